#include "core/assault/rules/course/requests.h"

#include "core/assault/game/message.h"
#include "core/assault/game/support_seals.h"

namespace hexwerk::assault {

Ruling<> requestRuling(const Position &p, SideIndex side, const std::string &card)
{
    // [R12.3.1a] [R4.9.3b] A card in hand, each as often as it is there.
    if (p.support.empty() || copiesLeft(p, side, card) <= 0)
        return refuse(Message::NotThatChoice, "R12.3.1a");
    // [R12.2c]
    if (requestsOf(p, side) >= static_cast<int>(kMostRequests))
        return refuse(Message::NotThatChoice, "R12.2c");
    return {};
}

Ruling<> requestRuling(const Position &p, const Request &order)
{
    if (order.card)
        HW_TRY(requestRuling(p, p.pending.side, *order.card));
    if (!sealFor(p, p.pending.side, order))
        return refuse(Message::WrongSeal, "R12.3.1a");
    return {};
}

} // namespace hexwerk::assault
