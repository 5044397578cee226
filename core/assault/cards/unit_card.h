// A unit card: what a unit type can do. [R4.2b] [R4.2c] [R4.2d]
#pragma once

#include "core/assault/board/terrain.h"
#include "core/assault/dice/dice.h"
#include "core/base/local_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

enum class UnitClass : std::uint8_t { Standard, Support, Light, AntiAir, Truck };
std::string_view toString(UnitClass unitClass); // "standard"
std::optional<UnitClass> unitClassFromString(std::string_view name);

// The two rows of targets. [R10.1b]
enum class TargetRow : std::uint8_t { Armoured, Soft };

// [R10.9.3a] Areas of impact. Infantry and artillery have one defence pool for all of them.
enum class AreaOfImpact : std::uint8_t { Front, Flank, Rear, Above };
std::string_view toString(AreaOfImpact area); // "flank"

// Attack dice over a band of ranges, both ends included, in hexes. Range 0 is close combat.
// [R10.1a]
struct RangeBand
{
    int from = 0;
    int to = 0;
    Pool dice;
    bool operator==(const RangeBand &) const = default;
};

// [R4.2e] [R4.2f]
struct Blast
{
    Die die = Die::Blue;
    std::optional<int> upTo;  // hexes; empty: any range
    bool supportOnly = false; // "S"
    bool operator==(const Blast &) const = default;
};

struct UnitCard
{
    std::string id; // "ger.rifles43"
    LocalText name;
    std::string nation; // "ger", "us", "ita"
    UnitType type = UnitType::Infantry;
    UnitClass unitClass = UnitClass::Standard;
    int points = 0; // [R4.2.1a]
    int halfPoints = 0;
    int strength = 1; // strength points of the full side [R4.3c]
    int halfStrength = 1;
    std::array<Pool, 4> defence = {}; // by AreaOfImpact; all equal for infantry, artillery
    std::array<std::vector<RangeBand>, 2> bands = {}; // by TargetRow, ascending, ranges 0 to 14
    int movement = 0;                                 // movement points (MA)
    MovementType movementType = MovementType::Foot;
    bool canSupport = true; // [R11.1.1.1b]
    bool turret = false;
    std::optional<Blast> blast;
    std::optional<RangeBand> indirect;  // back of the card [R7.1h]
    std::vector<std::string> abilities; // "slow", "scout", "smoke", "fast_disembark", ...
    int transport = 0;                  // strength points [R9.11.1a]
    std::string silhouette;             // of silhouettes.h; empty or unknown: the type's symbol
    std::string picture;                // a file beside the card's, or below; empty: none
    bool operator==(const UnitCard &) const = default;

    bool has(std::string_view ability) const
    {
        for (const std::string &own : abilities)
            if (own == ability)
                return true;
        return false;
    }
    const Pool &defenceOf(AreaOfImpact area) const
    {
        return defence[static_cast<std::size_t>(area)];
    }
    // [R10.1c] The dice at a range in hexes; null where no band reaches.
    const Pool *dice(TargetRow row, int range) const
    {
        for (const RangeBand &band : bands[static_cast<std::size_t>(row)])
            if (range >= band.from && range <= band.to)
                return &band.dice;
        return nullptr;
    }
    int maximumRange() const;
    // [R4.2.2a] A vehicle with a green or better defence die.
    bool isArmoured() const;
};

} // namespace hexwerk::assault
