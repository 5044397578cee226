#include "core/assault/rules/firing/target_rulings.h"

#include "core/assault/game/message.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/readiness.h"
#include "core/hexes/facing.h"

#include <algorithm>

namespace hexwerk::assault {

bool isInArcOfFire(const Position &p, const Unit &unit, Hex hex)
{
    // [R9.6.3.2.8d] Inside a work that is open to the front only, no further than that; [D9.6.4b]
    // infantry looks out on all sides.
    const UnitType type = p.card(unit.id).type;
    const FortificationRow *work = p.fortificationOf(unit);
    if (work && !work->fullArc[static_cast<std::size_t>(type)] &&
        !inArc(unit.at, p.board().at(unit.at).fortification->facing, hex))
        return false;
    // [R10.6a] Infantry fires all round; [R10.6b] [R10.6c] all others through their two front
    // hexes.
    return type == UnitType::Infantry || inArc(unit.at, unit.facing, hex);
}

bool firesAllRound(const Position &p, const Unit &unit)
{
    return p.card(unit.id).turret || p.traits(unit.id).firesAllRound;
}

// Attack dice that are left after those that a marker takes. [R10.8.1a] [R9.12.2d]
static int attackDiceLeft(const Position &p, const Unit &firer, const Pool &dice)
{
    return dice.size() + (p.experience(firer.id) >= Experience::Veteran ? 1 : 0) -
           (firer.markers.has(Marker::AttackDiceMinus1) ? 1 : 0) -
           (firer.markers.has(Marker::Hidden) ? 1 : 0);
}

Ruling<> enemyRuling(const Position &p, const Unit &firer, UnitId targetId)
{
    // [R10.0a] An enemy on the map; [R10.10a] who is aboard is none, [R10.10.1a] [R7.1.2f]
    // but riders are, and [R10.10.1d] their vehicle like any other.
    if (!p.has(targetId))
        return refuse(Message::UnknownUnit, "R10.0a");
    const Unit &target = p.unit(targetId);
    if (!firer.inPlay() || target.side == firer.side || !target.isOnMap())
        return refuse(Message::NotATarget, "R10.0a");
    if (!target.inPlay() && !isRider(p, target))
        return refuse(Message::NotATarget, "R10.10a");
    if (firer.at == target.at)
        return refuse(Message::CloseCombatMarker, "R10.0c");
    return {};
}

Ruling<> targetRuling(const Position &p, const Unit &firer, UnitId targetId)
{
    HW_TRY(enemyRuling(p, firer, targetId));
    const Unit &target = p.unit(targetId);

    // [R10.1c] [R10.1b] Within a band of the card.
    const int range = distance(firer.at, target.at);
    const UnitCard &card = p.card(firer.id);
    const Pool *dice = attackDiceOf(card, p.card(targetId), range);
    if (!dice || dice->isEmpty())
        return refuse(Message::OutOfRange, "R10.1c", {range, card.maximumRange()});

    // RULING A-19: without an attack die there is no attack.
    const Pool extra = abilityDice(p.traits(firer.id), p.card(targetId), range);
    if (attackDiceLeft(p, firer, *dice) + extra.size() <= 0)
        return refuse(Message::NoAttackDice, "R10.8.1a");

    // [R10.6b] [R10.6c] In its arc, or with a turret; [R10.6g] a gun has to be turned before.
    if (!mayFireAt(p, firer, target.at))
        return refuse(Message::OutOfArc, "R10.6b");

    // [R9.6.3.2g] [D9.6.5c] Guns are not aimed down a steep slope at the next hex.
    if (card.type != UnitType::Infantry && range == 1 &&
        p.board().at(firer.at).hasSide(HexsideKind::SteepSlope, *directionTo(firer.at, target.at)))
        return refuse(Message::SlopeBetween, "R9.6.3.2g");

    // [R10.2a] Within the scenario's limit of sight, [R10.2b] not through a blocked line.
    const SightMap &sight = p.setting->sight;
    if (sight.isTooFar(firer.at, target.at))
        return refuse(Message::OutOfRange, "R10.2a", {range, *p.setting->scenario.losLimit});
    if (sight.status(sightEnd(p, firer), sightEnd(p, target), p.smoke) == SightStatus::Blocked)
        return refuse(Message::SightBlocked, "R10.2b");
    return {};
}

Ruling<> shotRuling(const Position &p, const Unit &firer, UnitId target, Action action)
{
    if (isSupportAction(action))
        return supportTargetRuling(p, firer, target, action);
    HW_TRY(targetRuling(p, firer, target));
    // [R10.6f] As it faces when it fires. [R10.6e] Without moving, a turret that turns is turret
    // firing; [R10.0e] [R10.6d] with a move it is part of that.
    const bool inArc = isInArcOfFire(p, firer, p.unit(target).at);
    if (action == Action::Fire && !inArc)
        return refuse(Message::OutOfArc, "R10.6e");
    if (action == Action::TurretFire && inArc)
        return refuse(Message::InsideArc, "R10.6e");
    return {};
}

bool hasTarget(const Position &p, const Unit &firer, Action action)
{
    if (!firer.inPlay())
        return false;
    // Nobody who is gone or too far need be looked at closely.
    const int reach = p.card(firer.id).maximumRange();
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &target) {
        return target.side != firer.side && target.isOnMap() &&
               distance(firer.at, target.at) <= reach &&
               shotRuling(p, firer, target.id, action).has_value();
    });
}

Action reactionAction(const Position &p, const Unit &firer, Hex hex)
{
    // [R10.6f] By the arc as it lies now, and the hex in which the target is met.
    return isInArcOfFire(p, firer, hex) ? Action::Fire : Action::TurretFire;
}

Ruling<> reactionRuling(const Position &p, const Unit &unit, UnitId mover)
{
    // [R8.2j] Only who was not activated this turn, [R8.2l] and can target the mover.
    // [R8.2n] A card lets it react once more.
    if (unit.activated && hasCardEffect(p, CardWord::ReactionFire, unit))
        HW_TRY(abilityToActRuling(p, unit));
    else
        HW_TRY(activationRuling(p, unit));
    // [R8.3c] A card keeps the mover from it.
    if (hasCardEffect(p, CardWord::NoReaction, p.unit(mover)))
        return refuse(Message::CardForbids, "R8.3c");
    HW_TRY(costRuling(p, unit)); // [R8.2m]
    auto ruling = targetRuling(p, unit, mover);
    if (ruling || p.card(mover).type != UnitType::Vehicle)
        return ruling;
    // [R10.10.1a] or those who ride on it.
    for (const UnitId passenger : passengersOf(p, mover))
        if (targetRuling(p, unit, passenger))
            return {};
    return ruling;
}

} // namespace hexwerk::assault
