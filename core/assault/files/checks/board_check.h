// What keeps a board from being composed, at the keys that are to blame.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/board/compose.h"
#include "core/files/check_list.h"

#include <optional>

namespace hexwerk::assault {

// The composed board; else its faults are in the list. `root` is the path of the board's table.
std::optional<Board> checkBoard(const BoardSpec &spec, const TerrainChart &chart,
                                const TileLookup &tiles, const KeyPath &root, CheckList &list);
// The same for a tile by itself.
void checkTile(const Tile &tile, const TerrainChart &chart, CheckList &list);

std::vector<std::string> terrainIds(const TerrainChart &chart);

} // namespace hexwerk::assault
