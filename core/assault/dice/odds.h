// Exact odds: what is left of an attack after the defence cancelled all it can, and in how many of
// all cases.
#pragma once

#include "core/assault/dice/dice.h"

#include <cstdint>
#include <vector>

namespace hexwerk::assault {

// A number of cases, whole: up to 6^49 of them.
__extension__ typedef unsigned __int128 Weight;

enum class Successes : std::uint8_t {
    All,
    Single, // [R10.8.1b] a double success counts single, its strongest symbol
};

// Two rolls against each other.
struct DuelTerms
{
    Pool attack = {};
    Pool defence = {};
    Successes attackSuccesses = Successes::All;
    int automaticX = 0; // RULING [R4.2.3c] A-18: joins the symbols of the attack, can be cancelled
    // RULING [R11.1.1.1c] A-51: both rolls are seen; then the attacker, after him the defender,
    // rolls so many dice again, one after the other, each die once at most. A die is rolled again
    // exactly where that raises (the defender: lowers) the expected C + D left in the end, X
    // deciding ties.
    int attackRerolls = 0;
    int defenceRerolls = 0;
    bool operator==(const DuelTerms &) const = default;
};

inline constexpr int kMostDice = 24; // a side: 6^24 fits 64 bits, 6^49 fits 128

// What oddsOf() takes: up to 24 dice a side and 24 automatic X; with one reroll 32 dice together,
// with two 11. Rerolls of the largest pools take seconds, all else milliseconds at most.
bool canTellOdds(const DuelTerms &terms);

// Each possible outcome once, by C, then D, then X; the weights add up to the total.
struct Distribution
{
    struct Entry
    {
        Symbols left;
        Weight weight = 0;
        bool operator==(const Entry &) const = default;
    };
    std::vector<Entry> entries;
    Weight total = 1;
    bool operator==(const Distribution &) const = default;

    // In how many of `total` cases the outcome is one of which `holds(Symbols)` is true.
    template<typename Predicate>
    Weight weightOf(Predicate holds) const
    {
        Weight sum = 0;
        for (const Entry &entry : entries)
            if (holds(entry.left))
                sum += entry.weight;
        return sum;
    }
    // The same from 0 to 1, rounded once.
    template<typename Predicate>
    double probability(Predicate holds) const
    {
        return static_cast<double>(weightOf(holds)) / static_cast<double>(total);
    }
};

// `terms` must be such that canTellOdds(). Each thread keeps what it asked for last.
Distribution oddsOf(const DuelTerms &terms, const DiceFaces &faces);
// The same, counted anew.
Distribution countedOdds(const DuelTerms &terms, const DiceFaces &faces);

// [R4.2.3f] As an elite target takes it: no X at all.
Distribution withoutX(const Distribution &odds);
// [R11.1.5a] Adrenaline rush: one X fewer.
Distribution withOneXFewer(const Distribution &odds);

} // namespace hexwerk::assault
