// [R9.12] Who can hide, and where.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether the unit can take the hide action where it stands.
Ruling<> hideRuling(const Position &p, const Unit &unit);
// Whether a step fits into the hide action; what it costs is asked elsewhere.
Ruling<> hiddenStepRuling(const Position &p, const Walk &walk, Hex to);

} // namespace hexwerk::assault
