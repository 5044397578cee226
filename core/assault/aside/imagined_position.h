// One of the positions that a side may take a game to be in.
#pragma once

#include "core/assault/game/position.h"
#include "core/play/randomness.h"
#include "core/play/speaker.h"

namespace hexwerk::assault {

// What the view does not know is drawn: mines that lie face down from what their side was given
// less what lies open [R9.6.4.1b], cards of a hand from its pile [R5.9a], cards under command
// points and requests from those that may lie there [R6.2.2a] [R12.3.1a]. Nothing else depends on
// the random numbers, and nothing on what really lies there. It can be played on for all sides.
Position imagine(const play::View<Position> &view, play::Randomness &random);

} // namespace hexwerk::assault
