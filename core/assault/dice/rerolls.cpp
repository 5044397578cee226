#include "core/assault/dice/rerolls.h"

namespace hexwerk::assault {

static constexpr std::size_t kAttacker = 0;
static constexpr std::size_t kDefender = 1;

Differences::Differences(Symbols attack, Symbols defence)
    : m_attack(attack)
    , m_defence(defence)
    , m_d(attack.d + defence.d + 1)
    , m_x(attack.x + defence.x + 1)
    , m_zero(step(defence))
    , m_size(m_zero + step(attack) + 1)
{
}

Rerolls::Rerolls(const Differences &differences, const DieKinds &attack, const DieKinds &defence)
    : m_differences(differences)
    , m_kinds{attack, defence}
{
    m_left.reserve(differences.size());
    differences.forEach([this](std::size_t, int c, int d, int x) {
        const Symbols left = Differences::leftOf(c, d, x);
        m_left.push_back({left.c + left.d, left.x});
    });
}

RerollState Rerolls::after(const RerollState &state, std::size_t side, DieOption option) const
{
    RerollState after = state;
    after.available[side].remove(option);
    --after.rerolls[side];
    after.available[side].limit(m_kinds[side], after.rerolls[side]);
    return after;
}

Rerolls::Node Rerolls::build(const RerollState &state)
{
    Node node;
    node.side = state.rerolls[kAttacker] > 0 ? kAttacker : kDefender;
    if (state.rerolls[node.side] == 0)
        return node;
    RerollState kept = state;
    kept.available[node.side] = {};
    for (; kept.rerolls[node.side] > 0; --kept.rerolls[node.side])
        node.keptScale *= 6;
    node.kept = nodeAt(kept);
    for (std::size_t die = 0; die < kAllDice.size(); ++die)
        for (std::size_t kind = 0; kind < m_kinds[node.side][die].size(); ++kind)
            if (state.available[node.side].count({die, kind}) > 0)
                node.branches.push_back(
                    {{die, kind}, nodeAt(after(state, node.side, {die, kind}))});
    return node;
}

Rerolls::Node *Rerolls::nodeAt(const RerollState &state)
{
    if (const auto found = m_nodes.find(state); found != m_nodes.end())
        return &found->second;
    Node node = build(state);
    return &m_nodes.emplace(state, std::move(node)).first->second;
}

std::size_t Rerolls::changed(const Node &node, DieOption option, const FaceKind &kind,
                             std::size_t at) const
{
    const FaceKind &before = m_kinds[node.side][option.die][option.kind];
    const int change = m_differences.step(kind.symbols) - m_differences.step(before.symbols);
    return static_cast<std::size_t>(static_cast<int>(at) +
                                    (node.side == kAttacker ? change : -change));
}

Rerolls::Score Rerolls::scoreOfRolling(const Node &node, const Branch &branch, std::size_t at)
{
    const std::size_t option = 100 * node.side + 10 * branch.option.die + branch.option.kind;
    std::vector<Score> &known = branch.after->rolled[option];
    known.resize(m_differences.size());
    Score &sum = known[at];
    if (sum.damage >= 0)
        return sum;
    sum.damage = 0;
    for (const FaceKind &kind : m_kinds[node.side][branch.option.die]) {
        const Score score = scoreAt(*branch.after, changed(node, branch.option, kind, at));
        sum.damage += static_cast<std::int64_t>(kind.faces) * score.damage;
        sum.suppression += static_cast<std::int64_t>(kind.faces) * score.suppression;
    }
    return sum;
}

const Rerolls::Branch *Rerolls::bestAt(const Node &node, std::size_t at, Score &score)
{
    const Score keep = scoreAt(*node.kept, at);
    score = {node.keptScale * keep.damage, node.keptScale * keep.suppression};
    const Branch *best = nullptr;
    for (const Branch &branch : node.branches) {
        const Score rolled = scoreOfRolling(node, branch, at);
        if (node.side == kAttacker ? rolled > score : rolled < score) {
            score = rolled;
            best = &branch;
        }
    }
    return best;
}

Rerolls::Score Rerolls::scoreAt(Node &node, std::size_t at)
{
    if (!node.kept)
        return m_left[at];
    node.scores.resize(m_differences.size());
    if (node.scores[at].damage < 0) {
        Score score;
        bestAt(node, at, score);
        node.scores[at] = score;
    }
    return node.scores[at];
}

void Rerolls::moveOn(const Node &node, const std::vector<Weight> &cases)
{
    const auto add = [this](Node &to, std::size_t at, Weight weight) {
        to.cases.resize(m_differences.size());
        to.cases[at] += weight;
    };
    for (std::size_t at = 0; at < cases.size(); ++at) {
        if (cases[at] == 0)
            continue;
        Score score;
        const Branch *best = bestAt(node, at, score);
        if (!best) {
            add(*node.kept, at, cases[at] * static_cast<Weight>(node.keptScale));
            continue;
        }
        for (const FaceKind &kind : m_kinds[node.side][best->option.die])
            add(*best->after, changed(node, best->option, kind, at), cases[at] * kind.faces);
    }
}

void Rerolls::play(const RerollState &state, const std::vector<Weight> &cases)
{
    moveOn(build(state), cases);
}

void Rerolls::finish(std::vector<Weight> &ends)
{
    for (auto &[state, node] : m_nodes) {
        if (node.kept) {
            moveOn(node, node.cases);
            continue;
        }
        for (std::size_t at = 0; at < node.cases.size(); ++at)
            ends[at] += node.cases[at];
    }
    m_nodes.clear();
}

} // namespace hexwerk::assault
