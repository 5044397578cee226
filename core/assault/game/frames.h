// What is under way, as plain data. The stages are the paragraphs of the book, in its order.
#pragma once

#include "core/assault/game/card_frames.h"
#include "core/assault/game/order.h"
#include "core/assault/game/setting.h"
#include "core/assault/game/strike.h"
#include "core/assault/game/support_frames.h"
#include "core/assault/tables/morale.h"
#include "core/assault/tables/movement_kind.h"
#include "core/assault/tables/support_tables.h"
#include "core/base/alternative.h"

#include <array>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace hexwerk::assault {

// Lies at the bottom; when it is done, so is the game. [R6.0a]
struct GameFrame
{
    enum Stage : std::uint8_t {
        Cards,
        LayMines,
        FirstSetup,
        FirstSetupChoice,
        SetUp,
        Initiative,
        SupportPhase,
        ActionPhase,
        Organization,
        VictoryCheck,
        Arrivals,
        Reinforcements,
        TurnWorks,
        Planning,
        InitiativeRoll,
        OrganizationCards
    };
    Stage stage = Cards;
    SideIndex side = 0;      // who places or acts next
    std::uint8_t passes = 0; // in a row [R6.4d]
    std::uint8_t passed =
        0; // a bit a side: has done with this support phase [R6.3f], with its works [D9.6.4d]
    std::uint8_t allotment = 0;      // of mines, whose turn it is
    std::uint16_t markersAtHand = 0; // minefield markers that lay there before it
    UnitId held = {}; // of a card before its activation: nobody else is announced next [R4.9.1c]
    bool operator==(const GameFrame &) const = default;
};

// [D9.13a] Who covers the movement of another unit; nobody once that has helped.
struct Covering
{
    UnitId unit = {};
    bool weakened = false; // [D9.13g]
    bool operator==(const Covering &) const = default;
};

// [R9] One unit on its way.
struct MoveFrame
{
    enum Stage : std::uint8_t { GoOn, Approach, Check, Mines, React, Fire };
    Stage stage = GoOn;
    Walk walk = {};
    Hex from = {};      // the hex of the last step
    Hex lastStand = {}; // where it may stand if it is stopped in a friend's hex (RULING A-47)
    bool wasSuppressed = false; // when it began
    Hex goal = {};              // of an enemy that it goes for
    By by = By::Default;        // into that hex
    Pool check = {};            // dice against a vehicle that entered a hex
    bool halted = false;        // by mines (RULING A-17)
    Covering covering = {};
    Hex began = {};         // where it was activated to move and fire [R10.6f]
    std::int8_t faced = -1; // and how it looked there
    bool operator==(const MoveFrame &) const = default;
};

// [R13.3e] A unit retreats.
struct FallbackFrame
{
    enum Stage : std::uint8_t { Begin, GoOn, Check, Mines, React };
    Stage stage = Begin;
    Walk walk = {};
    Hex from = {}; // the hex of the last step
    Hex lastStand = {};
    bool fromCloseCombat = false;
    bool wasSuppressed = false; // suppressed beside the fallback from its beginning
    Pool check = {};            // dice against a vehicle that entered a hex
    bool operator==(const FallbackFrame &) const = default;
};

// [R8.2] Serves everything that draws fire: whoever moves a unit calls it.
struct ReactionFrame
{
    enum Stage : std::uint8_t { React, Cover, Fire };
    Stage stage = React;
    UnitId mover = {};
    UnitId reactor = {};
    Covering covering = {};
    std::optional<Die> coverDie = {};  // [D9.13c]
    Hex lastStand = {};                // of the mover (RULING A-47)
    std::optional<RoadKind> road = {}; // that the mover followed into its hex [R9.6.3.1g]
    bool fallingBack = false;          // [R8.2f]
    bool withdrawing = false;          // [R11.1.6.1d]
    bool operator==(const ReactionFrame &) const = default;
};

