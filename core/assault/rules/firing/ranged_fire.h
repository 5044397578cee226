// [R10] The dice of a shot. Frames fill the situation from the position, a form at the table from
// what its user says. Nothing else counts dice.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/tables/dice_count.h"
#include "core/assault/tables/switches.h"

namespace hexwerk::assault {

// [R10.8.4c] What a fire support unit adds.
struct JoinedDie
{
    Die die = Die::Blue;
    bool half = false; // the unit is at half strength
};

struct RangedFireSituation
{
    Fighter attacker = {};
    Fighter defender = {};
    int range = 1; // hexes
    Action action = Action::Fire;
    std::vector<JoinedDie> joined = {};
    AreaOfImpact area = AreaOfImpact::Front; // of a vehicle [R10.9.3a]
    Cover cover = {};         // of the defender, with nothing that does not protect it now
    bool roadOnly = false;    // it follows a road and has the road's bonus only [R9.6.3.1g]
    bool moving = false;      // it is on its way
    bool fallingBack = false; // in its retreat
    bool withdrawing = false; // from a close combat, by a fast action [R11.1.6.1c]
    std::vector<HexsideKind> hexsides =
        {};                           // features of its own hex that the shot crosses, each once
    Pool hindrances = {};             // dice of the line of sight
    std::optional<Die> coverDie = {}; // given by covering fire [D9.13c]
    bool blind = false;               // the spotting roll failed
    Pool ability = {};                // dice of a special ability [R7.4a]
    bool critical = false;            // the attack shows a critical hit [D7.1.2b]
    bool riding = false;              // on the hull of a vehicle [R10.10.1b]
};

// [R10.7.1b] The band of the attacker's card at a range in hexes, 0 for close combat; null where it
// does not reach.
const Pool *attackDiceOf(const UnitCard &attacker, const UnitCard &defender, int range);
// [R10.8.2a] The dice that its abilities add at a range in hexes.
Pool abilityDice(const Traits &traits, const UnitCard &defender, int range);
// [R10.8.4c] The one die that a fire support unit adds, the next weaker `steps` times;
// blue stays blue, and no dice give none.
std::optional<Die> joinedDie(const Pool &dice, int steps);

// Both cards must be given, and for indirect fire the band of the attacker's; traits may be null.
// Lines of attack come first, each with the rule that gives or takes.
DiceCount rangedFireDice(const RangedFireSituation &situation, const SystemData &data,
                         const Switches &switches);

// [R10.9.1a] What terrain or fortification give the defender of this situation; before any loss.
Pool terrainBonus(const RangedFireSituation &situation, const Switches &switches);

// [R7.2d] The dice that lay smoke; the card must have a band for indirect fire.
DiceCount smokeDice(const Fighter &firer);

// [R10.7.5a] [R10.7.6a] The dice of so many uncancelled critical hits: one a side for each.
DiceCount criticalDice(int criticals);

} // namespace hexwerk::assault
