// What one side may know of a position.
#pragma once

#include "core/assault/game/event.h"

#include <vector>

namespace hexwerk::assault {

// The position without the other side's secrets, or those of both sides for nobody: hidden
// minefields keep only a commitment. Its hash is that of the full position. It goes on by the
// orders that Assault::closed() gives; those of the other side it takes as far as it can judge
// them.
Position viewFor(const Position &p, SideIndex side);

// Whether the side may see the event.
inline bool isSeenBy(const Event &event, SideIndex side)
{
    return event.audience == kNobody || event.audience == side;
}

// The events that it may see.
std::vector<Event> visibleTo(const std::vector<Event> &events, SideIndex side);

} // namespace hexwerk::assault
