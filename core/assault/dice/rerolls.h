// Which dice attacker and defender roll again, and what that does to the odds.
#pragma once

#include "core/assault/dice/roll_groups.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace hexwerk::assault {

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

// What may still be rolled again; the two places are attacker and defender.
struct RerollState
{
    std::array<Available, 2> available;
    std::array<int, 2> rerolls = {};
    auto operator<=>(const RerollState &) const = default;
};

// Plays the rerolls of many pairs of rolls at once. What a state is worth is worked out where it is
// reached, and once only.
class Rerolls
{
public:
    Rerolls(const Differences &differences, const DieKinds &attack, const DieKinds &defence);
    // Takes cases in which both have rolled, by index of Differences.
    void play(const RerollState &state, const std::vector<Weight> &cases);
    // Adds to `ends` where all cases taken so far end, and forgets them. They become 6 times as
    // many with every reroll, used or not.
    void finish(std::vector<Weight> &ends);

private:
    // The expected C + D, then X, in sixths to the power of the rerolls left.
    struct Score
    {
        std::int64_t damage = -1; // not known yet
        std::int64_t suppression = 0;
        auto operator<=>(const Score &) const = default;
    };
    struct Node;
    struct Branch // a die that may be rolled again
    {
        DieOption option;
        Node *after = nullptr;
    };
    struct Node
    {
        std::size_t side = 0; // who chooses
        Node *kept = nullptr; // null: all rerolls are done
        std::int64_t keptScale = 1;
        std::vector<Branch> branches = {};
        std::vector<Score> scores = {}; // by index of Differences
        std::map<std::size_t, std::vector<Score>> rolled =
            {}; // what rolling a die to here is worth
        std::vector<Weight> cases = {};
    };
    // The states with more rerolls, first of the attacker, come first: cases only move on.
    struct MoreFirst
    {
        bool operator()(const RerollState &a, const RerollState &b) const
        {
            return a.rerolls != b.rerolls ? a.rerolls > b.rerolls : a < b;
        }
    };

    Node build(const RerollState &state);
    Node *nodeAt(const RerollState &state);
    RerollState after(const RerollState &state, std::size_t side, DieOption option) const;
    Score scoreAt(Node &node, std::size_t at);
    Score scoreOfRolling(const Node &node, const Branch &branch, std::size_t at);
    // Null to keep the roll; `score` is what the best is worth.
    const Branch *bestAt(const Node &node, std::size_t at, Score &score);
    void moveOn(const Node &node, const std::vector<Weight> &cases);
    std::size_t changed(const Node &node, DieOption option, const FaceKind &kind,
                        std::size_t at) const;

    Differences m_differences;
    std::array<DieKinds, 2> m_kinds;
    std::vector<Score> m_left; // by index of Differences
    std::map<RerollState, Node, MoreFirst> m_nodes;
};

} // namespace hexwerk::assault
