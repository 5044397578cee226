// [R6.6a] [R3.1a] Victory conditions on a position.
#pragma once

#include "core/assault/game/position.h"

namespace hexwerk::assault {

// `turn` is the one just played, from 1; `side` that of the condition, for terms that name none.
bool holds(const Position &p, const Term &term, SideIndex side, int turn);

// [R4.8b] How many counters of a side were eliminated or left the map, whatever their strength.
int losses(const Position &p, SideIndex side);

// Where the marker of a track stands; 0 without such a track.
int trackValue(const Position &p, const std::string &id);

// How the check of victory after the turn `played`, from 1, comes out; nothing: the game goes on.
struct Verdict
{
    SideIndex winner = kNobody;     // nobody: a draw
    std::size_t victory = SIZE_MAX; // place in the scenario; SIZE_MAX: none, or a threshold
};
std::optional<Verdict> verdictAfter(const Position &p, int played);

} // namespace hexwerk::assault
