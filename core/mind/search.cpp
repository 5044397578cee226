#include "core/mind/search.h"

#include "core/base/contract.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace hexwerk::mind {

namespace {

class Halving
{
public:
    Halving(const std::vector<double> &priors, const Budget &budget, const Rollout &rollout)
        : m_budget(budget)
        , m_rollout(rollout)
        , m_ranking(priors.size())
    {
        for (const double prior : priors)
            m_arms.push_back({.prior = prior});
        m_best = *std::max_element(priors.begin(), priors.end());
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        rank(m_ranking.size());
    }

    Searched run()
    {
        const int rounds = static_cast<int>(std::bit_width(m_arms.size() - 1));
        std::size_t left = m_arms.size();
        for (int round = 1; round <= rounds && left > 1; ++round) {
            play(left, static_cast<double>(round) / rounds);
            rank(left);
            if (m_budget.leads)
                m_budget.leads(m_ranking.front(), m_arms[m_ranking.front()].mean());
            left = (left + 1) / 2;
        }
        return {std::move(m_ranking), std::move(m_arms)};
    }

private:
    // The first `left` of the ranking, until that share of the budget is spent.
    void play(std::size_t left, double share)
    {
        for (;; ++m_sample)
            for (std::size_t i = 0; i < left; ++i) {
                Arm &arm = m_arms[m_ranking[i]];
                if (arm.rollouts > 0 && spent() >= share) // each is seen once at least
                    return;
                arm.sum += m_rollout(m_ranking[i], m_sample);
                ++arm.rollouts;
                ++m_rollouts;
            }
    }

    double spent() const
    {
        const double rollouts = static_cast<double>(m_rollouts) / m_budget.rollouts;
        return m_budget.spent ? std::max(rollouts, m_budget.spent()) : rollouts;
    }

    double scoreOf(const Arm &arm) const
    {
        return arm.mean() + (arm.prior - m_best) / std::sqrt(1.0 + arm.rollouts);
    }

    void rank(std::size_t left)
    {
        std::stable_sort(m_ranking.begin(), m_ranking.begin() + static_cast<std::ptrdiff_t>(left),
                         [this](std::size_t a, std::size_t b) {
                             return scoreOf(m_arms[a]) > scoreOf(m_arms[b]);
                         });
    }

    const Budget &m_budget;
    const Rollout &m_rollout;
    std::vector<Arm> m_arms = {};
    std::vector<std::size_t> m_ranking;
    double m_best = 0; // of the priors
    int m_rollouts = 0;
    std::uint64_t m_sample = 0;
};

} // namespace

Searched searched(const std::vector<double> &priors, const Budget &budget, const Rollout &rollout)
{
    HW_EXPECTS(!priors.empty() && budget.rollouts > 0);
    return Halving(priors, budget, rollout).run();
}

} // namespace hexwerk::mind
