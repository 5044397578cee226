// [R9] Turns of guns and vehicles on their way.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

struct TurnTaken
{
    Walk walk = {}; // after it
    int cost = 0;   // movement points
};

// Whether a gun or a vehicle may turn to a vertex on its way. [R9.9c] [R9.10c]
Ruling<TurnTaken> turnRuling(const Position &p, const Walk &walk, int facing);

// Whether a turn is left.
bool canTurn(const Position &p, const Walk &walk);

// For the search: a turn that does not look ahead.
Ruling<TurnTaken> plainTurn(const Position &p, const Walk &walk, int facing);

} // namespace hexwerk::assault
