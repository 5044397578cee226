// Plays the pairs of a study: two games with the same seed, in which the opponents exchange their
// sides.
#pragma once

#include "core/assault/lab/game_counter.h"
#include "core/assault/mind/level.h"

#include <functional>

namespace hexwerk::assault {

// With a fixed number of rollouts, where it looks ahead; `rollouts`: of a veteran.
lab::Opponent opponentOf(const Opponent &opponent, int rollouts);

// Orders of a game; what takes more is counted as unfinished.
inline constexpr int kUsualOrders = 20'000;
// One pair in one shard, with seed "1" and the limits of the scenario. `start` is the position of
// `scenario` with its first question.
lab::StudyHead studyOf(const Head &scenario, const Library &library, const Position &start,
                       const std::array<lab::Opponent, 2> &opponents);

// Why a scenario cannot be studied.
enum class StudyObstacle : std::uint8_t { NotTwoSides, SideWithoutUnits, IsOver };
struct Unfit
{
    StudyObstacle why = StudyObstacle::NotTwoSides;
    std::string side = {}; // that has no units
};
// None where it can be played; `start` is the position with its first question.
std::optional<Unfit> unfitFor(const Position &start);

class PairPlayer
{
public:
    // The head has `opponents` by their names; `start` is fit for it.
    PairPlayer(Position start, const lab::StudyHead &head);

    // What happened in both games. A game that goes beyond the limits, or in which somebody has no
    // answer, is unfinished. From any thread.
    // Ends early, with counts that say nothing, once `isStopped` says so; asked before each order.
    lab::Block play(std::uint64_t seed, const std::function<bool()> &isStopped = {}) const;
    // The orders of a game of the pair with that seed, in the form of a game file.
    std::vector<std::string> ordersOf(std::uint64_t seed, std::size_t swapped,
                                      const std::function<bool()> &isStopped = {}) const;

private:
    struct Played; // one game

    std::unique_ptr<ComputerPlayer> playerOf(std::size_t opponent, std::uint64_t seed) const;
    Played playGame(std::uint64_t seed, std::size_t swapped, const std::function<bool()> &isStopped,
                    const std::function<void(const Position &, const Order &)> &heard = {}) const;

    Position m_start;
    Goals m_goals;
    std::array<Opponent, 2> m_opponents = {};
    std::array<int, 2> m_rollouts = {};
    lab::GameLimits m_limits;
};

} // namespace hexwerk::assault
