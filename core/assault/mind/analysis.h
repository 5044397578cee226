// Analysis of a finished game, decision by decision: how the chances changed, where they turned,
// and what would have been better.
#pragma once

#include "core/assault/mind/advice.h"

#include <cstddef>
#include <span>
#include <vector>

namespace hexwerk::assault {

// What a side did at an announcement, as a plan; `orders`: those of the game from there on.
Plan planDone(const Position &p, std::span<const Order> orders);

// An announcement that a side had to make.
struct Judged
{
    std::size_t order = 0; // index in the game, from 0
    int turn = 0;
    SideIndex side = kNobody;
    Plan done = {};
    Advice advice = {}; // including what was done

    // The chance that side 0 wins, from 0 to 1, before the decision: by the value of the position,
    // and the more games were played on from there, the more by their results.
    double chance() const;
    // The chance to win that the decision gave away; at least 0.
    double cost() const;
    // The part of it that is not within the error of the trial games; may be negative.
    double sureCost() const;
};

struct Swing
{
    std::size_t place = 0; // index of a decision: it came between this one and the next
    double before = 0;     // chances of side 0
    double after = 0;
    bool isDecision = false; // by a decision, not by dice
};
// The `most` largest, each at least five percentage points, in the order of the game; `end`: the
// chance of side 0 after the last decision.
std::vector<Swing> turningPoints(const std::vector<Judged> &decisions, double end,
                                 std::size_t most);
// Indices of the `most` costliest decisions of a side, the costliest first; only those whose cost
// is beyond the error of the trial games.
std::vector<std::size_t> worstOf(const std::vector<Judged> &decisions, SideIndex side,
                                 std::size_t most);

} // namespace hexwerk::assault
