// Random games, few of them, in which every question comes and every kind of order is given.
#pragma once

#include "app/assault/game/play_game.h"

#include <cstdint>
#include <set>
#include <vector>

namespace hexwerk::assault::ui::window {

// The shipped data with the cards that crowded boards are full of, and a deck of formations.
SharedData livelyLibrary();

struct LivelyGame
{
    Scenario scenario;
    std::uint64_t seed;
};

enum class LivelyBoard { Training, Cards, Crowded, Overrun, Points, Hands, Support, Strikes };
struct LivelyPick
{
    LivelyBoard board;
    std::uint64_t seed; // of the board and of the players
};
LivelyGame livelyGame(const LivelyPick &pick);

struct Seen
{
    std::set<Question> questions = {};
    std::set<std::size_t> orders = {}; // kinds
    std::size_t size() const { return questions.size() + orders.size(); }
};

// What turns up a mine, shows command points or drops a card at random is said by the program, and
// a referee's correction is never offered.
inline constexpr std::size_t kQuestions = static_cast<std::size_t>(Question::ImpactZone) + 1 - 3;
inline constexpr std::size_t kOfferedOrders = std::variant_size_v<Order::variant> - 3;

void playThrough(const LivelyGame &game, Seen &seen);

// Together they have every question and every kind of order: tst_lively_games sees to it.
std::vector<LivelyGame> livelyGames();

} // namespace hexwerk::assault::ui::window
