// [R4.10a] How the tracks of the Troop Status Board stand.
#pragma once

#include "core/assault/game/position.h"

#include <array>

namespace hexwerk::assault {

// The marker stands on the threshold or beyond it, seen from where the track starts.
bool isReached(const Track &track, const Threshold &threshold, int value);
// By side: whether a threshold lets it win as the tracks stand.
std::array<bool, 2> winnersByTracks(const Position &p);

} // namespace hexwerk::assault
