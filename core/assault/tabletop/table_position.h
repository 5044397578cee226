// A game at a real table as far as it is known: units with strength, markers and place, turn, phase
// and tracks. There is no map; the engine's own values hold it, so that its rules can be asked.
#pragma once

#include "core/assault/game/event.h"
#include "core/assault/tabletop/attack_form.h"
#include "core/assault/tabletop/table_rules.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault {

struct TablePosition
{
    // Its board has the hexes of the scenario and, for each unit, one where nothing is.
    Position game = {};
    std::shared_ptr<const TableRules> rules = {};
    SideIndex toAct = 0;     // in the support and the action phase
    std::uint8_t passes = 0; // in a row [R6.4d]
    UnitId acting = {};      // whose action is under way: its attack belongs to it
    int mapRows = 0;         // of the scenario's own map
    bool operator==(const TablePosition &other) const
    {
        return game == other.game && toAct == other.toAct && passes == other.passes &&
               acting == other.acting;
    }
};

// The game before its first order: units stand, or wait until the cards are taken. Minefields and
// smoke are not tracked.
TablePosition startTable(const NewGame &game, std::shared_ptr<const TableRules> rules);

// Whether an objective of the scenario lies there.
bool isObjective(const Scenario &scenario, Hex hex);
// Zones that triggers or victory conditions look at: who stands there has to be told.
std::vector<std::string> watchedZones(const Scenario &scenario);
// Where the unit stands: the id of an objective, of a watched zone, or nothing.
std::string placeOf(const TablePosition &t, UnitId unit);
// A hex of the place, free where there is one; nowhere for an id that is none.
Hex hexOf(const TablePosition &t, const std::string &place);
// Where nothing is: a hex of the unit's own.
Hex ownHex(const TablePosition &t, UnitId unit);

// The unit as a counter of a form.
TableUnit counterOf(const TablePosition &t, UnitId unit);
bool hasRoomForCounter(const TablePosition &t);
// The first of "us1", "us2" … that no counter has.
std::string freeCounterId(const std::string &nation,
                          const std::function<bool(const std::string &)> &isTaken);
// One more counter, on the map. Its card must be known, its id new, and there must be room.
UnitId addCounter(TablePosition &t, const TableUnit &counter, SideIndex side);

} // namespace hexwerk::assault
