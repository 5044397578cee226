// What a game is played with and never changes while it runs: scenario, board, tables, cards.
#pragma once

#include "core/assault/switches.h"
#include "core/assault/system_data.h"
#include "core/base/frozen.h"
#include "core/base/sealed.h"
#include "core/base/strong_id.h"
#include "core/board/line_of_sight.h"
#include "core/cards/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

using SideIndex = std::uint8_t; // the place in Setting::scenario.sides
inline constexpr SideIndex kNobody = 255;

// One counter of the game: those of the scenario, then those of its reinforcements.
struct RosterEntry
{
    std::string id = {}; // "g1"; reinforcements "r3-1", "r3-2": turn and number
    SideIndex side = 0;
    std::size_t card = 0;        // place in Setting::cards
    std::size_t spec = SIZE_MAX; // place in scenario.units; SIZE_MAX for a reinforcement
    int arrives = 0;             // turn; 0 from the start
    std::string zone = {};       // where it is set up or enters; empty: it has its hex
    Experience experience = Experience::Regular;
    bool operator==(const RosterEntry &) const = default;
};

struct Setting
{
    Scenario scenario = {};
    SystemData data = {}; // with the terrain and markers of the scenario's profile
    Switches switches = {};
    DiceFaces faces = {};
    std::vector<UnitCard> cards = {};     // those the roster uses
    std::vector<RosterEntry> roster = {}; // by UnitId
    Board board = {};
    SightMap sight = {};
    std::uint64_t hash = 0; // of all that is above

    bool operator==(const Setting &other) const { return hash == other.hash; }

    const UnitCard &card(UnitId unit) const { return cards[roster[unit.index()].card]; }
    // Null-like kNobody for an unknown id.
    SideIndex sideIndex(std::string_view id) const;
    UnitId unitId(std::string_view id) const; // UnitId{} for an unknown one
    const std::string &unitName(UnitId unit) const { return roster[unit.index()].id; }
    const Zone *zone(std::string_view id) const;
    // Whether the scenario gives it the marker that lies on the hex. [R9.8.1a]
    bool startsDugIn(UnitId unit) const;
};

// A game before its first order. What is secret in the scenario is not in the setting, which both
// sides share, but beside it.
struct NewGame
{
    Frozen<Setting> setting;
    std::vector<Minefield> minefields = {};
    Salt secretSeed = {}; // of the commitments; any number unknown to the other side
};

// Everything that a scenario refers to must be there: validate it first. `board` is composed from
// it.
NewGame newGame(Scenario scenario, SystemData data, const CardLibrary &cards, Board board);

} // namespace hexwerk::assault
