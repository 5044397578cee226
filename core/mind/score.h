// How certain the result of many games is.
#pragma once

#include <cstdint>

namespace hexwerk::mind {

struct Score
{
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    // The player's score from 0 to 1: a draw is half a win. 0.5 without games.
    double share() const { return games() > 0 ? (wins + 0.5 * draws) / games() : 0.5; }
};

// Quantile of the normal distribution for intervals at 95 percent.
inline constexpr double kTwoSided95 = 1.959963984540054;

struct Interval
{
    double low = 0;
    double high = 1;
};

// Wilson's interval for a share of `games`, at 95 percent; everything from 0 to 1 without a game.
Interval wilson(double share, std::int64_t games);
// The exact interval of Clopper and Pearson at 95 percent: `won` of `games` whole games.
Interval exactInterval(std::int64_t won, std::int64_t games);
// The exact one where games are few (below 40) or the share is 0 or 1, else Wilson's.
Interval intervalOf(std::int64_t won, std::int64_t games);
// The difference in Elo points at which a share is expected; infinite at 0 and 1.
double eloOf(double share);

} // namespace hexwerk::mind
