// [R6.5] The organization phase: all its steps, with nothing to ask but for cards.
#pragma once

#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

// All of it; or its steps up to the cards of the phase [R4.9.1b], and the rest.
void organize(Turn turn);
void organizeUnits(Turn turn);
void closeTurn(Turn turn);
// [R6.5i] One objective, for the side that comes to hold it.
void takeObjective(Turn turn, std::size_t objective, SideIndex side);

} // namespace hexwerk::assault
