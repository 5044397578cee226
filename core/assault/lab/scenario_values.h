// The numbers of a scenario that a designer turns to make it fairer.
#pragma once

#include "core/assault/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwerk::assault {

enum class ValueKind : std::uint8_t {
    Turns,      // of the game
    Term,       // the number of a victory term
    TrackStart, // where a track's marker begins
    Threshold,  // of a track
    Arrival,    // turn of a reinforcement
    Count,      // of the units of a card that come with it
    Unit,       // 0: left out, 1: as it is, 2: with another one like it
};

struct ScenarioValue
{
    ValueKind kind = ValueKind::Turns;
    std::string name = {}; // no other of the scenario has it: "victory.allied.losses"
    int now = 0;
    int least = 0;
    int most = 0;
    // Victory and terms in it; track and threshold; reinforcement and its units; unit.
    std::vector<std::size_t> place = {};
    bool operator==(const ScenarioValue &) const = default;
};

// Those that can be turned at all, in the order of the file. Terms of several victories that say
// the same are one value, and stay the same.
std::vector<ScenarioValue> valuesOf(const Scenario &scenario);
// `value` is one of the scenario, and `number` within its ends.
Scenario withValue(Scenario scenario, const ScenarioValue &value, int number);

// The term of a value of that kind.
const Term &termOf(const Scenario &scenario, const ScenarioValue &value);

} // namespace hexwerk::assault
