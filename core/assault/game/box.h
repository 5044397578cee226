// [R5.6] [R5.7] The cards of the sides: what may be drawn, chosen, divided, and when units come.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// The turn in which the unit comes into play; 0 from the start.
int arrivalOf(const Position &p, const Unit &unit);
// Where it is set up or enters; none for a unit that has its hex.
const std::vector<std::string> &zonesOf(const Position &p, const Unit &unit);
// The turn whose reinforcements come now. RULING A-33
int arrivingTurn(const Position &p);
// Whether units of its cards may still come to the side.
bool cardsAreToCome(const Position &p, SideIndex side);

// The cards that a pick is drawn or chosen from, as places in the box.
std::vector<std::size_t> deckOf(const Position &p, std::size_t pick);
// Those that a side chooses from: what it has drawn, or the deck.
std::vector<std::size_t> handOf(const Position &p, std::size_t pick);
// Picks of which a drawn card can be named now, as places in Setting::picks; none while cards are
// drawn.
std::vector<std::size_t> unnamedDraws(const Position &p);
// What players of the side have not divided yet, as places in the box. [R5.4a]
std::vector<std::size_t> undivided(const Position &p, SideIndex side);

// The ids that may be drawn, chosen or divided now; one that is there twice comes twice.
std::vector<std::string> choices(const Position &p);
Ruling<> choiceRuling(const Position &p, const std::string &id);

} // namespace hexwerk::assault
