// A campaign as its designer wrote it: battles linked by their results, and units that live on.
// Every key of a `hexwerk.campaign` file as a plain value. House rules [H14].
#pragma once

#include "core/assault/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

struct CampaignSide
{
    std::string id;     // as in the scenarios of the battles
    std::string colour; // a name or "#rrggbb"
    LocalText name;
    bool operator==(const CampaignSide &) const = default;
};

// [H14.3a] A unit that lives on from battle to battle.
struct CoreUnit
{
    std::string id;
    std::string side;
    std::string card;
    LocalText name; // may be empty
    Experience experience = Experience::Regular;
    bool operator==(const CoreUnit &) const = default;
};

// [H14.5b] Cards of which new core units may be bought, or drawn as replacements.
struct Reserve
{
    std::string side;
    std::vector<std::string> cards;
    std::optional<int> count = {}; // units in all; empty: as many as are wanted
    int fromBattle = 1;            // the number of the battle that they may join first
    bool operator==(const Reserve &) const = default;
};

// [H14.3d] What takes the place of a unit for which no core unit is left.
enum class SlotFill : std::uint8_t {
    Scenario, // the unit as the scenario has it: no core unit
    Reserve,  // a replacement
    Empty,
};
std::string_view toString(SlotFill fill); // "scenario"

// [H14.3b] Units of the scenario whose places core units take.
struct BattleSlot
{
    std::string side;
    std::vector<std::string> units; // ids in the scenario
    std::vector<UnitType> types;    // of core units; empty: all
    bool choose = false;            // by the player; else in the order of the core units
    SlotFill fill = SlotFill::Scenario;
    bool operator==(const BattleSlot &) const = default;
};

enum class ResultTermKind : std::uint8_t {
    All,         // of `terms`
    Any,         // of `terms`
    Not,         // of the one in `terms`
    Winner,      // name = side, or "draw"
    Margin,      // number = at least [H14.1c]
    Played,      // name = battle that has been fought
    CoreLost,    // name = core unit that is lost
    BattleCount, // number: so many battles have been fought, this one included
    Track,       // name = track of the campaign, number = at least
    OfBattle,    // `term`, about how the battle ended
};
inline constexpr std::string_view kDraw = "draw";

struct ResultTerm
{
    ResultTermKind kind = ResultTermKind::All;
    std::string name = {};
    int number = 0;
    Term term = {};
    std::vector<ResultTerm> terms = {};
    bool operator==(const ResultTerm &) const = default;
};

enum class ResultEffectKind : std::uint8_t {
    Track,             // its marker moves
    ReplacementPoints, // a side gets some
    End,               // [H14.11b] the campaign is over: `side` has won, or nobody
};

struct ResultEffect
{
    ResultEffectKind kind = ResultEffectKind::Track;
    std::string track = {};
    std::string side = {};
    int add = 0; // to the track, or points
    bool operator==(const ResultEffect &) const = default;
};

// Who chooses among several next battles. [H14.2b]
enum class Chooser : std::uint8_t { Winner, Loser, Roll, Side };
std::string_view toString(Chooser chooser);       // "winner"; of a side nothing
Chooser chooserFromString(std::string_view name); // Side for any other name

struct BattleResult
{
    LocalText title = {};                   // of an end
    std::optional<ResultTerm> when = {};    // empty: in all other cases
    std::vector<std::string> next = {};     // battles; none: the campaign ends
    Chooser chooser = Chooser::Winner;      // after a draw: a roll, unless a side is named
    std::string side = {};                  // that chooses
    std::vector<ResultEffect> effects = {}; // key `do`
    LocalText text = {};
    bool operator==(const BattleResult &) const = default;
};

// Pixels of the chart.
struct ChartPlace
{
    int x = 0;
    int y = 0;
    bool operator==(const ChartPlace &) const = default;
};

struct CampaignBattle
{
    std::string id;
    LocalText title;      // empty: that of the scenario
    std::string scenario; // the name of its file, beside the campaign's
    std::string date;     // "1943-07-10"; may be empty
    std::optional<ChartPlace> place = {};
    std::vector<BattleSlot> unitSlots = {};
    std::vector<BattleResult> results = {};
    bool operator==(const CampaignBattle &) const = default;
};

// [H14.4]
enum class LossRule : std::uint8_t { Keep, HalfBack, AllBack };
std::string_view toString(LossRule rule); // "half_back"
// [H14.6]
enum class DamageRule : std::uint8_t { Keep, Repair, RepairForPoints };
std::string_view toString(DamageRule rule); // "repair_for_points"
// [H14.5]
enum class ReplacementRule : std::uint8_t { None, Points };
std::string_view toString(ReplacementRule rule); // "points"
enum class DeedPer : std::uint8_t { Campaign, Battle };
std::string_view toString(DeedPer per); // "battle"

// What a unit has to do; 0: nothing of that kind.
struct Deed
{
    int kills = 0;
    int battles = 0;
    int objectives = 0; // that it took
    DeedPer per = DeedPer::Campaign;
    bool operator==(const Deed &) const = default;
};

// [H14.7]
struct ExperienceGain
{
    Deed deed = {};
    int add = 1; // steps of experience, each time
    bool operator==(const ExperienceGain &) const = default;
};

struct CarryOver
{
    LossRule losses = LossRule::Keep;
    DamageRule damage = DamageRule::Keep;
    std::vector<ExperienceGain> experience = {};
    bool salvage = false;
    std::optional<int> salvageBattles = {}; // that it fights for its new side; empty: all
    ReplacementRule replacements = ReplacementRule::None;
    bool operator==(const CarryOver &) const = default;
};

// [H14.8]
struct Medal
{
    std::string id;
    LocalText name;
    LocalText text;
    Deed deed = {}; // key `for`
    bool operator==(const Medal &) const = default;
};

struct Campaign
{
    std::string id;
    std::string system = std::string(kSystemId);
    LocalText title;
    LocalText briefing;             // Markdown
    std::string background = {};    // picture of the chart, beside the file
    std::string start;              // battle
    std::optional<int> length = {}; // battles at most
    std::vector<CampaignSide> sides = {};
    std::vector<CoreUnit> cores = {};
    std::vector<Reserve> reserves = {};
    std::vector<Track> tracks = {};
    std::vector<CampaignBattle> battles = {};
    CarryOver carryOver = {};
    std::vector<Medal> medals = {};
    bool operator==(const Campaign &) const = default;
};

// The place of the battle in the campaign; empty for an unknown one.
std::optional<std::size_t> battleIndex(const Campaign &campaign, std::string_view id);
// How a battle ended, as the terms of its results ask: each `OfBattle` term of all of them, in the
// order in which they stand there.
std::vector<const Term *> battleTerms(const CampaignBattle &battle);

} // namespace hexwerk::assault
