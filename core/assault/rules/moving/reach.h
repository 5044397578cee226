// [R9] Where a unit can get.
#pragma once

#include "core/assault/game/position.h"

#include <vector>

namespace hexwerk::assault {

// A hex that a movement can get to, with the cheapest way to it.
struct ReachedHex
{
    Hex hex = {};
    Hex before = {};             // from which it is entered
    std::vector<Order> way = {}; // turns and steps, the last one into the hex
    int cost = 0;                // movement points in all
    bool mayStop = false;
    bool closeCombat = false; // an enemy is there, and the way ends
    bool overrun = false;     // that enemy is a gun that is rolled over [R9.10.3a]
    bool delayed = false;     // harsh terrain
    bool operator==(const ReachedHex &) const = default;
};

// All hexes that the rest of a walk can get to, by hex; the start is not among them. For a view: it
// highlights them and turns a click on one into orders.
std::vector<ReachedHex> reach(const Position &p, const Walk &walk);
// Whether it can get to another hex; not whether it may stop there.
bool canReach(const Position &p, const Walk &walk, Hex goal);

// [R9.0d] Whether a walk that is in a friend's hex can go on to where it may stand.
bool canEndSomewhere(const Position &p, const Walk &walk);

} // namespace hexwerk::assault
