// What can be done in answer to a question, and how well it does.
#pragma once

#include "core/assault/mind/level.h"
#include "tests/puzzles/puzzle.h"

namespace hexwerk::assault::puzzles {

// Up to an announcement in that phase, or to a question of that name ("place"): everybody passes
// and declines, chance rolls as it likes. False: it does not come.
bool leadOn(Position &p, const std::string &phase);
// Chance, formal answers, and what only one order answers.
void settle(Position &p);

// What the player does, asked a second time where a pass is not the last word. The other side
// declines what it can; the dice are the seed's.
Deed deedOf(const Position &start, ComputerPlayer &player, std::uint64_t seed);

// Of a computer player of that level.
Deed answerOf(const Puzzle &puzzle, Level level, int rollouts, std::uint64_t seed);

// All that can be done until dice are rolled, each with another outcome or target. Patterns can
// be asked of them.
std::vector<Deed> allDeeds(const Position &p);

// What share of so many games is won with a deed, a draw being a half. After it both sides carry
// out the puzzle's line as far as they can, and pass otherwise; without a line they go on at
// random.
double chanceWith(const Puzzle &puzzle, const Deed &deed, int games, std::uint64_t seed);

} // namespace hexwerk::assault::puzzles
