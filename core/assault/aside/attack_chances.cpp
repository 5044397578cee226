#include "core/assault/aside/attack_chances.h"

#include "core/assault/rules/firing/shot.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

void count(AttackChances &chances, const Victim &victim, const Consequence &harm, double chance)
{
    const int strength = strengthAfter(victim, harm);
    const Fate fate = fateOf(victim, harm);
    const bool hurt = strength < victim.strength;
    if (hurt)
        chances.damaged += chance;
    if (fate >= Fate::Abandoned) {
        chances.eliminated += chance;
        chances.results[{.loss = Loss::Eliminated}] += chance;
        return;
    }
    const bool falls = fate == Fate::FallsBack;
    const bool suppressed = fate == Fate::Suppressed;
    const bool halved = victim.strength > victim.halfStrength && strength <= victim.halfStrength;
    chances.results[{.loss = halved ? Loss::Half
                             : hurt ? Loss::Damaged
                                    : Loss::None,
                     .morale = falls        ? Morale::Fallback
                               : suppressed ? Morale::Suppressed
                                            : Morale::None,
                     .immobilised = harm.immobilised}] += chance;
    if (fate == Fate::Stays && !harm.immobilised) {
        chances.unstopped += chance;
        if (!hurt)
            chances.nothing += chance;
    }
    if (halved)
        chances.half += chance;
    if (harm.immobilised)
        chances.immobilised += chance;
    if (falls)
        chances.fallback += chance;
    if (suppressed)
        chances.suppressed += chance;
}

void addChances(AttackChances &sum, const AttackChances &part, double share, bool immobilises)
{
    for (const auto &[before, ofPart] : part.results) {
        const double chance = share * ofPart;
        FinalResult result = before;
        const bool lives = result.loss != Loss::Eliminated;
        result.immobilised = result.immobilised || (immobilises && lives);
        sum.results[result] += chance;
        sum.immobilised += result.immobilised ? chance : 0;
        sum.unstopped +=
            immobilises || !lives || result.immobilised || result.morale != Morale::None ? 0
                                                                                         : chance;
        sum.nothing += result == FinalResult{} ? chance : 0;
    }
    sum.suppressed += share * part.suppressed;
    sum.fallback += share * part.fallback;
    sum.damaged += share * part.damaged;
    sum.half += share * part.half;
    sum.eliminated += share * part.eliminated;
}

static Successes successesOf(bool single)
{
    return single ? Successes::Single : Successes::All;
}

Distribution against(Distribution attack, const DiceCount &dice, bool joins, const DiceFaces &faces)
{
    if (joins)
        attack = together(
            attack,
            oddsOf({.attack = dice.joined, .attackSuccesses = successesOf(!dice.single)}, faces),
            [](Symbols sum, Symbols more) { return sum += more; });
    return together(attack, oddsOf({.attack = dice.defence}, faces), cancel);
}

Distribution distributionOf(const DiceCount &dice, const DiceFaces &faces)
{
    DuelTerms terms{.attack = dice.attack,
                    .defence = dice.defence,
                    .attackSuccesses = successesOf(dice.single),
                    .automaticX = dice.attack.isEmpty() ? 0 : dice.automaticX};
    if (dice.joined.isEmpty())
        return oddsOf(terms, faces);
    terms.defence = {};
    return against(oddsOf(terms, faces), dice, true, faces);
}

double shareOf(const Distribution::Entry &entry, const Distribution &odds)
{
    return static_cast<double>(entry.weight) / static_cast<double>(odds.total);
}

Blasts blastsOf(const Position &p, const std::optional<Strike> &strike)
{
    return strike ? Blasts(BlastOdds(p, *strike)) : std::nullopt;
}

void countBlasts(AttackChances &chances, const Victim &victim, const Consequence &soFar,
                 const std::vector<BlastOutcome> &outcomes, double chance)
{
    for (const BlastOutcome &outcome : outcomes) {
        Consequence harm = soFar;
        for (const auto &effect : {outcome.collapse, outcome.morale})
            if (effect)
                harm = afterBlast(victim, harm, *effect);
        count(chances, victim, harm, chance * outcome.chance);
        chances.collapse += outcome.collapse ? chance * outcome.chance : 0;
    }
}

void countCritical(AttackChances &chances, const Victim &victim, const Consequence &soFar,
                   const Distribution &odds, const std::vector<BlastOutcome> &blasts, double chance)
{
    for (const Distribution::Entry &entry : odds.entries)
        countBlasts(chances, victim, afterCritical(victim, soFar, entry.left), blasts,
                    chance * shareOf(entry, odds));
}

void countShot(AttackChances &chances, const Victim &victim, const Distribution &odds,
               const Blasts &blasts, const DiceFaces &faces, double chance)
{
    for (const Distribution::Entry &entry : odds.entries) {
        const double share = chance * shareOf(entry, odds);
        const Consequence harm = consequence(victim, Means::Fire, entry.left);
        const std::vector<BlastOutcome> blown =
            blasts ? blasts->outcomes(entry.left.c) : std::vector<BlastOutcome>(1);
        if (entry.left.c == 0)
            count(chances, victim, harm, share);
        else if (strengthAfter(victim, harm) == 0)
            countBlasts(chances, victim, harm, blown, share);
        else
            countCritical(chances, victim, harm, distributionOf(criticalDice(entry.left.c), faces),
                          blown, share);
    }
}

std::vector<Share> takingPart(const Pool &all, const DiceFaces &faces)
{
    std::vector<Share> shares = {{}};
    for (const Die die : all.dice()) {
        int good = 0;
        for (int number = 1; number <= 6; ++number)
            good += faces.face(die, number).c + faces.face(die, number).d > 0 ? 1 : 0;
        std::vector<Share> next;
        const auto add = [&next](const Pool &dice, double chance) {
            const auto same = std::find_if(next.begin(), next.end(),
                                           [&](const Share &share) { return share.dice == dice; });
            if (same == next.end())
                next.push_back({dice, chance});
            else
                same->chance += chance;
        };
        for (const Share &share : shares) {
            add(Pool(share.dice).add(die), share.chance * good / 6);
            add(share.dice, share.chance * (6 - good) / 6);
        }
        shares = std::move(next);
    }
    return shares;
}

void countDirectHit(AttackChances &chances, const Victim &victim, DiceCount dice,
                    const Pool &onCritical, const Blasts &blasts, const DiceFaces &faces,
                    double chance)
{
    const Pool otherwise = std::exchange(dice.defence, {});
    const Distribution rolled = distributionOf(dice, faces);
    for (const Distribution::Entry &entry : rolled.entries) {
        Distribution odds = oddsOf({.attack = entry.left.c > 0 ? onCritical : otherwise}, faces);
        for (Distribution::Entry &defence : odds.entries)
            defence.left = cancel(entry.left, defence.left);
        countShot(chances, victim, odds, blasts, faces, chance * shareOf(entry, rolled));
    }
}

} // namespace hexwerk::assault
