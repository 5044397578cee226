// [R8.2] What a reaction to a moving unit would do, before anybody decides on it.
#pragma once

#include "core/assault/rules/firing/shot.h"

#include <optional>

namespace hexwerk::assault {

// The reaction of `reactor` to the unit of the open question, which must be Question::React.
Shot reactionShot(const Position &p, UnitId reactor);

// The shot at a moving unit, or the one at a unit that rides on it [R10.10.1a], where that is more
// likely to have any effect. Empty: the firer can target none of them.
std::optional<Shot> bestOf(const Position &p, const Shot &shot);

// From 0 to 1: that this better shot has any effect at all, before covering fire. Empty likewise.
std::optional<double> chanceOfEffect(const Position &p, const Shot &shot);

} // namespace hexwerk::assault
