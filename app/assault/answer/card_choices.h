// Choices of command and support cards, ready for buttons.
#pragma once

#include "app/assault/answer/choices.h"
#include "core/assault/cards/any_card.h"

namespace hexwerk::assault::ui {

// What can be done with cards instead of an action: [R6.4c] those of the hand that are for the
// picked unit, or for no unit, and [R12.3.2a] the support that can come. With a picked card what
// can be done with that one.
void addCards(const SeenPosition &seen, const Picked &picked, std::vector<Choice> &choices);
// Whether the order is listed. With a picked card only its orders are, beside those of no card.
// Cards of the hand are picked before their targets.
bool isListed(const SeenPosition &seen, const Picked &picked, const Order &order);
// A card of a real deck comes into the hand, [R6.2.1a] and nobody says which.
Choice unknownDraw(const Position &p);
// What may lie in the pile that a hand draws from, by id, each once.
std::vector<std::string> cardsToName(const Position &p);
// The command or support card that the order plays, discards, lays or turns up; empty for others.
std::string handCardOf(const Order &order);
// A command or support card of the game by id.
std::optional<AnyCard> playedCard(const Position &p, const std::string &id);

} // namespace hexwerk::assault::ui
