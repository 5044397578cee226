// [R10.7.3] What is left of an attack is done to its target: damage, morale, critical hits.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/consequence.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow damaged(Turn turn, HitFrame &hit)
{
    Unit &target = turn.p.unit(hit.target);
    const Victim victim = victimOf(turn.p, target);
    const Consequence harm = consequence(victim, Means::Fire, hit.left);
    hit.before = hit.outcome = victim.morale;
    const Hex hex = target.at;
    if (hit.left.c == 0)
        hit.strike.reset();

    damage(turn, target, harm.damage, "R10.7.3b");
    if (!target.isOnMap()) {
        if (!hit.moving)
            removeDugIn(turn, hex);
        return next(hit, hit.strike ? HitFrame::Blast : HitFrame::Passengers);
    }
    hit.outcome = harm.morale.value_or(hit.before);
    // [R10.7.3a] Criticals come last.
    return next(hit, hit.left.c > 0 ? HitFrame::Critical : HitFrame::Passengers);
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
    Unit &target = turn.p.unit(hit.target);
    const Consequence harm =
        afterCritical(victimOf(turn.p, target), {.morale = hit.outcome}, turn.result->left);
    if (harm.immobilised)
        immobilise(turn, target, "R10.7.6b");
    hit.outcome = *harm.morale;
    return next(hit, hit.strike ? HitFrame::Blast : HitFrame::Passengers);
}

static Flow blast(Turn turn, HitFrame &hit)
{
    // [R10.7.7a] [R12.5a] Then its hex.
    if (!turn.result)
        return Call{BlastFrame{.attacker = hit.attacker,
                               .target = hit.target,
                               .strike = *hit.strike,
                               .criticals = hit.left.c}};
    const Unit &target = turn.p.unit(hit.target);
    if (turn.result->blast && target.isOnMap())
        hit.outcome =
            *afterBlast(victimOf(turn.p, target), {.morale = hit.outcome}, *turn.result->blast)
                 .morale;
    return next(hit, HitFrame::Passengers);
}

// What the fire and its critical roll come to, damage apart.
static Fate fateOf(const Position &p, const HitFrame &hit)
{
    Victim victim = victimOf(p, p.unit(hit.target));
    victim.morale = hit.before;
    return fateOf(
        victim, {.morale = hit.outcome == hit.before ? std::nullopt : std::optional(hit.outcome)});
}

static Flow passengers(Turn turn, HitFrame &hit)
{
    // [R10.10.3a] Who is aboard gets out of a transport that was hit or is suppressed; [R10.10.2a]
    // [R10.10.2b] of one that is destroyed, or was critically hit by the attack itself, not
    // unharmed.
    const Unit &target = turn.p.unit(hit.target);
    const Fate fate = fateOf(turn.p, hit);
    const bool destroyed = !target.inPlay() || fate >= Fate::Abandoned; // [R10.7.3h]
    // RULING [R10.10.2a]: a mine is no shot.
    const bool shot = hit.attacker != UnitId{} || hit.strike;
    const bool struck = destroyed || (shot && hit.left.c > 0);
    const bool leave = destroyed || hit.left.c + hit.left.d > 0 || fate != Fate::Stays;
    if (leave && !turn.result && carriesAny(turn.p, hit.target))
        return Call{DisembarkFrame{.stage = struck ? DisembarkFrame::Struck : DisembarkFrame::Leave,
                                   .carrier = hit.target}};
    return target.isOnMap() ? Flow(next(hit, HitFrame::Consequence)) : Flow(Done{});
}

// [R10.10.1c] Who is hit aboard has to get out, at once unless it is attacked in close combat
// [R11.4b]. RULING: that takes the place of a retreat.
static Flow aboard(Turn turn, const HitFrame &hit, Fate fate)
{
    Unit &target = turn.p.unit(hit.target);
    if (fate >= Fate::Abandoned) {
        // [R10.7.3g] [R10.7.5b] [R10.7.5c] A gun that would have to retreat is lost aboard too.
        eliminate(turn, target, fate == Fate::Eliminated ? "R13.3i" : "R10.7.3g");
        return Done{};
    }
    if (fate == Fate::Suppressed)
        setMorale(turn, target, Marker::Suppressed);
    const bool heeded = hit.left.c + hit.left.d > 0 || fate != Fate::Stays;
    if (!heeded || (turn.p.has(hit.attacker) && turn.p.unit(hit.attacker).at == target.at))
        return Done{};
    return Replace{DisembarkFrame{.carrier = target.carrier, .unit = target.id}};
}

static Flow consequence(Turn turn, const HitFrame &hit)
{
    // RULING A-52: the worst outcome, carried out once.
    Unit &target = turn.p.unit(hit.target);
    const Fate fate = fateOf(turn.p, hit);
    if (target.state == UnitState::Carried)
        return aboard(turn, hit, fate);
    switch (fate) {
    case Fate::Stays:
        return Done{};
    case Fate::Suppressed:
        setMorale(turn, target, Marker::Suppressed);
        return Done{};
    case Fate::FallsBack:
    case Fate::Abandoned: // in its hex, with its hole
        return Replace{FallbackFrame{.walk = {.unit = target.id},
                                     .lastStand = hit.lastStand,
                                     .wasSuppressed = hit.outcome == Morale::FallbackSuppressed}};
    case Fate::Eliminated: {
        const Hex hex = target.at;
        eliminate(turn, target, target.markers.has(Marker::Immobilised) ? "R10.7.6b" : "R13.3i");
        if (!hit.moving)
            removeDugIn(turn, hex);
        return Done{};
    }
    }
    HW_UNREACHABLE();
}

Flow run(Turn turn, HitFrame &hit)
{
    // A referee may take it off.
    if (!turn.p.unit(hit.target).isOnMap() && hit.stage != HitFrame::Passengers &&
        hit.stage != HitFrame::Blast)
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
    case HitFrame::Blast:
        return blast(turn, hit);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
