// [R12.3.2a] [R12.4b] When a support card may be turned up, and what it may attack.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// The side that is asked turns up a request, or has a battery fire.
Ruling<> callRuling(const Position &p, const CallIn &order);
// Whether the side may have something to turn up in this phase: what lies face down counts whatever
// it is.
bool mayCallIn(const Position &p, SideIndex side);

// [R12.3.3a] The target of the aircraft, [R12.3.6.2b] or of its friendly fire.
Ruling<> friendRuling(const Position &p, SideIndex side, Hex hex, UnitId target);
Ruling<> airTargetRuling(const Position &p, const AirFrame &air, UnitId target);

} // namespace hexwerk::assault
