// A question that has one answer decides nothing.
#pragma once

#include "core/assault/position.h"

#include <optional>

namespace hexwerk::assault {

// The one order that the rules allow; empty where there is a choice, also the one to pass or
// decline, where chance is asked, and where whether there is a choice is a secret of the side:
// while it lays mines [R9.6.4.1c].
std::optional<Order> onlyAnswer(const Position &p);

} // namespace hexwerk::assault
