// [D9.13] Movement with covering fire.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether anybody can cover the movement of the unit.
Ruling<> coveringFireAnnouncement(const Position &p, const Unit &mover);
// Whether the other unit can.
Ruling<> coverPartnerRuling(const Position &p, UnitId mover, UnitId other);
bool hasCoverPartner(const Position &p, const Unit &mover);
// [D9.13c] The die that the cover is worth against the unit that reacts; empty for none.
std::optional<Die> coverDie(const Position &p, const Covering &covering, UnitId reactor);

} // namespace hexwerk::assault
