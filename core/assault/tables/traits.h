// What the abilities of a card make of the rules, put together once when a game is made.
#pragma once

#include "core/assault/tables/system_data.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

// One attack die more, against a row of targets and over a band of ranges. [R10.8.2a]
struct AttackDie
{
    Die die = Die::Blue;
    std::optional<TargetRow> row = {}; // empty: both
    int from = 0;                      // hexes
    int to = 14;
};

// [R7.4a]
struct SupportAttack
{
    Pool dice = {};
    int range = 1; // hexes
};

struct Traits
{
    std::uint32_t forbidden = 0;          // a bit by Action
    bool noHiddenStep = false;            // [R9.12.1c]
    std::optional<Marker> disembark = {}; // [R11.4f]
    int mineDetection = 0;                // [R9.6.4.2e]
    bool isSpotter = false;               // [R7.1.1b]
    bool firesSmoke = false;              // [R7.2a]
    bool isImmobile = false;              // [R9.11.4a]
    bool firesAllRound = false;           // [R10.6h]
    std::optional<SupportAttack> support = {};
    std::vector<AttackDie> attack = {};
    Pool defence = {};
    std::optional<int> riders = {}; // strength points [R9.11.1b]

    bool forbids(Action action) const { return (forbidden >> static_cast<int>(action) & 1u) != 0; }
};

// An ability that the system does not know changes nothing.
Traits traitsOf(const UnitCard &card, const SystemData &data);

} // namespace hexwerk::assault
