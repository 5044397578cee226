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

} // namespace hexwerk::assault
