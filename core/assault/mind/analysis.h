// A game that was played, decision by decision: how the chances went, where they turned, and what
// would have been better.
#pragma once

#include "core/assault/mind/advice.h"

#include <cstddef>
#include <span>
#include <vector>

namespace hexwerk::assault {

// What a side did at an announcement, by the orders of the game from there on, as a plan.
Plan planDone(const Position &p, std::span<const Order> orders);

// An announcement that a side had to make.
struct Judged
{
    std::size_t order = 0; // in the game, from 0
    int turn = 0;
    SideIndex side = kNobody;
    Plan done = {};
    Advice advice = {}; // with what was done

    // That side 0 wins, from 0 to 1, before anything is done: by the value of the position, and
    // more and more by games that were played on from there.
    double chance() const;
    // What it gave away by what it did: at least 0.
    double cost() const;
    // How far that is more than chance.
    double sureCost() const;
};

struct Swing
{
    std::size_t place = 0; // among the decisions: it came between this one and the next
    double before = 0;     // chances of side 0
    double after = 0;
    bool isDecision = false; // by a decision, not by dice
};
// The largest, at least five percent, in the order of the game; `end`: the chance of side 0 behind
// the last decision.
std::vector<Swing> turningPoints(const std::vector<Judged> &decisions, double end,
                                 std::size_t most);
// The dearest of a side by their places, the dearest first; only those that cost something for
// sure.
std::vector<std::size_t> worstOf(const std::vector<Judged> &decisions, SideIndex side,
                                 std::size_t most);

} // namespace hexwerk::assault
