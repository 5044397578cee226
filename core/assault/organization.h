// [R6.5] The organization phase: all its steps, with nothing to ask.
#pragma once

#include "core/assault/changes.h"

namespace hexwerk::assault {

void organize(Turn turn);

} // namespace hexwerk::assault
