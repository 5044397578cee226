// What a player would do, why, and what it would do instead.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/mind/plan.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

// All chances are those of the side that is asked, from 0 to 1, by trial games from imagined
// positions.
struct Advice
{
    struct Choice
    {
        Plan plan = {};
        double chance = 0.5;
        bool operator==(const Choice &) const = default;
    };

    double byValue = 0.5; // by the value of the position alone
    double now = 0.5;     // if both sides play on without much thought
    Choice best = {};
    // At most three, the strongest first; their amounts are chances, not values.
    std::vector<Reason> reasons = {};
    std::optional<Choice> other = {}; // the runner-up, if there is a choice
    std::optional<double> done = {};  // the chance with what was done instead, if that was asked
    double doneError = 0;             // standard error of how much worse that is
    double otherError = 0;            // standard error of what the runner-up costs
    int games = 0;                    // trial games for each of them
    std::optional<Order> reply =
        {}; // by the other side to the best plan, in at least a third of the games
    bool operator==(const Advice &) const = default;
};

} // namespace hexwerk::assault
