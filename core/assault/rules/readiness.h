// [R6.4] [R13.3] Whether a unit is able to act.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// [R6.4e] [R6.4f] Not yet activated, and able to act.
Ruling<> activationRuling(const Position &p, const Unit &unit);

// [R13.3a] Likewise, whether it has acted or not.
Ruling<> abilityToActRuling(const Position &p, const Unit &unit);

// [R6.2.2c] Whether `points` command points are left for it: on its card, or in the command focus.
Ruling<> costRuling(const Position &p, const Unit &unit, int points = 1);
// For two units at once.
Ruling<> costRuling(const Position &p, const Unit &unit, const Unit &other);
// Where the next point of a unit comes from: the pile on its card, or the command focus of a pool;
// its own player's pool comes before that of the side.
struct PointSource
{
    std::size_t pool = 0; // place in Position::points
    std::size_t pile = 0; // place in its onCards; SIZE_MAX: the command focus
};
std::optional<PointSource> pointFor(const Position &p, const Unit &unit);

// [R13.3h] A gun, or an immobilised vehicle: a fallback is its end.
bool cannotFallBack(const Position &p, const Unit &unit);

} // namespace hexwerk::assault
