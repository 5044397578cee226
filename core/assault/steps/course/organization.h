// [R6.5] The organization phase: all its steps, with nothing to ask.
#pragma once

#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

void organize(Turn turn);
// [R6.5i] One objective, for the side that comes to hold it.
void takeObjective(Turn turn, std::size_t objective, SideIndex side);

} // namespace hexwerk::assault
