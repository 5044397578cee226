// One number for every value of a position; a secret counts by its commitment.
#pragma once

#include "core/assault/game/position.h"

namespace hexwerk::assault {

// That of what one side may see of it is the same.
std::uint64_t hashOf(const Position &p);

} // namespace hexwerk::assault
