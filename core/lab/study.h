// The results of a study so far. Merging is the union of shards: the result is the same in any
// order and grouping, however often a part is merged.
#pragma once

#include "core/lab/block.h"

#include <tl/expected.hpp>

namespace hexwerk::lab {

struct Study
{
    StudyHead head = {};
    std::map<int, Block> shards = {}; // by number, from 0
    bool operator==(const Study &) const = default;

    bool isWhole() const { return shards.size() == static_cast<std::size_t>(head.shards); }
};

struct MergeFault
{
    std::vector<std::string> keys =
        {}; // of the head that differ; else `shard` came out differently
    int shard = 0;
};

// After a fault `into` is as it was.
tl::expected<void, MergeFault> merge(Study &into, const Study &more);

std::vector<int> missingShards(const Study &study);
// For `--array=`: "3,7,11-14".
std::string listOf(const std::vector<int> &shards);

// How many shards there are from 0 on without a gap. Only these decide whether a study goes on:
// short games end first, so with others the decision would depend on the machines.
int gapless(const Study &study);
// Of the shards below `end`.
Block totalOf(const Study &study, int end = kMostShards);

} // namespace hexwerk::lab
