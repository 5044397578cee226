#include "core/assault/placement.h"

#include <algorithm>

namespace hexwerk::assault {

bool isDue(const Position &p, const Unit &unit)
{
    const RosterEntry &entry = p.setting->roster[unit.id.index()];
    // RULING A-33: units listed for a turn come before it begins, or with the switch at its end.
    const int shift = entry.arrives > 0 && p.setting->switches.reinforcementsNextTurn ? 1 : 0;
    const int turn = p.phase == Phase::SetUp ? (shift == 0 ? 1 : 0) : p.turn;
    return unit.state == UnitState::Waiting && !entry.zone.empty() &&
           (entry.arrives == 0 || entry.arrives + shift <= turn);
}

Ruling<> placeRuling(const Position &p, const Unit &unit, Hex hex)
{
    // [R5.8c] In its zone.
    const Zone *zone = p.setting->zone(p.setting->roster[unit.id.index()].zone);
    if (!zone || std::find(zone->hexes.begin(), zone->hexes.end(), hex) == zone->hexes.end() ||
        !p.board().contains(hex))
        return refuse(MessageId::NotASetupHex, "R5.8c");
    // [R5.8d] [R9.0e] One unit a hex.
    for (const Unit &other : p.units)
        if (other.inPlay() && other.at == hex)
            return refuse(MessageId::HexTaken, "R5.8d");
    // [R5.8h] Only where it could go.
    const auto type = static_cast<std::size_t>(p.card(unit.id).movementType);
    if (!p.setting->data.terrain.row(p.board().at(hex).terrain).cost[type])
        return refuse(MessageId::ProhibitedTerrain, "R5.8h");
    return {};
}

bool canPlace(const Position &p, SideIndex side)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        if (unit.side != side || !isDue(p, unit))
            return false;
        const Zone *zone = p.setting->zone(p.setting->roster[unit.id.index()].zone);
        return zone && std::any_of(zone->hexes.begin(), zone->hexes.end(),
                                   [&](Hex hex) { return placeRuling(p, unit, hex).has_value(); });
    });
}

} // namespace hexwerk::assault