// [R10] One shot. With a target it resolves it; without it asks for one first.
struct RangedFireFrame
{
    enum Stage : std::uint8_t { Choose, Join, Spot, Attack };
    Stage stage = Choose;
    UnitId firer = {};
    UnitId target = {};
    std::vector<UnitId> joined = {}; // fire support units [R10.8.4a]
    Action action = Action::Fire;
    bool reaction = false;
    bool moving = false;               // the target is on its way
    bool fallingBack = false;          // in its retreat
    bool withdrawing = false;          // from a close combat
    Hex lastStand = {};                // of a target on its way (RULING A-47)
    std::optional<RoadKind> road = {}; // that it followed into its hex
    std::optional<Die> coverDie = {};  // of a covered target [D9.13c]
    bool blind = false;                // [R10.5h]
    bool forced = false;               // nobody need be in sight and range to be asked for
    bool cardsAsked = false;           // for cards in answer to it [R8.3a]
    bool operator==(const RangedFireFrame &) const = default;
};

// [R10.7.3] What an attack left of its dice, done to a unit in the book's order: whoever hits one
// from afar calls it.
struct HitFrame
{
    enum Stage : std::uint8_t { Damage, Critical, Passengers, Consequence, Blast };
    Stage stage = Damage;
    UnitId attacker = {}; // none: mines, or from outside the board
    UnitId target = {};   // in play, or aboard a transport [R10.10.1b] [R11.4b]
    Symbols left = {};
    bool moving = false;               // the target is on its way
    Hex lastStand = {};                // of a target on its way (RULING A-47)
    Morale before = Morale::None;      // of the target
    Morale outcome = Morale::None;     // carried out once at the end (RULING A-52)
    std::optional<Strike> strike = {}; // of its criticals
    bool operator==(const HitFrame &) const = default;
};

// What a roll is for, so that a player knows what he rolls.
enum class RollUse : std::uint8_t {
    Setup,
    Initiative,
    Spotting,
    Attack,
    Defence,
    CriticalAttack,
    CriticalDefence,
    AssaultAttack,
    DefenceDefence,
    DefenceAttack,
    AssaultDefence,
    Reroll,
    Players,
    Preliminary,
    Smoke,
    MineDetection,
    MineAttack,
    MineDefence,
    TerrainDamage,
    TerrainDefence,
    LastShot,
    LastShotDefence,
    PassengerAttack,
    PassengerDefence,
    WheelsApproach,
    WheelsAttack,
    WheelsDefence,
    BlastAttack,
    BlastDefence,
    AntiAir,
    AirDefence,
    AirSpotting,
    Accuracy,
    SupportAttack,
    SupportDefence,
    Ranging,
    Impact,
    Drift,
};

// [R10.7.2] Attack dice against defence dice, for whoever wants to know what is left.
struct DuelFrame
{
    enum Stage : std::uint8_t {
        Attack,
        Join,
        Defend,
        RerollAttack,
        RerollAttackDie,
        RerollDefence,
        RerollDefenceDie
    };
    Stage stage = Attack;
    Pool attack = {};
    Pool joined = {}; // attack dice that count doubles the other way, rolled apart [R10.8.4d]
    Pool defence = {};
    RollUse attackUse = RollUse::Attack;
    RollUse defenceUse = RollUse::Defence;
    UnitId attacker = {};
    UnitId defender = {};
    bool single = false;         // [R10.8.1b]
    std::uint8_t automaticX = 0; // [R4.2.3c] [R9.12.4c]
    Pool onCritical = {};        // defence instead, once the attack shows a C [D7.1.2b]
    Symbols rolled = {};
    // By die, of a roll of which a card lets one be rolled again. [R8.3c]
    std::vector<Symbols> dice = {};
    std::uint8_t die = 0; // which, from 0
    bool operator==(const DuelFrame &) const = default;
};

// [R11] The four rolls of a round, in the book's order.
inline constexpr std::size_t kRollsOfARound = 4;

