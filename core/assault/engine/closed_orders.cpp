#include "core/assault/engine/closed_orders.h"

#include "core/assault/game/mine_seals.h"
#include "core/assault/game/point_seals.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/course/command.h"

namespace hexwerk::assault {

Order closedOrder(const Position &p, const Order &order)
{
    if (const auto *lay = std::get_if<Lay>(&order); lay && !lay->seal)
        if (const auto mine = sealFor(p, p.pending.side, *lay))
            return Lay{std::nullopt, lay->hex, mine->commitment()};
    if (const auto *allot = std::get_if<Allot>(&order);
        allot && !allot->seal && p.pending.question == Question::Allot)
        if (const auto point = sealFor(p, pooledBy(p), *allot))
            return Allot{std::nullopt, point->commitment()};
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
    if (const auto *correction = std::get_if<Correct>(&order))
        return resaid(p, *correction, Saying::Open);
    return order;
}

} // namespace hexwerk::assault
