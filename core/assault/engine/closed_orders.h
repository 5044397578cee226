// [R9.6.4.1c] Orders as both sides may know them.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"

namespace hexwerk::assault {

// What Assault::closed() does, and back again: the order as who knows the seeds may say it. What
// does not fit stays as it is.
Order closedOrder(const Position &p, const Order &order);
Order openedOrder(const Position &p, const Order &order);
// Without the salt, which belongs to the seeds of the game that it was given in.
Order unproved(Order order);

} // namespace hexwerk::assault
