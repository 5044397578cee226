// Which actions a player is shown at all: those that his unit can take in this phase, allowed at
// the moment or not.
#pragma once

#include "core/assault/game/position.h"

namespace hexwerk::assault::ui {

bool fits(const Position &p, UnitId unit, Action action);

} // namespace hexwerk::assault::ui
