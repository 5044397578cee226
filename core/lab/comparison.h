// Two versions of a scenario, played on equal seeds.
#pragma once

#include "core/lab/statistics.h"
#include "core/lab/study.h"

#include <optional>
#include <span>

namespace hexwerk::lab {

// The keys of two heads that must be the same for their studies to be compared, and are not: all
// but "scenario" and "limits".
std::vector<std::string> hindrancesTo(const StudyHead &before, const StudyHead &after);

// How much more the first side scores in the second study: -1 to 1 a game.
struct Difference
{
    std::int64_t pairs = 0; // of each
    double mean = 0;
    double error = 0; // standard error; infinite without a pair

    // At 95 percent, within -1 and 1.
    mind::Interval interval() const;
};

// By the shards from 0 on that both have without a gap. Pairs of the same number have the same dice
// as long as both games go alike: the variance is that of the differences between shards, where
// there are enough of them. The studies can be compared.
Difference differenceOf(const Study &before, const Study &after);

// Of the share of the first side in each version: the one closest to one half. None without pairs.
std::optional<std::size_t> nearestToEven(std::span<const PairMean> shares);

} // namespace hexwerk::lab
