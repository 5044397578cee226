// [R8.3b] For which units and hexes the effects of a command card do something.
#pragma once

#include "core/assault/cards/card_word.h"
#include "core/assault/game/order.h"
#include "core/assault/game/position.h"

namespace hexwerk::assault {

// When a side is asked, and about what.
struct CardOccasion
{
    CardMoment moment = CardMoment::Announce;
    SideIndex side = kNobody;
    UnitId unit = {};  // that is activated, attacks, fights
    UnitId other = {}; // against whom
};

bool hasWord(const CommandCard &card, CardWord word);
// [R4.9.1a] The unit is in play, of either side, and of a type of the card.
bool isForEither(const Position &p, const CommandCard &card, UnitId unit);
// [R8.3b] Whether an effect of a card does something, for whom and where it is played.
bool doesSomething(const Position &p, const CardOccasion &occasion, const CommandCard &card,
                   const CardEffect &effect, const Play &order);

} // namespace hexwerk::assault
