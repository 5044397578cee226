// [R9] A unit moves hex by hex; each hex may draw fire.
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/moving/turning.h"
#include "core/assault/steps/frame_steps.h"
#include "core/assault/steps/moving/boarding.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow arrive(Turn turn, MoveFrame &move)
{
    Unit &unit = turn.p.unit(move.walk.unit);
    if (const UnitId partner = partnerAt(turn.p, move.walk); partner != UnitId{}) {
        Unit &other = turn.p.unit(partner);
        // [R9.11.2a] It gets on; [R9.11.2d] its transport has not acted by that.
        if (move.walk.kind != MoveKind::Load) {
            load(turn, unit, other);
            return Done{};
        }
        // [R9.11.4b] Taking up a gun takes its time.
        removeDugIn(turn, unit.at);
        load(turn, other, unit);
        mark(turn, unit, Marker::DelayedAction);
        return Done{};
    }
    // [R9.11.5c] No gun is put off after harsh terrain.
    if (move.walk.kind == MoveKind::Unload && !move.walk.delayed)
        return Replace{DisembarkFrame{.exit = Exit::Unload, .carrier = unit.id}};
    // [R9.3a] Who moves and fires now fires.
    return move.walk.kind == MoveKind::MoveThenFire ? Flow(next(move, MoveFrame::Fire))
                                                    : Flow(Done{});
}

static Flow leave(Turn turn, Unit &unit, Hex from)
{
    // [R4.8b] Counts as eliminated.
    report(turn, UnitMoved{unit.id, from, Hex{}, std::nullopt, 1}, "R4.8b");
    leaveMap(turn, unit);
    return Done{};
}

// [R11.0f] Nobody fights with a unit in fallback.
static bool fights(const Position &p, const StepTaken &step)
{
    return step.enemy != UnitId{} && !step.overrun &&
           !p.unit(step.enemy).markers.has(Marker::Fallback);
}

// [R8.4b] [R13.3b] Who is suppressed stops where it was hit, [R13.1c] and so does who cannot move
// any more.
static bool isStopped(const Unit &unit, const MoveFrame &move)
{
    return unit.markers.has(Marker::Fallback) || unit.markers.has(Marker::Immobilised) ||
           (unit.markers.has(Marker::Suppressed) && !move.wasSuppressed);
}

static Flow stop(Turn turn, Unit &unit, const MoveFrame &move)
{
    pushBack(turn, unit, move.lastStand);
    return Done{};
}

static Flow meet(Turn turn, MoveFrame &move)
{
    Unit &unit = turn.p.unit(move.walk.unit);
    const Unit *enemy = unitAt(turn.p, unit.at, enemyOf(unit.side));
    if (!enemy)
        return next(move, MoveFrame::React);
    // RULING [R9.6.4.2j]: who is stopped by mines does not get to its assault.
    if (isStopped(unit, move))
        return stop(turn, unit, move);
    // [R11.1.1a] Any enemy must be fought, and [R8.2k] [R11.1.1b] nobody reacts to that step.
    report(turn, CloseCombatBegan{unit.id, enemy->id, unit.at}, "R11.0a");
    return Replace{closeCombatOf(turn.p, move.walk, move.from, enemy->id)};
}

// After what the ground itself did.
static Flow arriveIn(Turn turn, MoveFrame &move)
{
    // [R9.6.4.1f] By road or over the terrain: mines lie in the whole hex.
    const Unit &unit = turn.p.unit(move.walk.unit);
    return crossesMines(turn.p, unit.id, move.from, unit.at) ? Flow(next(move, MoveFrame::Mines))
                                                             : meet(turn, move);
}

static bool isAlone(const Position &p, const Unit &unit)
{
    return std::none_of(p.units.begin(), p.units.end(), [&unit](const Unit &other) {
        return other.inPlay() && other.id != unit.id && other.at == unit.at;
    });
}

