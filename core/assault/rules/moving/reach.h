// [R9] Where a unit can get.
#pragma once

#include "core/assault/game/position.h"

#include <cstddef>
#include <memory>
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

// The same without the way, which ReachMap::wayTo() tells.
struct ReachedPlace
{
    Hex hex = {};
    Hex before = {};
    int cost = 0;
    bool mayStop = false;
    bool closeCombat = false;
    bool overrun = false;
    bool delayed = false;
    std::size_t node = 0; // of the map
    bool operator==(const ReachedPlace &) const = default;
};

class WaySearch;

// Where walks can get to, one after the other: for many, as it keeps its memory.
class ReachMap
{
public:
    ReachMap();
    ~ReachMap();
    ReachMap(const ReachMap &) = delete;
    ReachMap &operator=(const ReachMap &) = delete;

    // By hex, as reach() tells them; good until the next call.
    const std::vector<ReachedPlace> &look(const Position &p, const Walk &walk);
    // Turns and steps to one of these places.
    std::vector<Order> wayTo(const ReachedPlace &place) const;

private:
    std::unique_ptr<WaySearch> m_search;
    std::vector<ReachedPlace> m_places;
    std::vector<std::size_t> m_cheapest; // node by hex of the board; 0: none
};

// All hexes that the rest of a walk can get to, by hex; the start is not among them. For a view: it
// highlights them and turns a click on one into orders.
std::vector<ReachedHex> reach(const Position &p, const Walk &walk);
// Whether it can get to another hex; not whether it may stop there.
bool canReach(const Position &p, const Walk &walk, Hex goal);

// [R9.0d] Whether a walk that is in a friend's hex can go on to where it may stand.
bool canEndSomewhere(const Position &p, const Walk &walk);

} // namespace hexwerk::assault
