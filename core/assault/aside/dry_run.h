// A dry run of the Troop Status Board: things that are made up happen to a position, and the
// engine counts them as in a game. [H4.10b]
#pragma once

#include "core/assault/game/event.h"

namespace hexwerk::assault {

// The end of a turn has the check of victory after it. Objectives are held at the end of a turn.
struct MadeUpEvent
{
    TriggerEvent on = TriggerEvent::TurnEnd;
    UnitId unit = {};
    std::size_t place = SIZE_MAX; // of the zone that is entered or the objective that is taken
    SideIndex side = kNobody;     // that takes it
    bool operator==(const MadeUpEvent &) const = default;
};

// All that can still happen.
std::vector<MadeUpEvent> whatMayHappen(const Position &p);
// Lets it happen; it must be one of those.
std::vector<Event> letHappen(Position &p, const MadeUpEvent &what);

} // namespace hexwerk::assault
