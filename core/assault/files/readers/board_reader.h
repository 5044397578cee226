// Reads the tables of a board: those of [board] in a scenario, and those of a tile.
#pragma once

#include "core/assault/board/board_spec.h"
#include "core/assault/board/stamp.h"
#include "core/assault/files/readers/toml_values.h"

namespace hexwerk::assault {

void readBoard(TableReader &table, BoardSpec &board);
// What a tile has too: underlay, patch, road, hexside, overlay, label.
void readPainted(TableReader &table, Tile &tile);
// The same without terrain of their own.
void readPainted(TableReader &table, Stamp &stamp);
// The key `columns`, an even number.
void readWidth(TableReader &table, std::optional<int> &columns);

inline constexpr IntRange kBoardSize = {2, 200}; // hexes
inline constexpr IntRange kLevels = {0, 2};      // [R9.6.1e]
inline constexpr IntRange kFacings = {0, 5};
inline constexpr IntRange kOpacity = {0, 100}; // percent

} // namespace hexwerk::assault
