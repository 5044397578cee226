// The tables of ASSAULT as data: dice, terrain, fortifications, spotting, fire modification,
// markers, and the two printed editions as sets of switches. Read from
// resources/assault/system.toml.
#pragma once

#include "core/assault/board/terrain.h"
#include "core/assault/cards/unit_card.h"
#include "core/assault/dice/dice.h"
#include "core/assault/scenario/scenario.h"
#include "core/assault/system_id.h"
#include "core/assault/tables/action.h"
#include "core/assault/tables/support_tables.h"
#include "core/base/local_text.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// The action, morale and general markers of a unit, and what lies on the hex. [R13.0c]
enum class Marker : std::uint8_t {
    NormalAction,
    FastAction,
    DelayedAction,
    DiggingIn,
    Firing,
    TurretFiring,
    MoveAndFire,
    FireAndMove,
    HideAction,
    Hidden,
    Ambush,
    Suppressed,
    Fallback,
    AttackDiceMinus1,
    Immobilised,
    DugIn,
};
inline constexpr int kMarkers = 16;
std::string_view toString(Marker marker); // "normal_action"
std::optional<Marker> markerFromString(std::string_view name);

// [R13.0b] What the organization phase does to a marker.
enum class MarkerGroup : std::uint8_t { White, Yellow, Green, Black, Red };
std::string_view toString(MarkerGroup group); // "yellow"

struct MarkerRow
{
    MarkerGroup group = MarkerGroup::White;
    std::optional<Marker> reverse; // Yellow: what it turns to; Black: what it is exchanged for
    LocalText name;
    bool operator==(const MarkerRow &) const = default;
};

// Defence dice of a fortification by the side it is hit from. [R9.6.3.2.8c]
struct FortificationRow
{
    LocalText name;
    Pool front;
    Pool flank;
    Pool rear;
    std::array<bool, 3> holds = {};                   // by UnitType: who ends its movement inside
    std::array<bool, 3> setUp = {};                   // and who only begins there [R5.8i]
    std::array<bool, 3> fullArc = {true, true, true}; // by UnitType: 360 degrees
    bool operator==(const FortificationRow &) const = default;
};

// [R10.5e] The least D6 that spots, by how much cover the target has.
struct SpottingTable
{
    int noDice = 2; // hide action, hidden, ambush or out of arc, in the open
    int oneDie = 2;
    int twoDice = 3;
    int threeDiceOrFortification = 4;
    int hinderingTerrain = -1; // modifiers to the roll
    int hideAction = -1;
    int hidden = -2;
    int ambush = -2;
    int sneakyTrail = -1; // RULING A-7
    bool operator==(const SpottingTable &) const = default;
};

// [R10.9.5a] One defence die by the firer's action (rows) and the case (columns 1 to 4).
enum class FireRow : std::uint8_t { Firing, TurretFiring, MovingAndFiring };
enum class FireColumn : std::uint8_t { Normal, FastVehicle, BlindInfantry, BlindVehicle };
using FireModification = std::array<std::array<std::optional<Die>, 4>, 3>;

// [R9.6.4.2g]
struct MineRow
{
    Pool attack;
    Pool defence;
    std::array<bool, 3> against = {}; // by UnitType [R9.6.4a]
    bool operator==(const MineRow &) const = default;
};

// Which rule an ability changes. [R4.2d] [R10.8.2a] [R10.9.7a]
enum class AbilityHook : std::uint8_t {
    ForbidAction,     // `action` is never taken [R9.2d]
    ForbidHiddenStep, // no step in a hide action [R9.12.1c]
    DisembarkMarker,  // `marker` after leaving a transport [R9.11.3d] [R11.4f]
    MineDetection,    // `number` is added to the roll [R9.6.4.2e]
    Spotter,          // spots for indirect fire, whatever its type [R7.1.1b]
    Smoke,            // fires smoke [R7.2a]
    Immobile,         // moves only on a transport that fetches it [R9.11.4a]
    SupportAttack,    // in the support phase, with `dice` up to `to` hexes [R7.4a]
    AttackDie,        // one die more against `row`, or both rows, from `from` to `to` hexes
    DefenceDie,       // `dice` more
    AllRoundFire,     // fires outside its arc like a turret [R10.6h]
    RiderCapacity,    // `number` strength points of riders [R9.11.1b]
};
inline constexpr int kAbilityHooks = 12;
std::string_view toString(AbilityHook hook); // "forbid_action"