static Flow enter(Turn turn, MoveFrame &move, const StepTaken &step)
{
    Unit &unit = turn.p.unit(move.walk.unit);
    const Hex from = unit.at;
    // [R9.8.1d] The dug-in marker goes when its unit leaves, also one that a card has brought on
    // the way.
    if (move.walk.steps > 0 ? isAlone(turn.p, unit) : move.walk.kind != MoveKind::Withdrawal)
        removeDugIn(turn, from);
    if (stopRuling(turn.p, move.walk) && partnerAt(turn.p, move.walk) == UnitId{})
        move.lastStand = from;
    // What was rolled on the way to an enemy is not rolled again.
    move.check = fights(turn.p, step) ? Pool{} : step.check;
    move.walk = step.walk;
    move.from = from;
    if (move.walk.at.isNowhere())
        return leave(turn, unit, from);

    moveTo(turn, unit, move.walk.at);
    report(turn, UnitMoved{unit.id, from, unit.at, move.walk.road, step.cost}, "R9.0a");
    // [R9.5d] Harsh terrain delays.
    if (move.walk.delayed)
        mark(turn, unit, Marker::DelayedAction);
    // [R11.0f] [R13.3j] An enemy in fallback is overrun without a fight, [R9.10.3i] and a gun whose
    // last shot did not help.
    if (step.enemy != UnitId{} && !fights(turn.p, step)) {
        eliminate(turn, turn.p.unit(step.enemy), step.overrun ? "R9.10.3i" : "R11.0f");
        removeDugIn(turn, unit.at);
    }
    return move.check.isEmpty() ? arriveIn(turn, move) : Flow(next(move, MoveFrame::Check));
}

static Flow mines(Turn turn, MoveFrame &move)
{
    Unit &unit = turn.p.unit(move.walk.unit);
    if (!turn.result)
        return Call{MineFrame{
            .unit = unit.id, .from = move.from, .to = unit.at, .lastStand = move.lastStand}};
    if (!unit.inPlay() || unit.markers.has(Marker::Fallback))
        return Done{};
    // RULING [R9.6.4.2f] A-17: who was damaged goes no further.
    move.halted = turn.result->left.c + turn.result->left.d > 0;
    return meet(turn, move);
}

static Flow approach(Turn turn, MoveFrame &move)
{
    // [R9.10.3d] A gun has its last shot before it is overrun. RULING: where the ground on the way
    // into a close combat may harm a vehicle, it has to get there first.
    Unit &unit = turn.p.unit(move.walk.unit);
    if (!unit.inPlay())
        return Done{};
    const auto step = stepRuling(turn.p, move.walk, move.goal, move.by);
    if (!turn.result && step) {
        if (step->overrun)
            return Call{
                OverrunFrame{.unit = unit.id, .gun = step->enemy, .lastStand = move.lastStand}};
        return Call{TerrainDamageFrame{unit.id, step->check, move.lastStand}};
    }
    // [R9.10.3j] Who is stopped stays in the hex beside it, [R9.10.3l] or retreats from there.
    if (!step || isStopped(unit, move))
        return stop(turn, unit, move);
    return enter(turn, move, *step);
}

static Flow begin(Turn turn, MoveFrame &move, const Step &order)
{
    auto step = stepRuling(turn.p, move.walk, order.to, order.by);
    if (!step)
        step = forcedStep(turn.p, move.walk, order.to);
    const bool isRisky = fights(turn.p, *step) && !step->check.isEmpty();
    if (!step->overrun && !isRisky)
        return enter(turn, move, *step);
    move.goal = order.to;
    move.by = order.by;
    if (step->overrun) {
        Unit &unit = turn.p.unit(move.walk.unit);
        report(turn, OverrunBegan{unit.id, step->enemy}, "R9.10.3a");
        mark(turn, unit, Marker::FastAction); // [R9.10.3b]
    }
    return next(move, MoveFrame::Approach);
}

