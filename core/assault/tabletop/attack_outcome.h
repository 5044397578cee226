// An attack of the table played from its form to its end with dice that are known.
#pragma once

#include "core/assault/game/event.h"
#include "core/assault/tabletop/stage.h"

#include <span>
#include <vector>

namespace hexwerk::assault {

struct AttackOutcome
{
    Position position = {};         // of the stage, at the end
    std::vector<Event> events = {}; // with its units
};

// Refused where dice or choices are missing, are too many or do not fit. The form must have no
// faults.
Ruling<AttackOutcome> playedOut(const AttackForm &form, const TableRules &rules,
                                std::span<const Dice> rolls, std::span<const Order> choices);

} // namespace hexwerk::assault
