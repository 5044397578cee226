// Conditions that ask for nothing but who holds which objectives.
#pragma once

#include "core/scenario/scenario.h"

namespace hexwerk {

// Whether two sides can both have won at the end by the objectives they hold then: a draw. Both
// conditions are looked at only at the end and speak of objectives alone; else nothing is said.
bool canBothHold(const Victory &one, const Victory &other, const Scenario &scenario);

} // namespace hexwerk
