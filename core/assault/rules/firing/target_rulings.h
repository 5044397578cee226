// [R10] Who may be fired at, from where.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// [R10.6] Whether a hex lies in the arc of fire of a unit, where it stands and as it faces.
bool isInArcOfFire(const Position &p, const Unit &unit, Hex hex);
// [R10.6c] [R10.6h] A turret, or what stands on the card, fires outside the arc too.
bool firesAllRound(const Position &p, const Unit &unit);
// Whether it can fire at a hex without turning, apart from sight and range.
inline bool mayFireAt(const Position &p, const Unit &unit, Hex hex)
{
    return isInArcOfFire(p, unit, hex) || firesAllRound(p, unit);
}

// [R10.0a] [R10.10a] Whether it is an enemy that can be fired at, from elsewhere on the map.
Ruling<> enemyRuling(const Position &p, const Unit &firer, UnitId target);
// [R10.0a] [R10.1] [R10.2b] Whether the firer can attack the target from where both are.
Ruling<> targetRuling(const Position &p, const Unit &firer, UnitId target);
// And by this action: a turret fires outside its arc by an action of its own. [R10.6e]
Ruling<> shotRuling(const Position &p, const Unit &firer, UnitId target, Action action);
bool hasTarget(const Position &p, const Unit &firer, Action action);
// RULING A-35: the action that a reaction to a unit in this hex counts as.
Action reactionAction(const Position &p, const Unit &firer, Hex hex);

// [R8.2] Whether the unit may fire at the one that moves.
Ruling<> reactionRuling(const Position &p, const Unit &unit, UnitId mover);

} // namespace hexwerk::assault
