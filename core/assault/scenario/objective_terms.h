// Who holds objectives before the game, and conditions that ask for nothing but that.
#pragma once

#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

// The side that holds it before the game; empty: nobody.
std::string firstHolder(const Objective &objective, const Scenario &scenario);

// Whether two sides can both have won at the end by the objectives they hold then: a draw. Both
// conditions are looked at only at the end and speak of objectives alone; else nothing is said.
bool canBothHold(const Victory &one, const Victory &other, const Scenario &scenario);
// Whether it is looked at after every turn and holds by who holds the objectives before the first:
// of two that exclude each other one often does, and the game is over at once.
bool isMetFromStart(const Victory &victory, const Scenario &scenario);

} // namespace hexwerk::assault
