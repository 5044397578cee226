#include "tests/core/lab/made_up_study.h"

#include "core/lab/runner.h"

#include <numeric>
#include <random>

namespace hexwerk::lab::testing {

StudyHead madeUpHead(int pairs, int shards)
{
    return {.scenario = {"meadow", "toys", "0123456789abcdef"},
            .data = {{"cards", "11"}, {"rules", "7"}},
            .engine = "1.0.0+g1a2b3c",
            .sides = {"north", "south.east"},
            .opponents = {opponent("veteran", 200), opponent("regular", 0)},
            .seed = "a seed",
            .pairs = pairs,
            .shards = shards,
            .limits = {8, 900}};
}

Block madeUpPair(std::uint64_t seed)
{
    Block block{.pairs = 1, .digest = seed};
    std::mt19937_64 random(seed);
    std::size_t ofOpponent = 0;
    std::size_t ofSide = 0;
    bool isWhole = true;
    for (std::size_t swapped = 0; swapped < 2; ++swapped) {
        if (random() % 20 == 0) {
            ++block.unfinished[swapped];
            isWhole = false;
            continue;
        }
        const std::size_t result = random() % 3;
        ++block.outcome[swapped][result];
        ++block.begins[random() % 2][result];
        ofSide += result == kDraw ? 1U : result == 0 ? 2U : 0U;
        ofOpponent += result == kDraw ? 1U : result == swapped ? 2U : 0U;
        const std::string turn = std::to_string(random() % 8 + 1);
        block.count({Tally::Turns}, turn);
        block.count({Tally::Ends, std::to_string(result)}, turn);
        block.count({Tally::EndsSeen, std::to_string(result)}, turn,
                    static_cast<std::int64_t>(swapped));
        block.count({Tally::Orders}, std::to_string(random() % 4 * kOrdersStep));
        for (const char *side : {"north", "south.east"}) {
            block.count({Tally::Points, side}, std::to_string(random() % 200));
            block.count({Tally::Losses, side}, "B" + std::to_string(random() % 12 + 1));
            block.count({Tally::Holders, "farm", side}, std::to_string(random() % 8 + 1));
        }
        block.count({Tally::Contested}, "farm", random() % 2 == 0 ? 1 : 0);
    }
    if (isWhole) {
        ++block.pairScore[ofOpponent];
        ++block.sideScore[ofSide];
    }
    return block;
}

Study madeUpStudy(const StudyHead &head, const std::vector<int> &shards)
{
    Study study{head, {}};
    for (const int shard : shards)
        for (int pair = shard; pair < head.pairs; pair += head.shards)
            append(study.shards[shard], playPair(head, pair, madeUpPair));
    return study;
}

Study wholeStudy(const StudyHead &head)
{
    std::vector<int> all(static_cast<std::size_t>(head.shards));
    std::iota(all.begin(), all.end(), 0);
    return madeUpStudy(head, all);
}

} // namespace hexwerk::lab::testing
