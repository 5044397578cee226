// Attacks from outside the board and blasts, as they are under way. [R12]
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/setting.h"
#include "core/assault/game/strike.h"
#include "core/assault/tables/support_tables.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// [R12.5] What uncancelled criticals do to a hex: whoever scores them there calls it.
struct BlastFrame
{
    enum Stage : std::uint8_t { Ground, Roll, Others };
    Stage stage = Ground;
    UnitId attacker = {}; // none: from outside the board
    UnitId target = {};   // who was hit and answers for its own morale; none: nobody
    Strike strike = {};
    std::uint8_t criticals = 1;
    std::uint8_t rolled = 0;                  // blast rolls that were made
    std::optional<BlastResult> collapse = {}; // what came of the structure
    std::optional<BlastResult> morale = {};   // the worst of the rolls without a collapse
    std::vector<UnitId> others = {};          // in the hex, whose fate is still open
    bool operator==(const BlastFrame &) const = default;
};

// [R12.3] An air attack, in the book's order.
struct AirFrame
{
    enum Stage : std::uint8_t {
        Target,
        AntiAir,
        AntiAirAttack,
        AirDefence,
        Spot,
        Accuracy,
        Attack,
        FriendlyFire,
        FriendlyHit,
        SecondRun
    };
    Stage stage = Target;
    std::string card = {}; // id
    SideIndex side = 0;
    UnitId target = {};
    Hex hex = {};                // of the target when it was named
    UnitId gun = {};             // that fires at the aircraft
    Symbols rolled = {};         // by it
    bool isSingle = false;       // its doubles count once [R12.3.4e]
    bool isSecond = false;       // run [R12.3.6.5a]
    bool isWild = false;         // the accuracy roll endangers friends [R12.3.6.2b]
    std::int8_t damage = 0;      // to the accuracy, by anti-aircraft fire [R12.3.5b]
    std::int8_t spotting = 0;    // likewise, by its spotting roll
    std::int8_t shift = 0;       // likewise, from its first target to its second [R12.3.6.5c]
    std::optional<Die> die = {}; // that its accuracy gives the target
    Pool blanks = {};            // attack dice without any symbol
    UnitId victim = {};          // of friendly fire
    bool operator==(const AirFrame &) const = default;
};

// [R12.3.6.3] [R12.4.6] Attack dice from outside the board against a unit, or against a hex.
struct OutsideFireFrame
{
    enum Stage : std::uint8_t { Preliminary, Attack, Reroll, RerollDie, Defend, Hit };
    Stage stage = Preliminary;
    UnitId target = {}; // none: the ground alone
    Pool attack = {};
    Pool defence = {};
    Strike strike = {};             // of its criticals
    SideIndex side = 0;             // whose dice these are
    Pool onCritical = {};           // defence instead, once the attack shows a C [D12.4.3.3b]
    bool isSingle = false;          // [D12.4.3.2b]
    bool suppresses = false;        // [R12.4.4.2a]
    bool isPreliminary = false;     // its dice are rolled once before [R12.4.4.2f]
    bool isMoving = false;          // the target is on its way
    Hex lastStand = {};             // of such a target (RULING A-47)
    std::uint8_t rerolls = 0;       // dice that may be rolled again [R12.4.4.4c]
    std::uint8_t die = 0;           // the one that is, from 0
    std::vector<Symbols> dice = {}; // as they lie
    Symbols rolled = {};
    Symbols left = {};
    Pool blanks = {}; // attack dice without any symbol
    bool operator==(const OutsideFireFrame &) const = default;
};

// [R12.4.4a] [D12.4.3.1a] What artillery off the board does with its fire.
enum class FireMode : std::uint8_t {
    SmokeScreen,
    SuppressiveFire,
    FireSupport,
    FireForEffect,
    Bombardment,
};
std::string_view toString(FireMode mode); // "fire_support"
std::optional<FireMode> fireModeFromString(std::string_view name);

// [R12.4] [D12.4] Artillery off the board, from its spotter to its last shell.
struct BatteryFrame
{
    enum Stage : std::uint8_t {
        Spotter,
        TargetHex,
        Ranging,
        RangingDrift,
        Mode,
        Shift,
        Impact,
        ImpactDrift,
        SecondHex,
        Split,
        Zone,
        Accuracy,
        SmokeRoll,
        Smoke,
        Bombard,
        BlastRoll,
        BlastAgain,
        Attack,
        FriendlyFire,
        FriendlyHit,
        End
    };
    Stage stage = Spotter;
    std::string card = {}; // id
    SideIndex side = 0;
    bool strikes = false; // its second attack [R12.4b], its strike [D12.4a]
    UnitId spotter = {};
    bool isNewSpotter = false; // of the second attack [R12.4.3.1c]
    Hex hex = {};              // the first, or primary one
    FireMode mode = FireMode::FireSupport;
    std::int8_t shift = 0;         // to the accuracy [R12.4f]
    std::int8_t accuracy = 6;      // the roll with its modifiers [R12.4.5a]
    std::uint8_t drift = 0;        // hexes [D12.4.2.2d]
    bool confirmed = false;        // [D12.4.2.2c]
    bool isHalf = false;           // [D12.4.3.2b]
    std::vector<Hex> hexes = {};   // that are hit
    std::vector<Pool> groups = {}; // attack dice, by hex
    std::uint8_t done = 0;         // hexes that were fired at
    std::uint16_t next = 0;        // unit to be looked at there
    Pool dice = {};                // that still have to show smoke
    Symbols left = {};             // of a blast roll [R12.4.4.5a]
    Pool blanks = {};              // attack dice without any symbol
    UnitId victim = {};            // of friendly fire
    UnitId mover = {};             // that it reacts to [R12.4.4.3a]
    Hex lastStand = {};            // of the mover (RULING A-47)
    bool operator==(const BatteryFrame &) const = default;
};

} // namespace hexwerk::assault
