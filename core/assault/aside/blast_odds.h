// How often the blast rolls of critical hits come to what. [R12.5]
#pragma once

#include "core/assault/dice/odds.h"
#include "core/assault/game/position.h"
#include "core/assault/rules/firing/blast.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

// What so many rolls come to together, and how often.
struct BlastOutcome
{
    std::optional<BlastResult> collapse = {};
    std::optional<BlastResult> morale = {}; // the worst without a collapse
    double chance = 1;
};

// Blast rolls that criticals of an attack would bring.
class BlastOdds
{
public:
    BlastOdds(const Position &p, const Strike &strike);

    const DiceCount &dice() const { return m_dice; }
    std::vector<BlastOutcome> outcomes(int criticals) const;
    double chanceOfCollapse(int criticals) const;
    // So many rolls more, the first of which comes to what is given.
    std::vector<BlastOutcome> outcomesFrom(const BlastOutcome &before, const Distribution &first,
                                           int rolls) const;

private:
    DiceCount m_dice;
    Distribution m_odds; // of one roll
    Switches m_switches;
    SupportTables m_tables;
    Strike m_strike;
};

} // namespace hexwerk::assault
