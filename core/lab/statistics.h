// How sure the results of a study are, and when it is clear who is stronger.
#pragma once

#include "core/lab/block.h"
#include "core/mind/score.h"

namespace hexwerk::lab {

// Mean score of a player in both games of a pair, 0 to 1 a game.
struct PairMean
{
    std::int64_t pairs = 0;
    double mean = 0.5;
    double variance = 0; // of the mean score of one pair: games of a pair depend on each other

    double error() const; // standard error of the mean; infinite without a pair
    // At 95 percent, within 0 and 1.
    mind::Interval interval() const;
};
// Each of the five possible scores adds a fifth of a pair to the variance, so that equal results do
// not look as if no others were possible.
PairMean meanOf(const PairScores &scores);

// Two one-sided tests at 5 percent: whether the mean lies within `margin` of 0.5.
bool isWithin(const PairMean &mean, double margin);
// About how many pairs it takes in all until a mean of that kind is within the margin, or its
// interval leaves 0.5 out. None where no number is enough.
std::optional<std::int64_t> pairsUntilClear(const PairMean &mean, double margin);

// Of the first opponent; not finite where the mean or a limit is 0 or 1.
struct EloRange
{
    double elo = 0;
    double low = 0;
    double high = 0;
};
EloRange eloOf(const PairMean &mean);

// How far an opponent is ahead at the end of games (GameCounter::lead); negative if it is behind.
struct MeanLead
{
    std::int64_t pairs = 0;
    double mean = 0; // a game
    double low = 0;  // at 95 percent, by Student's t over pairs
    double high = 0; // neither is finite with fewer than five pairs
};
// By leads in pairs, of the first opponent and of the second one; null where there are none.
MeanLead meanLead(const Counts *ofFirst, const Counts *ofSecond);

// Log-likelihood ratio of a mean of `high` against one of `low`, both between 0 and 1, by the
// likeliest distribution of pairs that has that mean (generalised SPRT on the five counts).
double logLikelihoodRatio(const PairScores &scores, double low, double high);

// A sequential test: 5 percent wrong either way.
struct SequentialTest
{
    double low = 0.5;
    double high = 0.53;
};
enum class TestState : std::uint8_t { Open, Low, High };
TestState stateOf(double logLikelihoodRatio);

} // namespace hexwerk::lab
