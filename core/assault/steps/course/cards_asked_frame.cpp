// [R8.3a] [R6.2.1] [R6.3e] When sides are asked for cards.
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static bool isOnce(CardMoment moment)
{
    return moment == CardMoment::Answer || moment == CardMoment::CloseCombat ||
           moment == CardMoment::LastShot;
}

static Flow nextSide(CardsAskedFrame &asked)
{
    ++asked.asked;
    asked.side = enemyOf(asked.side);
    return Next{};
}

Flow run(Turn turn, CardsAskedFrame &asked)
{
    // [R8.3a] One card of each side, and [R6.2.1] [R4.9.1b] of its phase any number.
    if (asked.asked >= 2)
        return Done{};
    if (turn.answer) {
        if (const auto *play = std::get_if<Play>(turn.answer))
            return Call{playCard(turn, asked.side, *play, asked.moment)};
        return nextSide(asked);
    }
    if (turn.result && isOnce(asked.moment))
        return nextSide(asked);
    // Whatever it holds, so that the other side learns nothing.
    if (!holdsCards(turn.p, asked.side))
        return nextSide(asked);
    return Ask{{.question = Question::PlayCard,
                .side = asked.side,
                .unit = asked.unit,
                .other = asked.other}};
}

// [R8.3a] Who fires at once is answered when its target is known.
static bool isAnsweredLater(Action action)
{
    return action == Action::Fire || action == Action::TurretFire || action == Action::FireAndMove;
}

Flow run(Turn turn, ActivationFrame &activation)
{
    const Unit &unit = turn.p.unit(activation.unit);
    switch (activation.stage) {
    case ActivationFrame::Cards:
        if (!turn.result && !isAnsweredLater(activation.action))
            return Call{
                CardsAskedFrame{.moment = CardMoment::Answer, .side = unit.side, .unit = unit.id}};
        return next(activation, ActivationFrame::Act);
    case ActivationFrame::Act: {
        activation.stage = ActivationFrame::Over;
        if (!unit.isOnMap())
            return Done{};
        const Announce order{activation.unit, activation.action};
        Flow flow = isSupportAction(order.action) ? actInSupport(turn, order) : act(turn, order);
        auto *call = std::get_if<Call>(&flow);
        auto *fire = call ? std::get_if<RangedFireFrame>(&call->frame) : nullptr;
        if (fire)
            fire->forced = activation.forced;
        return flow;
    }
    case ActivationFrame::Over:
        return Done{};
    }
    HW_UNREACHABLE();
}

Flow playAnnounced(Turn turn, GameFrame &game, const Play &order)
{
    const SideIndex side = turn.p.pending.side;
    const bool isBefore = isBeforeActivation(turn.p, order.card);
    game.held = isBefore ? order.unit : UnitId{};
    game.side = isBefore ? side : enemyOf(side);
    return Call{playCard(turn, side, order, CardMoment::Announce)};
}

void endAction(Turn turn, GameFrame &game)
{
    // A card that was cancelled holds nobody.
    if (turn.result && turn.result->cancelled)
        game.held = UnitId{};
    if (game.held == UnitId{})
        endCards(turn, EffectUntil::EndOfAction);
}

} // namespace hexwerk::assault
