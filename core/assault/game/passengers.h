// [R9.11] Who is aboard.
#pragma once

#include "core/assault/game/position.h"

#include <vector>

namespace hexwerk::assault {

// Those it carries, by id.
std::vector<UnitId> passengersOf(const Position &p, UnitId carrier);
// Those that were aboard a transport that is gone, by id.
std::vector<UnitId> strandedUnits(const Position &p);
bool carriesAny(const Position &p, UnitId carrier);
// [R9.11.1b] Whether it rides on the hull, for all to see.
bool isRider(const Position &p, const Unit &unit);
// Where a line of sight to or from it ends. RULING [R9.6.2.2]: riders of a vehicle are as high as
// it is, in no upper storey.
SightEnd sightEnd(const Position &p, const Unit &unit);

} // namespace hexwerk::assault
