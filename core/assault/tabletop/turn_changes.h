// What its players change on the table when a turn ends: the organization phase as a list.
#pragma once

#include "core/assault/tabletop/table_position.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

struct TurnChange
{
    enum Kind : std::uint8_t {
        TakeOff,       // `marker` of `unit` [R6.5a]
        TurnOver,      // `marker` of `unit` to `reverse` [R6.5b]
        Exchange,      // likewise, for another counter [R6.5d]
        TakeObjective, // `place` goes to `side` [R6.5i]
        MoveTrack,     // `place` to `number`
        MoveTurn,      // the turn marker, to `number` [R6.5h]
        Arrives,       // `unit` is due [R6.7a]
    };
    Kind kind = TakeOff;
    UnitId unit = {};
    Marker marker = Marker::Suppressed;
    Marker reverse = Marker::Suppressed;
    std::size_t place = 0; // of the objective or the track in the scenario
    int number = 0;
    SideIndex side = kNobody;
    std::string_view rule = {};
    bool operator==(const TurnChange &) const = default;
};

// Between the last order of an action phase and the first of the next turn; in the book's order.
std::vector<TurnChange> changesOfTurnEnd(const TablePosition &before, const TablePosition &after);

} // namespace hexwerk::assault
