// A scenario as its designer wrote it: every key of a `hexwerk.scenario` file as a plain value.
// Ids are names here; the engine numbers them when a game starts.
#pragma once

#include "core/assault/board/board_spec.h"
#include "core/assault/cards/unit_card.h"
#include "core/assault/scenario/victory.h"
#include "core/assault/system_id.h"
#include "core/base/local_text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hexwerk::assault {

using OptionValue = std::variant<bool, std::int64_t, std::string>;

// [R9.6.4.1b] Mines that a player lays at set-up; as many dummies as both kinds together come
// along.
struct MineAllotment
{
    std::string side;
    int antiPersonnel = 0;
    int antiTank = 0;
    std::vector<std::string> zones;
    bool operator==(const MineAllotment &) const = default;
};

enum class ZonePurpose : std::uint8_t { Setup, Entry, Mines, Victory };
std::string_view toString(ZonePurpose purpose); // "setup"
std::optional<ZonePurpose> zonePurposeFromString(std::string_view name);

struct Zone
{
    std::string id;
    std::string side; // may be empty
    ZonePurpose purpose = ZonePurpose::Setup;
    std::vector<Hex> hexes;
    LocalText name;
    bool operator==(const Zone &) const = default;
};

struct Objective
{
    std::string id;
    Hex hex;
    LocalText name;
    std::string holder; // side; empty: by the set-up area [R5.5b]
    bool operator==(const Objective &) const = default;
};

// [R5.6b] [R5.6c] [R5.6e]
enum class FormationMethod : std::uint8_t { Choose, DrawDouble, Random };
std::string_view toString(FormationMethod method); // "draw_double"
std::optional<FormationMethod> formationMethodFromString(std::string_view name);

struct FormationChoice
{
    UnitType type = UnitType::Infantry;
    int count = 1;
    FormationMethod method = FormationMethod::Choose;
    std::vector<std::string> from;
    bool operator==(const FormationChoice &) const = default;
};

// [R5.7a] Single units, chosen by type and class.
struct AdditionalForce
{
    UnitType type = UnitType::Infantry;
    UnitClass unitClass = UnitClass::Standard;
    int count = 1;
    bool operator==(const AdditionalForce &) const = default;
};

struct SideSpec
{
    std::string id;
    std::string colour; // a name or "#rrggbb"
    LocalText name;
    int players = 1;
    std::vector<std::string> nations; // whose cards it may choose from; empty: of all [R5.2a]
    std::vector<FormationChoice> formations;
    std::vector<AdditionalForce> additional;
    int commandPoints = 0; // of the units that are listed; formations bring their own [R4.9.2a]
    int hand = 3;          // command and support cards that it draws up to [R5.9b]
    std::vector<std::string> deck; // of these cards, by id; empty: all of its nations [R5.9a]
    bool operator==(const SideSpec &) const = default;
};

// [R4.2.3a] Upwards.
enum class Experience : std::uint8_t { Recruit, Regular, Hardened, Veteran, Elite };
std::string_view toString(Experience experience); // "recruit"
std::optional<Experience> experienceFromString(std::string_view name);

struct UnitSpec
{
    std::string id;
    std::string card;
    std::string side;
    LocalText name;                  // of its own, else it is called like its card
    std::optional<Hex> at;           // at most one of at, zone, on
    std::optional<std::string> zone; // set up by its player there
    std::optional<std::string> on;   // id of the carrying unit
    std::optional<int> facing;       // artillery and vehicles only
    std::optional<int> player;
    Experience experience = Experience::Regular;
    int damage = 0; // strength points beyond what the counter side shows
    bool half = false;
    bool activated = false;
    std::vector<std::string> markers; // ids of design.md: "suppressed", "dug_in", ...
    bool operator==(const UnitSpec &) const = default;
};

struct ReinforcementUnits
{
    std::string card;
    int count = 1;
    bool operator==(const ReinforcementUnits &) const = default;
};

// One of units, formation, additional.
struct Reinforcement
{
    int turn = 1;
    std::string side;
    std::string zone;
    std::vector<ReinforcementUnits> units;
    std::optional<FormationChoice> formation;
    std::optional<AdditionalForce> additional;
    bool operator==(const Reinforcement &) const = default;
};

