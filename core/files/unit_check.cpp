#include "core/assault/markers.h"
#include "core/files/scenario_check.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk {

static KeyPath pathOf(const Scenario &scenario, std::size_t place)
{
    return KeyPath().key("unit").element(place, scenario.units[place].id);
}

void ScenarioCheck::checkUnits()
{
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < m_scenario.units.size(); ++i) {
        const UnitSpec &unit = m_scenario.units[i];
        const KeyPath path = pathOf(m_scenario, i);
        if (!seen.insert(unit.id).second)
            m_list.add(ProblemCode::DuplicateId, path.key("id"), unit.id).hex = unit.at;
        checkUnit(unit, path);
    }
    checkHexesTaken();
    checkZoneRoom();
}

void ScenarioCheck::checkUnit(const UnitSpec &unit, const KeyPath &path)
{
    expectSide(path.key("side"), unit.side);
    m_list.expectId(path.key("card"), unit.card, m_cards, Expectation::Card);
    checkPlace(unit, path);
    std::vector<std::string> markers;
    for (int i = 0; i < assault::kMarkers; ++i)
        markers.emplace_back(toString(static_cast<assault::Marker>(i)));
    for (std::size_t i = 0; i < unit.markers.size(); ++i)
        m_list.expectId(path.key("markers").element(i, {}), unit.markers[i], markers,
                        Expectation::Marker);
    assault::MarkerSet lying;
    for (const std::string &name : unit.markers)
        if (const auto marker = assault::markerFromString(name))
            lying.set(*marker);
    if (!assault::mayLieTogether(lying))
        m_list.add(ProblemCode::MarkersClash, path.key("markers"), unit.id).hex = unit.at;
    if (const UnitCard *card = m_data.cards.unit(unit.card))
        checkCard(unit, *card, path);
    for (const SideSpec &side : m_scenario.sides)
        if (side.id == unit.side && unit.player.value_or(1) > side.players) {
            Problem &problem = m_list.add(ProblemCode::OutOfRange, path.key("player"),
                                          std::to_string(*unit.player));
            problem.expected = Expectation::WholeNumber;
            problem.values = {"1", std::to_string(side.players)};
        }
}

void ScenarioCheck::checkPlace(const UnitSpec &unit, const KeyPath &path)
{
    if (unit.at)
        expectOnBoard(path.key("at"), *unit.at);
    if (unit.zone)
        expectZone(path.key("zone"), *unit.zone, unit.side);
    if (unit.on)
        checkCarrier(unit, path);
    if (!unit.at && !unit.zone && !unit.on)
        m_list.add(ProblemCode::UnitNotPlaced, path, unit.id);
}

void ScenarioCheck::checkCarrier(const UnitSpec &unit, const KeyPath &path)
{
    m_list.expectId(path.key("on"), *unit.on, m_units, Expectation::Unit);
    const auto carrierOf = [this](const UnitSpec &rider) -> const UnitSpec * {
        for (const UnitSpec &other : m_scenario.units)
            if (rider.on && other.id == *rider.on)
                return &other;
        return nullptr;
    };
    const UnitSpec *carrier = carrierOf(unit);
    if (carrier && carrier->side != unit.side)
        m_list.add(ProblemCode::OtherSide, path.key("on"), *unit.on).values = {carrier->side};
    for (std::size_t steps = 0; carrier; carrier = carrierOf(*carrier))
        if (++steps > m_scenario.units.size()) {
            m_list.add(ProblemCode::CarriedInCircle, path.key("on"), *unit.on);
            return;
        }
}

void ScenarioCheck::checkCard(const UnitSpec &unit, const UnitCard &card, const KeyPath &path)
{
    if (unit.facing && card.type == UnitType::Infantry)
        m_list.add(ProblemCode::FacingOnInfantry, path.key("facing")).hex = unit.at;
    const int strength = unit.half ? card.halfStrength : card.strength;
    if (unit.damage >= strength) {
        Problem &problem =
            m_list.add(ProblemCode::TooMuchDamage, path.key("damage"), std::to_string(unit.damage));
        problem.expected = Expectation::WholeNumber;
        problem.values = {"0", std::to_string(strength - 1)};
        problem.hex = unit.at;
    }
    checkTerrain(unit, card, path);
}

// [R9.4b] A unit stands where it could go; a road lets it into any hex.
void ScenarioCheck::checkTerrain(const UnitSpec &unit, const UnitCard &card, const KeyPath &path)
{
    if (!m_board || !unit.at || !m_board->contains(*unit.at))
        return;
    const Cell &cell = m_board->at(*unit.at);
    const TerrainRow &terrain = m_chart.row(cell.terrain);
    const bool onRoad = std::any_of(kAllRoadKinds.begin(), kAllRoadKinds.end(), [&](RoadKind kind) {
        const auto &road = m_data.system.roads[static_cast<std::size_t>(kind)];
        return cell.hasRoad(kind) && road.cost[static_cast<std::size_t>(card.movementType)];
    });
    if (terrain.cost[static_cast<std::size_t>(card.movementType)] || onRoad)
        return;
    Problem &problem =
        m_list.add(ProblemCode::ProhibitedTerrain, path.key("at"), toString(*unit.at));
    problem.values = {terrain.id};
    problem.hex = unit.at;
}

// [R4.8c] One unit a hex.
void ScenarioCheck::checkHexesTaken()
{
    std::map<Hex, std::string> taken;
    for (std::size_t i = 0; i < m_scenario.units.size(); ++i) {
        const UnitSpec &unit = m_scenario.units[i];
        if (!unit.at)
            continue;
        const auto [first, isNew] = taken.try_emplace(*unit.at, unit.id);
        if (isNew)
            continue;
        Problem &problem =
            m_list.add(ProblemCode::HexTaken, pathOf(m_scenario, i).key("at"), toString(*unit.at));
        problem.values = {first->second};
        problem.hex = unit.at;
    }
}

// A zone has a hex for each unit that is set up in it.
void ScenarioCheck::checkZoneRoom()
{
    for (std::size_t i = 0; i < m_scenario.zones.size(); ++i) {
        const Zone &zone = m_scenario.zones[i];
        std::set<Hex> room(zone.hexes.begin(), zone.hexes.end());
        std::size_t wanted = 0;
        for (const UnitSpec &unit : m_scenario.units) {
            if (unit.at)
                room.erase(*unit.at);
            wanted += unit.zone == zone.id ? 1 : 0;
        }
        if (wanted > room.size() && !zone.hexes.empty()) {
            Problem &problem =
                m_list.add(ProblemCode::ZoneTooSmall,
                           KeyPath().key("zone").element(i, zone.id).key("hexes"), zone.id);
            problem.values = {std::to_string(wanted), std::to_string(room.size())};
        }
    }
}

} // namespace hexwerk
