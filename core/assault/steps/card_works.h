// [R8.3] What played cards change: hands, piles and lasting effects. For frames only.
#pragma once

#include "core/assault/steps/changes.h"

#include <optional>

namespace hexwerk::assault {

// [R8.3b] The card leaves the hand for the discard pile, and is about to work.
CardFrame playCard(Turn turn, SideIndex side, const Play &order, CardMoment moment);
// [R6.2.1c]
void discardCard(Turn turn, SideIndex side, const Discard &order);
// [R6.2.1a] A card comes into the hand. Asks for it; done once it is answered.
std::optional<Pending> cardToDraw(Turn turn, SideIndex side);
void drawCard(Turn turn, SideIndex side, const Draw &order);

// [R12.2.4a] A support card that is turned up goes to the discard pile, [R12.3.5c] [D12.4.3b] comes
// back into the hand from there, or [R12.3.5b] is out of the game. Without command cards it leaves
// the scenario in any case but the second.
void useSupport(Position &p, SideIndex side, const CallIn &order);
void takeBackSupport(Turn turn, SideIndex side, const std::string &card, std::string_view rule);
void removeSupport(Position &p, SideIndex side, const std::string &card);

// What an effect of a card that the side played does to a unit, or to the whole side, for as long
// as it lasts.
ActiveEffect lastingEffect(const Position &p, const std::string &card, SideIndex side,
                           const CardEffect &effect, UnitId unit);
// What lasts until it is used is used up: one of the unit's that is left.
void useCard(Turn turn, CardWord word, UnitId unit);
// [R8.3c] Likewise what is for one attack, and for one defence.
void useAttackCards(Turn turn, UnitId attacker, UnitId defender);
// [R8.3c] What is for one accuracy roll of support of the side.
void useAccuracyCards(Turn turn, SideIndex side);
// What lasts as long as an action is over, or as long as a turn.
void endCards(Turn turn, EffectUntil until);
// Abilities as the effects say it. After each change of them.
void followEffects(Position &p);

} // namespace hexwerk::assault
