// [R8.2] The enemy of a unit that moves may fire at it in every hex.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/covering_fire.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static bool mayChooseRiders(const Position &p, const ReactionFrame &reaction)
{
    const std::vector<UnitId> passengers = passengersOf(p, reaction.mover);
    return std::any_of(passengers.begin(), passengers.end(), [&](UnitId passenger) {
        return targetRuling(p, p.unit(reaction.reactor), passenger).has_value();
    });
}

// [R12.4.4.3a] [D12.4.3a] Shells on the hex that the unit has entered.
static Frame reactWith(Turn turn, SideIndex side, const CallIn &call, const ReactionFrame &reaction)
{
    Frame frame = turnUp(turn, side, call);
    auto &battery = std::get<BatteryFrame>(frame);
    battery.mover = reaction.mover;
    battery.lastStand = reaction.lastStand;
    if (turn.p.setting->switches.fireStrikes)
        return frame;
    const Hex hex = turn.p.unit(reaction.mover).at;
    battery.shift = static_cast<std::int8_t>(-distance(hex, battery.hex));
    battery.hex = hex;
    battery.stage = BatteryFrame::Accuracy;
    report(turn, FireModeChosen{battery.card, battery.mode, hex}, "R12.4.4.3a");
    return frame;
}

static Flow react(Turn turn, ReactionFrame &reaction)
{
    // [R8.2f] RULING A-30: the enemy of the unit that moves, whoever is active.
    const SideIndex side = enemyOf(turn.p.unit(reaction.mover).side);
    const Hex hex = turn.p.unit(reaction.mover).at;
    const auto can = [&](const Unit &unit) {
        return unit.side == side && unit.inPlay() && (!unit.activated || !turn.p.effects.empty()) &&
               distance(unit.at, hex) <= turn.p.card(unit.id).maximumRange() &&
               reactionRuling(turn.p, unit, reaction.mover).has_value();
    };
    const auto canFire = [&](const Battery &battery) {
        return battery.side == side && reactionRuling(turn.p, battery, reaction.mover).has_value();
    };
    const auto &batteries = turn.p.batteries;
    if (!turn.answer && std::none_of(turn.p.units.begin(), turn.p.units.end(), can) &&
        std::none_of(batteries.begin(), batteries.end(), canFire))
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::React, .side = side, .unit = reaction.mover}};
    if (const auto *call = std::get_if<CallIn>(turn.answer))
        return Replace{reactWith(turn, side, *call, reaction)};
    const auto *react = std::get_if<React>(turn.answer);
    if (!react)
        return Done{};
    // [R8.2j] [R8.2l] It is activated by it.
    reaction.reactor = react->unit;
    if (turn.p.unit(react->unit).activated) // [R8.2n]
        useCard(turn, CardWord::ReactionFire, react->unit);
    turn.p.unit(react->unit).activated = true;
    spendPoint(turn, turn.p.unit(react->unit), "R8.2m");
    // [R10.10.1a] Where riders are in sight it says at whom in a moment.
    if (!mayChooseRiders(turn.p, reaction))
        report(turn, ShotFired{react->unit, reaction.mover, true}, "R8.2l");
    return next(reaction, ReactionFrame::Cover);
}

static Flow cover(Turn turn, ReactionFrame &reaction)
{
    // [D9.13d] Against this shot, or against a later one: the owner of the moving unit says.
    // [D9.13f] It does nothing to the one that reacts.
    const auto die = coverDie(turn.p, reaction.covering, reaction.reactor);
    if (!die)
        return next(reaction, ReactionFrame::Fire);
    if (!turn.answer)
        return Ask{{.question = Question::Cover,
                    .side = turn.p.unit(reaction.mover).side,
                    .unit = reaction.mover,
                    .other = reaction.reactor}};
    if (std::holds_alternative<Support>(*turn.answer)) {
        reaction.coverDie = die;
        report(turn, CoverGiven{reaction.covering.unit, reaction.mover}, "D9.13d");
    }
    return next(reaction, ReactionFrame::Fire);
}

static Flow fire(Turn turn, const ReactionFrame &reaction)
{
    if (!turn.result)
        return Call{RangedFireFrame{.stage = mayChooseRiders(turn.p, reaction)
                                                 ? RangedFireFrame::Choose
                                                 : RangedFireFrame::Spot,
                                    .firer = reaction.reactor,
                                    .target = reaction.mover,
                                    .action = reactionAction(turn.p, turn.p.unit(reaction.reactor),
                                                             turn.p.unit(reaction.mover).at),
                                    .reaction = true,
                                    .moving = true,
                                    .fallingBack = reaction.fallingBack,
                                    .withdrawing = reaction.withdrawing,
                                    .lastStand = reaction.lastStand,
                                    .road = reaction.road,
                                    .coverDie = reaction.coverDie}};
    return Return{{.covered = reaction.coverDie.has_value()}};
}

Flow run(Turn turn, ReactionFrame &reaction)
{
    // [R8.2a] In the action phase alone: not at who flees from indirect fire.
    if (turn.p.phase != Phase::Action)
        return Done{};
    if (!turn.p.unit(reaction.mover).inPlay() && !turn.result)
        return Done{};
    switch (reaction.stage) {
    case ReactionFrame::React:
        return react(turn, reaction);
    case ReactionFrame::Cover:
        return cover(turn, reaction);
    case ReactionFrame::Fire:
        return fire(turn, reaction);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
