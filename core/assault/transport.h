// [R9.11] Who carries whom, who gets on and who gets off.
#pragma once

#include "core/assault/changes.h"
#include "core/assault/movement_kind.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

// In play, or aboard a transport that is.
inline bool isOnMap(const Unit &unit)
{
    return unit.inPlay() || (unit.state == UnitState::Carried && !unit.at.isNowhere());
}

// Those it carries, by id.
std::vector<UnitId> passengersOf(const Position &p, UnitId carrier);
// Those that were aboard a transport that is gone, by id.
std::vector<UnitId> strandedUnits(const Position &p);
bool carriesAny(const Position &p, UnitId carrier);
// [R9.11.1b] Whether it rides on the hull, for all to see.
bool isRider(const Position &p, const Unit &unit);

// Whether the transport takes such a unit, and has room for it.
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
// [R9.11.3a]
Ruling<> dismountRuling(const Position &p, const Unit &unit);
// [R9.11.3f] [R9.11.5b] [R10.10.3b] Whether a carried unit can be put off into a hex.
Ruling<> exitRuling(const Position &p, const Unit &unit, Hex hex);
bool hasExit(const Position &p, const Unit &unit);

void putAboard(Unit &unit, const Unit &carrier);
void load(Turn turn, Unit &unit, const Unit &carrier);

} // namespace hexwerk::assault
