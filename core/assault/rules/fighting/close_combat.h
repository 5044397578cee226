// [R11] The dice of a round of close combat, both ways.
#pragma once

#include "core/assault/tables/dice_count.h"
#include "core/assault/tables/switches.h"

namespace hexwerk::assault {

struct CloseCombatSituation
{
    Fighter assault = {};
    Fighter defence = {};
    Cover cover = {};    // of the hex; the fortification only if the defence unit is inside
    bool initial = true; // the first round
    bool fastAssault = false;
    const HexsideRow *crossed = nullptr;            // feature that weakens the assault [R11.1.2.1a]
    bool defenceActivated = false;                  // [R11.1.2.2a]
    bool defenceSuppressed = false;                 // [R11.1.2.2c]
    AreaOfImpact assaultArea = AreaOfImpact::Front; // where each is hit [R11.3]
    AreaOfImpact defenceArea = AreaOfImpact::Front;
};

struct CloseCombatDice
{
    DiceCount assault = {}; // the assault unit's attack against the defence unit
    DiceCount defence = {}; // the defence unit's attack against the assault unit
    bool operator==(const CloseCombatDice &) const = default;
};

// [R11.1.2b] [R4.2.3c] How the symbols of an attack count, whatever its dice.
void countSymbols(DiceCount &count, const Fighter &attacker, const Fighter &defender);

// [R11.1.2] Both cards and the terrain must be given.
CloseCombatDice closeCombatDice(const CloseCombatSituation &situation, const Switches &switches);

} // namespace hexwerk::assault
