// From a map of Tiled to a board: which terrain each of its tiles becomes.
#pragma once

#include "core/assault/board/board_spec.h"
#include "core/assault/board/terrain.h"
#include "editor/tmx/tmx_map.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// The terrain that the names of the tile sound like, or that of its tileset where it has none;
// empty if none does.
std::string guessedTerrain(const editor::TmxTile &tile, const TerrainChart &chart);

// Size, terrain, levels and patches. `terrains` has an id for each tile of the map; an empty one
// leaves what lies below. Where nothing lies is `ground`.
BoardSpec boardOf(const editor::TmxMap &map, const std::vector<std::string> &terrains,
                  const std::string &ground);

} // namespace hexwerk::assault::ui
