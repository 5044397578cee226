// The tables of chapter 12: aircraft, artillery off the board, and blast.
#pragma once

#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"
#include "core/assault/dice/dice.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwerk::assault {

// The range bands of a card against infantry and artillery. [R12.3.4b]
enum class RangeFactor : std::uint8_t { Close, Medium, Long };
inline constexpr int kRangeFactors = 3;
std::string_view toString(RangeFactor factor); // "close"
// Empty: out of range. `range` in hexes.
std::optional<RangeFactor> rangeFactor(const UnitCard &card, int range);

// What anti-aircraft fire does to an aircraft, from the strongest result. [R12.3.5b] [R12.3.5c]
enum class AirDefence : std::uint8_t { Crash, Damaged, SlightlyDamaged, TurnsAway };
inline constexpr int kAirDefences = 4;
std::string_view toString(AirDefence result); // "turns_away"

// What makes a target hard to hit. [R12.3.6.2a] [R12.4.5a]
enum class TargetStatus : std::uint8_t {
    FastAction,
    Fallback,
    Immobile,
    Suppressed,
    DelayedAction,
    Other,
};
inline constexpr int kTargetStatuses = 6;
std::string_view toString(TargetStatus status); // "fast_action"

// What a blast roll does to all units in the hex, from the strongest result. [R12.5c]
enum class BlastResult : std::uint8_t { Eliminated, HalfStrength, Damage, Fallback, Suppressed };
inline constexpr int kBlastResults = 5;
std::string_view toString(BlastResult result); // "half_strength"

struct BlastRow
{
    Symbols symbols;        // that are left of the roll
    bool collapses = false; // the building or the fortification
    bool operator==(const BlastRow &) const = default;
};

// Ranging rounds and impact: where the marker of the target hex drifts to. [D12.4.2.2a]
// [D12.4.3.2a]
struct DriftTable
{
    Die ranging = Die::Green;
    Die impact = Die::Yellow;
    Die scout = Die::Blue;     // added to ranging by a spotter that is a scout [D12.4.2.2b]
    Die confirmed = Die::Blue; // added to the attack by a critical hit [D12.4.2.2c]
    int critical = 0;          // hexes, by the strongest symbol [D12.4.2.2d]
    int damage = 0;
    int suppression = 1;
    int blank = 2;
    int freeShift = 1; // hexes that the owner may move the marker before the impact [D12.4.3.2b]
    int mostShift = 3; // and at most, for half of the successes
    bool operator==(const DriftTable &) const = default;
};

// Rows by a D6 with its modifiers: 1 or less to 6 or more.
inline constexpr int kRollRows = 6;
template<typename Row>
using ByRoll = std::array<Row, kRollRows>;

struct SupportTables
{
    std::array<std::array<Pool, kRangeFactors>, 4> antiAircraft; // by blast value [R12.3.4c]
    std::array<Symbols, kAirDefences> airDefence = {};           // that must be left
    int slightlyDamaged = -1;                                    // accuracy [R12.3.5b]
    ByRoll<std::array<int, 2>> airSpotting = {}; // accuracy without, with a terrain bonus
                                                 // [R12.3.6.1a] [R12.3.6.1b]
    ByRoll<std::array<std::optional<Die>, kTargetStatuses>> airAccuracy = {}; // [R12.3.6.2a]
    // Fast action or fallback; immobile, suppressed or delayed; others. [R12.4.5a]
    ByRoll<std::array<std::optional<Die>, 3>> artilleryAccuracy = {};
    std::array<BlastRow, kBlastResults> blast = {};
    DriftTable drift;
    int mostSmoke = 4; // markers in a hex where artillery off the board plays [D12.4d]
    bool operator==(const SupportTables &) const = default;
};

// [R12.3.4c] The dice of an anti-aircraft unit with this blast value.
const Pool &antiAircraftDice(const SupportTables &tables, Die blast, RangeFactor factor);
// [R12.3.5b] [R12.3.5c] Empty: the attack is not disturbed.
std::optional<AirDefence> airDefenceResult(const SupportTables &tables, Symbols left);
// What a spotting roll, with its modifiers, adds to the accuracy. [R12.3.6.1a]
int airSpotting(const SupportTables &tables, int roll, bool hasTerrainBonus);
// The defender's die for an accuracy roll, with its modifiers. [R12.3.6.2a] [R12.4.5a]
std::optional<Die> accuracyDie(const SupportTables &tables, SupportKind kind, int roll,
                               TargetStatus status);
// [R12.5c] Empty: nothing happens.
std::optional<BlastResult> blastResult(const SupportTables &tables, Symbols left);
// Whether what stands in the hex collapses by it.
inline bool collapses(const SupportTables &tables, BlastResult result)
{
    return tables.blast[static_cast<std::size_t>(result)].collapses;
}
// [D12.4.2.2d] Hexes, by the face of the ranging or impact die.
int driftOf(const DriftTable &drift, Symbols face);

} // namespace hexwerk::assault
