// What air attacks and batteries share.
#pragma once

#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

// These attack dice of the card against a unit, with what its critical hits do to the hex.
OutsideFireFrame outsideFireOn(const Position &p, UnitId target, const OutsideShot &shot,
                               const Pool &dice, const SupportCard &card, Outside from);

// [R12.3.2a] [R12.4.2a] The card that the side has turned up leaves its requests and its hand, and
// attacks.
Frame turnUp(Turn turn, SideIndex side, const CallIn &order);

} // namespace hexwerk::assault
