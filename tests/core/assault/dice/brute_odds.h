// Odds by second means: every roll of every die, for tests to compare with.
#pragma once

#include "core/assault/dice/odds.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace hexwerk::assault {

// Second means: every roll of every die, symbols as letters, cancelled one by one.
using Faces = std::array<std::vector<std::string>, 4>;

inline const Faces kA = {{{"D", "D", "D", "DD", "DD", "CD"},
                          {"X", "D", "D", "D", "DD", "CD"},
                          {"", "", "X", "D", "D", "CD"},
                          {"", "", "", "X", "D", "D"}}};
inline const Faces kB = {{{"", "D", "D", "D", "D", "C"},
                          {"X", "D", "D", "D", "D", "C"},
                          {"", "", "X", "D", "D", "CD"},
                          {"", "", "", "X", "D", "D"}}};
// No book has such dice: faces of which neither is the weaker one.
inline const Faces kOdd = {{{"XXX", "D", "", "C", "DD", "CX"},
                            {"X", "XX", "D", "C", "DD", "CD"},
                            {"", "", "XX", "D", "D", "CD"},
                            {"", "", "C", "X", "DD", "D"}}};

inline DiceFaces asData(const Faces &faces)
{
    DiceFaces data{"test", {}};
    for (std::size_t die = 0; die < 4; ++die)
        for (std::size_t face = 0; face < 6; ++face)
            for (const char symbol : faces[die][face])
                data.faces[die][face] += symbol == 'C'   ? Symbols{1, 0, 0}
                                         : symbol == 'D' ? Symbols{0, 1, 0}
                                                         : Symbols{0, 0, 1};
    return data;
}

// [R10.7.2a] By the letter of the rule: each defence symbol, the strongest first, takes the
// strongest symbol that it may.
inline std::string leftOf(std::string attack, const std::string &defence)
{
    for (const std::string takes : {"CDX", "DX", "X"}) { // by its own kind, the first letter
        for (auto left = std::count(defence.begin(), defence.end(), takes[0]); left > 0; --left) {
            const auto target = std::find_if(takes.begin(), takes.end(), [&](char symbol) {
                return attack.find(symbol) != std::string::npos;
            });
            if (target != takes.end())
                attack.erase(attack.find(*target), 1);
        }
    }
    return attack;
}

// What a die shows where double successes count so.
inline std::string counted(const std::string &face, Successes successes)
{
    if (successes == Successes::All || face.empty())
        return face;
    for (const char strongest : {'C', 'D'})
        if (face.find(strongest) != std::string::npos)
            return {strongest};
    return "X";
}

// With rerolls: every way of playing them.
struct Brute
{
    const Faces &faces;
    Successes successes = Successes::All;
    std::vector<std::size_t> attackDice = {};
    std::vector<std::size_t> defenceDice = {};
    std::string automatic = {};

    std::string face(std::size_t die, std::size_t number, Successes count) const
    {
        return counted(faces[die][number], count);
    }
    static std::string joined(const std::vector<std::string> &roll)
    {
        std::string all;
        for (const std::string &shown : roll)
            all += shown;
        return all;
    }

    // Six to the power of rerolls left times the expected (C + D, X), and where the cases end.
    using Key = std::tuple<long, long, long>;
    struct Value
    {
        long damage = 0;
        long suppression = 0;
        std::map<Key, unsigned long long> ends = {};
        auto expected() const { return std::pair(damage, suppression); }
        void add(const Value &other)
        {
            damage += other.damage;
            suppression += other.suppression;
            for (const auto &[end, weight] : other.ends)
                ends[end] += weight;
        }
    };

    Value ended(const std::vector<std::string> &attack,
                const std::vector<std::string> &defence) const
    {
        const std::string left = leftOf(joined(attack) + automatic, joined(defence));
        const auto number = [&](char symbol) {
            return std::count(left.begin(), left.end(), symbol);
        };
        Value value;
        value.damage = number('C') + number('D');
        value.suppression = number('X');
        value.ends[{number('C'), number('D'), number('X')}] = 1;
        return value;
    }

