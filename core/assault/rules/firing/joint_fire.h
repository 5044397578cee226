// [R10.8.4] Units that join the fire of another.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether the unit may still join in.
Ruling<> jointFireRuling(const Position &p, const RangedFireFrame &fire, const Unit &unit);

} // namespace hexwerk::assault
