// What a player would do, why, and what it would do instead.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/mind/plan.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

// All chances are those of the side that is asked, from 0 to 1, by games played on from here in
// imagined positions.
struct Advice
{
    struct Choice
    {
        Plan plan = {};
        double chance = 0.5;
        bool operator==(const Choice &) const = default;
    };

    double byValue = 0.5; // by the value of the position alone
    double now = 0.5;     // if both go on without much thought
    Choice best = {};
    // At most three, the strongest first: as parts of a chance, not of a value.
    std::vector<Reason> reasons = {};
    std::optional<Choice> other = {}; // the runner-up, if there is a choice
    std::optional<double> done = {};  // of what was done instead, if that was asked
    double doneError = 0;             // of how much worse that is: its standard error
    double otherError = 0;            // of what the runner-up costs: its standard error
    int games = 0;                    // played for each of them
    std::optional<Order> reply = {};  // of the other side to the best, in a third of the games
    bool operator==(const Advice &) const = default;
};

} // namespace hexwerk::assault
