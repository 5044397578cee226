// The two halves of a battery's fire: finding the hex, and firing at it.
#pragma once

#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

// From its first smoke on.
Flow fireShells(Turn turn, BatteryFrame &battery);

} // namespace hexwerk::assault
