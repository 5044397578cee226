// [R8.3c] Command cards in an attack at a real table.
#pragma once

#include "core/assault/tabletop/attack_form.h"

namespace hexwerk::assault {

// Whether any of its words does something to an attack; the others are for the players to do.
bool worksInAttack(const CommandCard &card);

// The cards of a form work for its two units, as far as they are there.
void layCards(Position &p, const AttackForm &form, UnitId attacker, UnitId target);
// Notes the cards that work for the two units in a position; either may be none.
void noteCards(const Position &p, UnitId attacker, UnitId target, AttackForm &form);

} // namespace hexwerk::assault
