// [R5.9] [R6.2.1] What the sides draw command and support cards from.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault {

// Fills decks, neutral deck and their cards from the scenario.
void buildDecks(Setting &setting, const CardStore &cards);
// Before anything is drawn; empty where no such cards are played.
std::vector<SideHand> handsOf(const Setting &setting);

// Whether a card is drawn for a hand, of the side that the question names.
bool isHandDraw(const Position &p);
// How many cards are left in its draw pile: both sides see it.
int pileSize(const Position &p, SideIndex side);
// What the side may draw next, with weights that are exact where the position knows both hands. An
// id that is there twice comes twice.
std::vector<std::pair<std::string, std::uint64_t>> drawable(const Position &p, SideIndex side);
// The cards that either side may take to be in its pile or hand, each once. [R5.9a]
std::vector<std::string> unseenCards(const Position &p, SideIndex side);
// How many cards of its share of the neutral deck it can still draw, as far as this position knows.
int neutralToDraw(const Position &p, SideIndex side);
// [R5.9d] How many support cards both sides may take to be in its pile or hand.
int unseenSupport(const Position &p, SideIndex side);
// A card that lay face down is seen by both: it belongs to the side from now on.
void showCard(Position &p, SideIndex side, const std::string &id);
// Whether its side has the card in hand, or may have it unnamed.
bool mayHold(const Position &p, SideIndex side, const std::string &id);

// [R5.9b] [R12.3.1a] The side holds command cards, or has laid support cards: what it can do with
// them is its secret.
bool holdsFaceDown(const Position &p, SideIndex side);

} // namespace hexwerk::assault
