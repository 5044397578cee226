#include "core/dice/rerolls.h"

namespace hexwerk {

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

RerollMoment Rerolls::kept(const RerollMoment &moment, std::int64_t &scale)
{
    RerollMoment after = moment;
    int &rerolls = after.rerolls[sideOf(moment)];
    for (scale = 1; rerolls > 0; --rerolls)
        scale *= 6;
    return after;
}

RerollMoment Rerolls::rolled(const RerollMoment &moment, DieOption option,
                             const FaceKind &kind) const
{
    const std::size_t side = sideOf(moment);
    const FaceKind &before = m_kinds[side][option.die][option.kind];
    const int change = m_differences.step(kind.symbols) - m_differences.step(before.symbols);
    RerollMoment after = moment;
    after.at += side == kAttacker ? change : -change;
    after.available[side].remove(option);
    --after.rerolls[side];
    return after;
}

Rerolls::Score Rerolls::scoreOfRolling(const RerollMoment &moment, DieOption option)
{
    Score sum;
    for (const FaceKind &kind : m_kinds[sideOf(moment)][option.die]) {
        const Score score = scoreOf(rolled(moment, option, kind));
        sum.damage += static_cast<std::int64_t>(kind.faces) * score.damage;
        sum.suppression += static_cast<std::int64_t>(kind.faces) * score.suppression;
    }
    return sum;
}

Rerolls::Choice Rerolls::best(const RerollMoment &moment)
{
    const std::size_t side = sideOf(moment);
    std::int64_t scale = 1;
    const Score keep = scoreOf(kept(moment, scale));
    Choice best{{scale * keep.damage, scale * keep.suppression}};
    for (std::size_t die = 0; die < kAllDice.size(); ++die) {
        for (std::size_t kind = 0; kind < m_kinds[side][die].size(); ++kind) {
            const DieOption option{die, kind};
            if (moment.available[side].count(option) == 0)
                continue;
            const Score score = scoreOfRolling(moment, option);
            if (side == kAttacker ? score > best.score : score < best.score)
                best = {score, true, option};
        }
    }
    return best;
}

Rerolls::Score Rerolls::scoreOf(const RerollMoment &moment)
{
    if (moment.rerolls[kAttacker] > 0)
        return best(moment).score;
    if (moment.rerolls[kDefender] == 0)
        return m_left[static_cast<std::size_t>(moment.at)];
    static constexpr Score kUnknown{-1, -1};
    auto &known = m_known[{moment.available[kDefender], moment.rerolls[kDefender]}];
    if (known.empty())
        known.assign(m_differences.size(), kUnknown);
    // `known` stays where it is while the map grows.
    Score &score = known[static_cast<std::size_t>(moment.at)];
    if (score == kUnknown)
        score = best(moment).score;
    return score;
}

void Rerolls::spread(const RerollMoment &moment, Weight weight, std::vector<Weight> &result)
{
    if (moment.rerolls[kAttacker] == 0 && moment.rerolls[kDefender] == 0) {
        result[static_cast<std::size_t>(moment.at)] += weight;
        return;
    }
    const Choice choice = best(moment);
    if (!choice.rolls) {
        std::int64_t scale = 1;
        const RerollMoment after = kept(moment, scale);
        spread(after, weight * static_cast<Weight>(scale), result);
        return;
    }
    for (const FaceKind &kind : m_kinds[sideOf(moment)][choice.option.die])
        spread(rolled(moment, choice.option, kind), weight * kind.faces, result);
}

} // namespace hexwerk
