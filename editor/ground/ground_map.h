// The picture of the ground, or of any part of it: what a part shows does not depend on the part,
// nor on how the board came to be as it is. May be asked from several threads, also while it
// changes.
#pragma once

#include <QImage>
#include <QReadWriteLock>
#include <QSize>

#include "editor/ground/ground_model.h"

#include <functional>
#include <vector>

class QPainter;

namespace hexwerk::ground {

// Pictures are drawn in whole pieces of a lattice that begins at the board's corner, of so many
// pixels: on the screen small ones, as little is drawn anew there, for sheets larger ones, as less
// of what reaches over from beside is looked at twice, for strips of a file flat ones, as a strip
// is to fit into the cache of a processor. Where lines are smoothed a piece may differ from others
// by a shade.
inline constexpr QSize kScreenPiece(64, 64);
inline constexpr QSize kSheetPiece(512, 256);
inline constexpr QSize kStripPiece(1024, 128);
// Those that `part` touches, whole.
std::vector<QRect> piecesUnder(const QRect &part, QSize piece);

class GroundMap
{
public:
    GroundMap(GroundBoard board, Manner manner)
        : m_model(std::move(board), manner)
    {
    }

    GroundBoard board() const;
    Manner manner() const { return m_model.manner(); }
    // Waits for pictures in the making. The sizes of the boards must be the same.
    void change(const std::vector<Place> &places, const GroundBoard &board);

    // Pixels of the whole board; it is not turned, whatever its manner.
    QSize size(int width) const;
    // Pixels `part` of it, cut to the board; RGB32. `art` must be of the manner's turn. `onSoil`,
    // if any, draws on the bare soil, in pixels of the board.
    QImage picture(const GroundArt &art, QRect part, bool withGrid,
                   const std::function<void(QPainter &)> &onSoil = {},
                   QSize piece = kScreenPiece) const;
    // Hexes whose centre shows another soil than their own: there is none where noise is tame.
    std::vector<Place> strayCentres(const GroundArt &art) const;

private:
    mutable QReadWriteLock m_lock;
    GroundModel m_model;
};

} // namespace hexwerk::ground
