// What a unit may be announced for.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether a unit of the side that is asked may be announced for the action now.
Ruling<> announceRuling(const Position &p, const Unit &unit, Action action);
// The same where the phase is that of the action, and it is one of an active unit that could be
// activated and paid for: only what the action itself needs.
Ruling<> actionRuling(const Position &p, const Unit &unit, Action action);
// Whether the unit can be activated and paid for, whatever it does.
Ruling<> activatedRuling(const Position &p, const Unit &unit);
// Whether it may make a movement of this kind at all, whatever lies around it. [R9.2] [R9.3]
// [R13.1c]
Ruling<> movementRuling(const Position &p, const Unit &unit, Action action);

// [R9.8.1a] [R9.8.1c] Whether the unit can dig in where it is.
Ruling<> digInRuling(const Position &p, const Unit &unit);

} // namespace hexwerk::assault
