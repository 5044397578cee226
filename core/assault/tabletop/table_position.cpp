#include "core/assault/tabletop/table_position.h"

#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/game/setting_hash.h"
#include "core/assault/tabletop/table_course.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

static constexpr int kSpareHexes = 200; // for counters that join
static constexpr int kLargestBoard = 200;

static void collectZones(const Term &term, std::vector<std::string> &zones)
{
    if (term.kind == TermKind::UnitsInZone)
        zones.push_back(term.name);
    for (const Term &part : term.terms)
        collectZones(part, zones);
}

std::vector<std::string> watchedZones(const Scenario &scenario)
{
    std::vector<std::string> zones;
    for (const Victory &victory : scenario.victories)
        collectZones(victory.term, zones);
    for (const Trigger &trigger : scenario.triggers) {
        if (!trigger.zone.empty())
            zones.push_back(trigger.zone);
        if (trigger.condition)
            collectZones(*trigger.condition, zones);
    }
    std::vector<std::string> inOrder;
    for (const Zone &zone : scenario.zones)
        if (std::find(zones.begin(), zones.end(), zone.id) != zones.end())
            inOrder.push_back(zone.id);
    return inOrder;
}

bool isObjective(const Scenario &scenario, Hex hex)
{
    return std::any_of(scenario.objectives.begin(), scenario.objectives.end(),
                       [hex](const Objective &objective) { return objective.hex == hex; });
}

std::string placeOf(const TablePosition &t, UnitId unit)
{
    const Hex at = t.game.unit(unit).at;
    const Scenario &scenario = t.game.setting->scenario;
    for (const Objective &objective : scenario.objectives)
        if (objective.hex == at)
            return objective.id;
    for (const std::string &id : watchedZones(scenario)) {
        const auto &hexes = t.game.setting->zone(id)->hexes;
        if (std::find(hexes.begin(), hexes.end(), at) != hexes.end())
            return id;
    }
    return {};
}

Hex hexOf(const TablePosition &t, const std::string &place)
{
    const Scenario &scenario = t.game.setting->scenario;
    for (const Objective &objective : scenario.objectives)
        if (objective.id == place)
            return objective.hex;
    const Zone *zone = t.game.setting->zone(place);
    if (!zone || zone->hexes.empty())
        return {};
    const auto isFree = [&](Hex hex) {
        return !isObjective(scenario, hex) &&
               std::none_of(t.game.units.begin(), t.game.units.end(),
                            [hex](const Unit &unit) { return unit.at == hex; });
    };
    const auto free = std::find_if(zone->hexes.begin(), zone->hexes.end(), isFree);
    return free == zone->hexes.end() ? zone->hexes.front() : *free;
}

// Rows behind those of the scenario.
Hex ownHex(const TablePosition &t, UnitId unit)
{
    const Board &board = t.game.board();
    const int place = static_cast<int>(unit.index());
    return Hex::at(place % board.columns(), board.rows() - 1 - place / board.columns());
}

static Board tableBoard(const Board &board, std::size_t units)
{
    const int columns = std::max(board.columns(), 2);
    const int needed = (static_cast<int>(units) + kSpareHexes) / columns + 1;
    Board larger(columns, std::min(board.rows() + needed, kLargestBoard));
    for (std::size_t i = 0; i < board.size(); ++i)
        larger.at(board.hexAt(i)) = board.at(board.hexAt(i));
    return larger;
}

static bool isWatched(const TablePosition &t, Hex hex)
{
    const Scenario &scenario = t.game.setting->scenario;
    const std::vector<std::string> zones = watchedZones(scenario);
    return isObjective(scenario, hex) ||
           std::any_of(zones.begin(), zones.end(), [&](const std::string &id) {
               const auto &hexes = t.game.setting->zone(id)->hexes;
               return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
           });
}

// Who begins where it matters stays there, all others get hexes of their own.
static void spread(TablePosition &t)
{
    Position &p = t.game;
    std::vector<Hex> dugIn;
    for (Unit &unit : p.units) {
        if (!unit.inPlay())
            continue;
        const bool isDugIn = p.isDugIn(unit.at);
        if (!isWatched(t, unit.at))
            unit.at = ownHex(t, unit.id);
        if (isDugIn)
            dugIn.push_back(unit.at);
        for (Unit &passenger : p.units)
            if (passenger.state == UnitState::Carried && passenger.carrier == unit.id)
                passenger.at = unit.at;
    }
    std::sort(dugIn.begin(), dugIn.end());
    p.dugIn = std::move(dugIn);
}

TablePosition startTable(const NewGame &game, std::shared_ptr<const TableRules> rules)
{
    Setting setting = *game.setting;
    setting.scenario.mines = {};
    setting.scenario.board.smoke = {};
    setting.board = tableBoard(setting.board, setting.roster.size());
    setting.sight = SightMap(setting.board, setting.data.terrain, setting.data.smokeDie,
                             setting.scenario.losLimit);
    setting.hash = settingHash(setting);
    TablePosition t{.rules = std::move(rules), .mapRows = game.setting->board.rows()};
    t.game = Assault::start({.setting = Frozen(std::move(setting)), .seeds = game.seeds});
    spread(t);
    beginAtTable(t);
    return t;
}

bool hasRoomForCounter(const TablePosition &t)
{
    return t.game.units.size() < t.game.board().size();
}

TableUnit counterOf(const TablePosition &t, UnitId id)
{
    const Unit &unit = t.game.unit(id);
    TableUnit counter{.id = t.game.setting->unitName(id),
                      .card = t.game.card(id).id,
                      .strength = unit.strength,
                      .markers = unit.markers,
                      .experience = t.game.experience(id),
                      .activated = unit.activated};
    return counter;
}

std::string freeCounterId(const std::string &nation,
                          const std::function<bool(const std::string &)> &isTaken)
{
    int number = 1;
    while (isTaken(nation + std::to_string(number)))
        ++number;
    return nation + std::to_string(number);
}

UnitId addCounter(TablePosition &t, const TableUnit &counter, SideIndex side)
{
    Position &p = t.game;
    Setting setting = *p.setting;
    const auto known = std::find_if(setting.cards.begin(), setting.cards.end(),
                                    [&](const UnitCard &card) { return card.id == counter.card; });
    const auto card = static_cast<std::size_t>(known - setting.cards.begin());
    if (known == setting.cards.end()) {
        setting.cards.push_back(*t.rules->cards.unit(counter.card));
        setting.abilities.push_back(traitsOf(setting.cards.back(), setting.data));
    }
    const UnitId id{static_cast<std::uint32_t>(setting.roster.size() + 1)};
    setting.roster.push_back(
        {.id = counter.id, .side = side, .card = card, .experience = counter.experience});
    setting.hash = settingHash(setting);
    p.setting = Frozen(std::move(setting));
    Unit unit{.id = id,
              .side = side,
              .state = UnitState::InPlay,
              .strength = static_cast<std::int8_t>(counter.strength),
              .activated = counter.activated,
              .markers = counter.markers,
              .at = ownHex(t, id)};
    unit.markers.clear(Marker::DugIn);
    if (p.card(id).type != UnitType::Infantry) // [R4.8d]
        unit.facing = 0;
    p.units.push_back(unit);
    return id;
}

} // namespace hexwerk::assault
