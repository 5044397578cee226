// [R11.3] [R11.5] What is special in a close combat with a vehicle.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/rules/fighting/close_combat.h"

namespace hexwerk::assault {

// [R11.3] Where a unit is hit; infantry and artillery are alike all round.
AreaOfImpact areaInCloseCombat(const Position &p, const CloseCombatFrame &combat, UnitId victim);

// [R11.1.2.1b] [R11.1.2e] Whether the assault unit may roll one attack die again for it.
bool isOutflanked(const Position &p, const CloseCombatFrame &combat);

// [R11.5a] The infantry that fights a vehicle; none if there is no such pair.
UnitId infantryAgainstVehicle(const Position &p, const CloseCombatFrame &combat);

// The dice of the round as it is fought, wheels and all.
CloseCombatDice roundDice(const Position &p, const CloseCombatFrame &combat);

} // namespace hexwerk::assault
