// Consequences: what happens to units and hexes, reported as it is done. For frames only.
#pragma once

#include "core/assault/game/types.h"

#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::assault {

// Fires the triggers of the scenario that wait for it.
void countHappening(Turn turn, const Happening &what);

// Triggers that wait for it fire, whether somebody listens or not.
template<typename What>
void report(Turn turn, What what, std::string_view rule = {})
{
    if (turn.events)
        turn.events->push_back({.what = what, .rule = rule});
    if (!turn.p.setting->scenario.triggers.empty())
        countHappening(turn, std::move(what));
}
// What nobody knew before.
template<typename What>
void reveal(Turn turn, What what, std::string_view rule = {})
{
    if (turn.events)
        turn.events->push_back({.what = std::move(what), .rule = rule, .reveals = true});
}

// [R13.2a] [R13.1g] Places an action marker; it replaces another and what an action ends.
void mark(Turn turn, Unit &unit, Marker marker);
// [R13.3a] Places a morale marker; it replaces the action marker.
void setMorale(Turn turn, Unit &unit, Marker marker);
// [R10.7.3b] [R10.7.3d] [R4.3b] Takes strength points; the unit may be gone afterwards.
void damage(Turn turn, Unit &unit, int points, std::string_view rule);
// [R13.1c] For good.
void immobilise(Turn turn, Unit &unit, std::string_view rule);
void eliminate(Turn turn, Unit &unit, std::string_view rule);
// [R6.2.2c] Turns a command point of the unit over, if there is one.
void spendPoint(Turn turn, const Unit &unit, std::string_view rule = "R6.2.2c");
// With all that is aboard. [R9.11b]
void moveTo(Turn turn, Unit &unit, Hex hex);
// [R4.8b] Off the map, with all that is aboard.
void leaveMap(Turn turn, Unit &unit);
// [R10.10.2a] [R11.1.4b] Turns the counter to half strength, or eliminates it.
void flip(Turn turn, Unit &unit, std::string_view rule);
// [R9.8.1d] When the unit leaves the hex or is eliminated in it.
void removeDugIn(Turn turn, Hex hex);
void placeDugIn(Turn turn, const Unit &unit);
// RULING A-47: who was stopped on top of another unit goes back to where it may stand.
void pushBack(Turn turn, Unit &unit, Hex lastStand);

// [R7.2d] [D12.4d] As many more as may lie there.
void laySmoke(Turn turn, Hex hex, int markers, std::string_view rule = "R7.2d");

// Battle dice as symbols by die, in the order of the pool; reports the roll.
std::vector<Symbols> battleDice(Turn turn, const Pool &pool, RollUse use, UnitId unit);
// Plain dice; reports the roll.
std::vector<std::uint8_t> plainDice(Turn turn, RollUse use, UnitId unit);
// [R10.8.1b] All symbols of a roll.
Symbols sumOf(const std::vector<Symbols> &dice, bool single);

} // namespace hexwerk::assault
