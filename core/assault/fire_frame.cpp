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
    markFirer(turn, fire);
    return Replace{HitFrame{.attacker = fire.firer,
                            .target = fire.target,
                            .left = turn.result->left,
                            .moving = fire.moving,
                            .lastStand = fire.lastStand}};
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
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
