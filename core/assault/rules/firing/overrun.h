// [R9.10.3] The last shot of a gun that is about to be overrun.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/tables/dice_count.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether the gun may fire as it faces.
Ruling<> lastShotRuling(const Position &p, const OverrunFrame &overrun);
// [R9.10.3g] Whether it may turn to that vertex to fire: the next one to either side.
Ruling<> lastTurnRuling(const Position &p, const OverrunFrame &overrun, int facing);
// Whether it may fire, as it faces or after a turn.
bool hasLastShot(const Position &p, const OverrunFrame &overrun);
// [R9.10.3d] [R9.10.3e] Its attack against the front of the vehicle.
DiceCount lastShotDice(const Position &p, const OverrunFrame &overrun);

} // namespace hexwerk::assault
