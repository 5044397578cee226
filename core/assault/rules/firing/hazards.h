// Dice of what nobody fires: mines, and the ground that a vehicle goes over.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/tables/dice_count.h"

namespace hexwerk::assault {

// [R9.6.4.2g] The dice of the table against the one that it gives, whoever steps in.
DiceCount mineDice(const SystemData &data, MineKind kind);

// `ground`: the dice of the hex or hexside. [R9.10.1a] [R9.10.1b]
DiceCount groundDice(const UnitCard &vehicle, const Pool &ground);

} // namespace hexwerk::assault
