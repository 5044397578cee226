// Draws roads as bands through the centres of hexes, and what lies on hexsides.
#pragma once

#include <QPainter>

#include "core/board/board.h"
#include "editor/canvas/hex_geometry.h"

namespace hexwerk::editor {

void paintRoads(QPainter &painter, const Board &board, const HexGeometry &geometry,
                const HexSpan &span);
void paintHexsides(QPainter &painter, const Board &board, const HexGeometry &geometry,
                   const HexSpan &span);

} // namespace hexwerk::editor
