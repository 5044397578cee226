// [R5.8] [R6.7a] Units that are set up by their player, and reinforcements.
#pragma once

#include "core/assault/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether the unit waits to be placed now.
bool isDue(const Position &p, const Unit &unit);
// Whether it may stand in the hex at its set-up or arrival.
Ruling<> placeRuling(const Position &p, const Unit &unit, Hex hex);
// Whether the side has a unit that is due and a hex for it.
bool canPlace(const Position &p, SideIndex side);

} // namespace hexwerk::assault
