#include "core/assault/game/view.h"

#include <algorithm>
#include <iterator>

namespace hexwerk::assault {

Position viewFor(const Position &p, SideIndex side)
{
    Position view = p;
    for (SideIndex other = 0; other < view.seeds.size(); ++other)
        if (other != side)
            view.seeds[other].reset();
    for (MinefieldMarker &minefield : view.minefields)
        if (minefield.side != side && !minefield.found)
            minefield.kind = minefield.kind.closed();
    for (CommandPool &pool : view.points)
        if (pool.side != side)
            for (Sealed<std::string> &point : pool.sealed)
                point = point.closed();
    for (SideIndex other = 0; other < view.hands.size(); ++other)
        if (other != side)
            for (HandCard &held : view.hands[other].cards)
                if (held.card)
                    held.card = held.card->closed();
    for (SideIndex other = 0; other < view.support.size(); ++other)
        if (other != side)
            for (Sealed<std::string> &request : view.support[other].requests)
                request = request.closed();
    return view;
}

std::vector<Event> visibleTo(const std::vector<Event> &events, SideIndex side)
{
    std::vector<Event> visible;
    std::copy_if(events.begin(), events.end(), std::back_inserter(visible),
                 [side](const Event &event) { return isSeenBy(event, side); });
    return visible;
}

} // namespace hexwerk::assault
