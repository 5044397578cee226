// What is under way, as plain data. The stages are the paragraphs of the book, in its order.
#pragma once

#include "core/assault/morale.h"
#include "core/assault/movement_kind.h"
#include "core/assault/order.h"
#include "core/assault/setting.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace hexwerk::assault {

// Lies at the bottom; when it is done, so is the game. [R6.0a]
struct GameFrame
{
    enum Stage : std::uint8_t {
        FirstSetup,
        FirstSetupChoice,
        SetUp,
        Initiative,
        ActionPhase,
        Organization,
        VictoryCheck,
        Reinforcements
    };
    Stage stage = FirstSetup;
    SideIndex side = 0;      // who places or acts next
    std::uint8_t passes = 0; // in a row [R6.4d]
    bool operator==(const GameFrame &) const = default;
};

// [R9] One unit on its way.
struct MoveFrame
{
    enum Stage : std::uint8_t { GoOn, React, Fire };
    Stage stage = GoOn;
    Walk walk = {};
    Hex lastStand = {}; // where it may stand if it is stopped in a friend's hex (RULING A-47)
    bool wasSuppressed = false;        // when it began
    std::optional<RoadKind> road = {}; // followed by the last step
    bool operator==(const MoveFrame &) const = default;
};

// [R13.3e] A unit retreats.
struct FallbackFrame
{
    enum Stage : std::uint8_t { Begin, GoOn, React };
    Stage stage = Begin;
    Walk walk = {};
    Hex lastStand = {};
    bool fromCloseCombat = false;
    bool wasSuppressed = false; // suppressed beside the fallback from its beginning
    bool operator==(const FallbackFrame &) const = default;
};

// [R8.2] Serves everything that draws fire: whoever moves a unit calls it.
struct ReactionFrame
{
    UnitId mover = {};
    Hex lastStand = {};                // of the mover (RULING A-47)
    std::optional<RoadKind> road = {}; // that the mover followed into its hex [R9.6.3.1g]
    bool fallingBack = false;          // [R8.2f]
    bool withdrawing = false;          // [R11.1.6.1d]
    bool operator==(const ReactionFrame &) const = default;
};

// [R10] One shot. With a target it resolves it; without it asks for one first.
struct RangedFireFrame
{
    enum Stage : std::uint8_t { Choose, Spot, Attack };
    Stage stage = Choose;
    UnitId firer = {};
    UnitId target = {};
    Action action = Action::Fire;
    bool reaction = false;
    bool moving = false;               // the target is on its way
    bool fallingBack = false;          // in its retreat
    bool withdrawing = false;          // from a close combat
    Hex lastStand = {};                // of a target on its way (RULING A-47)
    std::optional<RoadKind> road = {}; // that it followed into its hex
    bool blind = false;                // [R10.5h]
    bool operator==(const RangedFireFrame &) const = default;
};

// [R10.7.3] What an attack left of its dice, done to a unit in the book's order: whoever hits one
// from afar calls it.
struct HitFrame
{
    enum Stage : std::uint8_t { Damage, Critical, Consequence };
    Stage stage = Damage;
    UnitId attacker = {};
    UnitId target = {}; // in play
    Symbols left = {};
    bool moving = false;           // the target is on its way
    Hex lastStand = {};            // of a target on its way (RULING A-47)
    Morale before = Morale::None;  // of the target
    Morale outcome = Morale::None; // carried out once at the end (RULING A-52)
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
};

// [R10.7.2] Attack dice against defence dice, for whoever wants to know what is left.
struct DuelFrame
{
    enum Stage : std::uint8_t { Attack, Defend };
    Stage stage = Attack;
    Pool attack = {};
    Pool defence = {};
    RollUse attackUse = RollUse::Attack;
    RollUse defenceUse = RollUse::Defence;
    UnitId attacker = {};
    UnitId defender = {};
    bool single = false;         // [R10.8.1b]
    std::uint8_t automaticX = 0; // [R4.2.3c] [R9.12.4c]
    Symbols rolled = {};
    bool operator==(const DuelFrame &) const = default;
};

// [R11] The four rolls of a round, in the book's order.
inline constexpr std::size_t kRollsOfARound = 4;

struct CloseCombatFrame
{
    enum Stage : std::uint8_t {
        AssaultSupport,
        DefenceSupport,
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
    Stage stage = AssaultSupport;
    UnitId assault = {};
    UnitId defence = {};
    Hex hex = {};
    Hex from = {}; // the hex the assault unit came from
    std::uint8_t round = 1;
    std::uint8_t roll = 0;                          // which of the four is rolled or rerolled
    std::uint8_t die = 0;                           // which of its dice is rolled again, from 0
    std::array<bool, kRollsOfARound> rerolled = {}; // by roll [D11.1.1.1c]
    bool fastAssault = false;
    bool assaultSupported = false;
    bool defenceSupported = false;
    bool defenceActivated = false;  // [R11.1.2.2a]
    bool defenceSuppressed = false; // [R11.1.2.2c]
    bool assaultFallsBack = false;
    bool defenceFallsBack = false;
    std::array<std::vector<Symbols>, kRollsOfARound> rolls = {}; // by die
    bool operator==(const CloseCombatFrame &) const = default;
};

using Frame = std::variant<GameFrame, MoveFrame, FallbackFrame, ReactionFrame, RangedFireFrame,
                           HitFrame, DuelFrame, CloseCombatFrame>;

// What a finished frame tells the one that called it.
struct Result
{
    Symbols left = {}; // of a duel
};

} // namespace hexwerk::assault
