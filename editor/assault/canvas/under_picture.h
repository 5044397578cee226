// A picture that lies under the map.
#pragma once

#include <QImage>
#include <QPainter>
#include <QTransform>

#include "core/assault/board/board_spec.h"
#include "editor/canvas/hex_geometry.h"

#include <memory>
#include <vector>

namespace hexwerk::assault::ui {

// As it is, then each time half as large, so that a small map does not flicker.
using PictureSteps = std::vector<QImage>;
PictureSteps pictureSteps(QImage picture);

struct ScenePicture
{
    std::shared_ptr<const PictureSteps> steps;
    QTransform place; // from pixels of the picture to widths of a hex on the map
    double opacity = 1;
    bool operator==(const ScenePicture &) const = default;
};

// By its points; over the whole board where they do not place it.
QTransform placeOf(const Underlay &underlay, QSize picture, int columns, int rows);
// Points that mean the same after everything on the board moved by columns and rows, on hexes that
// have names.
std::vector<PicturePoint> movedPoints(const Underlay &underlay, int columns, int rows);

// No further than the board reaches.
void paintUnderlay(QPainter &painter, const ScenePicture &picture,
                   const editor::HexGeometry &geometry, const QRectF &board);

} // namespace hexwerk::assault::ui
