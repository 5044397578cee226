// [D9.6.4d] Fortifications and obstacles that their owner turns while units are set up.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

// The hexes of the side's set-up zones with a marker that can be turned, each once.
std::vector<Hex> worksOf(const Position &p, SideIndex side);
// Whether the side may turn the marker in the hex by one vertex clockwise now.
Ruling<> turnWorkRuling(const Position &p, SideIndex side, Hex hex);
// Whether there is one.
bool canTurnWork(const Position &p, SideIndex side);

} // namespace hexwerk::assault