void turnOnTheWay(Turn turn, Walk &walk, int facing)
{
    if (const auto turned = turnRuling(turn.p, walk, facing))
        walk = turned->walk;
    walk.facing = static_cast<std::int8_t>(facing); // forced: for no points
    Unit &unit = turn.p.unit(walk.unit);
    unit.facing = walk.facing;
    report(turn, UnitTurned{unit.id, unit.facing},
           turn.p.card(unit.id).type == UnitType::Artillery ? "R9.9c" : "R9.10c");
}

static Flow goOn(Turn turn, MoveFrame &move)
{
    const Unit &unit = turn.p.unit(move.walk.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    move.walk.at = unit.at;
    move.walk.facing = unit.facing;
    // [R9.0a] As long as there are points and a hex to spend them on, [R9.10c] or it can turn.
    if (!turn.answer && !canStep(turn.p, move.walk) && !canTurn(turn.p, move.walk))
        // RULING A-47: whose own passengers close it in, in a friend's hex, goes back like who is
        // stopped.
        return canEndHere(turn.p, move.walk) ? arrive(turn, move)
                                             : stop(turn, turn.p.unit(unit.id), move);
    // [R9.11.4b] Where the gun stands that it fetches it goes no further.
    if (move.walk.kind == MoveKind::Load && partnerAt(turn.p, move.walk) != UnitId{})
        return arrive(turn, move);
    if (!turn.answer)
        return Ask{{.question = Question::Step, .side = unit.side, .unit = unit.id}};
    if (const auto *step = std::get_if<Step>(turn.answer))
        return begin(turn, move, *step);
    if (const auto *turned = std::get_if<TurnTo>(turn.answer)) {
        turnOnTheWay(turn, move.walk, turned->facing);
        return Next{};
    }
    return stopRuling(turn.p, move.walk) ? arrive(turn, move)
                                         : stop(turn, turn.p.unit(unit.id), move);
}

static Flow check(Turn turn, MoveFrame &move)
{
    // [R9.10.1a] The ground that it entered may harm a vehicle.
    if (!turn.result)
        return Call{TerrainDamageFrame{move.walk.unit, move.check, move.lastStand}};
    Unit &unit = turn.p.unit(move.walk.unit);
    if (!unit.inPlay())
        return Done{};
    // [R8.2i] [R9.6.4.2a] RULING: also where it stopped it, it is in that hex, among mines and
    // under fire; but not if it fell back from there.
    return unit.markers.has(Marker::Fallback) ? stop(turn, unit, move) : arriveIn(turn, move);
}

static Flow react(Turn turn, MoveFrame &move)
{
    // [R8.2b] [R8.2c] [R8.2d] [R8.2i] [R11.1.6.1d] Each hex entered may draw fire.
    if (!turn.result)
        return Call{ReactionFrame{.mover = move.walk.unit,
                                  .covering = move.covering,
                                  .lastStand = move.lastStand,
                                  .road = move.walk.road,
                                  .withdrawing = move.walk.kind == MoveKind::Withdrawal}};
    // [D9.13d] Covering fire helps once.
    if (turn.result->covered)
        move.covering = {};
    Unit &unit = turn.p.unit(move.walk.unit);
    if (!unit.inPlay())
        return Done{};
    // [R8.4a] Who is not stopped goes on.
    const bool stopped = isStopped(unit, move);
    if (!stopped && !move.halted)
        return next(move, MoveFrame::GoOn);
    pushBack(turn, unit, move.lastStand);
    // [R9.3a] Who cannot go on still fires, [R13.3a] unless its morale forbids it.
    const bool mayFire =
        move.walk.kind == MoveKind::MoveThenFire && !unit.markers.hasAny(kMoraleMarkers);
    return (stopped && !mayFire) || !unit.inPlay() ? Flow(Done{}) : arrive(turn, move);
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
    case MoveFrame::Approach:
        return approach(turn, move);
    case MoveFrame::Check:
        return check(turn, move);
    case MoveFrame::Mines:
        return mines(turn, move);
    case MoveFrame::React:
        return react(turn, move);
    case MoveFrame::Fire:
        return fire(turn, move);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