struct CloseCombatFrame
{
    enum Stage : std::uint8_t {
        Passengers,
        AssaultSupport,
        DefenceSupport,
        Wheels,
        Approach,
        Roll,
        Reroll,
        RerollDie,
        Damage,
        AssaultFallback,
        DefenceFallback,
        EndCheck,
        AssaultWithdrawal,
        DefenceWithdrawal
    };
    Stage stage = Passengers;
    UnitId assault = {};
    UnitId defence = {};
    Hex hex = {};
    Hex from = {}; // the hex the assault unit came from
    std::uint8_t round = 1;
    std::uint8_t roll = 0;                          // which of the four is rolled or rerolled
    std::uint8_t die = 0;                           // which of its dice is rolled again, from 0
    std::array<bool, kRollsOfARound> rerolled = {}; // by roll [D11.1.1.1c]
    bool flankRerolled = false;                     // this round [R11.1.2.1b] [R11.1.2e]
    bool fastAssault = false;
    bool reverseAssault = false; // a vehicle that came backward (RULING A-13)
    bool onWheels = false;       // the infantry attacks wheels or tracks this round [R11.5a]
    bool outOfReach = false;     // and did not get at them [R11.5c]
    bool mustWithdraw = false;   // the vehicle [R11.5f]
    bool assaultSupported = false;
    bool defenceSupported = false;
    bool defenceActivated = false;  // [R11.1.2.2a]
    bool defenceSuppressed = false; // [R11.1.2.2c]
    bool assaultFallsBack = false;
    bool defenceFallsBack = false;
    std::array<std::vector<Symbols>, kRollsOfARound> rolls = {}; // by die
    std::uint8_t cardsRound = 0; // the round that cards were asked for [R11.6g]
    bool operator==(const CloseCombatFrame &) const = default;
};

// [R9.10.1] The ground strikes a vehicle.
struct TerrainDamageFrame
{
    UnitId unit = {};
    Pool dice = {};
    Hex lastStand = {}; // where it may stand if it is stopped in a friend's hex (RULING A-47)
    bool operator==(const TerrainDamageFrame &) const = default;
};

// [R9.10.3] What a gun does before it is overrun.
struct OverrunFrame
{
    enum Stage : std::uint8_t { LastShot, Shoot };
    Stage stage = LastShot;
    UnitId unit = {}; // the vehicle, in the hex beside the gun
    UnitId gun = {};
    Hex lastStand = {}; // of the vehicle (RULING A-47)
    bool turned = false;
    bool cardsAsked = false; // [R9.10.3k]
    bool operator==(const OverrunFrame &) const = default;
};

// [R5.6] [R5.7] [R5.4] The cards that come into play before the game, or with a turn.
struct CardsFrame
{
    enum Stage : std::uint8_t { NextPick, Draw, Choose, Roll, Divide };
    Stage stage = NextPick;
    std::uint16_t pick = 0;  // place in Setting::picks
    std::uint8_t count = 0;  // cards drawn or taken of it
    SideIndex side = 0;      // whose players divide what came
    std::uint8_t player = 0; // who picks next, from 1
    bool byUnits = false;    // [R5.4.1a]
    bool operator==(const CardsFrame &) const = default;
};

// [R9.6.4.2] A step out of a minefield, into one, or both.
struct MineFrame
{
    enum Stage : std::uint8_t { Leave, Enter, Detect, Attack, Hit, TurnUp };
    Stage stage = Leave;
    UnitId unit = {}; // stands in `to` by now
    Hex from = {};
    Hex to = {};
    Hex minefield = {};       // one of them: where mines are looked for
    bool identified = false;  // it lay open before
    bool fallingBack = false; // [R9.6.4.2m]
    Hex lastStand = {};       // of the unit (RULING A-47)
    Symbols left = {};        // of the last attack
    Symbols harm = {};        // of all attacks
    bool operator==(const MineFrame &) const = default;
};

// [R9.8.2] Two units change places.
struct ExchangeFrame
{
    enum Stage : std::uint8_t { Partner, Mines, React };
    Stage stage = Partner;
    UnitId unit = {};
    UnitId other = {};
    Action action = Action::Detach; // or Reinforce
    Hex from = {};                  // of the unit
    Hex to = {};
    bool second = false; // it is about the other one
    bool operator==(const ExchangeFrame &) const = default;
};

// [D9.13] One unit covers the movement of another.
struct CoveringFireFrame
{
    enum Stage : std::uint8_t { Partner, Move };
    Stage stage = Partner;
    UnitId mover = {};
    Covering covering = {};
    bool operator==(const CoveringFireFrame &) const = default;
};

