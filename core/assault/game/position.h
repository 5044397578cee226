// The whole game at one moment, also in the middle of a close combat. Copy it, compare it, keep it.
#pragma once

#include "core/assault/game/command_points.h"
#include "core/assault/game/frames.h"
#include "core/assault/game/hands.h"
#include "core/assault/game/support.h"
#include "core/assault/tables/markers.h"
#include "core/base/contract.h"
#include "core/base/frozen.h"
#include "core/base/sealed.h"

#include <array>
#include <optional>
#include <vector>

namespace hexwerk::assault {

// InBox: of a formation or card that was not chosen. Carried: on a transport, with its hex.
enum class UnitState : std::uint8_t { InBox, Waiting, InPlay, Carried, Eliminated, LeftMap };

struct Unit
{
    UnitId id = {};
    SideIndex side = 0;
    UnitState state = UnitState::Waiting;
    std::int8_t strength = 0; // strength points left
    std::int8_t facing = -1;  // a vertex, 0 to 5, of artillery and vehicles [R4.8d]
    std::uint8_t player = 0;  // of several that share a side, from 1; 0: of the side [R5.4a]
    bool activated = false;   // this turn [R6.2a]
    bool spotted = false;     // for the fire of another this turn [R7.1.1c]
    bool isFast = false;      // a fast action this turn, whatever marker it has now
    bool wasFast = false;     // and last turn [R9.2c]
    bool emplaced = false;    // has not moved since it was set up [R5.8i]
    MarkerSet markers = {};
    Hex at = {};         // nowhere unless in play or carried
    UnitId carrier = {}; // of a carried unit [R9.11b]
    bool operator==(const Unit &) const = default;

    bool inPlay() const { return state == UnitState::InPlay; }
    // In play, or aboard a transport that is.
    bool isOnMap() const { return inPlay() || (state == UnitState::Carried && !at.isNowhere()); }
};

// Where a card of Setting::box is. Drawn: in the hand of who chooses [R5.6c]; Aside: discarded.
enum class CardState : std::uint8_t { InDeck, Drawn, Aside, Taken };

struct CardInBox
{
    CardState state = CardState::InDeck;
    std::uint16_t pick = 0; // place in Setting::picks of the one that drew or took it
    bool operator==(const CardInBox &) const = default;
};

enum class Question : std::uint8_t {
    Over,
    FirstSetup,
    Formation,
    Card,
    Divide,
    LayMine,
    Place,
    Announce,
    Step,
    Facing,
    Target,
    SmokeHex,
    Spotter,
    JointFire,
    Partner,
    CoveredMove,
    React,
    Cover,
    LastShot,
    AttackPassenger,
    Disembark,
    Support,
    Wheels,
    Reroll,
    Withdraw,
    Fallback,
    BattleDice,
    PlainDice,
    CardDraw,
    TurnWork,
    Reveal,
    Allot,
    ShowPoints,
    LosePoint,
    Discard,
    PlayCard,
    DropCard,
    Request,
    SupportTarget,
    AntiAir,
    SupportSpotter,
    SupportHex,
    FireMode,
    SplitDice,
    RerollShells,
    ImpactZone,
};
std::string_view toString(Question question); // "announce"
std::string_view toString(RollUse use);       // "attack"

// Who has to speak next, and what about.
struct Pending
{
    Question question = Question::Over;
    SideIndex side = kNobody;      // who is asked; nobody for chance
    RollUse use = RollUse::Attack; // of a roll, or of the roll that may be changed
    std::uint8_t plainDice = 0;    // how many D6
    UnitId unit = {};              // who acts, moves, attacks
    UnitId other = {};             // at whom, against whom
    std::uint8_t player = 0;       // of several that share the side; 0: any of them
    Pool dice = {};                // battle dice
    bool operator==(const Pending &) const = default;

