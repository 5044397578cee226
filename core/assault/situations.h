// Situations filled from a position: what the rules of a shot or a close combat have to know.
#pragma once

#include "core/assault/close_combat.h"
#include "core/assault/position.h"
#include "core/assault/ranged_fire.h"
#include "core/assault/spotting.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

Fighter fighter(const Position &p, const Unit &unit);

// One shot, as frames, previews and candidates speak of it.
struct Shot
{
    UnitId firer = {};
    UnitId target = {};
    Action action = Action::Fire;
    bool moving = false;               // the target is on its way
    bool fallingBack = false;          // in its retreat
    bool withdrawing = false;          // from a close combat
    std::optional<RoadKind> road = {}; // that it followed into its hex
    bool blind = false;
};
Shot shotOf(const RangedFireFrame &fire);

SightLine sightLine(const Position &p, UnitId firer, UnitId target);
RangedFireSituation rangedFireSituation(const Position &p, const Shot &shot, const SightLine &line);
SpottingSituation spottingSituation(const Position &p, const Shot &shot, const SightLine &line);

// [R10.0a] [R10.1] [R10.2b] Whether the firer can attack the target from where both are.
Ruling<> targetRuling(const Position &p, const Unit &firer, UnitId target);
bool hasTarget(const Position &p, const Unit &firer);

// [R6.4e] [R6.4f] Not yet activated, and able to act.
Ruling<> activationRuling(const Position &p, const Unit &unit);
inline bool canBeActivated(const Position &p, const Unit &unit)
{
    return activationRuling(p, unit).has_value();
}

// [R8.2] Whether the unit may fire at the one that moves.
Ruling<> reactionRuling(const Position &p, const Unit &unit, UnitId mover);
// [R11.1.1.1a] Whether the unit may support the close combat in a hex.
Ruling<> supportRuling(const Position &p, const Unit &unit, Hex hex);

CloseCombatSituation closeCombatSituation(const Position &p, const CloseCombatFrame &combat);

} // namespace hexwerk::assault
