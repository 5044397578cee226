// What was said: one decision with at most two free choices.
#pragma once

#include "core/base/strong_id.h"
#include "core/board/hex.h"
#include "core/dice/dice.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwerk::assault {

// [R6.4c] What a unit is activated for.
enum class Action : std::uint8_t { NormalMove, FastMove, MoveAndFire, FireAndMove, Fire, DigIn };
inline constexpr int kActions = 6;
std::string_view toString(Action action); // "normal_move"
std::optional<Action> actionFromString(std::string_view name);

// [R6.4a] [R4.4b] Activates a unit for an action, which is then binding.
struct Announce
{
    UnitId unit = {};
    Action action = Action::NormalMove;
    bool operator==(const Announce &) const = default;
};

// [R6.4i] [R8.1a]
struct Pass
{
    bool operator==(const Pass &) const = default;
};

// [R9.6.3.1b] How a hex is entered where a road leads into it. Default is the cheaper way, at equal
// cost the terrain.
enum class By : std::uint8_t { Default, Terrain, Road };

// One hex of a move. Hex{} leaves the map. [R4.8b]
struct Step
{
    UnitId unit = {};
    Hex to = {};
    By by = By::Default;
    bool operator==(const Step &) const = default;
};

// Ends a move before its points are spent.
struct Stop
{
    bool operator==(const Stop &) const = default;
};

// The unit fired at.
struct Target
{
    UnitId unit = {};
    bool operator==(const Target &) const = default;
};

// [R11.1.1.1a] Names the support unit of a close combat.
struct Support
{
    UnitId unit = {};
    bool operator==(const Support &) const = default;
};

// [R8.2i] Fires at the unit that moves.
struct React
{
    UnitId unit = {};
    bool operator==(const React &) const = default;
};

// No reaction, no support.
struct Decline
{
    bool operator==(const Decline &) const = default;
};

// [R11.1.6.1a]
struct Withdraw
{
    bool operator==(const Withdraw &) const = default;
};
struct Stay
{
    bool operator==(const Stay &) const = default;
};

// [R11.1.1.1c] Rolls one die of the roll in question again; `die` from 1, in its order.
struct Reroll
{
    int die = 1;
    bool operator==(const Reroll &) const = default;
};
struct Keep
{
    bool operator==(const Keep &) const = default;
};

// [R5.8c] Sets a unit up, or brings a reinforcement on.
struct Place
{
    UnitId unit = {};
    Hex hex = {};
    bool operator==(const Place &) const = default;
};

// One of several by its id. [R5.8c] Which side places the first unit.
struct Choose
{
    std::string id = {};
    bool operator==(const Choose &) const = default;
};

// Chance speaks: faces as a generator rolls them (1 to 6), or battle dice as symbols seen at a
// table. In the order in which the question names the dice; one of the two is empty.
struct Dice
{
    std::vector<std::uint8_t> faces;
    std::vector<Symbols> symbols = {};
    bool operator==(const Dice &) const = default;
};

// A referee's correction, at any moment. Paths: unit.ID.at, unit.ID.strength, unit.ID.activated,
// unit.ID.markers, objective.ID.holder, track.ID, smoke.HEX, turn.
struct Correct
{
    std::string path = {};
    std::string oldValue = {};
    std::string newValue = {};
    bool operator==(const Correct &) const = default;
};

using Order = std::variant<Announce, Pass, Step, Stop, Target, Support, React, Decline, Withdraw,
                           Stay, Reroll, Keep, Place, Choose, Dice, Correct>;

} // namespace hexwerk::assault
