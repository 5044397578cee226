// [R6.3] [R7] The support phase: single actions in turn, until both have passed.
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/firing/support_calls.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

// [R6.3a] Whose turn it is, else the other one. [R6.3f] Nobody, where both have passed or have
// nothing to do.
static SideIndex nextSide(const Position &p, const GameFrame &game)
{
    for (const SideIndex side : {game.side, enemyOf(game.side)})
        if ((game.passed >> side & 1) == 0 &&
            (hasSupportAction(p, side) || mayCallIn(p, side) || holdsCards(p, side)))
            return side;
    return kNobody;
}

Flow beginSupportPhase(Turn turn, GameFrame &game)
{
    game.side = turn.p.startingPlayer; // [R6.1b]
    game.passed = 0;
    if (nextSide(turn.p, game) == kNobody)
        return beginActionPhase(turn, game);
    turn.p.phase = Phase::Support;
    report(turn, PhaseBegan{Phase::Support}, "R6.0a");
    return next(game, GameFrame::SupportPhase);
}

Flow actInSupport(Turn, const Announce &order)
{
    if (order.action == Action::Smoke)
        return Call{SmokeFrame{.firer = order.unit}};
    return Call{SupportFireFrame{.firer = order.unit, .action = order.action}};
}

Flow activateInSupport(Turn turn, const Announce &order)
{
    Unit &unit = turn.p.unit(order.unit);
    if (order.action == Action::TurnFacing) // [R7.3a] activates nobody, [R6.2.2d] and is free
        return Call{TurnFacingFrame{.unit = unit.id}};
    // [R6.4b] Who acts here has acted for this turn; [R7.1g] who does not may still fire directly.
    unit.activated = true;
    report(turn, UnitActivated{unit.id, order.action}, "R6.3c");
    spendPoint(turn, unit);
    if (anyHoldsCards(turn.p))
        return Call{ActivationFrame{.unit = unit.id, .action = order.action}};
    return actInSupport(turn, order);
}

Flow supportPhase(Turn turn, GameFrame &game)
{
    if (!turn.answer)
        endAction(turn, game);
    const SideIndex side =
        game.held == UnitId{} ? nextSide(turn.p, game) : turn.p.unit(game.held).side;
    if (side == kNobody)
        return beginActionPhase(turn, game);
    if (!turn.answer)
        return Ask{{.question = Question::Announce, .side = side, .unit = game.held}};
    if (const auto *play = std::get_if<Play>(turn.answer)) // [R6.3e]
        return playAnnounced(turn, game, *play);
    game.side = enemyOf(side);
    game.held = UnitId{};
    if (const auto *announced = std::get_if<Announce>(turn.answer))
        return activateInSupport(turn, *announced);
    if (const auto *call = std::get_if<CallIn>(turn.answer))
        return Call{turnUp(turn, side, *call)};
    // [R6.3f] For this support phase that is final.
    game.passed = static_cast<std::uint8_t>(game.passed | 1 << side);
    report(turn, Passed{side}, "R6.3f");
    return Next{};
}

Flow run(Turn turn, TurnFacingFrame &turning)
{
    Unit &unit = turn.p.unit(turning.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Facing, .side = unit.side, .unit = unit.id}};
    // [R7.3a] To any vertex.
    unit.facing = static_cast<std::int8_t>(std::get<TurnTo>(*turn.answer).facing);
    report(turn, UnitTurned{unit.id, unit.facing}, "R7.3a");
    return Done{};
}

void nameSpotter(Turn turn, UnitId spotterId, UnitId firer)
{
    Unit &spotter = turn.p.unit(spotterId);
    report(turn, SpotterNamed{spotterId, firer}, "R7.1.1b");
    spotter.spotted = true;
    // [R7.1.1c] A vehicle that spots carries no marker; in the German edition every spotter does.
    if (turn.p.card(spotterId).type == UnitType::Vehicle &&
        !turn.p.setting->switches.spottersAllMarked)
        return;
    // [R7.1.1d] Who is weakened already has acted by it.
    if (spotter.markers.has(Marker::AttackDiceMinus1)) {
        spotter.activated = true;
        mark(turn, spotter, Marker::NormalAction);
        return;
    }
    // [R7.1.1c] [R7.1.1e] [R6.2.2e] Others may still act, with one die less and for no point.
    spotter.markers.set(Marker::AttackDiceMinus1);
    if (turn.p.setting->switches.moraleEndsHiding) // [D9.12.2a] [D9.12.4c]
        spotter.markers.clear({Marker::Hidden, Marker::Ambush});
    report(turn, MarkerPlaced{spotterId, Marker::AttackDiceMinus1}, "R7.1.1c");
}

} // namespace hexwerk::assault
