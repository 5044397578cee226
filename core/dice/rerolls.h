// Which dice attacker and defender roll again, and what that does to the odds.
#pragma once

#include "core/dice/roll_groups.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace hexwerk {

// The differences between the symbols of attack and defence, numbered so that a symbol more or
// fewer is a step. What is left depends on the difference alone.
class Differences
{
public:
    // `attack`, `defence`: the most that each side can show.
    Differences(Symbols attack, Symbols defence);
    std::size_t size() const { return static_cast<std::size_t>(m_size); }
    // Calls visit(index, c, d, x) with every difference, in order.
    template<typename Visitor>
    void forEach(Visitor visit) const
    {
        int index = 0;
        for (int c = -m_defence.c; c <= m_attack.c; ++c)
            for (int d = -m_defence.d; d <= m_attack.d; ++d)
                for (int x = -m_defence.x; x <= m_attack.x; ++x)
                    visit(static_cast<std::size_t>(index++), c, d, x);
    }
    int step(Symbols s) const { return (s.c * m_d + s.d) * m_x + s.x; }
    int indexOf(Symbols attack, Symbols defence) const
    {
        return m_zero + step(attack) - step(defence);
    }
    // [R10.7.2a] [R10.7.2b] What a difference leaves over. The totals from the top: what the
    // defence has over against C goes on against D, then X.
    static Symbols leftOf(int c, int d, int x)
    {
        const int criticals = std::max(0, c);
        const int damaging = std::max(criticals, c + d);
        const int all = std::max(damaging, c + d + x);
        return {static_cast<std::uint8_t>(criticals),
                static_cast<std::uint8_t>(damaging - criticals),
                static_cast<std::uint8_t>(all - damaging)};
    }

private:
    Symbols m_attack;
    Symbols m_defence;
    int m_d;
    int m_x;
    int m_zero;
    int m_size;
};

// A moment between the rolls and the result; the two places are attacker and defender.
struct RerollMoment
{
    int at = 0; // of Differences
    std::array<Available, 2> available;
    std::array<int, 2> rerolls = {};
};

class Rerolls
{
public:
    Rerolls(const Differences &differences, const DieKinds &attack, const DieKinds &defence);
    // Adds to `result`, by index of Differences, where `weight` cases at this moment end. They
    // become 6 times as many with every reroll left, used or not.
    void spread(const RerollMoment &moment, Weight weight, std::vector<Weight> &result);

private:
    // The expected C + D, then X, in sixths to the power of the rerolls left.
    struct Score
    {
        std::int64_t damage = 0;
        std::int64_t suppression = 0;
        auto operator<=>(const Score &) const = default;
    };
    struct Choice
    {
        Score score;
        bool rolls = false; // else the roll is kept
        DieOption option = {};
    };
    static std::size_t sideOf(const RerollMoment &moment) { return moment.rerolls[0] > 0 ? 0 : 1; }
    static RerollMoment kept(const RerollMoment &moment, std::int64_t &scale);
    // `moment` with the die of `option` showing `kind` instead.
    RerollMoment rolled(const RerollMoment &moment, DieOption option, const FaceKind &kind) const;
    Choice best(const RerollMoment &moment);
    Score scoreOf(const RerollMoment &moment);
    Score scoreOfRolling(const RerollMoment &moment, DieOption option);

    Differences m_differences;
    std::array<DieKinds, 2> m_kinds;
    std::vector<Score> m_left; // by index of Differences
    // What the defender alone makes of it, by index of Differences.
    std::map<std::pair<Available, int>, std::vector<Score>> m_known;
};

} // namespace hexwerk
