// [R5.9] What keeps the cards in a hand from the other side.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"

namespace hexwerk::assault {

// The card that the side draws next, as the order says it: sealed, or without a name. Empty if its
// seal does not fit, or if it names a card that cannot be sealed here.
std::optional<HandCard> drawnCard(const Position &p, SideIndex side, const Draw &order);
// A card that both sides saw come into the hand.
HandCard openCard(const Position &p, SideIndex side, const std::string &id);
// The place in its hand of the card that is shown with this salt; without one, of the first that
// the position knows to be it, or else that has no name yet. Empty if there is none.
std::optional<std::size_t> placeInHand(const Position &p, SideIndex side, const std::string &id,
                                       const std::optional<Salt> &salt);

} // namespace hexwerk::assault
