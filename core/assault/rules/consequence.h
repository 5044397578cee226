// What the symbols that are left of an attack make of a unit. Frames carry it out, previews count
// it; nothing else says so.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/assault/game/position.h"
#include "core/assault/tables/morale.h"

#include <cstdint>
#include <optional>

namespace hexwerk::assault {

// A unit on the map, as far as a result depends on it.
struct Victim
{
    int strength = 1; // points
    int halfStrength = 1;
    int fullStrength = 1;
    Morale morale = Morale::None;
    bool delayed = false;
    bool elite = false;
    bool ignoresX = false;
    bool isVehicle = false;
    bool immobilised = false;
    bool isAboard = false;
    bool cannotFallBack = false;
    bool operator==(const Victim &) const = default;
};
Victim victimOf(const Position &p, const Unit &unit);
// [R4.2.3f] Elite units, and [R8.3c] those for which such a card was played.
bool ignoresX(const Position &p, const Unit &unit);

enum class Means : std::uint8_t {
    Fire,        // and mines [R10.7.3] [R9.6.4.2h]
    CloseCombat, // [R11.1.4]
    Wheels,      // an attack on wheels or tracks in it [R11.5]
    Ground,      // [R9.10.2]
};

struct Consequence
{
    int damage = 0; // strength points
    int flips = 0;  // that turn the counter after the damage: to half strength, or over
    std::optional<Morale> morale = {}; // that it comes to
    bool immobilised = false;          // by it
    bool operator==(const Consequence &) const = default;
};

// Of fire before its critical roll, which follows where a C is left; of a round of close combat
// without the X that is ignored in the first [R11.1.5a].
Consequence consequence(const Victim &victim, Means means, Symbols left);
// [R10.7.5] [R10.7.6] Of fire after its critical roll, of which `left` is left.
Consequence afterCritical(const Victim &victim, Consequence fire, Symbols left);
// [R12.5c] [D12.5c] Of fire after that, where a blast roll followed.
Consequence afterBlast(const Victim &victim, Consequence fire, BlastResult effect);

// 0: it is gone.
int strengthAfter(const Victim &victim, const Consequence &consequence);

// RULING A-52: the worst of it, once.
enum class Fate : std::uint8_t {
    Stays,      // damaged or immobilised at most
    Suppressed, // also beside a fallback, or aboard in place of one
    FallsBack,
    Abandoned, // [R13.3h] a fallback is its end
    Eliminated,
};
Fate fateOf(const Victim &victim, const Consequence &consequence);

} // namespace hexwerk::assault
