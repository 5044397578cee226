// Choosing among a few plans by playing each of them out many times: sequential halving.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace hexwerk::mind {

struct Budget
{
    int rollouts = 0;                   // at most, of all plans together; at least 1
    std::function<double()> spent = {}; // of the time, from 0 to 1; asked before every rollout
    // Told after each round, and which plan leads with what mean; none of it changes the search.
    std::function<void(std::size_t plan, double mean)> leads = {};
};

struct Arm
{
    double prior = 0; // what the plan promises, in units of the rollouts' values
    double sum = 0;   // of its rollouts
    int rollouts = 0;

    double mean() const { return rollouts > 0 ? sum / rollouts : 0; }
};

struct Searched
{
    std::vector<std::size_t> ranking = {}; // of the plans, the best first
    std::vector<Arm> arms = {};            // by plan
};

// What a plan comes to in the sample of that number: the same worlds and dice for all plans.
using Rollout = std::function<double(std::size_t plan, std::uint64_t sample)>;

// In each of log2 rounds all that are left are played out as often; then the worse half goes. What
// a plan promises counts less the more often it was played out. At least one plan.
Searched searched(const std::vector<double> &priors, const Budget &budget, const Rollout &rollout);

} // namespace hexwerk::mind
