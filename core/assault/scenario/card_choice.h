// Which cards a side may choose from. [R5.2a] [R5.6a] [R5.7a]
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/assault/scenario/scenario.h"

#include <vector>

namespace hexwerk::assault {

// By id, or in the order of `from`; a card that is named twice is there twice.
std::vector<const FormationCard *>
formationsFor(const SideSpec &side, const FormationChoice &choice, const CardStore &cards);
// By id.
std::vector<const UnitCard *> unitsFor(const SideSpec &side, const AdditionalForce &force,
                                       const CardStore &cards);

// [R5.9a] Command and support cards that the side draws from, by id: those that its `deck` names,
// in their order, or the command cards of its nations.
std::vector<std::string> deckFor(const Scenario &scenario, const SideSpec &side,
                                 const CardStore &cards);
// Likewise what both sides share out: what no deck names of the neutral command cards.
std::vector<std::string> neutralDeckFor(const Scenario &scenario, const CardStore &cards);
// The nations whose command cards it has: its own, or without them those of its units.
std::vector<std::string> cardNationsOf(const Scenario &scenario, const SideSpec &side,
                                       const CardStore &cards);

} // namespace hexwerk::assault
