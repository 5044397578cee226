// Why a plan is worth what it is: a part of its score.
#pragma once

#include "core/base/strong_id.h"
#include "core/hexes/hex.h"

#include <cstddef>
#include <cstdint>

namespace hexwerk::assault {

// Good or bad for the side that has the plan, as the amount says.
enum class ReasonId : std::uint8_t {
    Goal,          // it gets nearer to an objective or a zone, or leaves it
    Ground,        // an objective that it may take in close combat
    Cover,         // of the hex where it ends
    Danger,        // fire of a unit that it comes under, or gets out of
    Shot,          // at a unit, as a part of the plan
    Relief,        // a unit that can no longer fire at others after that
    NextShot,      // at a unit, from where it ends
    CloseCombat,   // what it does to a unit
    ReturnedFight, // what a unit does to it in close combat
    Reaction,      // the worst one on its way: of a unit, in a hex
    Mines,         // that may lie in a hex
    Rough,         // ground that may harm a vehicle on its way into a hex
    ShotKept,      // its own shot at whoever moves, which it gives up
    Haste,         // it cannot fire as well after a fast action
    Screen,        // fire that smoke keeps off others
    Shelter,       // against the fire that it is under
    Ride,          // it gets on a transport that brings it to a goal sooner
    GetsOff,       // who is carried fights from the ground
    ComesIn,       // one more unit on the board
    CalledSupport, // support that was asked for
    Card,          // a command card
    Effort,        // the action as such
};

struct Reason
{
    ReasonId id = ReasonId::Effort;
    double amount = 0;           // in units of Goals::value()
    UnitId unit = {};            // the other unit that it is about; none: no unit
    Hex hex = {};                // where; nowhere: in no hex
    std::size_t goal = SIZE_MAX; // by its place among Goals::all()
    bool operator==(const Reason &) const = default;
};

} // namespace hexwerk::assault