// [R7.1] [R7.4a] An attack of the support phase: indirect fire, or what a special ability allows.
struct SupportFireFrame
{
    enum Stage : std::uint8_t { Choose, Spotter, Spot, Preliminary, Attack };
    Stage stage = Choose;
    UnitId firer = {};
    UnitId target = {};
    Action action = Action::IndirectFire;
    UnitId observer = {}; // who sees the target: the firer or its spotter
    bool blind = false;   // [R10.5h]
    Pool dice = {};       // that take part in the attack [R7.1.2b]
    bool operator==(const SupportFireFrame &) const = default;
};

inline constexpr std::uint8_t kMostSmokeHexes = 3; // [R7.2a]

// [R7.2] Smoke in up to that many hexes.
struct SmokeFrame
{
    enum Stage : std::uint8_t { Choose, Spotter, Roll };
    Stage stage = Choose;
    UnitId firer = {};
    UnitId spotter = {};         // none as long as the firer sees for itself
    std::vector<Hex> hexes = {}; // nominated, the target hex first
    std::uint8_t rolled = 0;     // hexes that were rolled for
    bool isNominated = false;    // the hexes are all
    Pool dice = {};              // that still have to show smoke [R7.2e]
    bool operator==(const SmokeFrame &) const = default;
};

// [R7.3a] Artillery turns.
struct TurnFacingFrame
{
    enum Stage : std::uint8_t { Turn };
    Stage stage = Turn;
    UnitId unit = {};
    bool operator==(const TurnFacingFrame &) const = default;
};

// [R11.4b] Before a close combat each passenger may be attacked once; then all get out.
struct PassengerAttackFrame
{
    enum Stage : std::uint8_t { Choose, Attack, Hit, GetOut };
    Stage stage = Choose;
    UnitId assault = {};
    UnitId carrier = {};
    UnitId target = {};
    Symbols left = {};                 // of the attack on it
    std::vector<UnitId> attacked = {}; // in their order
    bool operator==(const PassengerAttackFrame &) const = default;
};

// Why a unit leaves its transport. [R9.11.3] [R9.11.5] [R10.10.3]
enum class Exit : std::uint8_t { Dismount, Unload, Emergency };

// Units leave a transport, one after the other.
struct DisembarkFrame
{
    enum Stage : std::uint8_t { Struck, Leave, Mines, React };
    Stage stage = Leave; // Struck: the passengers were hit with their transport [R10.10.2a]
    Exit exit = Exit::Emergency;
    UnitId carrier = {};
    UnitId unit = {}; // who leaves; none: all in turn
    UnitId out = {};  // who has just left
    Hex from = {};    // which hex
    bool operator==(const DisembarkFrame &) const = default;
};

struct Frame : std::variant<GameFrame, MoveFrame, FallbackFrame, ReactionFrame, RangedFireFrame,
                            HitFrame, DuelFrame, CloseCombatFrame, TerrainDamageFrame, OverrunFrame,
                            CardsFrame, MineFrame, ExchangeFrame, CoveringFireFrame,
                            SupportFireFrame, SmokeFrame, TurnFacingFrame, PassengerAttackFrame,
                            DisembarkFrame, PlanningFrame, LossFrame, BlastFrame, CardsAskedFrame,
                            CardFrame, ActivationFrame, AirFrame, OutsideFireFrame, BatteryFrame>
{
    Frame();
    Frame(const Frame &other);
    Frame(Frame &&other) noexcept;
    Frame &operator=(const Frame &other);
    Frame &operator=(Frame &&other) noexcept;
    ~Frame();
    template<AlternativeOf<variant> Value>
    Frame(Value value)
        : variant(std::move(value))
    {
    }
    bool operator==(const Frame &other) const;
};

// What a finished frame tells the one that called it.
struct Result
{
    Symbols left = {};    // of a duel, of mines
    bool covered = false; // [D9.13d] the covering fire was used against this reaction
    std::optional<BlastResult> blast = {}; // on the morale of the target [R12.5c]
    bool cancelled = false;                // of a card
    Pool blanks = {};                      // attack dice without any symbol [R12.3.6.2b]
};

} // namespace hexwerk::assault
