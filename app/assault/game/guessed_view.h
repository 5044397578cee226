// What a computer player may be told that advises a side.
#pragma once

#include "core/assault/engine/assault.h"

namespace hexwerk::assault::ui {

// A position as its onlookers may see it, in the place of the side that is asked there: what that
// side hides from them is drawn as they would have to guess it, so that no advice tells it.
play::View<Position> guessedView(const Position &seen);

} // namespace hexwerk::assault::ui
