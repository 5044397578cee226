// What a click on a hex asks for that the rules refuse, as orders that the players can force.
#pragma once

#include "app/assault/game/picked.h"
#include "core/assault/engine/assault.h"

#include <deque>

namespace hexwerk::assault::ui {

struct ForcedOrders
{
    UnitId unit = {}; // that acts
    std::deque<Order> orders =
        {}; // one after the other; none: it has to be told first what it does
};

// Whether the orders can be carried out one after the other, forced where the rules refuse them; as
// far as nobody else is asked.
bool canBeForced(const Position &p, const std::deque<Order> &orders);

// `facing`: the vertex that was meant, for who is placed. Without a unit: nothing can be done.
ForcedOrders forcedBy(const Position &p, const Picked &picked, Hex hex, int facing);

} // namespace hexwerk::assault::ui
