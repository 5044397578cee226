// A question that has one answer decides nothing, and neither does a roll that changes nothing.
#pragma once

#include "core/assault/game/position.h"

#include <optional>

namespace hexwerk::assault {

// The one order that the rules allow; empty where there is a choice, also the one to pass or
// decline, where chance is asked, and where whether there is a choice is a secret of the side:
// while it lays mines [R9.6.4.1c] or holds cards face down [R5.9b] [R12.3.1a]. One player for both
// sides may know the latter.
std::optional<Order> onlyAnswer(const Position &p, bool isOnePlayer = false);

// A roll that stands for all where chance is asked and whatever the dice show leads to the same
// position, rolls that follow it at once included. Empty where it makes a difference, for cards,
// where it would take too long to find out, and where mines have a part in it: that nobody rolls
// must not tell what lies face down.
std::optional<Order> decidedRoll(const Position &p);

} // namespace hexwerk::assault
