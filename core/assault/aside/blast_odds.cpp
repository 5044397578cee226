#include "core/assault/aside/blast_odds.h"

#include <algorithm>

namespace hexwerk::assault {

BlastOdds::BlastOdds(const Position &p, const Strike &strike)
    : m_dice(blastDice(p, strike))
    , m_odds(oddsOf({.attack = m_dice.attack, .defence = m_dice.defence}, p.setting->faces))
    , m_switches(p.setting->switches)
    , m_tables(p.setting->data.support)
    , m_strike(strike)
{
}

static void addOutcome(std::vector<BlastOutcome> &all, const BlastOutcome &one)
{
    const auto same = std::find_if(all.begin(), all.end(), [&](const BlastOutcome &other) {
        return other.collapse == one.collapse && other.morale == one.morale;
    });
    if (same == all.end())
        all.push_back(one);
    else
        same->chance += one.chance;
}

// One roll more, unless all has collapsed.
static std::vector<BlastOutcome> rolledOn(const std::vector<BlastOutcome> &before,
                                          const Distribution &odds, const SupportTables &tables)
{
    std::vector<BlastOutcome> all;
    for (const BlastOutcome &outcome : before) {
        if (outcome.collapse) {
            addOutcome(all, outcome);
            continue;
        }
        for (const Distribution::Entry &entry : odds.entries) {
            BlastOutcome next = outcome;
            next.chance *= static_cast<double>(entry.weight) / static_cast<double>(odds.total);
            if (const auto effect = blastResult(tables, entry.left)) {
                auto &counts = collapses(tables, *effect) ? next.collapse : next.morale;
                counts = counts ? std::min(*counts, *effect) : *effect;
            }
            addOutcome(all, next);
        }
    }
    return all;
}

std::vector<BlastOutcome> BlastOdds::outcomesFrom(const BlastOutcome &before,
                                                  const Distribution &first, int rolls) const
{
    std::vector<BlastOutcome> all = {before};
    for (int i = 0; i < rolls; ++i)
        all = rolledOn(all, i == 0 ? first : m_odds, m_tables);
    return all;
}

std::vector<BlastOutcome> BlastOdds::outcomes(int criticals) const
{
    return outcomesFrom({}, m_odds, blastRolls(m_switches, m_strike, criticals));
}

double BlastOdds::chanceOfCollapse(int criticals) const
{
    double chance = 0;
    for (const BlastOutcome &outcome : outcomes(criticals))
        chance += outcome.collapse ? outcome.chance : 0;
    return chance;
}

} // namespace hexwerk::assault
