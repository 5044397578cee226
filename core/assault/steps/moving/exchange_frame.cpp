#include "core/assault/rules/moving/exchange.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow partner(Turn turn, ExchangeFrame &exchange)
{
    Unit &unit = turn.p.unit(exchange.unit);
    if (!hasExchangePartner(turn.p, unit)) // a referee may take it off
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Partner, .side = unit.side, .unit = unit.id}};
    exchange.other = std::get<Support>(*turn.answer).unit;
    Unit &other = turn.p.unit(exchange.other);
    const auto steps = exchangeRuling(turn.p, unit.id, other.id); // none where it is forced
    const auto markerOf = [&](std::size_t which) {
        return steps && (*steps)[which].walk.delayed ? Marker::DelayedAction : Marker::NormalAction;
    };
    exchange.from = unit.at;
    exchange.to = other.at;
    // [R9.8.2b] [D9.8.2b] Both are activated and marked; [R9.6.3.2f] a steep slope delays.
    other.activated = true;
    report(turn, UnitActivated{other.id, exchange.action}, "R9.8.2b");
    spendPoint(turn, other, "R9.8.2b");
    mark(turn, unit, markerOf(0));
    mark(turn, other, markerOf(1));
    // [R9.8.2a] At once. [R9.8.1d] [D9.8.2e] Where one was dug in, the other one is now.
    moveTo(turn, unit, exchange.to);
    moveTo(turn, other, exchange.from);
    report(turn, UnitsSwapped{unit.id, other.id}, "R9.8.2a");
    return next(exchange, ExchangeFrame::Mines);
}

static UnitId moverOf(const ExchangeFrame &exchange)
{
    return exchange.second ? exchange.other : exchange.unit;
}

static Flow mines(Turn turn, ExchangeFrame &exchange)
{
    const Unit &mover = turn.p.unit(moverOf(exchange));
    const Hex from = exchange.second ? exchange.to : exchange.from;
    const Hex to = exchange.second ? exchange.from : exchange.to;
    if (!turn.result && mover.at == to && crossesMines(turn.p, mover.id, from, to))
        return Call{MineFrame{.unit = mover.id, .from = from, .to = to, .lastStand = to}};
    return next(exchange, ExchangeFrame::React);
}

static Flow react(Turn turn, ExchangeFrame &exchange)
{
    // [R8.2g] [R9.8.2d] [D9.8.2d] Both may draw fire.
    const Unit &mover = turn.p.unit(moverOf(exchange));
    const Hex from = exchange.second ? exchange.to : exchange.from;
    const Hex to = exchange.second ? exchange.from : exchange.to;
    if (!turn.result && mover.inPlay() && mover.at == to) {
        const auto entry = entryInto(turn.p, mover.id, from, *directionTo(from, to));
        return Call{ReactionFrame{
            .mover = mover.id, .lastStand = to, .road = entry ? entry->road : std::nullopt}};
    }
    // [R9.8.1d] Eliminated in the hole that it had taken over.
    if (!unitAt(turn.p, to, 0) && !unitAt(turn.p, to, 1))
        removeDugIn(turn, to);
    if (exchange.second)
        return Done{};
    exchange.second = true;
    return next(exchange, ExchangeFrame::Mines);
}

Flow run(Turn turn, ExchangeFrame &exchange)
{
    switch (exchange.stage) {
    case ExchangeFrame::Partner:
        return partner(turn, exchange);
    case ExchangeFrame::Mines:
        return mines(turn, exchange);
    case ExchangeFrame::React:
        return react(turn, exchange);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
