// A unit that plans are made for.
#pragma once

#include "core/assault/mind/planner.h"

namespace hexwerk::assault {

struct Planner::Actor
{
    const Position &p;
    const Unit &unit;
    std::vector<double> needs; // by goal
    BestShot shot = {};        // from where it is
    double here = 0;           // what its place is worth
    double waits = 0;          // what it gives up by acting now: its shot at whoever moves
    Position scratch;          // to try places in: only this unit is elsewhere
    std::vector<Plan> plans = {};

    Unit &me() { return scratch.unit(unit.id); }
    void putBack() { me() = unit; }
};

} // namespace hexwerk::assault
