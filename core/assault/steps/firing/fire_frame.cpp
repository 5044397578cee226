// [R10] One shot, in the book's order.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/joint_fire.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static void markFirer(Turn turn, const RangedFireFrame &fire)
{
    // [R10.0d] [R8.2l] RULING A-35. Who moves as well is marked by its movement.
    if (fire.action == Action::Fire)
        mark(turn, turn.p.unit(fire.firer), Marker::Firing);
    else if (fire.action == Action::TurretFire) // [R10.6e]
        mark(turn, turn.p.unit(fire.firer), Marker::TurretFiring);
    for (const UnitId joined : fire.joined) // [R10.8.4b]
        if (turn.p.unit(joined).inPlay())
            mark(turn, turn.p.unit(joined), Marker::Firing);
}

static Flow choose(Turn turn, RangedFireFrame &fire)
{
    // [R10.0a] Somebody in sight and range; [R9.3a] who moved may find nobody.
    if (!turn.answer && !fire.forced && !hasTarget(turn.p, turn.p.unit(fire.firer), fire.action))
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Target,
                    .side = turn.p.unit(fire.firer).side,
                    .unit = fire.firer,
                    .other = fire.target}};
    const auto *target = std::get_if<Target>(turn.answer);
    if (!target) { // forced, and then nobody is fired at
        markFirer(turn, fire);
        return Done{};
    }
    fire.target = target->unit;
    report(turn, ShotFired{fire.firer, fire.target, fire.reaction}, "R10.0a");
    return next(fire, RangedFireFrame::Join);
}

static Flow join(Turn turn, RangedFireFrame &fire)
{
    // [R10.8.4a] [D10.8.4a] Units beside it may join in, one after the other.
    const auto can = [&](const Unit &unit) {
        return jointFireRuling(turn.p, fire, unit).has_value();
    };
    if (std::none_of(turn.p.units.begin(), turn.p.units.end(), can))
        return next(fire, RangedFireFrame::Spot);
    if (!turn.answer)
        return Ask{{.question = Question::JointFire,
                    .side = turn.p.unit(fire.firer).side,
                    .unit = fire.firer,
                    .other = fire.target}};
    const auto *support = std::get_if<Support>(turn.answer);
    if (!support)
        return next(fire, RangedFireFrame::Spot);
    // [R10.8.4b] Each is activated.
    fire.joined.push_back(support->unit);
    turn.p.unit(support->unit).activated = true;
    report(turn, JointFireNamed{support->unit, fire.firer}, "R10.8.4b");
    return Next{};
}

Ask askToSpot(UnitId observer, UnitId target)
{
    return {{.question = Question::PlainDice,
             .use = RollUse::Spotting,
             .plainDice = 1,
             .unit = observer,
             .other = target}};
}

bool isSpotted(Turn turn, UnitId observer, UnitId target, const SpottingNeed &need)
{
    // [R10.5e] The number or more.
    const int roll = plainDice(turn, RollUse::Spotting, observer)[0];
    const bool spotted = roll + need.modifier >= need.number;
    report(turn, SpottingRolled{observer, target, roll, need.modifier, need.number, spotted},
           "R10.5e");
    return spotted;
}

// [R8.3a] Who moves before it fires was answered when it was activated.
static bool isAnsweredNow(const Position &p, const RangedFireFrame &fire)
{
    return !fire.cardsAsked && fire.action != Action::MoveAndFire && anyHoldsCards(p);
}

static Flow spot(Turn turn, RangedFireFrame &fire)
{
    if (isAnsweredNow(turn.p, fire)) {
        fire.cardsAsked = true;
        return Call{CardsAskedFrame{.moment = CardMoment::Answer,
                                    .side = turn.p.unit(fire.firer).side,
                                    .unit = fire.firer,
                                    .other = fire.target}};
    }
    // [R10.5] Who is concealed has to be spotted by one die.
    const SpottingNeed need = spottingNeedOf(turn.p, shotOf(fire));
    if (!need.rolls)
        return next(fire, RangedFireFrame::Attack);
    if (!turn.answer)
        return askToSpot(fire.firer, fire.target);
    fire.blind = !isSpotted(turn, fire.firer, fire.target, need); // [R10.5h]
    return next(fire, RangedFireFrame::Attack);
}

static Flow attack(Turn turn, RangedFireFrame &fire)
{
    if (!turn.result) {
        const DiceCount count = shotDice(turn.p, shotOf(fire));
        return Call{DuelFrame{.attack = count.attack,
                              .joined = count.joined,
                              .defence = count.defence,
                              .attacker = fire.firer,
                              .defender = fire.target,
                              .single = count.single,
                              .automaticX = static_cast<std::uint8_t>(count.automaticX)}};
    }
    useAttackCards(turn, fire.firer, fire.target);
    markFirer(turn, fire);
    return Replace{HitFrame{.attacker = fire.firer,
                            .target = fire.target,
                            .left = turn.result->left,
                            .moving = fire.moving,
                            .lastStand = fire.lastStand,
                            .strike = strikeOf(turn.p, shotOf(fire))}};
}

// A referee may have taken one of them off, or put them together.
static bool isPossible(const Position &p, const RangedFireFrame &fire)
{
    if (!p.unit(fire.firer).inPlay())
        return false;
    if (fire.stage == RangedFireFrame::Choose)
        return true;
    const Unit &target = p.unit(fire.target);
    return (target.inPlay() || isRider(p, target)) && target.at != p.unit(fire.firer).at;
}

Flow run(Turn turn, RangedFireFrame &fire)
{
    if (!isPossible(turn.p, fire))
        return Done{};
    switch (fire.stage) {
    case RangedFireFrame::Choose:
        return choose(turn, fire);
    case RangedFireFrame::Join:
        return join(turn, fire);
    case RangedFireFrame::Spot:
        return spot(turn, fire);
    case RangedFireFrame::Attack:
        return attack(turn, fire);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
