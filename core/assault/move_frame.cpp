// [R9] A unit moves hex by hex; each hex may draw fire.
#include "core/assault/frame_steps.h"
#include "core/assault/movement.h"
#include "core/assault/situations.h"

#include <algorithm>

namespace hexwerk::assault {

static bool canStep(const Position &p, const Walk &walk)
{
    if (walk.points <= 0)
        return false;
    return stepRuling(p, walk, Hex{}, By::Default) ||
           std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
               return stepRuling(p, walk, neighbour(walk.at, d), By::Default).has_value();
           });
}

static CloseCombatFrame closeCombatOf(const Position &p, const MoveFrame &move, UnitId enemy,
                                      Hex from)
{
    const Unit &defence = p.unit(enemy);
    return {.assault = move.walk.unit,
            .defence = enemy,
            .hex = move.walk.at,
            .from = from,
            .fastAssault = move.walk.kind == MoveKind::Fast && !move.walk.delayed,
            // [R11.1.2.2b] Hiding is no action that shows.
            .defenceActivated = defence.activated && !defence.markers.has(Marker::HideAction),
            .defenceSuppressed = defence.markers.has(Marker::Suppressed),
            .rolls = {}};
}

static Flow arrive(MoveFrame &move)
{
    // [R9.3a] Who moves and fires now fires.
    return move.walk.kind == MoveKind::MoveThenFire ? Flow(next(move, MoveFrame::Fire))
                                                    : Flow(Done{});
}

static Flow leaveMap(Turn turn, Unit &unit, Hex from)
{
    // [R4.8b] Counts as eliminated.
    report(turn, UnitMoved{unit.id, from, Hex{}, std::nullopt, 1}, "R4.8b");
    report(turn, UnitLeftMap{unit.id}, "R4.8b");
    unit.state = UnitState::LeftMap;
    unit.at = Hex{};
    unit.markers = {};
    return Done{};
}

static Flow enter(Turn turn, MoveFrame &move, const Step &order)
{
    const auto step = stepRuling(turn.p, move.walk, order.to, order.by);
    HW_EXPECTS(step);
    Unit &unit = turn.p.unit(move.walk.unit);
    const Hex from = unit.at;
    // [R9.8.1d] The dug-in marker goes when its unit leaves.
    if (move.walk.steps == 0 && move.walk.kind != MoveKind::Withdrawal)
        removeDugIn(turn, from);
    if (stopRuling(turn.p, move.walk))
        move.lastStand = from;
    move.walk = step->walk;
    move.road = step->road;
    if (move.walk.at.isNowhere())
        return leaveMap(turn, unit, from);

    moveTo(unit, move.walk.at);
    report(turn, UnitMoved{unit.id, from, unit.at, step->road, step->cost}, "R9.0a");
    // [R9.5d] Harsh terrain delays.
    if (move.walk.delayed)
        mark(turn, unit, Marker::DelayedAction);
    if (step->enemy != UnitId{}) {
        Unit &enemy = turn.p.unit(step->enemy);
        // [R11.0f] [R13.3j] An enemy in fallback is overrun without a fight; [R11.1.1a] any other
        // must be fought, and [R8.2k] [R11.1.1b] nobody reacts to that step.
        if (!enemy.markers.has(Marker::Fallback)) {
            report(turn, CloseCombatBegan{unit.id, enemy.id, unit.at}, "R11.0a");
            return Replace{closeCombatOf(turn.p, move, step->enemy, from)};
        }
        eliminate(turn, enemy, "R11.0f");
        removeDugIn(turn, unit.at);
    }
    return next(move, MoveFrame::React);
}

static Flow goOn(Turn turn, MoveFrame &move)
{
    const Unit &unit = turn.p.unit(move.walk.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    move.walk.at = unit.at;
    // [R9.0a] As long as there are points and a hex to spend them on.
    if (!canStep(turn.p, move.walk))
        return arrive(move);
    if (!turn.answer)
        return Ask{{.question = Question::Step, .side = unit.side, .unit = unit.id}};
    if (const auto *step = std::get_if<Step>(turn.answer))
        return enter(turn, move, *step);
    return arrive(move);
}

static Flow react(Turn turn, MoveFrame &move)
{
    // [R8.2b] [R8.2c] [R8.2d] [R8.2i] [R11.1.6.1d] Each hex entered may draw fire.
    if (!turn.result)
        return Call{ReactionFrame{.mover = move.walk.unit,
                                  .lastStand = move.lastStand,
                                  .road = move.road,
                                  .withdrawing = move.walk.kind == MoveKind::Withdrawal}};
    Unit &unit = turn.p.unit(move.walk.unit);
    // [R8.4b] [R13.3b] Who is suppressed stops where it was hit; [R8.4a] others go on.
    if (!unit.inPlay())
        return Done{};
    const bool stopped = unit.markers.has(Marker::Fallback) ||
                         (unit.markers.has(Marker::Suppressed) && !move.wasSuppressed);
    if (!stopped)
        return next(move, MoveFrame::GoOn);
    pushBack(turn, unit, move.lastStand);
    return Done{};
}

static Flow fire(Turn turn, MoveFrame &move)
{
    const bool firesFirst = move.walk.kind == MoveKind::FireThenMove;
    const Action action = firesFirst ? Action::FireAndMove : Action::MoveAndFire;
    if (!turn.result)
        return Call{RangedFireFrame{.firer = move.walk.unit, .action = action}};
    Unit &unit = turn.p.unit(move.walk.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    // [R10.0d] [R13.1g] The marker replaces what weakened the fire.
    mark(turn, unit, firesFirst ? Marker::FireAndMove : Marker::MoveAndFire);
    return firesFirst ? Flow(next(move, MoveFrame::GoOn)) : Flow(Done{});
}

Flow run(Turn turn, MoveFrame &move)
{
    switch (move.stage) {
    case MoveFrame::GoOn:
        return goOn(turn, move);
    case MoveFrame::React:
        return react(turn, move);
    case MoveFrame::Fire:
        return fire(turn, move);
    }
    HW_UNREACHABLE();
}

Flow run(Turn turn, ReactionFrame &reaction)
{
    // [R8.2f] RULING A-30: the enemy of the unit that moves, whoever is active.
    const Unit &mover = turn.p.unit(reaction.mover);
    if (!mover.inPlay())
        return Done{};
    const SideIndex side = enemyOf(mover.side);
    const auto can = [&](const Unit &unit) {
        return unit.side == side && reactionRuling(turn.p, unit, reaction.mover).has_value();
    };
    if (std::none_of(turn.p.units.begin(), turn.p.units.end(), can))
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::React, .side = side, .unit = reaction.mover}};
    const auto *react = std::get_if<React>(turn.answer);
    if (!react)
        return Done{};
    // [R8.2j] [R8.2l] It is activated by it.
    turn.p.unit(react->unit).activated = true;
    report(turn, ShotFired{react->unit, reaction.mover, true}, "R8.2l");
    return Replace{RangedFireFrame{.stage = RangedFireFrame::Spot,
                                   .firer = react->unit,
                                   .target = reaction.mover,
                                   .action = Action::Fire,
                                   .reaction = true,
                                   .moving = true,
                                   .fallingBack = reaction.fallingBack,
                                   .withdrawing = reaction.withdrawing,
                                   .lastStand = reaction.lastStand,
                                   .road = reaction.road}};
}

} // namespace hexwerk::assault
