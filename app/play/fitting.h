// Which actions a player is shown at all: those that his unit can take in this phase, allowed at
// the moment or not.
#pragma once

#include "core/assault/position.h"

namespace hexwerk {

bool fits(const assault::Position &p, UnitId unit, assault::Action action);

} // namespace hexwerk
