// [R4.10a] How the tracks of the Troop Status Board stand.
#pragma once

#include "core/assault/game/position.h"

#include <array>

namespace hexwerk::assault {

// [H4.10c] The marker, which stands on `value`, is on the threshold or beyond it, seen from where
// the track starts. A threshold at the start is never reached.
bool isReached(const Track &track, const Threshold &threshold, int value);
// [H4.10d] By side: whether a threshold lets it win as the tracks stand; it may be both.
std::array<bool, 2> winnersByTracks(const Position &p);

} // namespace hexwerk::assault
