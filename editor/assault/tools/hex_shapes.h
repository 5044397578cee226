// Sets of hexes: brushes, lines, rectangles, areas.
#pragma once

#include "core/assault/board/board.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

// All hexes of the board up to `radius` hexes away.
std::vector<Hex> hexesAround(const Board &board, Hex centre, int radius);
// A shortest way, both ends included, each hex next to the one before.
std::vector<Hex> hexLine(Hex from, Hex to);
// By columns and rows, both corners included.
std::vector<Hex> hexRectangle(Hex corner, Hex other);

// `start` and all hexes of the board that are connected with it by hexes like it.
std::vector<Hex> connectedHexes(const Board &board, Hex start,
                                const std::function<bool(Hex hex)> &isLike);
// The hexes of a closed way, each next to the one before and the last next to the first or the
// same, and all that it goes around.
std::vector<Hex> enclosedHexes(const std::vector<Hex> &way);

// Sorted; the second one is.
std::vector<Hex> united(std::vector<Hex> hexes, const std::vector<Hex> &others);
std::vector<Hex> without(std::vector<Hex> hexes, const std::vector<Hex> &others);

} // namespace hexwerk::assault::ui
