// What an attack has come to, as its players see it on the table.
#pragma once

#include "core/assault/tabletop/attack_form.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwerk::assault {

// What the players do with a counter.
struct TableChange
{
    enum Kind : std::uint8_t {
        TakeOff,
        FlipOver,     // to half strength
        AddDamage,    // `points`, on the side that shows by then
        Remove,       // `marker`
        Place,        // `marker`
        TakeDugIn,    // off the target's hex
        FallBack,     // they move it
        Withdraw,     // likewise
        GetOff,       // likewise, from its transport
        Halt,         // it goes no further
        LaySmoke,     // `points` markers in the hex `place`
        LayRuin,      // in the target's hex, in place of the marker of a work [R12.5e]
        FlipWork,     // of the target's hex to its trench side [D12.5d]
        TakeWork,     // the marker of a work off the target's hex [R12.5f]
        TakeObstacle, // likewise
    };
    Kind kind = TakeOff;
    std::string unit = {}; // id in the form
    int points = 0;        // strength points, or smoke markers
    Marker marker = Marker::Suppressed;
    int place = 0; // 1 to 3, as the hexes were named
    bool operator==(const TableChange &) const = default;
};

// What the attack has come to: the counters that are left, and what was done with them. A position
// before its end tells of a part.
struct TableResult
{
    std::vector<TableUnit> counters = {};  // those of the form that are still on the map
    std::vector<TableChange> changes = {}; // by counter, in the order of the form
};
TableResult resultOf(const AttackForm &form, const Position &p);

} // namespace hexwerk::assault