    bool isOver() const { return question == Question::Over; }
    bool isChance() const
    {
        return question == Question::BattleDice || question == Question::PlainDice ||
               question == Question::CardDraw;
    }
};

enum class Phase : std::uint8_t {
    SetUp,
    Initiative,
    Support,
    Action,
    Organization,
    Over,
    Planning, // between initiative and support [R6.0a]
};
std::string_view toString(Phase phase); // "action"

// In the order they are played [R6.0a]; planning with command points only [R4.9.2a].
inline constexpr std::array kPhasesOfTurn = {Phase::Initiative, Phase::Planning, Phase::Support,
                                             Phase::Action, Phase::Organization};

// Face down until it is found: only its owner knows what it is.
struct MinefieldMarker
{
    Hex hex = {};
    SideIndex side = kNobody;
    Sealed<MineKind> kind = {};
    bool found = false;
    bool operator==(const MinefieldMarker &) const = default;
};

// What a trigger has set off and what waits for the end of the action: places in the scenario.
struct DueEffect
{
    std::uint16_t trigger = 0;
    std::uint16_t effect = 0; // of the trigger
    bool operator==(const DueEffect &) const = default;
};

// [R8.3c] What a unit can do while a card gives or takes an ability. It follows from the effects.
struct ChangedTraits
{
    UnitId unit = {};
    Traits traits = {};
    bool operator==(const ChangedTraits &other) const { return unit == other.unit; }
};

struct Position
{
    Frozen<Setting> setting;
    std::vector<Unit> units = {};                 // by id; the dead stay, so ids never move
    SmokeMarkers smoke = {};                      // sorted by hex
    std::vector<Hex> dugIn = {};                  // markers on hexes, sorted [R6.5c]
    std::vector<MinefieldMarker> minefields = {}; // in the scenario's order, then as they were laid
    SideSeeds seeds = {};                         // of the seals; a view has its own side's alone
    std::vector<SideIndex> holders = {};          // of the objectives, in their order
    std::vector<int> tracks = {};                 // in their order
    std::vector<bool> fired = {};                 // of the triggers, in their order: at least once
    std::vector<CardInBox> cards = {};            // of the box, in its order
    std::vector<std::uint16_t> unnamed = {};      // picks, one for each card drawn without a name
    std::vector<DueEffect> due = {};              // in the order in which they were set off
    std::vector<CommandPool> points = {};         // by side and player; none without them
    std::vector<SideHand> hands = {};             // by side; none without such cards
    std::vector<ActiveEffect> effects = {};       // of played cards, in the order of their play
    std::vector<ChangedTraits> changed = {};      // by effects
    std::vector<SideSupport> support = {};        // by side; none where support is not played
    std::vector<Battery> batteries = {};          // in the order of their arrival
    int turn = 1;
    Phase phase = Phase::SetUp;
    SideIndex startingPlayer = kNobody;
    SideIndex winner = kNobody; // once the game is over; nobody: a draw
    std::vector<Frame> stack = {};
    Pending pending = {};
    bool operator==(const Position &) const = default;

    bool has(UnitId id) const { return id.index() < units.size(); }
    Unit &unit(UnitId id) { return HW_EXPECTS(has(id)), units[id.index()]; }
    const Unit &unit(UnitId id) const { return HW_EXPECTS(has(id)), units[id.index()]; }
    const UnitCard &card(UnitId id) const { return setting->card(id); }
    const Traits &traits(UnitId id) const
    {
        for (const ChangedTraits &each : changed)
            if (each.unit == id)
                return each.traits;
        return setting->traits(id);
    }
    Experience experience(UnitId id) const { return setting->roster[id.index()].experience; }
    const Board &board() const { return setting->board; }
    bool isDugIn(Hex hex) const;
    // The fortification of its hex that a unit in play is inside of; null for none.
    const FortificationRow *fortificationOf(const Unit &unit) const;
    bool isHalf(const Unit &unit) const // RULING A-49
    {
        return unit.strength <= card(unit.id).halfStrength;
    }
};

inline SideIndex enemyOf(SideIndex side)
{
    return side == 0 ? 1 : 0;
}

// The units in play in a hex, at most one a side at rest; null for none.
const Unit *unitAt(const Position &p, Hex hex, SideIndex side);

} // namespace hexwerk::assault