// [R12.2c] As many support cards can a side request in a turn.
inline constexpr std::size_t kMostRequests = 5;

// [R4.9.3b] Support cards that a side has in hand from a turn on.
struct SupportSupply
{
    std::string side;
    std::vector<std::string> cards; // ids; one that is there twice comes twice
    int turn = 1;
    bool operator==(const SupportSupply &) const = default;
};

enum class ThresholdEffect : std::uint8_t { Wins, Loses, Message };
std::string_view toString(ThresholdEffect effect); // "wins"
std::optional<ThresholdEffect> thresholdEffectFromString(std::string_view name);

struct Threshold
{
    int at = 0;
    ThresholdEffect effect = ThresholdEffect::Message;
    std::string side; // empty: the track's
    LocalText text;
    bool operator==(const Threshold &) const = default;
};

struct Track
{
    std::string id;
    std::string side;
    LocalText name;
    int min = 0;
    int max = 12;
    int start = 0;
    std::vector<Threshold> thresholds;
    bool operator==(const Track &) const = default;
};

enum class TriggerEvent : std::uint8_t {
    UnitEliminated,
    UnitDamaged,
    ObjectiveTaken,
    ObjectiveHeld,
    TurnEnd,
    UnitLeftMap,
    ZoneEntered,
};
std::string_view toString(TriggerEvent event); // "unit_eliminated"
std::optional<TriggerEvent> triggerEventFromString(std::string_view name);
// What a trigger has to name.
bool needsZone(TriggerEvent event);
bool needsObjective(TriggerEvent event);

// By the key that says what an effect is about.
enum class EffectKind : std::uint8_t {
    Track,     // its marker moves
    Spawn,     // units come as reinforcements, the first time only
    Remove,    // a unit leaves the map, or never comes
    Terrain,   // hexes become other ground
    Objective, // a side holds it, or nobody
    End,       // the game is over
    Say,       // a text, for both sides
};
inline constexpr int kEffectKinds = 7;
std::string_view toString(EffectKind kind); // "spawn"
std::optional<EffectKind> effectKindFromString(std::string_view name);

// What the key `end` says: a side has won, or nobody.
inline const std::vector<std::string> kEndNames = {"victory", "draw"};

// The members beside `track` and `add` are those of other kinds, and keep their defaults elsewhere.
struct TriggerEffect
{
    std::string track;
    std::variant<int, std::string> add = 1; // a number, "strength" or "points" of the unit
    EffectKind kind = EffectKind::Track;
    std::string card;       // Spawn
    int count = 1;          // Spawn
    std::string zone;       // Spawn: where they enter
    std::string unit;       // Remove
    std::string terrain;    // Terrain: id
    std::vector<Hex> hexes; // Terrain
    std::string objective;  // Objective
    std::string side;       // whose are spawned; who holds, empty: nobody; who wins, empty: a draw
    LocalText text;         // Say
    bool operator==(const TriggerEffect &) const = default;
};

struct Trigger
{
    TriggerEvent on = TriggerEvent::UnitEliminated;
    std::string side;
    std::string unit;
    std::string zone;
    std::string objective;
    bool once = false;
    std::optional<Term> condition;      // key `if`
    std::vector<TriggerEffect> effects; // key `do`
    bool operator==(const Trigger &) const = default;
};

struct Scenario
{
    std::string id;
    std::string system = std::string(kSystemId);
    std::string profile = "sicily43-en";
    LocalText title;
    LocalText briefing;
    int turns = 6;
    std::string firstPlayer = "roll"; // or a side id
    std::string firstSetup = "roll";
    std::optional<int> losLimit; // hexes
    std::map<std::string, OptionValue> options;
    BoardSpec board;
    std::vector<MineAllotment> mines;
    std::vector<Zone> zones;
    std::vector<Objective> objectives;
    std::vector<SideSpec> sides;
    std::vector<UnitSpec> units;
    std::vector<Reinforcement> reinforcements;
    std::vector<Track> tracks;
    std::vector<Trigger> triggers;
    std::vector<Victory> victories;
    std::vector<SupportSupply> supports = {}; // key `support`
    std::vector<std::string> neutralDeck; // command cards by id; empty: all neutral ones [R5.9a]
    bool operator==(const Scenario &) const = default;
};

} // namespace hexwerk::assault
