// [R9.11] Who carries whom, who gets on and who gets off.
#pragma once

#include "core/assault/game/passengers.h"
#include "core/assault/tables/movement_kind.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

// [R9.11c] Whether the transport takes such a unit, and has room for it, in strength points of
// the sides of the counters that show.
Ruling<> capacityRuling(const Position &p, const Unit &unit, UnitId carrier);
// [R9.11.2] Whether a unit can get on a transport by moving into its hex.
Ruling<> loadRuling(const Position &p, UnitId unit, UnitId carrier);
// [R9.11.4] Whether a transport can take up a gun by moving into its hex.
Ruling<> takeUpRuling(const Position &p, UnitId carrier, UnitId gun);
// Whether a movement may end in the hex of a friend, and be joined with it. [R9.0c]
Ruling<> joinRuling(const Position &p, const Walk &walk, UnitId other);
// The friend that a movement would be joined with if it ended where it is: the transport it gets
// on, or the gun it takes up; none where it could not.
UnitId partnerAt(const Position &p, const Walk &walk);

// [R9.11.4] [R9.11.5] Whether a transport may set out for it.
Ruling<> loadActionRuling(const Position &p, const Unit &carrier);
Ruling<> unloadActionRuling(const Position &p, const Unit &carrier);
// [R9.11.3a] Whether a passenger may get off by an action of its own.
Ruling<> dismountRuling(const Position &p, const Unit &unit);
// Able to act, or aboard a transport and able to get off. [R6.4e] [R9.11.3a]
bool canBeActivated(const Position &p, const Unit &unit);
// [R9.11.3f] [R9.11.5b] [R10.10.3b] Whether a carried unit can be put off into a hex.
Ruling<> exitRuling(const Position &p, const Unit &unit, Hex hex);
bool hasExit(const Position &p, const Unit &unit);

} // namespace hexwerk::assault
