// What triggers do beside moving markers: units, ground, objectives, the end, and words. It happens
// when the action that set it off is over. [H4.10b]
#pragma once

#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

// Does all that is due. What is done sets off no other trigger, but for units that leave the map.
// Afterwards the game may be over.
void doWhatIsDue(Turn turn);

// Whether the units of a Spawn effect have come already.
bool hasSpawned(const Position &p, std::size_t trigger, std::size_t effect);

} // namespace hexwerk::assault
