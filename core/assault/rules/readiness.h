// [R6.4] [R13.3] Whether a unit is able to act.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// [R6.4e] [R6.4f] Not yet activated, and able to act.
Ruling<> activationRuling(const Position &p, const Unit &unit);

// [R13.3h] A gun, or an immobilised vehicle: a fallback is its end.
bool cannotFallBack(const Position &p, const Unit &unit);

} // namespace hexwerk::assault
