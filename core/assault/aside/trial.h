// A trial run of a scenario: many random games, to see whether it can be played and what of it
// nobody ever gets to. It says nothing about how good players would fare.
#pragma once

#include "core/assault/game/position.h"

#include <cstdint>
#include <vector>

namespace hexwerk::assault {

struct TrialGame
{
    SideIndex winner = kNobody;     // nobody: a draw
    int turns = 0;                  // the last one that was begun
    std::vector<int> units = {};    // by side: those that came into play
    std::vector<int> lost = {};     // by side: those of them that were eliminated
    std::vector<bool> reached = {}; // by objective: somebody else held it at some moment
};

// Plays from `start`, weighted towards fire and contact, to the end; the same seed gives the same
// game.
TrialGame trialGame(const Position &start, std::uint64_t seed);

struct TrialFigures
{
    int games = 0;
    int draws = 0;
    std::vector<int> wins = {};    // by side
    std::vector<int> lengths = {}; // how many games ended in each turn, from turn 1
    std::vector<int> units = {};   // by side, of all games
    std::vector<int> lost = {};    // by side, of all games
    std::vector<int> reached = {}; // by objective: in how many games

    void add(const TrialGame &game);
};

// For `start` before its first game.
TrialFigures trialFigures(const Position &start);

} // namespace hexwerk::assault
