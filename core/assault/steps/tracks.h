// The Troop Status Board: triggers move the markers of tracks, thresholds end the game. [R4.10a]
#pragma once

#include "core/assault/steps/changes.h"

#include <vector>

namespace hexwerk::assault {

// Those of the end of a turn, before its marker advances.
void countTurnEnd(Turn turn);
// Which triggers of the scenario that would be if the turn ended as things stand.
std::vector<std::size_t> dueAtTurnEnd(const Position &p);

} // namespace hexwerk::assault
