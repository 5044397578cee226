// Situations filled from a position: what the rules of a shot or a close combat have to know.
#pragma once

#include "core/assault/close_combat.h"
#include "core/assault/position.h"
#include "core/assault/ranged_fire.h"
#include "core/assault/spotting.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

Fighter fighter(const Position &p, const Unit &unit);

// One shot, as frames, previews and candidates speak of it.
struct Shot
{
    UnitId firer = {};
    UnitId target = {};
    std::vector<UnitId> joined = {}; // fire support units
    Action action = Action::Fire;
    bool moving = false;               // the target is on its way
    bool fallingBack = false;          // in its retreat
    bool withdrawing = false;          // from a close combat
    std::optional<RoadKind> road = {}; // that it followed into its hex
    std::optional<Die> coverDie = {};  // [D9.13c]
    bool blind = false;
};
Shot shotOf(const RangedFireFrame &fire);
Shot shotOf(const SupportFireFrame &fire);

SightLine sightLine(const Position &p, UnitId firer, UnitId target);
RangedFireSituation rangedFireSituation(const Position &p, const Shot &shot, const SightLine &line);
// The dice of the shot from where both stand.
DiceCount shotDice(const Position &p, const Shot &shot);
SpottingSituation spottingSituation(const Position &p, const Shot &shot, const SightLine &line);
SpottingNeed spottingNeedOf(const Position &p, const Shot &shot);
// [R7.1.2a] Whether the dice are rolled once before, to see which of them take part.
bool hasPreliminaryRoll(const Position &p, const Shot &shot);
// [D7.1.2b] The defence dice once the attack shows a critical hit; none where that makes no
// difference.
Pool defenceOnCritical(const Position &p, const Shot &shot);

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

// [R6.4e] [R6.4f] Not yet activated, and able to act.
Ruling<> activationRuling(const Position &p, const Unit &unit);
// That, or aboard a transport and able to get off. [R9.11.3a]
bool canBeActivated(const Position &p, const Unit &unit);

// [R13.3h] A gun, or an immobilised vehicle: a fallback is its end.
bool cannotFallBack(const Position &p, const Unit &unit);

// [R8.2] Whether the unit may fire at the one that moves.
Ruling<> reactionRuling(const Position &p, const Unit &unit, UnitId mover);
// [R11.1.1.1a] Whether the unit may support the close combat in a hex.
Ruling<> supportRuling(const Position &p, const Unit &unit, Hex hex);

// [R11.4b] Whether a passenger may be attacked before the close combat, and with what.
Ruling<> passengerRuling(const Position &p, const PassengerAttackFrame &attack, UnitId passenger);
DiceCount passengerDice(const Position &p, UnitId assault, UnitId passenger);

CloseCombatSituation closeCombatSituation(const Position &p, const CloseCombatFrame &combat);

} // namespace hexwerk::assault
