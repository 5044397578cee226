// What a game is played with: scenario, board, tables, cards. Only a referee gives it another one.
#pragma once

#include "core/assault/board/line_of_sight.h"
#include "core/assault/cards/card_store.h"
#include "core/assault/tables/switches.h"
#include "core/assault/tables/system_data.h"
#include "core/assault/tables/traits.h"
#include "core/base/frozen.h"
#include "core/base/sealed.h"
#include "core/base/strong_id.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

using SideIndex = std::uint8_t; // the place in Setting::scenario.sides
inline constexpr SideIndex kNobody = 255;

// One counter of the game: those of the scenario, of its reinforcements, of its triggers, then of
// all cards that a side may take, so that units never come to be during a game.
struct RosterEntry
{
    std::string id =
        {}; // "g1"; reinforcements "r3-1": turn and number; of the second trigger "t2-1"; of a card
    // "rifle_platoon-1"
    SideIndex side = 0;
    std::size_t card = 0;                // place in Setting::cards
    std::size_t spec = SIZE_MAX;         // place in scenario.units; SIZE_MAX for all others
    std::size_t boxed = SIZE_MAX;        // place in Setting::box of the card that brings it
    std::size_t trigger = SIZE_MAX;      // place of the one that brings it
    std::size_t effect = SIZE_MAX;       // of the trigger, likewise
    int arrives = 0;                     // turn; 0 from the start
    std::vector<std::string> zones = {}; // where it is set up or enters; none: it has its hex
    Experience experience = Experience::Regular;
    bool operator==(const RosterEntry &) const = default;
};

// A card that a side may take: a formation, or the unit card of a single unit. [R5.6a] [R5.7a]
struct BoxCard
{
    std::string id = {};
    SideIndex side = 0;
    bool isFormation = true;
    std::vector<UnitId> units = {}; // that it brings
    LocalText name = {};
    int commandPoints = 0; // of a formation [R4.9.2a]
    bool operator==(const BoxCard &) const = default;
};

// What a side takes of its cards when the time has come. [R5.6] [R5.7]
struct Pick
{
    SideIndex side = 0;
    bool isFormation = true;
    FormationMethod method = FormationMethod::Choose;
    int count = 1;
    int arrives = 0;                     // turn; 0 at set-up
    std::vector<std::string> zones = {}; // of the units
    std::vector<std::size_t> cards = {}; // that it may be: places in Setting::box
    bool operator==(const Pick &) const = default;
};

// [R5.9a] What a side draws its command and support cards from.
struct SideDeck
{
    std::vector<std::string> cards = {}; // ids; one that is there twice comes twice
    int hand = 3;                        // cards that it draws up to [R5.9b]
    int neutral = 0;                     // its share of the neutral deck
    bool operator==(const SideDeck &) const = default;
};

struct Setting
{
    Scenario scenario = {};
    SystemData data = {}; // with the terrain and markers of the scenario's profile
    Switches switches = {};
    DiceFaces faces = {};
    std::vector<UnitCard> cards = {};     // those the roster uses
    std::vector<Traits> abilities = {};   // of the cards, in their order
    std::vector<RosterEntry> roster = {}; // by UnitId
    std::vector<BoxCard> box = {};        // a card that is there twice has two entries
    std::vector<Pick> picks = {};         // those of set-up first
    Board board = {};
    SightMap sight = {};
    std::vector<SideDeck> decks = {};           // by side; none where no such cards are played
    std::vector<std::string> neutralDeck = {};  // ids, each once
    std::vector<CommandCard> commandCards = {}; // of all decks, by id
    std::vector<SupportCard> supportCards = {}; // likewise
    EffectRows effects = {};                    // the words of these cards
    std::uint64_t hash = 0;                     // of all that is above

    bool operator==(const Setting &other) const { return hash == other.hash; }

    const UnitCard &card(UnitId unit) const { return cards[roster[unit.index()].card]; }
    const Traits &traits(UnitId unit) const { return abilities[roster[unit.index()].card]; }
    // Null-like kNobody for an unknown id.
    SideIndex sideIndex(std::string_view id) const;
    UnitId unitId(std::string_view id) const; // UnitId{} for an unknown one
    const std::string &unitName(UnitId unit) const { return roster[unit.index()].id; }
    const Zone *zone(std::string_view id) const;
    // Null for an id that is in no deck.
    const CommandCard *commandCard(std::string_view id) const;
    const SupportCard *supportCard(std::string_view id) const;
    // Whether the scenario gives it the marker that lies on the hex. [R9.8.1a]
    bool startsDugIn(UnitId unit) const;
};

// By side, a secret of each: the seals of its mines follow from it. Empty where it is not known.
using SideSeeds = std::array<std::optional<Salt>, 2>;

// A game before its first order. What is secret in the scenario is not in the setting, which both
// sides share, but beside it.
struct NewGame
{
    Frozen<Setting> setting;
    std::vector<Minefield> minefields = {};
    // From the system's random source, where a game is begun to be played. Zeroes are those of the
    // games that had none: anybody can open their seals.
    SideSeeds seeds = {Salt{}, Salt{}};
};

// Everything that a scenario refers to must be there: validate it first. `board` is composed from
// it.
NewGame newGame(Scenario scenario, SystemData data, const CardStore &cards, Board board);

} // namespace hexwerk::assault
