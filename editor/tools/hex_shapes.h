// Sets of hexes: brushes, lines, rectangles.
#pragma once

#include "core/board/board.h"

#include <vector>

namespace hexwerk::editor {

// All hexes of the board up to `radius` hexes away.
std::vector<Hex> hexesAround(const Board &board, Hex centre, int radius);
// A shortest way, both ends included, each hex next to the one before.
std::vector<Hex> hexLine(Hex from, Hex to);
// By columns and rows, both corners included.
std::vector<Hex> hexRectangle(Hex corner, Hex other);

} // namespace hexwerk::editor
