// Even numbers from a seed, the same on every platform.
#pragma once

#include "core/base/contract.h"

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace hexwerk::play {

// One distinct result of chance: an order that says it, and in how many cases it happens.
template<typename Order>
struct Outcome
{
    Order order;
    std::uint64_t weight = 1;
};

// Not std::uniform_int_distribution: the standard fixes the engine's numbers, not its.
class Randomness
{
public:
    explicit Randomness(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    // 0 to range - 1; `range` at least 1.
    std::uint64_t below(std::uint64_t range)
    {
        const std::uint64_t limit = UINT64_MAX - UINT64_MAX % range; // the rest is uneven
        std::uint64_t raw = m_engine();
        while (raw >= limit)
            raw = m_engine();
        return raw % range;
    }

    // The place of one of them, each as likely as its weight says; their sum at least 1.
    std::size_t drawn(const std::vector<std::uint64_t> &weights)
    {
        std::uint64_t total = 0;
        for (const std::uint64_t weight : weights)
            total += weight;
        HW_EXPECTS(total > 0);

        std::uint64_t left = below(total);
        std::size_t i = 0;
        while (left >= weights[i])
            left -= weights[i++];
        return i;
    }

    // One of all results of chance.
    template<typename Order>
    Order drawn(const std::vector<Outcome<Order>> &outcomes)
    {
        std::vector<std::uint64_t> weights;
        weights.reserve(outcomes.size());
        for (const Outcome<Order> &outcome : outcomes)
            weights.push_back(outcome.weight);
        return outcomes[drawn(weights)].order;
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace hexwerk::play
