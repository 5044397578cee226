// [R8.2] What a reaction to a moving unit would do, before anybody decides on it.
#pragma once

#include "core/assault/rules/firing/shot.h"

#include <optional>

namespace hexwerk::assault {

// The reaction of `reactor` to the unit of the open question, which must be Question::React.
Shot reactionShot(const Position &p, UnitId reactor);

// The same, but at a unit that rides on the moving one [R10.10.1a] if that is more likely to have
// any effect.
Shot bestReaction(const Position &p, UnitId reactor);

// From 0 to 1: that the shot at a moving unit, or at one of those that ride on it [R10.10.1a],
// where that is the better target, has any effect at all; before covering fire. Empty: the firer
// can target none of them.
std::optional<double> chanceOfEffect(const Position &p, const Shot &shot);

} // namespace hexwerk::assault
