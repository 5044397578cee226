// [R12.3] [R12.4] Attacks from outside the board: by aircraft and by artillery.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/tables/support_tables.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

// What makes the unit hard to hit. RULING [R12.3.6.2a]: of several the first of the table.
TargetStatus targetStatus(const Unit &unit);
// [R12.3.6.1b] Whether terrain or a fortification shelter it.
bool hasTerrainBonus(const Position &p, const Unit &unit);

struct OutsideShot
{
    UnitId target = {};
    std::optional<Die> accuracy = {}; // [R12.3.6.2a] [R12.4.5a]
    bool shells = false;              // of artillery: the weakest die is lost [R12.4e]
    bool asIndirect = false;          // against a vehicle by 7.1.2 [D12.4.3.3b] [R12.4.4.2f]
    bool critical = false;            // of these: the attack shows a critical hit
    bool moving = false;              // the target is on its way
};
DiceCount outsideDefence(const Position &p, const OutsideShot &shot);
// [R12.4.4.2c] [R12.4.4.2d] [D12.4.3.1.2b] What is left of fire that only suppresses, its damage
// counted as X: X and D cancel that, and only C cancels C.
Symbols suppressedBy(Symbols rolled, Symbols defence);

// [R12.3.3a] An enemy of the side that stands on the map.
Ruling<> outsideTargetRuling(const Position &p, SideIndex side, UnitId target);
// [R12.3.6.2b] The units of a side beside the hex.
std::vector<UnitId> unitsBeside(const Position &p, SideIndex side, Hex hex);

// [R12.3.4a] Whether the unit may fire at an aircraft that attacks the hex.
Ruling<> antiAirRuling(const Position &p, const Unit &unit, Hex hex);
// [R12.3.4c]
Pool antiAirDice(const Position &p, const Unit &unit, Hex hex);

} // namespace hexwerk::assault
