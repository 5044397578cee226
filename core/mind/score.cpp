#include "core/mind/score.h"

#include <cmath>

namespace hexwerk::mind {

Interval wilson(double share, std::int64_t games)
{
    if (games <= 0)
        return {};
    const auto n = static_cast<double>(games);
    const double z2 = kTwoSided95 * kTwoSided95;
    const double middle = share + z2 / (2 * n);
    const double half = kTwoSided95 * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {(middle - half) / (1 + z2 / n), (middle + half) / (1 + z2 / n)};
}

// That at least `won` of `games` are won, where each is won with that chance.
static double chanceOfAtLeast(std::int64_t won, std::int64_t games, double chance)
{
    double sum = 0;
    for (std::int64_t k = won; k <= games; ++k) {
        double ways = 1; // of k among games, times their chance: small factors with large ones
        for (std::int64_t i = 0; i < games; ++i)
            ways *= i < k ? chance * static_cast<double>(games - i) / static_cast<double>(i + 1)
                          : 1 - chance;
        sum += ways;
    }
    return sum;
}

// The chance with which at least `won` of `games` are won in `wanted` of all cases.
static double chanceFor(std::int64_t won, std::int64_t games, double wanted)
{
    Interval chance;
    for (int i = 0; i < 60; ++i) {
        const double middle = (chance.low + chance.high) / 2;
        (chanceOfAtLeast(won, games, middle) < wanted ? chance.low : chance.high) = middle;
    }
    return (chance.low + chance.high) / 2;
}

Interval exactInterval(std::int64_t won, std::int64_t games)
{
    constexpr double kTail = 0.025;
    if (games <= 0)
        return {};
    const double none = std::pow(kTail, 1 / static_cast<double>(games));
    if (won == 0 || won == games)
        return {won == 0 ? 0 : none, won == 0 ? 1 - none : 1};
    return {chanceFor(won, games, kTail), chanceFor(won + 1, games, 1 - kTail)};
}

Interval intervalOf(std::int64_t won, std::int64_t games)
{
    constexpr std::int64_t kFew = 40;
    if (games < kFew || won == 0 || won == games)
        return exactInterval(won, games);
    return wilson(static_cast<double>(won) / static_cast<double>(games), games);
}

double eloOf(double share)
{
    return 400 * std::log10(share / (1 - share));
}

} // namespace hexwerk::mind
