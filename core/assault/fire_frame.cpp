// [R10] One shot, in the book's order.
#include "core/assault/frame_steps.h"
#include "core/assault/situations.h"

namespace hexwerk::assault {

static Flow choose(Turn turn, RangedFireFrame &fire)
{
    // [R10.0a] Somebody in sight and range; [R9.3a] who moved may find nobody.
    if (!hasTarget(turn.p, turn.p.unit(fire.firer)))
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Target,
                    .side = turn.p.unit(fire.firer).side,
                    .unit = fire.firer}};
    fire.target = std::get<Target>(*turn.answer).unit;
    report(turn, ShotFired{fire.firer, fire.target, false}, "R10.0a");
    return next(fire, RangedFireFrame::Spot);
}

static Flow spot(Turn turn, RangedFireFrame &fire)
{
    // [R10.5] Who is concealed has to be spotted by one die.
    const SightLine line = sightLine(turn.p, fire.firer, fire.target);
    const SpottingNeed need = spottingNeed(spottingSituation(turn.p, shotOf(fire), line),
                                           turn.p.setting->data.spotting, turn.p.setting->switches);
    if (!need.rolls)
        return next(fire, RangedFireFrame::Attack);
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice,
                    .use = RollUse::Spotting,
                    .plainDice = 1,
                    .unit = fire.firer,
                    .other = fire.target}};
    // [R10.5e] The number or more. [R10.5h] Otherwise it fires blind.
    const int roll = plainDice(turn, RollUse::Spotting, fire.firer)[0];
    const bool spotted = roll + need.modifier >= need.number;
    report(turn, SpottingRolled{fire.firer, fire.target, roll, need.modifier, need.number, spotted},
           "R10.5e");
    fire.blind = !spotted;
    return next(fire, RangedFireFrame::Attack);
}

static void markFirer(Turn turn, const RangedFireFrame &fire)
{
    // [R10.0d] [R8.2l] RULING A-35. Who moves as well is marked by its movement.
    if (fire.action == Action::Fire)
        mark(turn, turn.p.unit(fire.firer), Marker::Firing);
}

static Flow attack(Turn turn, RangedFireFrame &fire)
{
    Unit &target = turn.p.unit(fire.target);
    if (!turn.result) {
        const DiceCount count = rangedFireDice(
            rangedFireSituation(turn.p, shotOf(fire), sightLine(turn.p, fire.firer, fire.target)),
            turn.p.setting->data, turn.p.setting->switches);
        return Call{DuelFrame{.attack = count.attack,
                              .defence = count.defence,
                              .attacker = fire.firer,
                              .defender = fire.target,
                              .single = count.single,
                              .automaticX = static_cast<std::uint8_t>(count.automaticX)}};
    }
    const Symbols left = turn.result->left;
    fire.before = moraleOf(target.markers);
    fire.outcome = fire.before;
    const bool delayed = target.markers.has(Marker::DelayedAction);
    const Hex hex = target.at;
    markFirer(turn, fire);

    // [R10.7.3a] [R10.7.3b] A point for each C and D.
    damage(turn, target, left.c + left.d, "R10.7.3b");
    if (!target.inPlay()) {
        if (!fire.moving)
            removeDugIn(turn, hex);
        return Done{};
    }
    // [R10.7.3e] One X or more suppress. [R4.2.3f] Elite units do not heed them.
    if (left.x > 0 && turn.p.experience(target.id) != Experience::Elite)
        fire.outcome = afterSuppression(fire.outcome, delayed);
    // [R10.7.3a] Criticals come last.
    fire.criticals = left.c;
    return next(fire, left.c > 0 ? RangedFireFrame::Critical : RangedFireFrame::Consequence);
}

static Flow critical(Turn turn, RangedFireFrame &fire)
{
    // [R10.7.5a] As many green dice against as many blue ones; only the strongest symbol left
    // counts.
    if (!turn.result) {
        const DiceCount count = criticalDice(fire.criticals);
        return Call{DuelFrame{.attack = count.attack,
                              .defence = count.defence,
                              .attackUse = RollUse::CriticalAttack,
                              .defenceUse = RollUse::CriticalDefence,
                              .attacker = fire.firer,
                              .defender = fire.target}};
    }
    const Unit &target = turn.p.unit(fire.target);
    const Symbols strongest = turn.result->left.single();
    const bool delayed = target.markers.has(Marker::DelayedAction);
    if (strongest.c > 0) // [R10.7.5b]
        fire.outcome = afterFallback(fire.outcome);
    else if (strongest.d > 0) // [R10.7.5c]
        fire.outcome = afterSuppression(fire.outcome, delayed);
    else if (strongest.x > 0 && turn.p.experience(target.id) != Experience::Elite) // [R10.7.5d]
        fire.outcome = afterSuppression(fire.outcome, delayed);
    return next(fire, RangedFireFrame::Consequence);
}

static Flow consequence(Turn turn, RangedFireFrame &fire)
{
    // RULING A-52: the worst outcome, carried out once.
    Unit &target = turn.p.unit(fire.target);
    if (fire.outcome == fire.before)
        return Done{};
    switch (fire.outcome) {
    case Morale::None:
        return Done{};
    case Morale::Suppressed:
        setMorale(turn, target, Marker::Suppressed);
        return Done{};
    case Morale::Eliminated: {
        const Hex hex = target.at;
        eliminate(turn, target, "R13.3i");
        if (!fire.moving)
            removeDugIn(turn, hex);
        return Done{};
    }
    case Morale::Fallback:
    case Morale::FallbackSuppressed:
        if (fire.before < Morale::Fallback)
            return Replace{
                FallbackFrame{.walk = {.unit = target.id},
                              .lastStand = fire.lastStand,
                              .wasSuppressed = fire.outcome == Morale::FallbackSuppressed}};
        setMorale(turn, target, Marker::Suppressed); // RULING A-42: beside the fallback
        return Done{};
    }
    HW_UNREACHABLE();
}

// A referee may have taken one of them off, or put them together.
static bool isPossible(const Position &p, const RangedFireFrame &fire)
{
    if (!p.unit(fire.firer).inPlay())
        return false;
    return fire.stage == RangedFireFrame::Choose ||
           (p.unit(fire.target).inPlay() && p.unit(fire.target).at != p.unit(fire.firer).at);
}

Flow run(Turn turn, RangedFireFrame &fire)
{
    if (!isPossible(turn.p, fire))
        return Done{};
    switch (fire.stage) {
    case RangedFireFrame::Choose:
        return choose(turn, fire);
    case RangedFireFrame::Spot:
        return spot(turn, fire);
    case RangedFireFrame::Attack:
        return attack(turn, fire);
    case RangedFireFrame::Critical:
        return critical(turn, fire);
    case RangedFireFrame::Consequence:
        return consequence(turn, fire);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
