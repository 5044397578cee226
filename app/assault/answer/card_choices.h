// Choices of command and support cards, ready for buttons.
#pragma once

#include "app/assault/answer/choices.h"

namespace hexwerk::assault::ui {

// What can be done with cards instead of an action: [R6.4c] those of the hand that are for the
// picked unit, or for no unit, and [R12.3.2a] the support that can come.
void addCards(const SeenPosition &seen, UnitId picked, std::vector<Choice> &choices);
// The cards that may lie in the pile that a hand draws from: one of a real deck is named here, or
// later.
std::vector<Choice> handDraws(const Position &p);

} // namespace hexwerk::assault::ui
