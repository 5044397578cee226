// [D9.6.4d] Fortifications and obstacles that their owner turns while units are set up.
#pragma once

#include "core/assault/changes.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

// The hexes of the side's set-up zones with a marker that can be turned, each once.
std::vector<Hex> worksOf(const Position &p, SideIndex side);
// Whether the side may turn the marker in the hex by one vertex now.
Ruling<> turnWorkRuling(const Position &p, SideIndex side, Hex hex);
// Clockwise. The position gets a setting of its own, with the changed board.
void turnWork(Turn turn, Hex hex);

} // namespace hexwerk::assault
