#include "core/assault/mind/plan.h"

#include "core/assault/engine/assault.h"

namespace hexwerk::assault {

// `end` once the way is over or broken.
static std::optional<Order> nextOnWay(const Plan &plan, const Position &p, std::size_t &given,
                                      const Order &end)
{
    if (given < plan.way.size() && Assault::query(p, plan.way[given]))
        return plan.way[given++];
    given = plan.way.size();
    return Assault::query(p, end) ? std::optional(end) : std::nullopt;
}

std::optional<Order> nextOf(const Plan &plan, const Position &p, std::size_t &given)
{
    if (plan.unit == UnitId{} || p.pending.unit != plan.unit)
        return std::nullopt;
    switch (p.pending.question) {
    case Question::Step:
    case Question::Facing:
        return nextOnWay(plan, p, given, Stop{});
    case Question::SmokeHex:
        return nextOnWay(plan, p, given, Decline{});
    case Question::Target:
    case Question::SupportTarget:
        if (plan.target != UnitId{} && Assault::query(p, Target{plan.target}))
            return Target{plan.target};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace hexwerk::assault
