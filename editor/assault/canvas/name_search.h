// Finds places for names on a map: clear of what they must not cover and of each other where there
// is room, or else where they cover least. Lengths are in widths of a hex.
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace hexwerk::assault::ui {

// What is better left to be seen, if that needs no longer way.
struct SparedPoint
{
    QPointF at;
    double worth = 0; // how much longer a way it is worth
};

struct SeekingName
{
    QPointF at; // the centre of what bears the name
    QSizeF size;
    std::vector<QRectF> barred;
    std::vector<SparedPoint> spared;
    QRectF before = {}; // where it was: there it stays as long as it covers nothing; null: nowhere
};

// Where the middle of a name may lie, and where any part of it.
QRectF reachOf(const SeekingName &name);
QRectF regionOf(const SeekingName &name);

// What a name in `box` covers of `barred`, or loses at the rim of the board, in millionths of the
// square of a hex's width; 0: it is free.
std::int64_t coveredBy(const QRectF &box, const std::vector<QRectF> &barred, const QRectF &board);

// A box for each. No name covers less elsewhere within its reach while the others stay, nor do two
// that overlap at any pair of the usual places. What is far away has no influence.
std::vector<QRectF> placesOf(const std::vector<SeekingName> &names, const QRectF &board);

} // namespace hexwerk::assault::ui
