#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/rules/moving/ways.h"
#include "core/assault/tables/markers.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk::assault {

static std::string placeOf(const UnitSpec &unit)
{
    return unit.at ? toString(*unit.at) : std::string();
}

static KeyPath pathOf(const Scenario &scenario, std::size_t place)
{
    return KeyPath().key("unit").element(place, scenario.units[place].id);
}

// Where the unit of that id stands among them; the first if there are several.
static std::map<std::string_view, std::size_t> placesOf(const std::vector<UnitSpec> &units)
{
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < units.size(); ++i)
        places.try_emplace(units[i].id, i);
    return places;
}

// Of each unit whether its carrier, and the carrier's and so on, come round to a unit before.
static std::vector<bool> inCircles(const std::vector<std::size_t> &carriers)
{
    enum State : std::uint8_t { New, OnTheWay, Ends, Circles };
    std::vector<State> states(carriers.size(), New);
    for (std::size_t i = 0; i < carriers.size(); ++i) {
        std::vector<std::size_t> way;
        std::size_t at = i;
        for (; at < carriers.size() && states[at] == New; at = carriers[at]) {
            states[at] = OnTheWay;
            way.push_back(at);
        }
        const State end = at >= carriers.size() || states[at] == Ends ? Ends : Circles;
        for (const std::size_t passed : way)
            states[passed] = end;
    }
    std::vector<bool> circles;
    for (const State state : states)
        circles.push_back(state == Circles);
    return circles;
}

void ScenarioCheck::findCarriers()
{
    const auto places = placesOf(m_scenario.units);
    for (const UnitSpec &unit : m_scenario.units) {
        const auto found = unit.on ? places.find(*unit.on) : places.end();
        m_carriers.push_back(found == places.end() ? m_scenario.units.size() : found->second);
    }
}

void ScenarioCheck::checkUnits()
{
    findCarriers();
    checkCarriers();
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < m_scenario.units.size(); ++i) {
        const UnitSpec &unit = m_scenario.units[i];
        const KeyPath path = pathOf(m_scenario, i);
        if (!seen.insert(unit.id).second)
            m_list.add(FileProblem::DuplicateId, path.key("id"), unit.id).place = placeOf(unit);
        checkUnit(unit, path);
    }
    checkHexesTaken();
    checkZoneRoom();
}

void ScenarioCheck::checkUnit(const UnitSpec &unit, const KeyPath &path)
{
    expectSide(path.key("side"), unit.side);
    m_list.expectId(path.key("card"), unit.card, m_cards, ContentExpectation::Card);
    checkPlace(unit, path);
    std::vector<std::string> markers;
    for (int i = 0; i < kMarkers; ++i)
        markers.emplace_back(toString(static_cast<Marker>(i)));
    for (std::size_t i = 0; i < unit.markers.size(); ++i)
        m_list.expectId(path.key("markers").element(i, {}), unit.markers[i], markers,
                        ContentExpectation::Marker);
    MarkerSet lying;
    for (const std::string &name : unit.markers)
        if (const auto marker = markerFromString(name))
            lying.set(*marker);
    if (!mayLieTogether(lying))
        m_list.add(ContentProblem::MarkersClash, path.key("markers"), unit.id).place =
            placeOf(unit);
    if (const UnitCard *card = m_data.cards.unit(unit.card))
        checkCard(unit, *card, path);
    for (const SideSpec &side : m_scenario.sides)
        if (side.id == unit.side && unit.player.value_or(1) > side.players) {
            Problem &problem = m_list.add(FileProblem::OutOfRange, path.key("player"),
                                          std::to_string(*unit.player));
            problem.expected = FileExpectation::WholeNumber;
            problem.values = {"1", std::to_string(side.players)};
        }
}

void ScenarioCheck::checkPlace(const UnitSpec &unit, const KeyPath &path)
{
    if (unit.at)
        expectOnBoard(path.key("at"), *unit.at);
    if (unit.zone)
        expectZone(path.key("zone"), *unit.zone, unit.side);
    if (!unit.at && !unit.zone && !unit.on)
        m_list.add(ContentProblem::UnitNotPlaced, path, unit.id);
}

void ScenarioCheck::checkCarriers()
{
    const std::vector<UnitSpec> &units = m_scenario.units;
    const std::vector<bool> circles = inCircles(m_carriers);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!units[i].on)
            continue;
        const KeyPath path = pathOf(m_scenario, i).key("on");
        if (m_carriers[i] == units.size()) {
            m_list.expectId(path, *units[i].on, m_units, ContentExpectation::Unit);
            continue;
        }
        const UnitSpec &carrier = units[m_carriers[i]];
        if (carrier.side != units[i].side)
            m_list.add(ContentProblem::OtherSide, path, *units[i].on).values = {carrier.side};
        if (circles[i])
            m_list.add(ContentProblem::CarriedInCircle, path, *units[i].on);
    }
}

void ScenarioCheck::checkCard(const UnitSpec &unit, const UnitCard &card, const KeyPath &path)
{
    if (unit.facing && card.type == UnitType::Infantry)
        m_list.add(ContentProblem::FacingOnInfantry, path.key("facing")).place = placeOf(unit);
    const int strength = unit.half ? card.halfStrength : card.strength;
    if (unit.damage >= strength) {
        Problem &problem = m_list.add(ContentProblem::TooMuchDamage, path.key("damage"),
                                      std::to_string(unit.damage));
        problem.expected = FileExpectation::WholeNumber;
        problem.values = {"0", std::to_string(strength - 1)};
        problem.place = placeOf(unit);
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
    if (couldBeIn(m_chart, cell, card.movementType))
        return;
    Problem &problem =
        m_list.add(ContentProblem::ProhibitedTerrain, path.key("at"), toString(*unit.at));
    problem.values = {terrain.id};
    problem.place = placeOf(unit);
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
        Problem &problem = m_list.add(ContentProblem::HexTaken, pathOf(m_scenario, i).key("at"),
                                      toString(*unit.at));
        problem.values = {first->second};
        problem.place = placeOf(unit);
    }
}

// A zone has a hex for each unit that is set up in it.
void ScenarioCheck::checkZoneRoom()
{
    std::set<Hex> taken;
    std::map<std::string_view, std::size_t> inZone;
    for (const UnitSpec &unit : m_scenario.units) {
        if (unit.at)
            taken.insert(*unit.at);
        if (unit.zone)
            ++inZone[*unit.zone];
    }
    for (std::size_t i = 0; i < m_scenario.zones.size(); ++i) {
        const Zone &zone = m_scenario.zones[i];
        std::set<Hex> room;
        for (const Hex hex : zone.hexes)
            if (!taken.contains(hex))
                room.insert(hex);
        const std::size_t wanted = inZone[zone.id];
        if (wanted > room.size() && !zone.hexes.empty()) {
            Problem &problem =
                m_list.add(ContentProblem::ZoneTooSmall,
                           KeyPath().key("zone").element(i, zone.id).key("hexes"), zone.id);
            problem.values = {std::to_string(wanted), std::to_string(room.size())};
        }
    }
}

} // namespace hexwerk::assault