// What of it each hook uses stands above.
struct AbilityEffect
{
    AbilityHook hook = AbilityHook::Spotter;
    Action action = Action::NormalMove;
    Marker marker = Marker::NormalAction;
    int number = 0;
    Pool dice = {};
    std::optional<TargetRow> row = {}; // empty: both
    int from = 0;                      // hexes
    int to = 14;
    bool operator==(const AbilityEffect &) const = default;
};

struct AbilityRow
{
    LocalText name;
    LocalText text; // what it does, in a sentence
    std::vector<AbilityEffect> effects;
    bool operator==(const AbilityRow &) const = default;
};

// The least D6 that finds a way through a minefield. [R9.6.4.2d] [R9.6.4.2e]
struct MineDetection
{
    std::array<int, 3> least = {5, 6, 6}; // by UnitType
    int identified = 1;                   // modifiers to the roll
    int fallback = -1;
    bool operator==(const MineDetection &) const = default;
};

// An edition, as named switches; each is also an option of a scenario.
struct Profile
{
    std::string id; // "sicily43-en"
    LocalText name;
    std::map<std::string, OptionValue> switches;
    std::vector<TerrainRow> terrain;      // whole rows that replace those of the chart
    std::map<Marker, MarkerRow> markers;  // rows that replace those of the system
    std::optional<SupportTables> support; // all of them, where a value differs
    bool operator==(const Profile &) const = default;
};

// A rule that can be switched: what a scenario's [options] may name.
struct SwitchRow
{
    OptionValue standard = false; // its type is the only one allowed
    std::string rule;             // "D11.1.1.1c", "A-36"
    LocalText name;
    bool operator==(const SwitchRow &) const = default;
};

// How many pieces of each kind are printed for a table.
struct SheetCounts
{
    int status = 12; // of each status marker, at most
    int spare = 4;   // of each marker that a game may bring
    int smoke = 8;   // of each smoke marker
    int mines = 8;   // of each kind: the same, so that their number tells nothing
    int damage = 4;  // the highest number on a damage marker
    int dice = 4;    // of each colour of battle dice
    bool operator==(const SheetCounts &) const = default;
};

struct SystemData
{
    std::string id = std::string(kSystemId);
    int version = 1; // of the data
    LocalText name;
    std::map<std::string, DiceFaces> dice;          // by id
    TerrainChart terrain;                           // with hexsides and roads
    std::array<FortificationRow, 5> fortifications; // by OverlayKind
    std::array<EntryCost, 4> climb = {1, 2, 2, 2};  // by MovementType, points a level [R9.6.1b]
    SpottingTable spotting;
    FireModification fireModification;
    std::array<MineRow, 2> mines; // by MineKind
    MineDetection mineDetection;
    Die smokeDie = Die::Blue; // [R10.3k] of each marker
    int mostSmoke = 4;        // markers in a hex [R7.2d]
    int riderCapacity = 4;    // strength points on armoured tracks [R9.11.1b]
    SupportTables support;    // chapter 12
    std::array<MarkerRow, kMarkers> markers;
    SheetCounts sheets;
    std::map<std::string, SwitchRow> switches;   // by name
    std::map<std::string, AbilityRow> abilities; // by id
    std::map<std::string, LocalText> nations;    // names by id
    std::map<std::string, Profile> profiles;     // by id; each has a value for every switch
    bool operator==(const SystemData &) const = default;
};

} // namespace hexwerk::assault
