// [R13.3e] A unit falls back, hex by hex, away from every enemy. RULING A-41.
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static bool isBesideEnemy(const Position &p, const Unit &unit)
{
    return unitAt(p, unit.at, enemyOf(unit.side)) != nullptr;
}

// [R9.8.1d] The hole it leaves is its own: not that of a friend whose hex it fell back in. In a
// close combat it is the defence unit's: who leaves last takes it along.
static bool leavesItsHole(const Position &p, const FallbackFrame &fallback)
{
    const Unit &unit = p.unit(fallback.walk.unit);
    return fallback.walk.steps == 0 && stopRuling(p, fallback.walk) && !isBesideEnemy(p, unit);
}

static Flow begin(Turn turn, FallbackFrame &fallback)
{
    Unit &unit = turn.p.unit(fallback.walk.unit);
    fallback.walk = walkOf(turn.p, unit.id, MoveKind::Fallback);
    // [R13.3h] [R10.7.3g] [R10.7.3h] The crew leaves a gun, or a vehicle that cannot move.
    if (cannotFallBack(turn.p, unit)) {
        const Hex hex = unit.at;
        const bool inItsHole = leavesItsHole(turn.p, fallback);
        eliminate(turn, unit, "R13.3h");
        if (inItsHole)
            removeDugIn(turn, hex);
        return Done{};
    }
    report(turn, FallbackBegan{unit.id}, "R13.3e");
    setMorale(turn, unit, Marker::Fallback);
    if (fallback.wasSuppressed)
        setMorale(turn, unit, Marker::Suppressed);
    return next(fallback, FallbackFrame::GoOn);
}

static Flow noWay(Turn turn, FallbackFrame &fallback)
{
    Unit &unit = turn.p.unit(fallback.walk.unit);
    // RULING A-46: it cannot stay beside its enemy.
    if (isBesideEnemy(turn.p, unit)) {
        eliminate(turn, unit, "R13.3f");
        return Done{};
    }
    // [R13.3f] Where no hex leads away it takes a point and stays.
    if (!hasWayBack(turn.p, fallback.walk)) {
        const Hex hex = unit.at;
        const bool inItsHole = leavesItsHole(turn.p, fallback);
        damage(turn, unit, 1, "R13.3f");
        if (!unit.inPlay() && inItsHole)
            removeDugIn(turn, hex);
    }
    if (unit.inPlay())
        pushBack(turn, unit, fallback.lastStand);
    return Done{};
}

// After what the ground itself did.
static Flow arriveIn(Turn turn, FallbackFrame &fallback)
{
    const Unit &unit = turn.p.unit(fallback.walk.unit);
    return next(fallback, crossesMines(turn.p, unit.id, fallback.from, unit.at)
                              ? FallbackFrame::Mines
                              : FallbackFrame::React);
}

static Flow goOn(Turn turn, FallbackFrame &fallback)
{
    Unit &unit = turn.p.unit(fallback.walk.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    fallback.walk.at = unit.at;
    fallback.walk.facing = unit.facing;
    const Walk &walk = fallback.walk;
    if (walk.points <= 0)
        return Done{};
    // [R13.1c] RULING: also when it comes to a stop on its way.
    if (unit.markers.has(Marker::Immobilised)) {
        eliminate(turn, unit, "R13.1c");
        return Done{};
    }
    if (!canStep(turn.p, walk))
        return noWay(turn, fallback);
    if (!turn.answer)
        return Ask{{.question = Question::Fallback, .side = unit.side, .unit = unit.id}};
    // [D13.3a] A vehicle falls back forward or backward, as in any movement.
    if (const auto *turned = std::get_if<TurnTo>(turn.answer)) {
        turnOnTheWay(turn, fallback.walk, turned->facing);
        return Next{};
    }

    const auto &order = std::get<Step>(*turn.answer);
    auto step = stepRuling(turn.p, walk, order.to, order.by);
    if (!step)
        step = forcedStep(turn.p, walk, order.to);
    const Hex from = unit.at;
    if (leavesItsHole(turn.p, fallback))
        removeDugIn(turn, from);
    if (stopRuling(turn.p, walk) && !isBesideEnemy(turn.p, unit))
        fallback.lastStand = from;
    fallback.walk = step->walk;
    fallback.check = step->check;
    fallback.from = from;
    moveTo(turn, unit, fallback.walk.at);
    report(turn, UnitMoved{unit.id, from, unit.at, fallback.walk.road, step->cost}, "R13.3e");
    return fallback.check.isEmpty() ? arriveIn(turn, fallback)
                                    : Flow(next(fallback, FallbackFrame::Check));
}

static Flow check(Turn turn, FallbackFrame &fallback)
{
    // [R9.10.1a] The ground that it entered may harm a vehicle.
    if (!turn.result)
        return Call{TerrainDamageFrame{fallback.walk.unit, fallback.check, fallback.lastStand}};
    return turn.p.unit(fallback.walk.unit).inPlay() ? arriveIn(turn, fallback) : Flow(Done{});
}

static Flow mines(Turn turn, FallbackFrame &fallback)
{
    // [R9.6.4.2m] Mines do not spare a retreat.
    if (!turn.result)
        return Call{MineFrame{.unit = fallback.walk.unit,
                              .from = fallback.from,
                              .to = fallback.walk.at,
                              .fallingBack = true,
                              .lastStand = fallback.lastStand}};
    return next(fallback, FallbackFrame::React);
}

static Flow react(Turn turn, FallbackFrame &fallback)
{
    // [R7.0c] [R8.2a] Not in the support phase.
    if (turn.p.phase == Phase::Support)
        return next(fallback, FallbackFrame::GoOn);
    // [R8.2f] Each hex may draw fire.
    if (!turn.result)
        return Call{ReactionFrame{
            .mover = fallback.walk.unit, .lastStand = fallback.lastStand, .fallingBack = true}};
    Unit &unit = turn.p.unit(fallback.walk.unit);
    if (!unit.inPlay())
        return Done{};
    // [R8.4b] What happened on its way may end the retreat.
    if (!unit.markers.has(Marker::Suppressed) || fallback.wasSuppressed)
        return next(fallback, FallbackFrame::GoOn);
    pushBack(turn, unit, fallback.lastStand);
    return Done{};
}

Flow run(Turn turn, FallbackFrame &fallback)
{
    switch (fallback.stage) {
    case FallbackFrame::Begin:
        return begin(turn, fallback);
    case FallbackFrame::GoOn:
        return goOn(turn, fallback);
    case FallbackFrame::Check:
        return check(turn, fallback);
    case FallbackFrame::Mines:
        return mines(turn, fallback);
    case FallbackFrame::React:
        return react(turn, fallback);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
