// The unit that plans are made for.
#pragma once

#include "core/assault/mind/planner.h"

#include <cstdint>
#include <unordered_map>

namespace hexwerk::assault {

struct Planner::Actor
{
    const Position &p;
    const Unit &unit;
    std::vector<double> needs; // by goal
    BestShot shot = {};        // from where it is
    double here = 0;           // what its present place is worth
    double waits = 0;          // what it gives up by acting now: a reaction to a move
    Position scratch;          // for trying places: only this unit and its passengers move in it
    std::vector<UnitId> passengers = {};
    std::vector<Plan> plans = {};
    // By place(), as several actions lead to the same place.
    std::unordered_map<std::uint64_t, double> standings = {};
    std::unordered_map<std::uint64_t, Threat> reactions = {};

    Unit &me() { return scratch.unit(unit.id); }
    void goTo(Hex hex)
    {
        me().at = hex;
        for (const UnitId passenger : passengers)
            scratch.unit(passenger).at = hex;
    }
    void putBack()
    {
        me() = unit;
        goTo(unit.at);
    }
    // A key for where it is being tried.
    std::uint64_t place()
    {
        const Unit &at = me();
        return std::uint64_t{static_cast<std::uint16_t>(at.at.q)} << 32 |
               std::uint64_t{static_cast<std::uint16_t>(at.at.r)} << 16 |
               std::uint64_t{static_cast<std::uint8_t>(at.facing)} << 1 |
               (at.markers.has(Marker::FastAction) ? 1u : 0u);
    }
};

} // namespace hexwerk::assault
