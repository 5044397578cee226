// Tests the results of each machine against those of the others.
#pragma once

#include "core/lab/study.h"

#include <span>
#include <string_view>

namespace hexwerk::lab {

// Of an observed table of counts: whether its rows are of one kind (Pearson).
struct ChiSquare
{
    double value = 0;
    int degrees = 0; // of freedom; 0: there is nothing to compare
    // Of a difference at least as large between rows of one kind.
    double probability() const;
};
// Columns in which nothing was counted are left out. Both have the same length.
ChiSquare chiSquare(std::span<const std::int64_t> row, std::span<const std::int64_t> other);

// By shard, from lines "shard 7 of 40 on anna" among any others, as the logs of a study have them.
// The last machine named for a shard played it.
void readMachines(std::string_view log, std::map<int, std::string> &machines);

struct MachineCheck
{
    std::string machine = {};
    int shards = 0;
    ChiSquare results = {}; // of its games, in each order of the opponents, against all others
};
// By name. Shards whose machine is not known count among the others.
std::vector<MachineCheck> checkedMachines(const Study &study,
                                          const std::map<int, std::string> &machines);
// Among `machines` machines, fewer than 1 % of studies would show such a difference by chance.
bool isStrange(const MachineCheck &check, std::size_t machines);

} // namespace hexwerk::lab
