// [R5.3] The scenario as it is played with its sides exchanged.
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

// [R5.3c] The card that stands for another one among those of some nations: of the same name, else
// of the same type and class and the closest points. Null where there is none of its type.
const UnitCard *counterpartOf(const UnitCard &card, const std::vector<std::string> &nations,
                              const CardStore &cards);

// [R5.3a] Whether the scenario may be played so: its option says it.
bool allowsAlternateHistory(const Scenario &scenario);

// A scenario with two sides, both with units or nations of their own; else it stays as it is.
Scenario alternateHistory(const Scenario &scenario, const CardStore &cards);

} // namespace hexwerk::assault
