// How chances of an attack are counted: what its dice leave, and what that makes of its target.
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/blast_odds.h"
#include "core/assault/dice/odds.h"
#include "core/assault/rules/consequence.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace hexwerk::assault {

using Blasts = std::optional<BlastOdds>;
// Of the strike that the attack has, if any.
Blasts blastsOf(const Position &p, const std::optional<Strike> &strike);

// Two rolls that do not depend on each other.
template<typename Combine>
Distribution together(const Distribution &first, const Distribution &second, Combine combine)
{
    std::map<std::tuple<int, int, int>, Distribution::Entry> sums;
    for (const Distribution::Entry &a : first.entries)
        for (const Distribution::Entry &b : second.entries) {
            const Symbols both = combine(a.left, b.left);
            Distribution::Entry &sum = sums[{both.c, both.d, both.x}];
            sum.left = both;
            sum.weight += a.weight * b.weight;
        }
    Distribution odds{{}, first.total * second.total};
    for (const auto &[symbols, entry] : sums)
        odds.entries.push_back(entry);
    return odds;
}

// What is left when an attack meets its defence dice; [R10.8.4d] `joins`: after the dice that are
// rolled apart.
Distribution against(Distribution attack, const DiceCount &dice, bool joins,
                     const DiceFaces &faces);
// What is left of all its dice.
Distribution distributionOf(const DiceCount &dice, const DiceFaces &faces);
// From 0 to 1.
double shareOf(const Distribution::Entry &entry, const Distribution &odds);

// Adds one thing that may become of the target.
void count(AttackChances &chances, const Victim &victim, const Consequence &harm, double chance);
// Those of a part that comes with the chance `share`; `immobilises`: a vehicle that lives through
// it.
void addChances(AttackChances &sum, const AttackChances &part, double share,
                bool immobilises = false);
// `soFar`: what the attack did before its blast rolls.
void countBlasts(AttackChances &chances, const Victim &victim, const Consequence &soFar,
                 const std::vector<BlastOutcome> &outcomes, double chance);
// `soFar`: what the attack did before its critical roll.
void countCritical(AttackChances &chances, const Victim &victim, const Consequence &soFar,
                   const Distribution &odds, const std::vector<BlastOutcome> &blasts,
                   double chance);
// Fire of which `odds` are left, critical and blast rolls included.
void countShot(AttackChances &chances, const Victim &victim, const Distribution &odds,
               const Blasts &blasts, const DiceFaces &faces, double chance);

// [R7.1.2b] Dice that may be left by the preliminary roll, and how often they are.
struct Share
{
    Pool dice;
    double chance = 1;
};
std::vector<Share> takingPart(const Pool &all, const DiceFaces &faces);
// [D7.1.2b] An attack whose critical hits bring other defence dice.
void countDirectHit(AttackChances &chances, const Victim &victim, DiceCount dice,
                    const Pool &onCritical, const Blasts &blasts, const DiceFaces &faces,
                    double chance);

} // namespace hexwerk::assault
