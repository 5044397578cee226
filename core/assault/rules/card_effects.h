// [R8.3c] What played cards do to the rules while they last. Each rule that a card can change asks
// here; without cards the answers cost nothing.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/tables/dice_count.h"

#include <string_view>

namespace hexwerk::assault {

// Whether a card with this word works for the unit and is not used up.
bool hasCardEffect(const Position &p, CardWord word, const Unit &unit);
// The sum of the amounts of such cards.
int cardAmount(const Position &p, CardWord word, const Unit &unit);

// Movement points that cards give or take.
int cardMovement(const Position &p, const Unit &unit);
// To a roll of the unit: more of a card of its own side, less of one of the other side. `word`:
// Spotting or Detection.
int cardModifier(const Position &p, CardWord word, const Unit &unit);
// Whether it waits for an accuracy roll of support of the side. RULING [R8.3c]: all that wait are
// for the next one.
bool isForAccuracy(const ActiveEffect &effect, SideIndex side);
// To the next accuracy roll of support of the side, whoever played the cards. [R12.3.6.2a]
// [R12.4.5a]
int accuracyFromCards(const Position &p, SideIndex side);
// To the roll for the starting player.
int initiativeBonus(const Position &p, SideIndex side);

// Dice of an attack and of the defence against it. An attack that has no dice gets none.
void addCardDice(const Position &p, DiceCount &count, UnitId attacker, UnitId defender);
// Of the last shot of an overrun gun. [R9.10.3k]
void addLastShotDice(const Position &p, DiceCount &count, UnitId gun);

} // namespace hexwerk::assault
