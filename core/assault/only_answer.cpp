#include "core/assault/only_answer.h"

#include "core/assault/assault.h"

namespace hexwerk::assault {

std::optional<Order> onlyAnswer(const Position &p)
{
    // [R9.6.4.1c] Which kinds are left shows which were laid.
    if (p.pending.isOver() || p.pending.isChance() || p.pending.question == Question::LayMine)
        return std::nullopt;
    std::vector<Order> orders = Assault::legalOrders(p);
    return orders.size() == 1 ? std::optional(std::move(orders.front())) : std::nullopt;
}

} // namespace hexwerk::assault
