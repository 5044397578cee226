// Changes of the board in a game: of the composed board, of the specification that it comes from,
// so that a scenario made of the position has them too, and of the lines of sight. A small one
// takes at most 2 ms at 100x100. The hexes must be on the board.
#pragma once

#include "core/assault/game/setting.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// Gives the hexes another terrain, which must be in the chart.
void setTerrain(Setting &setting, const std::vector<Hex> &hexes, const std::string &terrain);

// [R12.4.6.2b] The crater row that a crater would make of the hex; none where it leaves no crater.
std::optional<TerrainIndex> craterOf(const Setting &setting, Hex hex);
void layCrater(Setting &setting, Hex hex);

// [R12.5e] A ruin in place of what was built there; a fortification is gone with it.
void layRuin(Setting &setting, Hex hex);
// One that is printed on a tile comes back where the specification is composed again.
void removeFortification(Setting &setting, Hex hex);
// [D12.5d] Turns the marker of a fortification, which must be there, to its trench side.
void turnIntoTrench(Setting &setting, Hex hex);

// RULING [D9.6.4d]: markers that the scenario lays; walls, slopes and bridges are drawn on the map.
bool isObstacle(const Hexside &side, Hex hex);
// Whether any belong to the hex.
bool hasObstacles(const Setting &setting, Hex hex);
void removeObstacles(Setting &setting, Hex hex);

// [D9.6.4d] Turns the fortification and the obstacles of the hex by one vertex clockwise.
void turnWorks(Setting &setting, Hex hex);

} // namespace hexwerk::assault
