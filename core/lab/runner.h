// Plays the shards of a study on any number of threads.
#pragma once

#include "core/lab/block.h"

#include <functional>

namespace hexwerk::lab {

// The two games of a pair with that seed, 0 and 1 in tallies of first games: a system brings it.
// Called from several threads at once.
using PlayPair = std::function<Block(std::uint64_t seed)>;
// Its games have the numbers of the study.
Block playPair(const StudyHead &head, int pair, const PlayPair &play);

enum class Going : std::uint8_t { On, Stop };

// Told one after the other, from the threads that play; either may be empty.
struct Watch
{
    std::function<Going(int pair, const Block &counts)> pairPlayed = {};
    std::function<Going(int shard, Block counts)> shardPlayed = {};
};

// After Going::Stop each thread ends with the pair it plays, and shards that are not whole are
// lost. Returns when all threads have ended. Shards are begun in the order in which they stand.
void playShards(const StudyHead &head, const std::vector<int> &shards, int threads,
                const PlayPair &play, const Watch &watch);

} // namespace hexwerk::lab
