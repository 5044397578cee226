#include "core/lab/statistics.h"

#include "core/base/contract.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexwerk::lab {

static constexpr double kOneSided95 = 1.6448536269514722; // quantile of the normal distribution
static constexpr double kPrior = 0.2;                     // pairs that each score has beforehand
static constexpr double kSeldom = 1e-3;                   // pairs with a score that nobody has seen

static double scoreOf(std::size_t halfPoints)
{
    return static_cast<double>(halfPoints) / 4;
}

double PairMean::error() const
{
    return pairs > 0 ? std::sqrt(variance / static_cast<double>(pairs))
                     : std::numeric_limits<double>::infinity();
}

mind::Interval PairMean::interval() const
{
    const double half = mind::kTwoSided95 * error();
    return {std::max(mean - half, 0.0), std::min(mean + half, 1.0)};
}

PairMean meanOf(const PairScores &scores)
{
    const std::int64_t pairs = sumOf(scores);
    if (pairs == 0)
        return {};
    double mean = 0;
    for (std::size_t i = 0; i < scores.size(); ++i)
        mean += scoreOf(i) * static_cast<double>(scores[i]);
    mean /= static_cast<double>(pairs);
    double squares = 0;
    for (std::size_t i = 0; i < scores.size(); ++i)
        squares += std::pow(scoreOf(i) - mean, 2) * (static_cast<double>(scores[i]) + kPrior);
    return {pairs, mean,
            squares / (static_cast<double>(pairs) + kPrior * static_cast<double>(scores.size()))};
}

bool isWithin(const PairMean &mean, double margin)
{
    return std::abs(mean.mean - 0.5) + kOneSided95 * mean.error() < margin;
}

std::optional<std::int64_t> pairsUntilClear(const PairMean &mean, double margin)
{
    const double off = std::abs(mean.mean - 0.5);
    const double tilted = off > 0 ? std::pow(mind::kTwoSided95 / off, 2) : 0;
    const double balanced = off < margin ? std::pow(kOneSided95 / (margin - off), 2) : 0;
    const double factor =
        tilted > 0 && balanced > 0 ? std::min(tilted, balanced) : std::max(tilted, balanced);
    const double pairs = std::ceil(mean.variance * factor);
    if (mean.pairs == 0 || factor == 0 || pairs > 1e15)
        return std::nullopt;
    return static_cast<std::int64_t>(pairs);
}

EloRange eloOf(const PairMean &mean)
{
    const mind::Interval interval = mean.interval();
    return {mind::eloOf(mean.mean), mind::eloOf(interval.low), mind::eloOf(interval.high)};
}

// Quantile of Student's t at 97.5 percent, by the expansion of Cornish and Fisher.
static double studentsQuantile(double freedom)
{
    const double z = mind::kTwoSided95;
    const double s = z * z;
    const double first = z * (s + 1) / 4;
    const double second = z * ((5 * s + 16) * s + 3) / 96;
    const double third = z * (((3 * s + 19) * s + 17) * s - 15) / 384;
    return z + (first + (second + third / freedom) / freedom) / freedom;
}

MeanLead meanLead(const Counts *ofFirst, const Counts *ofSecond)
{
    MeanLead lead;
    double sum = 0;
    double squares = 0;
    for (const auto &[counts, sign] : {std::pair(ofFirst, 0.5), std::pair(ofSecond, -0.5)})
        for (const auto &[key, pairs] : counts ? *counts : Counts()) {
            const double ofGame = sign * static_cast<double>(numberOf(key));
            lead.pairs += pairs;
            sum += ofGame * static_cast<double>(pairs);
            squares += ofGame * ofGame * static_cast<double>(pairs);
        }
    if (lead.pairs == 0)
        return lead;
    const auto pairs = static_cast<double>(lead.pairs);
    lead.mean = sum / pairs;
    const double variance = std::max(squares / pairs - lead.mean * lead.mean, 0.0);
    const double half = lead.pairs > 4 // the expansion needs some degrees of freedom
                            ? studentsQuantile(pairs - 1) * std::sqrt(variance / (pairs - 1))
                            : std::numeric_limits<double>::infinity();
    lead.low = lead.mean - half;
    lead.high = lead.mean + half;
    return lead;
}

namespace {

// How often each score is seen, none of them never.
struct Frequencies
{
    std::array<double, 5> share = {};
    double pairs = 0;
};

} // namespace

static Frequencies frequenciesOf(const PairScores &scores)
{
    Frequencies found;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        found.share[i] = std::max(static_cast<double>(scores[i]), kSeldom);
        found.pairs += found.share[i];
    }
    for (double &share : found.share)
        share /= found.pairs;
    return found;
}

// The distribution with that mean under which the frequencies are likeliest is
// share / (1 + t * (score - mean)), with the t that makes it one: its root is bracketed, since the
// sum falls as t grows.
static double multiplierFor(const Frequencies &seen, double mean)
{
    double least = -1 / (1 - mean);
    double most = 1 / mean;
    for (int i = 0; i < 200; ++i) {
        const double middle = (least + most) / 2;
        double sum = 0;
        for (std::size_t k = 0; k < seen.share.size(); ++k)
            sum += seen.share[k] * (scoreOf(k) - mean) / (1 + middle * (scoreOf(k) - mean));
        (sum > 0 ? least : most) = middle;
    }
    return (least + most) / 2;
}

double logLikelihoodRatio(const PairScores &scores, double low, double high)
{
    HW_EXPECTS(low > 0 && low < 1 && high > 0 && high < 1);
    const Frequencies seen = frequenciesOf(scores);
    const double ofLow = multiplierFor(seen, low);
    const double ofHigh = multiplierFor(seen, high);
    double ratio = 0;
    for (std::size_t k = 0; k < seen.share.size(); ++k)
        ratio += seen.share[k] *
                 std::log((1 + ofLow * (scoreOf(k) - low)) / (1 + ofHigh * (scoreOf(k) - high)));
    return seen.pairs * ratio;
}

TestState stateOf(double logLikelihoodRatio)
{
    const double bound = std::log(0.95 / 0.05);
    return logLikelihoodRatio >= bound    ? TestState::High
           : logLikelihoodRatio <= -bound ? TestState::Low
                                          : TestState::Open;
}

} // namespace hexwerk::lab