    // `fixed`: bits of the dice that were rolled again already, attack and defence.
    Value best(std::vector<std::string> attack, std::vector<std::string> defence, int attackRerolls,
               int defenceRerolls, std::array<unsigned, 2> fixed) const
    {
        if (attackRerolls == 0 && defenceRerolls == 0)
            return ended(attack, defence);
        const bool attacks = attackRerolls > 0;
        (attacks ? attackRerolls : defenceRerolls) -= 1;
        auto &roll = attacks ? attack : defence;
        const auto &dice = attacks ? attackDice : defenceDice;
        unsigned &mine = fixed[attacks ? 0 : 1];
        Value best;
        const Value keep = this->best(attack, defence, attackRerolls, defenceRerolls, fixed);
        for (int i = 0; i < 6; ++i)
            best.add(keep);
        for (std::size_t die = 0; die < dice.size(); ++die) {
            if ((mine >> die & 1U) != 0)
                continue;
            const std::string shown = roll[die];
            mine |= 1U << die;
            Value value;
            for (std::size_t number = 0; number < 6; ++number) {
                roll[die] = face(dice[die], number, attacks ? successes : Successes::All);
                value.add(this->best(attack, defence, attackRerolls, defenceRerolls, fixed));
            }
            roll[die] = shown;
            mine &= ~(1U << die);
            if (attacks ? value.expected() > best.expected() : value.expected() < best.expected())
                best = value;
        }
        return best;
    }

    Value all(std::vector<std::string> attack, std::vector<std::string> defence, int attackRerolls,
              int defenceRerolls) const
    {
        const bool attacks = attack.size() < attackDice.size();
        if (!attacks && defence.size() == defenceDice.size())
            return best(attack, defence, attackRerolls, defenceRerolls, {});
        Value value;
        auto &roll = attacks ? attack : defence;
        const std::size_t die = attacks ? attackDice[roll.size()] : defenceDice[roll.size()];
        roll.emplace_back();
        for (std::size_t number = 0; number < 6; ++number) {
            roll.back() = face(die, number, attacks ? successes : Successes::All);
            value.add(all(attack, defence, attackRerolls, defenceRerolls));
        }
        return value;
    }
};

inline std::vector<std::size_t> numbers(const Pool &pool)
{
    std::vector<std::size_t> numbers;
    for (const char letter : toString(pool))
        numbers.push_back(std::string("RYGB").find(letter));
    return numbers;
}

inline Distribution bruteForce(const DuelTerms &terms, const Faces &faces)
{
    const Brute brute{faces, terms.attackSuccesses, numbers(terms.attack), numbers(terms.defence),
                      std::string(static_cast<std::size_t>(terms.automaticX), 'X')};
    const auto value = brute.all({}, {}, terms.attackRerolls, terms.defenceRerolls);
    Distribution odds{{}, 0};
    for (const auto &[end, weight] : value.ends) {
        odds.entries.push_back({{static_cast<std::uint8_t>(std::get<0>(end)),
                                 static_cast<std::uint8_t>(std::get<1>(end)),
                                 static_cast<std::uint8_t>(std::get<2>(end))},
                                weight});
        odds.total += weight;
    }
    return odds;
}

using Rolls = std::map<std::string, unsigned long long>;

// The rolls of one pool, by what they show in all.
inline Rolls rollsOfPool(const Pool &pool, const Faces &faces, Successes successes)
{
    Rolls rolls = {{"", 1}};
    for (const std::size_t die : numbers(pool)) {
        Rolls more;
        for (const auto &[shown, weight] : rolls)
            for (const std::string &face : faces[die]) {
                std::string all = shown + counted(face, successes);
                std::sort(all.begin(), all.end());
                more[all] += weight;
            }
        rolls = more;
    }
    return rolls;
}

// Without rerolls: every roll against every roll.
inline Distribution compared(const Rolls &attacks, const Rolls &defences,
                             const std::string &automatic)
{
    Rolls ends;
    Distribution odds{{}, 0};
    for (const auto &[attack, attackWeight] : attacks)
        for (const auto &[defence, defenceWeight] : defences) {
            std::string left = leftOf(attack + automatic, defence);
            std::sort(left.begin(), left.end());
            ends[left] += attackWeight * defenceWeight;
        }
    for (const auto &[left, weight] : ends) {
        Distribution::Entry entry{{}, weight};
        for (const char symbol : left)
            ++(symbol == 'C' ? entry.left.c : symbol == 'D' ? entry.left.d : entry.left.x);
        odds.entries.push_back(entry);
        odds.total += weight;
    }
    std::sort(odds.entries.begin(), odds.entries.end(), [](const auto &a, const auto &b) {
        return std::tuple(a.left.c, a.left.d, a.left.x) < std::tuple(b.left.c, b.left.d, b.left.x);
    });
    return odds;
}

} // namespace hexwerk::assault
