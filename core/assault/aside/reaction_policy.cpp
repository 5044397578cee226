#include "core/assault/aside/reaction_policy.h"

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/engine/assault.h"

#include <algorithm>

namespace hexwerk::assault {

std::vector<UnitId> reactorsNow(const Position &p)
{
    std::vector<UnitId> units;
    if (p.pending.question != Question::React)
        return units;
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *react = std::get_if<React>(&order))
            units.push_back(react->unit);
    return units;
}

bool isOver(const ReactionPolicy &policy, const Position &p)
{
    if (p.pending.isOver() || p.turn != policy.turn || p.phase != Phase::Action)
        return true;
    // Between two actions nothing lies on the frame of the game.
    return policy.until == ReactionPolicy::Until::MoveEnds && p.stack.size() <= 1;
}

// Whether the side wants to be asked about one of these.
static bool isAsked(const ReactionPolicy &policy, const Position &p)
{
    const std::vector<UnitId> reactors = reactorsNow(p);
    switch (policy.ask) {
    case ReactionPolicy::Ask::Never:
        return false;
    case ReactionPolicy::Ask::Units:
        return std::any_of(reactors.begin(), reactors.end(), [&](UnitId unit) {
            return std::find(policy.units.begin(), policy.units.end(), unit) != policy.units.end();
        });
    case ReactionPolicy::Ask::Odds:
        return std::any_of(reactors.begin(), reactors.end(), [&](UnitId unit) {
            return 100 * chanceOfEffect(p, reactionShot(p, unit)).value_or(0) > policy.percent;
        });
    case ReactionPolicy::Ask::Later:
        break;
    }
    HW_UNREACHABLE();
}

// In a hex that was not spoken of, or where the unit cannot react after all, its side is asked.
static std::optional<Order> laterAnswer(const ReactionPolicy &policy, const Position &p)
{
    const Hex here = p.unit(p.pending.unit).at;
    if (std::find(policy.hexes.begin(), policy.hexes.end(), here) != policy.hexes.end())
        return Decline{};
    const std::vector<UnitId> reactors = reactorsNow(p);
    for (const UnitId unit : policy.units)
        if (here == policy.hex &&
            std::find(reactors.begin(), reactors.end(), unit) != reactors.end())
            return React{unit};
    return std::nullopt;
}

std::optional<Order> answerOf(const ReactionPolicy &policy, const Position &p)
{
    if (p.pending.question != Question::React || p.pending.side != policy.side ||
        isOver(policy, p) ||
        (policy.until == ReactionPolicy::Until::MoveEnds && p.pending.unit != policy.mover))
        return std::nullopt;
    if (policy.ask == ReactionPolicy::Ask::Later)
        return laterAnswer(policy, p);
    return isAsked(policy, p) ? std::nullopt : std::optional<Order>(Decline{});
}

} // namespace hexwerk::assault
