// The two halves of a battery's fire: finding the hex, and firing at it.
#pragma once

#include "core/assault/steps/changes.h"
#include "core/assault/steps/firing/support_steps.h"

namespace hexwerk::assault {

// [D12.4.2.2d] So many hexes in the direction of a D6. RULING: at the edge of the board the marker
// stays.
Hex drifted(const Position &p, Hex hex, int hexes, int roll);
// What ranging rounds roll. [D12.4.2.2a] [D12.4.2.2b]
Pool rangingDice(const Position &p, const BatteryFrame &battery);

// [D12.4e] The hexes on the board that are hit with the first secondary hex in this direction, and
// the dice of each.
void aimZone(const Position &p, BatteryFrame &battery, Direction first);
// [R12.4.6a] A mode without hexes of its own: all dice on the one that was named.
void aimAtHex(const Position &p, BatteryFrame &battery);
// What is added to the accuracy roll. [R12.4.3.2a] [R12.4f]
int accuracyModifier(const Position &p, const BatteryFrame &battery);

// [R12.4.4.2a] Whether shells in the hex whose turn it is (`done`) do anything to the unit, and
// what they roll.
bool isShelled(const Position &p, const BatteryFrame &battery, const Unit &unit);
OutsideShot shellShot(const Position &p, const BatteryFrame &battery, const Unit &unit);
OutsideFireFrame shellsOn(const Position &p, const BatteryFrame &battery, const Unit &unit);

// From its first smoke on.
Flow fireShells(Turn turn, BatteryFrame &battery);

} // namespace hexwerk::assault
