// A position as a scenario, to go on with in the editor or in another game.
#pragma once

#include "core/assault/game/position.h"

#include <vector>

namespace hexwerk::assault {

// What a scenario cannot say.
enum class NotSaid : std::uint8_t {
    ActionUnderWay, // the position stands in the middle of one
    WithinTurn,     // the turn begins anew
    GameOver,       // there is no turn left
    FastLastTurn,   // [R9.2c] a unit may not act fast again
    NotEmplaced,    // [R5.8i] a unit has moved into a fortification
    DugInHex,       // [R9.8.1a] a marker on a hex without a unit that could have it
    Passenger,      // [R9.11.2c] markers of a unit aboard
    ActionMarker,   // of a unit that may act all the same
    FreeObjective,  // [R5.5b] nobody's, in the set-up area of a side
    Cards,          // [R5.6] what lies in which deck
    MinesAtHand,    // [R9.6.4.1b] that are still to be laid
    HiddenMines,    // [R9.6.4.1c] that lie face down, and the position does not know
    Batteries,      // [R12.4.2a] artillery that has found its hex
    LostUnit,       // a trigger waits for a unit that is gone or renamed
};

struct PositionScenario
{
    Scenario scenario = {};
    std::vector<NotSaid> notSaid = {}; // each once
};

// Turns count from the one that is played. Title and texts stay as they are.
PositionScenario scenarioOf(const Position &p);

} // namespace hexwerk::assault
