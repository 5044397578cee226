// [R10.7.3] What is left of an attack is done to its target: damage, morale, critical hits.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow damaged(Turn turn, HitFrame &hit)
{
    Unit &target = turn.p.unit(hit.target);
    hit.before = moraleOf(target.markers);
    hit.outcome = hit.before;
    const bool delayed = target.markers.has(Marker::DelayedAction);
    const Hex hex = target.at;

    // [R10.7.3a] [R10.7.3b] A point for each C and D.
    damage(turn, target, hit.left.c + hit.left.d, "R10.7.3b");
    if (!target.isOnMap()) {
        if (!hit.moving)
            removeDugIn(turn, hex);
        return next(hit, HitFrame::Passengers);
    }
    // [R10.7.3e] One X or more suppress. [R4.2.3f] Elite units do not heed them.
    if (hit.left.x > 0 && turn.p.experience(target.id) != Experience::Elite)
        hit.outcome = afterSuppression(hit.outcome, delayed);
    // [R10.7.3a] Criticals come last.
    return next(hit, hit.left.c > 0 ? HitFrame::Critical : HitFrame::Passengers);
}

// [R10.7.6b] Immobilised; a second time it is the end.
static void stopVehicle(Turn turn, HitFrame &hit)
{
    Unit &target = turn.p.unit(hit.target);
    if (target.markers.has(Marker::Immobilised))
        hit.outcome = Morale::Eliminated;
    else
        immobilise(turn, target, "R10.7.6b");
}

static Flow critical(Turn turn, HitFrame &hit)
{
    // [R10.7.5a] [R10.7.6a] As many green dice against as many blue ones; only the strongest symbol
    // left counts.
    if (!turn.result) {
        const DiceCount count = criticalDice(hit.left.c);
        return Call{DuelFrame{.attack = count.attack,
                              .defence = count.defence,
                              .attackUse = RollUse::CriticalAttack,
                              .defenceUse = RollUse::CriticalDefence,
                              .attacker = hit.attacker,
                              .defender = hit.target}};
    }
    const Unit &target = turn.p.unit(hit.target);
    const Symbols strongest = turn.result->left.single();
    const bool delayed = target.markers.has(Marker::DelayedAction);
    const bool isVehicle = turn.p.card(target.id).type == UnitType::Vehicle;
    if (strongest.c > 0 && isVehicle)
        stopVehicle(turn, hit);
    else if (strongest.c > 0 || (strongest.d > 0 && isVehicle)) // [R10.7.5b] [R10.7.6c]
        hit.outcome = afterFallback(hit.outcome);
    else if (strongest.d > 0) // [R10.7.5c]
        hit.outcome = afterSuppression(hit.outcome, delayed);
    else if (strongest.x > 0 && turn.p.experience(target.id) != Experience::Elite)
        hit.outcome = afterSuppression(hit.outcome, delayed); // [R10.7.5d] [R10.7.6d]
    return next(hit, HitFrame::Passengers);
}

static Flow passengers(Turn turn, HitFrame &hit)
{
    // [R10.10.3a] Who is aboard gets out of a transport that was hit or is suppressed; [R10.10.2a]
    // [R10.10.2b] of one that is destroyed, or was critically hit by the attack itself, not
    // unharmed.
    const Unit &target = turn.p.unit(hit.target);
    const bool falls = hit.outcome >= Morale::Fallback && hit.before < Morale::Fallback;
    const bool destroyed = !target.inPlay() || hit.outcome == Morale::Eliminated ||
                           (falls && cannotFallBack(turn.p, target)); // [R10.7.3h]
    // RULING [R10.10.2a]: a mine is no shot.
    const bool shot = hit.attacker != UnitId{};
    const bool struck = destroyed || (shot && hit.left.c > 0);
    const bool leave = destroyed || hit.left.c + hit.left.d > 0 || hit.outcome != hit.before;
    if (leave && !turn.result && carriesAny(turn.p, hit.target))
        return Call{DisembarkFrame{.stage = struck ? DisembarkFrame::Struck : DisembarkFrame::Leave,
                                   .carrier = hit.target}};
    return target.isOnMap() ? Flow(next(hit, HitFrame::Consequence)) : Flow(Done{});
}

// [R10.10.1c] Who is hit aboard has to get out, at once unless it is attacked in close combat
// [R11.4b]. RULING: that takes the place of a retreat.
static Flow aboard(Turn turn, const HitFrame &hit)
{
    Unit &target = turn.p.unit(hit.target);
    if (hit.outcome == Morale::Eliminated) {
        eliminate(turn, target, "R13.3i");
        return Done{};
    }
    // [R10.7.3g] [R10.7.5b] [R10.7.5c] A gun that would have to retreat is lost aboard too.
    if (hit.outcome >= Morale::Fallback && cannotFallBack(turn.p, target)) {
        eliminate(turn, target, "R10.7.3g");
        return Done{};
    }
    if (hit.outcome != hit.before)
        setMorale(turn, target, Marker::Suppressed);
    const bool heeded = hit.left.c + hit.left.d > 0 || hit.outcome != hit.before;
    if (!heeded || turn.p.unit(hit.attacker).at == target.at)
        return Done{};
    return Replace{DisembarkFrame{.carrier = target.carrier, .unit = target.id}};
}

static Flow consequence(Turn turn, const HitFrame &hit)
{
    // RULING A-52: the worst outcome, carried out once.
    Unit &target = turn.p.unit(hit.target);
    if (target.state == UnitState::Carried)
        return aboard(turn, hit);
    if (hit.outcome == hit.before)
        return Done{};
    switch (hit.outcome) {
    case Morale::None:
        return Done{};
    case Morale::Suppressed:
        setMorale(turn, target, Marker::Suppressed);
        return Done{};
    case Morale::Eliminated: {
        const Hex hex = target.at;
        eliminate(turn, target, target.markers.has(Marker::Immobilised) ? "R10.7.6b" : "R13.3i");
        if (!hit.moving)
            removeDugIn(turn, hex);
        return Done{};
    }
    case Morale::Fallback:
    case Morale::FallbackSuppressed:
        if (hit.before < Morale::Fallback)
            return Replace{
                FallbackFrame{.walk = {.unit = target.id},
                              .lastStand = hit.lastStand,
                              .wasSuppressed = hit.outcome == Morale::FallbackSuppressed}};
        setMorale(turn, target, Marker::Suppressed); // RULING A-42: beside the fallback
        return Done{};
    }
    HW_UNREACHABLE();
}

Flow run(Turn turn, HitFrame &hit)
{
    // A referee may take it off.
    if (!turn.p.unit(hit.target).isOnMap() && hit.stage != HitFrame::Passengers)
        return Done{};
    switch (hit.stage) {
    case HitFrame::Damage:
        return damaged(turn, hit);
    case HitFrame::Critical:
        return critical(turn, hit);
    case HitFrame::Passengers:
        return passengers(turn, hit);
    case HitFrame::Consequence:
        return consequence(turn, hit);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
