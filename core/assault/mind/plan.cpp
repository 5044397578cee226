#include "core/assault/mind/plan.h"

#include "core/assault/engine/assault.h"

namespace hexwerk::assault {

std::optional<Order> nextOf(const Plan &plan, const Position &p, std::size_t &given)
{
    if (plan.unit == UnitId{} || p.pending.unit != plan.unit)
        return std::nullopt;
    switch (p.pending.question) {
    case Question::Step:
    case Question::Facing:
        if (given < plan.way.size() && Assault::query(p, plan.way[given]))
            return plan.way[given++];
        given = plan.way.size();
        if (Assault::query(p, Stop{}))
            return Stop{};
        return std::nullopt;
    case Question::SmokeHex:
        if (given < plan.way.size() && Assault::query(p, plan.way[given]))
            return plan.way[given++];
        given = plan.way.size();
        if (Assault::query(p, Decline{}))
            return Decline{};
        return std::nullopt;
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
