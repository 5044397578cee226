#include "core/assault/game/passengers.h"

#include <algorithm>

namespace hexwerk::assault {

std::vector<UnitId> passengersOf(const Position &p, UnitId carrier)
{
    std::vector<UnitId> passengers;
    for (const Unit &unit : p.units)
        if (unit.state == UnitState::Carried && unit.carrier == carrier)
            passengers.push_back(unit.id);
    return passengers;
}

std::vector<UnitId> strandedUnits(const Position &p)
{
    std::vector<UnitId> stranded;
    for (const Unit &unit : p.units)
        if (!unit.inPlay() && unit.isOnMap() && !p.unit(unit.carrier).inPlay())
            stranded.push_back(unit.id);
    return stranded;
}

bool carriesAny(const Position &p, UnitId carrier)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.state == UnitState::Carried && unit.carrier == carrier;
    });
}

bool isRider(const Position &p, const Unit &unit)
{
    return unit.state == UnitState::Carried && p.card(unit.carrier).transport == 0;
}

SightEnd sightEnd(const Position &p, const Unit &unit)
{
    return {unit.at, isRider(p, unit) ? UnitType::Vehicle : p.card(unit.id).type};
}

} // namespace hexwerk::assault
