// [R5.8] [R6.7a] Units that are set up by their player, and reinforcements.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <vector>

namespace hexwerk::assault {

// Whether the unit waits to be placed now, at set-up or as a reinforcement.
bool isDue(const Position &p, const Unit &unit);
// [R5.8e] Whether it was left over at set-up and comes in by its activation.
bool waitsForRoom(const Position &p, const Unit &unit);
// The hexes of its zones, each once.
std::vector<Hex> hexesFor(const Position &p, const Unit &unit);
// Whether it may stand in a hex of its zones at its set-up or arrival.
Ruling<> standRuling(const Position &p, const Unit &unit, Hex hex);
// A unit and a hex where it may stand. An order to place it there names a facing, too, where it has
// one [R5.8g].
struct Stand
{
    UnitId unit = {};
    Hex hex = {};
    bool hasFacing = false;

    int orders() const { return hasFacing ? kDirections : 1; }
    bool operator==(const Stand &) const = default;
};
// All of the units that are due, by unit and hex: with their facings, the orders at Place that
// place somebody.
std::vector<Stand> stands(const Position &p);
// Those of one unit.
std::vector<Stand> standsOf(const Position &p, const Unit &unit);
// That, and whether the hex is one of them.
Ruling<> placeRuling(const Position &p, const Unit &unit, Hex hex);
// [R5.8g] Whether it looks at a vertex there.
bool hasFacing(const Position &p, const Unit &unit, Hex hex);
// Whether it may face so there: a vertex from 0 to 5, or -1 where it has no facing.
Ruling<> facingRuling(const Position &p, const Unit &unit, Hex hex, int facing);
// [R5.8f] The friend in the hex that would carry it; null if none.
const Unit *carrierFor(const Position &p, const Unit &unit, Hex hex);
// Whether the side has a unit that is due and a hex for it.
bool canPlace(const Position &p, SideIndex side);
// [R5.8e] Whether the side has a unit that waits for room, and room for it.
bool canComeIn(const Position &p, SideIndex side);

} // namespace hexwerk::assault
