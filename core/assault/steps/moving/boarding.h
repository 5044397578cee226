// [R9.11.2c] What happens to a unit that gets on a transport.
#pragma once

#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

void putAboard(Unit &unit, const Unit &carrier);
void load(Turn turn, Unit &unit, const Unit &carrier);

} // namespace hexwerk::assault
