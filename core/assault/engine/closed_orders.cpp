#include "core/assault/engine/closed_orders.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/game/mine_seals.h"
#include "core/assault/game/point_seals.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/course/command.h"

namespace hexwerk::assault {

// With the salt that proves the card which its side shows.
template<typename Shown>
static Shown proved(const Position &p, Shown order)
{
    const SideIndex side = p.pending.side;
    if (order.salt || side >= p.hands.size())
        return order;
    if (const auto place = placeInHand(p, side, order.card, std::nullopt))
        if (const HandCard &held = p.hands[side].cards[*place]; held.card && held.card->isKnown())
            order.salt = held.card->salt();
    return order;
}

Order closedOrder(const Position &p, const Order &order)
{
    if (const auto *lay = std::get_if<Lay>(&order); lay && !lay->seal)
        if (const auto mine = sealFor(p, p.pending.side, *lay))
            return Lay{std::nullopt, lay->hex, mine->commitment()};
    if (const auto *allot = std::get_if<Allot>(&order);
        allot && !allot->seal && p.pending.question == Question::Allot)
        if (const auto point = sealFor(p, pooledBy(p), *allot))
            return Allot{std::nullopt, point->commitment()};
    if (const auto *draw = std::get_if<Draw>(&order); draw && isHandDraw(p) && !draw->card.empty())
        if (const auto card = drawnCard(p, p.pending.side, *draw))
            return Draw{{}, card->card->commitment()};
    if (const auto *discard = std::get_if<Discard>(&order))
        return proved(p, *discard);
    if (const auto *play = std::get_if<Play>(&order))
        return proved(p, *play);
    if (const auto *request = std::get_if<Request>(&order);
        request && !request->seal && p.pending.question == Question::Request)
        if (const auto sealed = sealFor(p, p.pending.side, *request))
            return Request{std::nullopt, sealed->commitment()};
    if (const auto *call = std::get_if<CallIn>(&order);
        call && !call->salt && p.pending.side < p.support.size())
        if (const auto place = requestOf(p, p.pending.side, *call))
            return CallIn{call->card, p.support[p.pending.side].requests[*place].salt(),
                          heldSalt(p, p.pending.side, call->card)};
    if (const auto *correction = std::get_if<Correct>(&order))
        return resaid(p, *correction, Saying::Closed);
    return order;
}

Order openedOrder(const Position &p, const Order &order)
{
    if (const auto *lay = std::get_if<Lay>(&order); lay && lay->seal)
        if (const auto mine = sealFor(p, p.pending.side, *lay); mine && mine->isKnown())
            return Lay{mine->value(), lay->hex};
    if (const auto *allot = std::get_if<Allot>(&order);
        allot && allot->seal && p.pending.question == Question::Allot)
        if (const auto point = sealFor(p, pooledBy(p), *allot); point && point->isKnown())
            return Allot{point->value(), std::nullopt};
    if (const auto *draw = std::get_if<Draw>(&order); draw && isHandDraw(p) && draw->seal)
        if (const auto card = drawnCard(p, p.pending.side, *draw); card && card->card->isKnown())
            return Draw{card->card->value()};
    if (const auto *request = std::get_if<Request>(&order);
        request && request->seal && p.pending.question == Question::Request)
        if (const auto sealed = sealFor(p, p.pending.side, *request); sealed && sealed->isKnown())
            return Request{sealed->value(), std::nullopt};
    if (const auto *correction = std::get_if<Correct>(&order))
        return resaid(p, *correction, Saying::Open);
    return order;
}

Order unproved(Order order)
{
    if (auto *play = std::get_if<Play>(&order))
        play->salt.reset();
    if (auto *discard = std::get_if<Discard>(&order))
        discard->salt.reset();
    if (auto *call = std::get_if<CallIn>(&order))
        call->salt = call->held = std::nullopt;
    return order;
}

} // namespace hexwerk::assault
