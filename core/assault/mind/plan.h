// What a unit could do in an activation, to the end of its action.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/mind/reason.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

enum class PlanKind : std::uint8_t {
    Wait,
    Fire,
    Move,
    MoveAndFire,
    FireAndMove,
    Storm,
    Face,
    DigIn,
    Hide,
    Transport,
    SupportFire,
    Smoke,
    ComeIn,
    Card,
};

struct Plan
{
    PlanKind kind = PlanKind::Wait;
    Order first = Pass{};        // announces it
    UnitId unit = {};            // none: nobody acts
    std::vector<Order> way = {}; // turns, steps or hexes of smoke that follow
    UnitId target = {};          // of its shot, if any
    double score = 0;            // compared with waiting, in units of Goals::value()
    // Parts of the score; only of plans that are explained.
    std::vector<Reason> reasons = {};
    bool operator==(const Plan &) const = default;
};

struct Position;
// The next order of a plan that has been announced, if it is asked for and allowed. `given` is how
// many orders of its way were given, and is increased.
std::optional<Order> nextOf(const Plan &plan, const Position &p, std::size_t &given);

} // namespace hexwerk::assault
