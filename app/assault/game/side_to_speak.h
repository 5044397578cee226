// Whose turn to speak it is.
#pragma once

#include "core/assault/game/position.h"

namespace hexwerk::assault::ui {

// The side that is asked, or whose unit rolls; of a game that is over, the winner. Nobody: dice of
// both sides, or a draw.
SideIndex sideToSpeak(const Position &p);

} // namespace hexwerk::assault::ui
