// [R8.3] [R4.9.1] [R6.2.1] When and for whom the cards of a hand are played.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"
#include "core/assault/rules/course/card_use.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// Empty where no card can be played.
std::optional<CardOccasion> occasionOf(const Position &p);

// Any side with a card in hand could play one: whatever it is, so that nobody learns anything.
bool holdsCards(const Position &p, SideIndex side);
bool anyHoldsCards(const Position &p);

Ruling<> playRuling(const Position &p, const Play &order);
Ruling<> discardRuling(const Position &p, const Discard &order);
// What the side that is asked can play, by card, unit and hex.
std::vector<Play> playsOf(const Position &p);
// The cards that it can discard, each once.
std::vector<Discard> discardsOf(const Position &p);

// [R4.9.1c] Its side announces the unit next.
bool isBeforeActivation(const Position &p, const std::string &card);

// The card that a side has to discard, by its place in the hand: nobody chooses it, and the other
// side cannot foresee it.
std::size_t placeToDrop(const Position &p, SideIndex side);
// Where the marker lies whose owner is asked what it is.
Hex hexToReveal(const Position &p);

} // namespace hexwerk::assault
