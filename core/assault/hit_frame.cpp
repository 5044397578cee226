// [R10.7.3] What is left of an attack is done to its target: damage, morale, critical hits.
#include "core/assault/frame_steps.h"
#include "core/assault/ranged_fire.h"

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
    if (!target.inPlay()) {
        if (!hit.moving)
            removeDugIn(turn, hex);
        return Done{};
    }
    // [R10.7.3e] One X or more suppress. [R4.2.3f] Elite units do not heed them.
    if (hit.left.x > 0 && turn.p.experience(target.id) != Experience::Elite)
        hit.outcome = afterSuppression(hit.outcome, delayed);
    // [R10.7.3a] Criticals come last.
    return next(hit, hit.left.c > 0 ? HitFrame::Critical : HitFrame::Consequence);
}

static Flow critical(Turn turn, HitFrame &hit)
{
    // [R10.7.5a] As many green dice against as many blue ones; only the strongest symbol left
    // counts.
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
    if (strongest.c > 0) // [R10.7.5b]
        hit.outcome = afterFallback(hit.outcome);
    else if (strongest.d > 0) // [R10.7.5c]
        hit.outcome = afterSuppression(hit.outcome, delayed);
    else if (strongest.x > 0 && turn.p.experience(target.id) != Experience::Elite) // [R10.7.5d]
        hit.outcome = afterSuppression(hit.outcome, delayed);
    return next(hit, HitFrame::Consequence);
}

static Flow consequence(Turn turn, const HitFrame &hit)
{
    // RULING A-52: the worst outcome, carried out once.
    Unit &target = turn.p.unit(hit.target);
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
        eliminate(turn, target, "R13.3i");
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
    if (!turn.p.unit(hit.target).inPlay()) // a referee may take it off
        return Done{};
    switch (hit.stage) {
    case HitFrame::Damage:
        return damaged(turn, hit);
    case HitFrame::Critical:
        return critical(turn, hit);
    case HitFrame::Consequence:
        return consequence(turn, hit);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
