// What is done to many hexes at once: stamps laid down, levels raised, terrain replaced. As plain
// functions.
#pragma once

#include "core/assault/board/stamp.h"
#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/layers.h"

#include <vector>

namespace hexwerk::assault::ui {

// The board as it is, and without what the scenario paints over it.
struct BoardStates
{
    const Board &now;
    const Board &ground;
    const TerrainChart &chart;
};

// Lays the stamp where it lies; what leaves the board is cut off. Roads, hexsides and overlays of
// its hexes make room. Layers in `spared` stay as they are.
void layStamp(Scenario &scenario, const BoardStates &board, const Stamp &stamp,
              const LayerSet &spared);
// Levels stay between 0 and 2.
void shiftLevels(BoardSpec &spec, const BoardStates &board, const std::vector<Hex> &hexes, int by);
// Those of the hexes that have this terrain.
std::vector<Hex> hexesOfTerrain(const BoardStates &board, const std::vector<Hex> &hexes,
                                const std::string &terrain);

} // namespace hexwerk::assault::ui
