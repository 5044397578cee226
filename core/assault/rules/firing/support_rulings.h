// [R7] What may be done in the support phase: by whom, at whom, from where.
#pragma once

#include "core/assault/rules/firing/shot.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether it belongs to the support phase, and to no other. [R6.3b] [R6.3c] [R6.3d]
inline bool isSupportAction(Action action)
{
    return action >= Action::TurnFacing;
}
// Whether the unit may be announced for it now.
Ruling<> supportActionRuling(const Position &p, const Unit &unit, Action action);
// [R6.3f] Nothing that a side knows alone decides it: units and markers lie open.
bool hasSupportAction(const Position &p, SideIndex side);

// Whether the unit, where it stands, sees another one, or a hex without unit.
bool seesUnit(const Position &p, const Unit &unit, UnitId target);
bool seesHex(const Position &p, const Unit &unit, Hex hex);

// [R7.1] [R7.4a] `action` is indirect fire or a special ability.
Ruling<> supportTargetRuling(const Position &p, const Unit &firer, UnitId target, Action action);
bool hasSupportTarget(const Position &p, const Unit &firer, Action action);

// Who sees the target: the firer, or the first who may spot for it.
UnitId observerOf(const Position &p, const Shot &shot);

// [R7.1.1b] Who may spot for the firer, whatever there is to see...
Ruling<> spotterRuling(const Position &p, const Unit &unit, const Unit &firer);
// ...and whether it sees what the action under way is about.
Ruling<> spotterRuling(const Position &p, const SupportFireFrame &fire, UnitId spotter);
Ruling<> spotterRuling(const Position &p, const SmokeFrame &smoke, UnitId spotter);

// Where the next hex of the smoke may lie, sight apart, by column and row.
std::vector<Hex> hexesForSmoke(const Position &p, const SmokeFrame &smoke);
// [R7.2] The next hex of the smoke, and whether there is any.
Ruling<> smokeRuling(const Position &p, const SmokeFrame &smoke, Hex hex);
// The same with those who may see it, for many hexes in a row.
using Observers = std::vector<const Unit *>;
Observers smokeObservers(const Position &p, const SmokeFrame &smoke);
Ruling<> smokeRuling(const Position &p, const SmokeFrame &smoke, Hex hex,
                     const Observers &observers);
bool hasSmokeHex(const Position &p, const SmokeFrame &smoke);

// [R7.3a] A vertex, 0 to 5, that the gun does not face yet.
Ruling<> facingRuling(const Position &p, const Unit &unit, int facing);

} // namespace hexwerk::assault
