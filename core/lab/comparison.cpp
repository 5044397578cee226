#include "core/lab/comparison.h"

#include "core/base/contract.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexwerk::lab {

static constexpr int kFewestShards = 20; // whose differences tell their variance

std::vector<std::string> hindrancesTo(const StudyHead &before, const StudyHead &after)
{
    std::vector<std::string> keys = differences(before, after);
    std::erase_if(keys, [](const std::string &key) {
        return key == "scenario" || key == "limits" || key == "data";
    });
    return keys;
}

mind::Interval Difference::interval() const
{
    if (!std::isfinite(error))
        return {-1, 1};
    return {std::max(-1.0, mean - mind::kTwoSided95 * error),
            std::min(1.0, mean + mind::kTwoSided95 * error)};
}

// The score of the first side in a pair is a number of half points out of 4.
static double meanOfBlock(const Block &block)
{
    double sum = 0;
    for (std::size_t i = 0; i < block.sideScore.size(); ++i)
        sum += static_cast<double>(i) / 4 * static_cast<double>(block.sideScore[i]);
    return sum / static_cast<double>(sumOf(block.sideScore));
}

Difference differenceOf(const Study &before, const Study &after)
{
    HW_EXPECTS(hindrancesTo(before.head, after.head).empty());
    const int end = std::min(gapless(before), gapless(after));
    std::vector<std::pair<double, double>> parts; // weight and difference of a shard
    double weights = 0;
    double sum = 0;
    for (int shard = 0; shard < end; ++shard) {
        const Block &a = before.shards.at(shard);
        const Block &b = after.shards.at(shard);
        const auto pairs = static_cast<double>(std::min(sumOf(a.sideScore), sumOf(b.sideScore)));
        if (pairs == 0)
            continue; // none that came to an end
        parts.emplace_back(pairs, meanOfBlock(b) - meanOfBlock(a));
        weights += pairs;
        sum += pairs * parts.back().second;
    }
    const PairMean first = meanOf(totalOf(before, end).sideScore);
    const PairMean second = meanOf(totalOf(after, end).sideScore);
    Difference difference{.pairs = std::min(first.pairs, second.pairs),
                          .error = std::numeric_limits<double>::infinity()};
    if (parts.empty())
        return difference;
    difference.mean = sum / weights;
    difference.error = std::hypot(first.error(), second.error());
    if (parts.size() < kFewestShards)
        return difference;
    double squares = 0;
    for (const auto &[weight, apart] : parts)
        squares += std::pow(weight * (apart - difference.mean), 2);
    const auto count = static_cast<double>(parts.size());
    difference.error = std::sqrt(squares * count / (count - 1)) / weights;
    return difference;
}

std::optional<std::size_t> nearestToEven(std::span<const PairMean> shares)
{
    std::optional<std::size_t> nearest;
    const auto isOff = [&shares](std::size_t i) { return std::abs(shares[i].mean - 0.5); };
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (shares[i].pairs > 0 && (!nearest || isOff(i) < isOff(*nearest)))
            nearest = i;
    return nearest;
}

} // namespace hexwerk::lab
