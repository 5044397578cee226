// [R10] The dice of a shot. Frames fill the situation from the position, a form at the table from
// what its user says. Nothing else counts dice.
#pragma once

#include "core/assault/dice_count.h"
#include "core/assault/order.h"
#include "core/assault/switches.h"

namespace hexwerk::assault {

struct RangedFireSituation
{
    Fighter attacker = {};
    Fighter defender = {};
    int range = 1; // hexes
    Action action = Action::Fire;
    Cover cover = {};         // of the defender, with nothing that does not protect it now
    bool roadOnly = false;    // it follows a road and has the road's bonus only [R9.6.3.1g]
    bool moving = false;      // it is on its way
    bool fallingBack = false; // in its retreat
    bool withdrawing = false; // from a close combat, by a fast action [R11.1.6.1c]
    std::vector<HexsideKind> hexsides =
        {};               // features of its own hex that the shot crosses, each once
    Pool hindrances = {}; // dice of the line of sight
    bool blind = false;   // the spotting roll failed
};

// The band of the attacker's card; null where it does not reach.
const Pool *attackDiceOf(const UnitCard &attacker, const UnitCard &defender, int range);

DiceCount rangedFireDice(const RangedFireSituation &situation, const SystemData &data,
                         const Switches &switches);

// [R10.9.1a] What terrain or fortification give the defender of this situation; before any loss.
Pool terrainBonus(const RangedFireSituation &situation, const Switches &switches);

// [R10.7.5a] The dice of `criticals` uncancelled critical hits on infantry or artillery.
DiceCount criticalDice(int criticals);

} // namespace hexwerk::assault
