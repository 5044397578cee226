#include "core/assault/tabletop/with_map.h"

#include "core/assault/aside/position_scenario.h"

#include <algorithm>

namespace hexwerk::assault {

static std::vector<Hex> hexesOfMap(const TablePosition &t)
{
    std::vector<Hex> hexes;
    for (int column = 0; column < t.game.board().columns(); ++column)
        for (int row = 0; row < t.mapRows; ++row)
            hexes.push_back(Hex::at(column, row));
    return hexes;
}

static std::string zoneOf(const std::string &side)
{
    return "table-" + side;
}

Scenario withMap(const TablePosition &t)
{
    Scenario scenario = scenarioOf(t.game).scenario;
    for (const SideSpec &side : scenario.sides)
        scenario.zones.push_back({zoneOf(side.id), side.id, ZonePurpose::Setup, hexesOfMap(t)});
    const auto isThere = [&](const std::string &id) {
        return std::any_of(scenario.units.begin(), scenario.units.end(),
                           [&](const UnitSpec &unit) { return unit.id == id; });
    };
    for (UnitSpec &unit : scenario.units) {
        const bool isElsewhere = unit.at && !isObjective(scenario, *unit.at);
        const bool isStranded = unit.on && !isThere(*unit.on);
        if (!isElsewhere && !isStranded)
            continue;
        unit.at.reset();
        unit.on.reset();
        unit.facing.reset();
        unit.zone = zoneOf(unit.side);
    }
    return scenario;
}

} // namespace hexwerk::assault
