// What one side may know of a position.
#pragma once

#include "core/assault/event.h"

#include <vector>

namespace hexwerk::assault {

// The position without the other side's secrets: its hidden minefields keep only a commitment. Its
// hash is that of the full position. Only the full position advances.
Position viewFor(const Position &p, SideIndex side);

// The events that the side may see.
std::vector<Event> visibleTo(const std::vector<Event> &events, SideIndex side);

} // namespace hexwerk::assault
