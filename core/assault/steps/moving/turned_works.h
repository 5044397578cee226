// [D9.6.4d] What happens to the board when an owner turns a marker.
#pragma once

#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

// Clockwise. The position gets a setting of its own, with the changed board.
void turnWork(Turn turn, Hex hex);

} // namespace hexwerk::assault
