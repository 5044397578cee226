// [R12.4] Artillery off the board: who spots for it, where it fires, and how.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

const SupportCard &cardOf(const Position &p, const BatteryFrame &frame);
// The battery of the card that has arrived; null: none.
const Battery *batteryOf(const Position &p, SideIndex side, const std::string &card);

// [R12.4.3a] [D12.4.2.1a] Who may spot for artillery of the side.
Ruling<> supportSpotterRuling(const Position &p, SideIndex side, const Unit &unit);
bool hasSupportSpotter(const Position &p, SideIndex side);
// The next hex that the frame asks for.
Ruling<> supportHexRuling(const Position &p, const BatteryFrame &frame, Hex hex);
std::vector<Hex> supportHexes(const Position &p, const BatteryFrame &frame);

// [R12.4.4a] [D12.4.3.1a] What it can do in its hex.
std::vector<FireMode> fireModes(const Position &p, const BatteryFrame &frame);
// [R12.4.4.2b] The dice that the first of two hexes may get, the next best split first.
std::vector<Pool> splitsOf(const Pool &dice);
// [D12.4e] Directions of the first secondary hex that differ in the hexes that are hit.
std::vector<Direction> zonesOf(const SupportCard &card);

// The ids that can be chosen: of a mode, a pool for the first hex, a direction "0" to "5".
std::vector<std::string> choicesOf(const Position &p, const BatteryFrame &frame);

// [R12.4b] [D12.4.3a] Its second attack, or its strike.
Ruling<> strikeRuling(const Position &p, const Battery &battery);
// [R12.4.4.3a] The same in reaction to a unit that moves.
Ruling<> reactionRuling(const Position &p, const Battery &battery, UnitId mover);

} // namespace hexwerk::assault
