// [R13.3e] A unit falls back, hex by hex, away from every enemy. RULING A-41.
#include "core/assault/frame_steps.h"
#include "core/assault/movement.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow begin(Turn turn, FallbackFrame &fallback)
{
    Unit &unit = turn.p.unit(fallback.walk.unit);
    report(turn, FallbackBegan{unit.id}, "R13.3e");
    setMorale(turn, unit, Marker::Fallback);
    if (fallback.wasSuppressed)
        setMorale(turn, unit, Marker::Suppressed);
    fallback.walk = walkOf(turn.p, unit.id, MoveKind::Fallback);
    return next(fallback, FallbackFrame::GoOn);
}

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

static Flow goOn(Turn turn, FallbackFrame &fallback)
{
    Unit &unit = turn.p.unit(fallback.walk.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    fallback.walk.at = unit.at;
    const Walk &walk = fallback.walk;
    if (walk.points <= 0)
        return Done{};
    const bool canStep =
        std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
            return stepRuling(turn.p, walk, neighbour(walk.at, d), By::Default).has_value();
        });
    if (!canStep)
        return noWay(turn, fallback);
    if (!turn.answer)
        return Ask{{.question = Question::Fallback, .side = unit.side, .unit = unit.id}};

    const auto &order = std::get<Step>(*turn.answer);
    const auto step = stepRuling(turn.p, walk, order.to, order.by);
    HW_EXPECTS(step);
    const Hex from = unit.at;
    if (leavesItsHole(turn.p, fallback))
        removeDugIn(turn, from);
    if (stopRuling(turn.p, walk) && !isBesideEnemy(turn.p, unit))
        fallback.lastStand = from;
    fallback.walk = step->walk;
    moveTo(unit, fallback.walk.at);
    report(turn, UnitMoved{unit.id, from, unit.at, step->road, step->cost}, "R13.3e");
    return next(fallback, FallbackFrame::React);
}

static Flow react(Turn turn, FallbackFrame &fallback)
{
    // [R8.2f] Each hex may draw fire.
    if (!turn.result)
        return Call{ReactionFrame{
            .mover = fallback.walk.unit, .lastStand = fallback.lastStand, .fallingBack = true}};
    Unit &unit = turn.p.unit(fallback.walk.unit);
    if (!unit.inPlay())
        return Done{};
    // [R8.4b]
    if (unit.markers.has(Marker::Suppressed) && !fallback.wasSuppressed) {
        pushBack(turn, unit, fallback.lastStand);
        return Done{};
    }
    return next(fallback, FallbackFrame::GoOn);
}

Flow run(Turn turn, FallbackFrame &fallback)
{
    switch (fallback.stage) {
    case FallbackFrame::Begin:
        return begin(turn, fallback);
    case FallbackFrame::GoOn:
        return goOn(turn, fallback);
    case FallbackFrame::React:
        return react(turn, fallback);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
