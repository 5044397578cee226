// Dice of a roll, counted line by line with the rule that gives or takes them.
#pragma once

#include "core/assault/cards/unit_card.h"
#include "core/assault/dice/dice.h"
#include "core/assault/tables/markers.h"
#include "core/assault/tables/system_data.h"
#include "core/assault/tables/traits.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class PoolSide : std::uint8_t { Attack, Defence };

// One reason for dice. The views point into the setting's data: keep it as long as the line.
struct DiceLine
{
    PoolSide pool = PoolSide::Attack;
    std::string_view rule = {};   // "R10.9.1a"
    std::string_view source = {}; // "card", "terrain", "marker", "fortification", ...
    std::string_view sourceId{};  // "heavy_forest", "fast_action"; may be empty
    Pool dice{};                  // added or taken; may be empty where only a symbol is added
    bool taken = false;
    bool operator==(const DiceLine &) const = default;
};

struct DiceCount
{
    std::vector<DiceLine> lines = {};
    Pool attack = {};
    Pool joined = {}; // attack dice that count doubles the other way, rolled apart [R10.8.4d]
    Pool defence = {};
    bool single = false; // of a double success only the stronger symbol counts [R10.8.1b]
    int automaticX = 0;  // symbols added to the attack [R4.2.3c]
    bool operator==(const DiceCount &) const = default;

    // No more than kMostDice are counted: further dice of absurd cards fall away, weakest first.
    void add(PoolSide side, const Pool &dice, std::string_view rule, std::string_view source,
             std::string_view sourceId = {});
    void add(PoolSide side, Die die, std::string_view rule, std::string_view source,
             std::string_view sourceId = {});
    // Takes the weakest die, if more than `least` are there.
    void takeWeakest(PoolSide side, int least, std::string_view rule, std::string_view source,
                     std::string_view sourceId = {});

private:
    Pool &pool(PoolSide side) { return side == PoolSide::Attack ? attack : defence; }
};

// What counts of a unit in a fight.
struct Fighter
{
    const UnitCard *card = nullptr;
    const Traits *traits = nullptr;
    Experience experience = Experience::Regular;
    MarkerSet markers = {};
    bool half = false;
};

// Where a unit is fired at or assaulted.
struct Cover
{
    const TerrainRow *terrain = nullptr;
    const FortificationRow *fortification = nullptr; // null where it has none or is not inside
    std::string_view fortificationId{};
    Pool fortificationDice{}; // of the side that is hit
    bool dugIn = false;
    bool operator==(const Cover &) const = default;
};

} // namespace hexwerk::assault
