// What all results of one study have in common: who plays what, how often, with which data.
#pragma once

#include "core/system/rules.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hexwerk::lab {

struct Opponent
{
    std::string id = {};   // "veteran"
    std::string hash = {}; // of the id with all settings
    int rollouts = 0;      // a decision; 0: it does not look ahead. Never a time.
    bool operator==(const Opponent &) const = default;
};
Opponent opponent(std::string id, int rollouts);

struct PlayedScenario
{
    std::string id = {};
    std::string system = {};
    std::string hash = {}; // of all that it says
    bool operator==(const PlayedScenario &) const = default;
};

// A game that goes beyond them is counted as unfinished.
struct GameLimits
{
    int turns = 0;
    int orders = 0; // those of chance count, too
    bool operator==(const GameLimits &) const = default;
};

struct StudyHead
{
    PlayedScenario scenario = {};
    std::map<std::string, std::string> data = {}; // hashes by kind, as in a game file: "cards"
    std::string engine = {};                      // version and build
    std::array<std::string, 2> sides = {};        // ids
    std::array<Opponent, 2> opponents = {}; // the first one has the first side, then the second
    std::string seed = {};
    int pairs = 1; // of games
    int shards = 1;
    GameLimits limits = {};
    bool operator==(const StudyHead &) const = default;
};

inline constexpr int kMostPairs = 100'000'000;
inline constexpr int kMostShards = 1'000'000;
inline constexpr int kMostTurns = 1000;
inline constexpr int kMostOrders = 1'000'000;

// The name of the study: a hash of all of it.
std::string nameOf(const StudyHead &head);
// The keys that are not the same: "scenario", "engine".
std::vector<std::string> differences(const StudyHead &a, const StudyHead &b);

// Depends on the number of the pair, never on the shard.
std::uint64_t seedOfPair(const StudyHead &head, int pair);
// That shard `shard` (from 0) plays: the pairs shard, shard + shards, shard + 2 * shards, ...
int pairsIn(const StudyHead &head, int shard);

// Of a scenario that was read: all of it, whatever comments and order its file has.
PlayedScenario playedScenario(const Head &scenario);
std::map<std::string, std::string> hashesOf(const Pins &pins);

// Version and build of the program: another source of the engine gives another build.
std::string engineBuild();

} // namespace hexwerk::lab
