// What was said: one decision with at most two free choices.
#pragma once

#include "core/assault/board/terrain.h"
#include "core/assault/dice/dice.h"
#include "core/assault/tables/action.h"
#include "core/base/alternative.h"
#include "core/base/sealed.h"
#include "core/base/strong_id.h"
#include "core/hexes/hex.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexwerk::assault {

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

// [R9.6.3.1b] How a hex is entered where a road leads into it. Default is the cheaper way; at equal
// cost a sneaky trail or the terrain, but a vehicle takes the road.
enum class By : std::uint8_t { Default, Terrain, Road };

// One hex of a move. Hex{} leaves the map. [R4.8b]
struct Step
{
    UnitId unit = {};
    Hex to = {};
    By by = By::Default;
    bool operator==(const Step &) const = default;
};

// [R9.9c] [R9.10c] Turns a unit to a vertex, 0 to 5.
struct TurnTo
{
    UnitId unit = {};
    int facing = 0;
    bool operator==(const TurnTo &) const = default;
};

// Ends a move before its points are spent.
struct Stop
{
    bool operator==(const Stop &) const = default;
};

// The unit fired at, or the hex that smoke is laid on; the other one is empty. [R7.2a]
struct Target
{
    UnitId unit = {};
    Hex hex = {};
    bool operator==(const Target &) const = default;
};

// Names a unit that helps: the support unit of a close combat [R11.1.1.1a], a spotter [R7.1.1b], a
// fire support unit [R10.8.4a], the partner of an action for two [R9.8.2a] [D9.13a].
struct Support
{
    UnitId unit = {};
    bool operator==(const Support &) const = default;
};

// [R8.2i] Fires at the unit that moves. [R9.10.3d] The last shot.
struct React
{
    UnitId unit = {};
    bool operator==(const React &) const = default;
};

// No reaction, no support, nobody and nothing more of what is asked for.
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

// [R5.8c] Sets a unit up, brings a reinforcement on, or puts a passenger off. [R5.8g] `facing` is
// of artillery and vehicles, -1 for infantry.
struct Place
{
    UnitId unit = {};
    Hex hex = {};
    int facing = -1;
    bool operator==(const Place &) const = default;
};

// [R9.6.4.1c] Lays a mine, face down: its kind as the owner says it, or its seal as it stands in
// the log.
struct Lay
{
    std::optional<MineKind> mine = MineKind::Dummy;
    Hex hex = {};
    std::optional<Commitment> seal = {};
    bool operator==(const Lay &) const = default;
};

// [D9.6.4d] Turns the fortification or obstacle in a hex by one vertex clockwise.
struct TurnWork
{
    Hex hex = {};
    bool operator==(const TurnWork &) const = default;
};

// [R9.6.4.2a] The owner turns up what a unit has stepped on; the salt proves it.
struct Reveal
{
    Hex hex = {};
    MineKind mine = MineKind::Dummy;
    Salt salt = {};
    bool operator==(const Reveal &) const = default;
};

// One of several by its id: which side places the first unit [R5.8c], a formation or unit card
// [R5.6b], what of a vehicle is attacked [R11.5a]...
struct Choose
{
    std::string id = {};
    bool operator==(const Choose &) const = default;
};

// What of a vehicle infantry attacks. [R11.5a]
inline constexpr std::string_view kVehicle = "vehicle";
inline constexpr std::string_view kWheels = "wheels";

// Chance speaks: faces as a generator rolls them (1 to 6), or battle dice as symbols seen at a
// table. In the order in which the question names the dice; one of the two is empty.
struct Dice
{
    std::vector<std::uint8_t> faces;
    std::vector<Symbols> symbols = {};
    bool operator==(const Dice &) const = default;
};

// Chance speaks: the card that comes off a deck [R5.6c] [R5.6e] [R5.7c], or that goes into a hand
// [R6.2.1a]: that one has its seal in place of its id in the log. Neither: not named yet.
struct Draw
{
    std::string card = {};
    std::optional<Commitment> seal = {};
    bool operator==(const Draw &) const = default;
};

// A referee's correction, at any moment. Paths: unit.ID.KEY (at, state, carrier, strength, markers
// ...), objective.ID.holder, track.ID, card.ID, smoke.HEX, dug_in.HEX, mine.HEX (once the game is
// set up), turn. See core/assault/referee/README.md.
struct Correct
{
    std::string path = {};
    std::string oldValue = {};
    std::string newValue = {};
    bool operator==(const Correct &) const = default;
};

// [R6.2.2a] Puts a command point on a unit card, face down: the card's id as the owner says it, or
// its seal as it stands in the log.
struct Allot
{
    std::optional<std::string> card = std::string();
    std::optional<Commitment> seal = {};
    bool operator==(const Allot &) const = default;
};

// [R6.2.2a] The owner shows which cards its command points lie on; the salts prove it.
struct ShowPoints
{
    std::vector<std::string> cards = {}; // ids, in the order of the points
    std::vector<Salt> salts = {};
    bool operator==(const ShowPoints &) const = default;
};

// [R6.2.1c] Puts a card of the hand on the discard pile. The salt proves which one it was; it is
// missing for a card that was drawn from a real deck and gets its name now.
struct Discard
{
    std::string card = {}; // id
    std::optional<Salt> salt = {};
    bool operator==(const Discard &) const = default;
};

// [R8.3a] Plays a card of the hand, for a unit or in a hex if it is for one.
struct Play
{
    std::string card = {}; // id
    UnitId unit = {};
    Hex hex = {};
    std::optional<Salt> salt = {}; // as of Discard
    bool operator==(const Play &) const = default;
};

// [R12.3.1a] [R12.4.1a] Lays a support card face down for this turn: its id as the owner says it,
// or its seal as it stands in the log.
struct Request
{
    std::optional<std::string> card = std::string();
    std::optional<Commitment> seal = {};
    bool operator==(const Request &) const = default;
};

// [R12.3.2a] [R12.4.2a] Turns a requested card up and begins its attack; the salt proves it. Of a
// battery that has arrived, its next attack. [R12.4b] [D12.4.3a]
struct CallIn
{
    std::string card = {};
    std::optional<Salt> salt = {};
    std::optional<Salt> held = {}; // proves that it is in the hand, where it was drawn [R5.9d]
    bool operator==(const CallIn &) const = default;
};

struct Order : std::variant<Announce, Pass, Step, TurnTo, Stop, Target, Support, React, Decline,
                            Withdraw, Stay, Reroll, Keep, Place, Lay, TurnWork, Reveal, Choose,
                            Draw, Dice, Correct, Allot, ShowPoints, Discard, Play, Request, CallIn>
{
    Order();
    Order(const Order &other);
    Order(Order &&other) noexcept;
    Order &operator=(const Order &other);
    Order &operator=(Order &&other) noexcept;
    ~Order();
    template<AlternativeOf<variant> Value>
    Order(Value value)
        : variant(std::move(value))
    {
    }
    bool operator==(const Order &other) const;
    bool operator<(const Order &other) const = delete; // that of variant would be taken for one
};

} // namespace hexwerk::assault
