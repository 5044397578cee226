// What one shard of a study counted: whole numbers alone, so that sums do not depend on the order
// of adding.
#pragma once

#include "core/lab/study_head.h"

#include <compare>
#include <optional>
#include <string_view>

namespace hexwerk::lab {

// The games of a study by their numbers: those of pair k are 2k and 2k + 1, with the sides
// exchanged.
inline std::int64_t gameOf(int pair, std::size_t swapped)
{
    return 2 * std::int64_t{pair} + static_cast<std::int64_t>(swapped);
}

// What is counted over all games that came to an end, each by what its name says.
enum class Tally : std::uint8_t {
    Turns,        // games by their last turn
    Orders,       // games by orders, in steps of kOrdersStep
    Points,       // by side: games by the points that the side lost
    Losses,       // by side: units eliminated, by hex
    LossesByCard, // by side: likewise by card
    LossesByUnit, // by side: likewise by unit
    LossesByTurn, // by side: likewise by turn
    PointsByTurn, // by side: points lost, by turn
    Held,         // by side: turns at whose end it has a unit in the hex
    Fire,         // by side: shots, by the hex of who fires
    Targets,      // by side: shots, by the hex that is fired at
    Moves,        // by side: times that a unit moved into the hex
    Holders,      // by objective and side: games by the turns at whose end it holds the objective
    Contested,    // by objective: games in which it changed hands
    Came,         // by side: games in which the unit came into play
    Acted,        // by side: games in which the unit was activated
    Fired,        // by side: games in which the unit fired
    Arrivals,     // by unit that comes later: games by the turn in which it came; 0: never
    Ends,         // by result, as in Results: games by their last turn
    Decided,      // by side: games that it won, by the turn from whose end on it was ahead
    EndsSeen,     // by result: the first game that ended in the turn
    DecidedSeen,  // by side: the first game that it won, ahead from the end of the turn on
    Leads,        // by opponent, 0 or 1: whole pairs by its lead in both games together
};
inline constexpr int kTallies = 23;
inline constexpr int kOrdersStep = 50;

struct TallyRow
{
    std::string_view name; // in files: "losses_by_card"
    int groups = 0;        // levels above the counts: 0, 1 or 2
    bool isByNumber = false;
    bool isFirstGame = false; // not counts, which are added, but the lowest number of a game
};
const TallyRow &rowOf(Tally tally);

// One group of a tally: losses of a side.
struct TallyGroup
{
    Tally tally = Tally::Turns;
    std::string first = {}; // a side, an objective, a unit; empty without groups
    std::string second = {};
    auto operator<=>(const TallyGroup &) const = default;
};

// Short names before long ones: numbers, and the rows of a column, by size.
struct ShortFirst
{
    using is_transparent = void;
    bool operator()(std::string_view a, std::string_view b) const
    {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    }
};
using Counts = std::map<std::string, std::int64_t, ShortFirst>;

// A key of a tally by numbers.
std::int64_t numberOf(std::string_view key);

// Of the scenario: the first side wins, the second one, a draw.
inline constexpr std::size_t kDraw = 2;
using Results = std::array<std::int64_t, 3>;
// Pairs by the half points of one who plays in both games, 0 to 4.
using PairScores = std::array<std::int64_t, 5>;

struct Block
{
    std::int64_t pairs = 0;
    std::uint64_t digest = 0; // over every game in its order
    // By whether the opponents had exchanged their sides.
    std::array<Results, 2> outcome = {};
    std::array<std::int64_t, 2> unfinished = {};
    std::array<Results, 2> begins = {}; // by the side that took the first turn
    PairScores pairScore = {};          // of the first opponent; of pairs that are whole
    PairScores sideScore = {};          // of the first side, likewise
    std::map<TallyGroup, Counts> tallies = {};
    bool operator==(const Block &) const = default;

    // In a tally of first games `times` is the number of a game, and the lowest one stays.
    void count(const TallyGroup &group, std::string_view key, std::int64_t times = 1);
    // Null where nothing was counted.
    const Counts *find(const TallyGroup &group) const;
    std::int64_t finished() const; // games
};

// The games of `more` come after those of `into`.
void append(Block &into, const Block &more);

std::int64_t sumOf(const Counts &counts);
template<std::size_t N>
std::int64_t sumOf(const std::array<std::int64_t, N> &counts)
{
    std::int64_t sum = 0;
    for (const std::int64_t count : counts)
        sum += count;
    return sum;
}

// A sum that is not what it has to be.
struct Disagreement
{
    std::string key;
    std::int64_t found = 0;
    std::int64_t expected = 0;
};
// None where the counts agree with each other and with what the shard has to play.
std::optional<Disagreement> disagreementIn(const Block &block, const StudyHead &head, int shard);

} // namespace hexwerk::lab
