// What a way would cost and which reaction fire it would draw, hex by hex, before it is ordered. It
// reads nothing that the side which moves may not see.
#pragma once

#include "core/assault/rules/moving/movement.h"

#include <span>
#include <vector>

namespace hexwerk::assault {

// [R8.2i] One that may react to the unit in this hex.
struct PathThreat
{
    UnitId reactor = {};
    double chance = 0; // from 0 to 1, of any effect, before covering fire
    bool operator==(const PathThreat &) const = default;
};

struct PathStep
{
    Hex hex = {};        // nowhere: off the map
    int cost = 0;        // movement points of the hex, with the turns before it
    int sum = 0;         // and of all so far
    bool rolls = false;  // against the ground [R9.10.1a], or for mines [R9.6.4.2a]
    bool fights = false; // close combat or an overrun: nobody reacts to this step [R8.2k]
    std::vector<PathThreat> threats = {}; // by unit
    bool operator==(const PathStep &) const = default;
};

// The walk behind these turns and steps; those from the first on that is not allowed are left out.
Walk walkAfter(const Position &p, Walk walk, std::span<const Order> way);

// Of a walk at its beginning or under way, and of turns and steps from there, as far as they are
// allowed. `p` is a position after its announcement, so that markers count as they do on the way;
// in one before it the action's own marker is missing.
std::vector<PathStep> forecast(const Position &p, Walk walk, std::span<const Order> way);

// The position once an action is announced, up to its first question; as it is if it is refused.
Position announced(const Position &p, const Announce &order);

} // namespace hexwerk::assault
