// A referee's corrections: one value of the position, by path. They are never offered.
#pragma once

#include "core/assault/event.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// The path must be there, the old value as it is, the new one possible.
Ruling<> correctionRuling(const Position &p, const Correct &order);
// Only after correctionRuling() said yes.
void correct(Position &p, const Correct &order, std::vector<Event> &events);

} // namespace hexwerk::assault
