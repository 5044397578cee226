// What a study says about a scenario. The same, however the study was cut into shards.
#pragma once

#include "core/lab/statistics.h"
#include "core/lab/study.h"

namespace hexwerk::lab {

enum class Balance : std::uint8_t {
    Balanced, // within the margin of one half
    Tilted,   // to one side: the interval leaves one half out
    Unclear,  // not enough games yet
};
std::string_view toString(Balance balance); // "balanced"

struct Verdict
{
    Balance balance = Balance::Unclear;
    std::size_t side = 0; // index in the head of the side that does better
    PairMean share = {};  // of the first side
    double margin = 0.05;
    // If unclear: about how many more games it takes if the share stays as it is.
    std::optional<std::int64_t> moreGames = {};
};
// Fewer pairs say nothing.
inline constexpr std::int64_t kFewestPairs = 20;
Verdict verdictOf(const PairScores &ofFirstSide, double margin);

struct Share
{
    std::int64_t times = 0;
    std::int64_t games = 0;
    mind::Interval interval = {}; // at 95 percent
    double share() const;
};
// The first side wins, the second one, a draw.
using Shares = std::array<Share, 3>;
Shares sharesOf(const Results &results);

// Of a histogram whose keys are numbers.
struct Spread
{
    std::int64_t games = 0;
    std::int64_t least = 0;
    std::int64_t median = 0; // the lower one
    std::int64_t most = 0;
    double mean = 0;
};
Spread spreadOf(const Counts &histogram);

// What a designer may want to change.
enum class FindingKind : std::uint8_t {
    NeverContested, // an objective that never changed hands
    NeverCame,      // a unit that never came into play
    NeverActed,     // one that came and was never activated
    ComesTooLate,   // a reinforcement that acts in less than half of the games
};
std::string_view toString(FindingKind kind); // "never_contested"
struct Finding
{
    FindingKind kind = FindingKind::NeverContested;
    std::string id = {};
    std::string side = {};  // of a unit
    std::int64_t times = 0; // in which it acted
    std::int64_t games = 0;
    bool operator==(const Finding &) const = default;
};
std::vector<Finding> findingsOf(const Block &total, const StudyHead &head);

// Why a game is worth looking at.
enum class Notable : std::uint8_t {
    Typical,  // of its result, and of the middle length of those
    Shortest, // of all
    Longest,  // of all
    LateTurn, // the winner took the lead for good later than in any other
    Unusual,  // few of its result are as long
};
std::string_view toString(Notable why); // "late_turn"
struct NotableGame
{
    Notable why = Notable::Typical;
    std::size_t result = 0; // as in Results
    int turn = 0;           // its last; LateTurn: the winner was ahead from its end on
    std::int64_t times = 0; // how many games that is true of
    std::int64_t game = 0;  // the first of them: gameOf()
    bool operator==(const NotableGame &) const = default;
};
// Each game once, for its first reason. Empty for results without numbers of games.
std::vector<NotableGame> notableGames(const Block &total, const StudyHead &head);

struct Report
{
    StudyHead head = {};
    Block total = {};
    // By the shards without a gap from the first one on, and so many pairs of them.
    Verdict verdict = {};
    PairMean strength = {}; // of the first opponent
    MeanLead lead = {};     // likewise; without pairs in older results
    std::int64_t decided = 0;
    std::vector<Finding> findings = {};
    std::vector<NotableGame> games = {};
};
Report reportOf(const Study &study, double margin);

// Where a sequential test of the first opponent ends, looking after each shard in their order.
struct Stop
{
    TestState state = TestState::Open;
    int shards = 0; // that were looked at
    double ratio = 0;
};
Stop stopOf(const Study &study, const SequentialTest &test);

} // namespace hexwerk::lab
