// [R9] What a hex costs, whether a step is allowed, and where a unit can get.
#pragma once

#include "core/assault/position.h"
#include "core/base/result.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

// [R9.1a] [R9.2a] [R9.3a] Movement points of a movement of this kind.
int allowance(const UnitCard &card, MoveKind kind);

// A movement at its beginning, where the unit stands.
Walk walkOf(const Position &p, UnitId unit, MoveKind kind);

// One hex entered, before anything reacts to it.
struct StepTaken
{
    Walk walk = {};                    // after the step
    int cost = 0;                      // movement points
    std::optional<RoadKind> road = {}; // that was followed
    UnitId enemy = {}; // in the hex: close combat, or gone if it is in fallback [R11.0f]
};

// Whether the unit may go on to `to` (Hex{}: off the map). Looks ahead: who enters a friend's hex
// must be able to go on to where it may stand. [R9.0d]
Ruling<StepTaken> stepRuling(const Position &p, const Walk &walk, Hex to, By by);

// [R9.0c] [R9.0d] Whether the movement may end where it is.
Ruling<> stopRuling(const Position &p, const Walk &walk);

// [R13.3f] Whether any adjacent hex leads away from all enemies and may be entered, whatever it
// costs.
bool hasWayBack(const Position &p, const Walk &walk);

// A hex that a movement can get to, with the cheapest way to it.
struct ReachedHex
{
    Hex hex = {};
    Hex before = {}; // the previous hex of the way
    By by = By::Default;
    int cost = 0; // movement points in all
    bool mayStop = false;
    bool closeCombat = false; // the way ends there
    bool delayed = false;     // harsh terrain
    bool operator==(const ReachedHex &) const = default;
};

// All hexes that the rest of a walk can get to, by hex; the start is not among them. For a view: it
// highlights them and turns a click on one into steps.
std::vector<ReachedHex> reach(const Position &p, const Walk &walk);

} // namespace hexwerk::assault
