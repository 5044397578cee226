// [R11] A close combat as a position has it: what its rules have to know, and who may take part.
#pragma once

#include "core/assault/rules/fighting/close_combat.h"
#include "core/assault/rules/firing/shot.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// [R11.1.1.1a] Whether the unit may support the close combat in a hex.
Ruling<> supportRuling(const Position &p, const Unit &unit, Hex hex);

// [R11.4b] Whether a passenger may be attacked before the close combat, and the dice of both.
Ruling<> passengerRuling(const Position &p, const PassengerAttackFrame &attack, UnitId passenger);
DiceCount passengerDice(const Position &p, UnitId assault, UnitId passenger);

// The round under way, the first with `initial`.
CloseCombatSituation closeCombatSituation(const Position &p, const CloseCombatFrame &combat);

} // namespace hexwerk::assault
