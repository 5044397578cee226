// [R6.2.2a] What keeps the card that a command point lies on from the other side.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"

namespace hexwerk::assault {

// Of the pool that puts a point on a card next, as the order says it. Empty if its seal does not
// fit, or if it names a card that cannot be sealed here.
std::optional<Sealed<std::string>> sealFor(const Position &p, const CommandPool &pool,
                                           const Allot &order);
// Whether a card that the order names could be sealed here: only its side's seed can.
bool canSeal(const Position &p, SideIndex side, const Allot &order);
// The cards of the pool's points with their salts; empty where the position does not know them.
std::optional<ShowPoints> openedPoints(const Position &p, const CommandPool &pool);
// Whether cards and salts are those that the points were sealed with.
bool opens(const Position &p, const CommandPool &pool, const ShowPoints &order);

} // namespace hexwerk::assault
