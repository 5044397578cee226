// Draws roads as bands through the centres of hexes, and what lies on hexsides.
#pragma once

#include <QPainter>

#include "core/assault/board/board.h"
#include "editor/canvas/hex_geometry.h"

namespace hexwerk::assault::ui {

void paintRoads(QPainter &painter, const Board &board, const editor::HexGeometry &geometry,
                const editor::HexSpan &span);
void paintHexsides(QPainter &painter, const Board &board, const editor::HexGeometry &geometry,
                   const editor::HexSpan &span);

} // namespace hexwerk::assault::ui
