#include "core/assault/rules/moving/placement.h"

#include "core/assault/game/box.h"
#include "core/assault/game/carriage.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/moving/ways.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

bool isDue(const Position &p, const Unit &unit)
{
    if (unit.state != UnitState::Waiting || zonesOf(p, unit).empty())
        return false;
    const int arrives = arrivalOf(p, unit);
    return arrives == 0 ? p.phase == Phase::SetUp : arrives <= arrivingTurn(p);
}

bool waitsForRoom(const Position &p, const Unit &unit)
{
    return unit.state == UnitState::Waiting && p.phase != Phase::SetUp && arrivalOf(p, unit) == 0 &&
           !zonesOf(p, unit).empty();
}

std::vector<Hex> hexesFor(const Position &p, const Unit &unit)
{
    std::vector<Hex> hexes;
    for (const std::string &id : zonesOf(p, unit))
        if (const Zone *zone = p.setting->zone(id))
            for (const Hex hex : zone->hexes)
                if (std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
                    hexes.push_back(hex);
    return hexes;
}

static bool isInZone(const Position &p, const Unit &unit, Hex hex)
{
    const auto &zones = zonesOf(p, unit);
    return std::any_of(zones.begin(), zones.end(), [&](const std::string &id) {
        const Zone *zone = p.setting->zone(id);
        return zone && std::find(zone->hexes.begin(), zone->hexes.end(), hex) != zone->hexes.end();
    });
}

static bool couldGo(const Position &p, const Unit &unit, Hex hex)
{
    return couldBeIn(p.setting->data.terrain, p.board().at(hex), p.card(unit.id).movementType);
}

const Unit *carrierFor(const Position &p, const Unit &unit, Hex hex)
{
    const Unit *carrier = unitAt(p, hex, unit.side);
    if (!carrier)
        return nullptr;
    const Carriage carriage =
        carriageOf(p.card(carrier->id), p.traits(carrier->id), p.setting->data);
    if (!carriage.takes(p.card(unit.id)))
        return nullptr;
    // [R9.11c] With all that it has aboard already.
    int needed = roomFor(p.card(unit.id), p.isHalf(unit));
    for (const Unit &aboard : p.units)
        if (aboard.state == UnitState::Carried && aboard.carrier == carrier->id)
            needed += roomFor(p.card(aboard.id), p.isHalf(aboard));
    return needed <= carriage.points ? carrier : nullptr;
}

Ruling<> standRuling(const Position &p, const Unit &unit, Hex hex)
{
    if (!p.board().contains(hex))
        return refuse(Message::NotASetupHex, "R5.8c");
    // [R5.8d] [R9.0e] One unit a hex, [R5.8f] but for who is set up on a transport; [D5.8e] who
    // comes in later needs a free hex.
    const bool isTaken = std::any_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.at == hex && other.inPlay();
    });
    if (isTaken && (p.phase == Phase::Action || !carrierFor(p, unit, hex)))
        return refuse(Message::HexTaken, "R5.8d");
    // [R5.8h] Only where it could go.
    if (!isTaken && !couldGo(p, unit, hex))
        return refuse(Message::ProhibitedTerrain, "R5.8h");
    return {};
}

std::vector<Stand> standsOf(const Position &p, const Unit &unit)
{
    std::vector<Stand> stands;
    for (const Hex hex : hexesFor(p, unit))
        if (standRuling(p, unit, hex))
            stands.push_back({unit.id, hex, hasFacing(p, unit, hex)});
    return stands;
}

std::vector<Stand> stands(const Position &p)
{
    std::vector<Stand> all;
    for (const Unit &unit : p.units) {
        if (unit.side != p.pending.side || !isDue(p, unit))
            continue;
        const std::vector<Stand> own = standsOf(p, unit);
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

Ruling<> placeRuling(const Position &p, const Unit &unit, Hex hex)
{
    // [R5.8c] In its zone.
    if (!isInZone(p, unit, hex))
        return refuse(Message::NotASetupHex, "R5.8c");
    return standRuling(p, unit, hex);
}

bool hasFacing(const Position &p, const Unit &unit, Hex hex)
{
    // [R5.8g] Guns and vehicles look at a vertex; men, and who is carried, do not.
    return p.card(unit.id).type != UnitType::Infantry && !carrierFor(p, unit, hex);
}

Ruling<> facingRuling(const Position &p, const Unit &unit, Hex hex, int facing)
{
    if (hasFacing(p, unit, hex) ? facing < 0 || facing > 5 : facing != -1)
        return refuse(Message::NotThatChoice, "R5.8g");
    return {};
}

template<typename Waits>
static bool anyHasRoom(const Position &p, SideIndex side, Waits waits)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        if (unit.state != UnitState::Waiting || unit.side != side || !waits(p, unit))
            return false;
        const auto &zones = zonesOf(p, unit);
        return std::any_of(zones.begin(), zones.end(), [&](const std::string &id) {
            const Zone *zone = p.setting->zone(id);
            return zone && std::any_of(zone->hexes.begin(), zone->hexes.end(), [&](Hex hex) {
                       return standRuling(p, unit, hex).has_value();
                   });
        });
    });
}

bool canPlace(const Position &p, SideIndex side)
{
    return anyHasRoom(p, side, isDue);
}

bool canComeIn(const Position &p, SideIndex side)
{
    return anyHasRoom(p, side, [](const Position &at, const Unit &unit) {
        return waitsForRoom(at, unit) && costRuling(at, unit); // [D5.8e] [R6.2.2c]
    });
}

} // namespace hexwerk::assault
