#include "core/mind/score.h"

#include <cmath>

namespace hexwerk::mind {

static constexpr double kNormal95 = 1.959963984540054; // quantile of the normal distribution

Interval wilson(double share, int games)
{
    if (games <= 0)
        return {};
    const double n = games;
    const double z2 = kNormal95 * kNormal95;
    const double middle = share + z2 / (2 * n);
    const double half = kNormal95 * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {(middle - half) / (1 + z2 / n), (middle + half) / (1 + z2 / n)};
}

double eloOf(double share)
{
    return 400 * std::log10(share / (1 - share));
}

} // namespace hexwerk::mind
