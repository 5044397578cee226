// What shots come to, remembered: a game asks for a few hundred of them again and again.
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "core/assault/dice/dice.h"
#include "core/assault/rules/consequence.h"

namespace hexwerk::assault {

// Of fire with these dice, critical rolls included, that brings no blast rolls. Good until the next
// call.
const AttackChances &shotChances(const DiceCount &dice, const Victim &victim,
                                 const DiceFaces &faces);

} // namespace hexwerk::assault
