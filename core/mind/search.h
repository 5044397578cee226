// Chooses among a few plans by playing each out many times: sequential halving.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace hexwerk::mind {

struct Budget
{
    int rollouts = 0;                   // at most, for all plans together; at least 1
    std::function<double()> spent = {}; // share of the time, from 0 to 1; asked before each rollout
    // Called after each round with the leading plan and its mean; does not affect the search.
    std::function<void(std::size_t plan, double mean)> leads = {};
};

struct Arm
{
    double prior = 0; // what the plan promises, in the unit of rollout values
    double sum = 0;   // of its rollouts
    int rollouts = 0;

    double mean() const { return rollouts > 0 ? sum / rollouts : 0; }
};

struct Searched
{
    std::vector<std::size_t> ranking = {}; // indices of the plans, the best first
    std::vector<Arm> arms = {};            // by plan
};

// The value of a plan in a sample; all plans meet the same world and dice in the same sample.
using Rollout = std::function<double(std::size_t plan, std::uint64_t sample)>;

// In each of log2(plans) rounds, all remaining plans get the same number of rollouts, and the worse
// half drops out. A prior counts less the more rollouts its plan has had. Needs at least one plan.
Searched searched(const std::vector<double> &priors, const Budget &budget, const Rollout &rollout);

} // namespace hexwerk::mind
