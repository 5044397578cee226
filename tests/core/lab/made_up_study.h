// A study of games that nobody plays: what happens follows from the seed alone.
#pragma once

#include "core/lab/study.h"

namespace hexwerk::lab::testing {

StudyHead madeUpHead(int pairs, int shards);
// Two games of a made-up pair.
Block madeUpPair(std::uint64_t seed);
// Those shards, played by the definition of a shard and one after the other.
Study madeUpStudy(const StudyHead &head, const std::vector<int> &shards);
Study wholeStudy(const StudyHead &head);

} // namespace hexwerk::lab::testing
