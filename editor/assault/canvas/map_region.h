// A part of the map alone: its hexes, with nothing of those beside them.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include "core/assault/board/board.h"
#include "editor/canvas/hex_geometry.h"

#include <optional>

namespace hexwerk::assault::ui {

// Empty: the whole board.
using MapRegion = std::optional<editor::HexSpan>;

// A part of the board that has a name, as a tile or what is selected.
struct NamedRegion
{
    QString name;
    editor::HexSpan hexes;
};

// "C3:H9", two opposite corners in any order; one hex is a region, too. Empty for what is none.
MapRegion regionFromString(const QString &text);
QString toString(const editor::HexSpan &region); // "C3:H9"
bool contains(const editor::HexSpan &region, Hex hex);
bool isOn(const Board &board, const editor::HexSpan &region);

// In the geometry's coordinates.
QRectF regionRect(const editor::HexGeometry &geometry, const Board &board, const MapRegion &region);
QPainterPath regionOutline(const editor::HexGeometry &geometry, const editor::HexSpan &region);

} // namespace hexwerk::assault::ui
