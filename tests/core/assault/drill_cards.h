// The shipped cards with the numbers that the tests of rules count on, and a few units that only
// tests need: a correction of a shipped card breaks no rule.
#pragma once

#include "core/assault/cards/card_store.h"

#include <initializer_list>
#include <string>
#include <utility>

namespace hexwerk::assault {

Pool dice(std::string_view letters);

UnitCard drillCard(UnitCard card, int strength, int half, int movement,
                   std::initializer_list<RangeBand> soft);

void drillVehicle(CardStore &cards, const char *id, MovementType type, int movement,
                  std::array<const char *, 4> defence, std::vector<RangeBand> armoured);

// Front, flank, rear, above; half-tracks and wheels share their column.
void drillVehicles(CardStore &cards);

CardStore drillCards(CardStore cards);

} // namespace hexwerk::assault
