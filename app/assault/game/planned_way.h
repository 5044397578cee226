// The way of a unit to a hex that is pointed at, before it is ordered: over the way points that the
// player chose, by the cheapest hexes between them.
#pragma once

#include "core/assault/aside/path_forecast.h"
#include "core/assault/rules/moving/reach.h"

#include <deque>
#include <vector>

namespace hexwerk::assault::ui {

struct PlannedWay
{
    std::deque<Order> orders = {}; // the announcement, if it is one, turns and steps
    std::vector<Hex> hexes = {};   // with the first one
    Walk walk = {};                // with all of them
    bool closeCombat = false;
    bool overrun = false;
};

// Of `chosen` while a unit is to be activated, by a normal move or else a fast one; of the unit
// that moves while it is asked for a step. Without orders: no way leads there.
PlannedWay wayTo(const Position &p, UnitId chosen, const std::vector<Hex> &via, Hex goal);

// Where it can go on to behind the way points; costs are those of the whole way.
std::vector<ReachedHex> reachBehind(const Position &p, UnitId chosen, const std::vector<Hex> &via);

// Hex by hex what the way costs and draws.
std::vector<PathStep> forecastOf(const Position &p, const PlannedWay &way);

} // namespace hexwerk::assault::ui
