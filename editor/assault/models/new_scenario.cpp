#include "editor/assault/models/new_scenario.h"

#include "core/assault/board/compose.h"
#include "editor/assault/commands/resize_edits.h"
#include "editor/models/id_from.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kBand = 5; // a set-up zone is this part of the columns

Scenario emptyScenario()
{
    Scenario scenario;
    scenario.id = "new-scenario";
    scenario.title = {{"en", "New scenario"}, {"de", "Neues Szenario"}};
    scenario.board.columns = 20;
    scenario.board.rows = 16;
    SideSpec axis;
    axis.id = "axis";
    axis.colour = "blue";
    axis.name = {{"en", "Axis"}, {"de", "Achsenmächte"}};
    SideSpec allied;
    allied.id = "allied";
    allied.colour = "green";
    allied.name = {{"en", "Allies"}, {"de", "Alliierte"}};
    scenario.sides = {axis, allied};
    return scenario;
}

bool isBare(const Scenario &from)
{
    BoardSpec bare;
    bare.columns = from.board.columns;
    bare.rows = from.board.rows;
    bare.terrain = from.board.terrain;
    return from.board == bare;
}

struct BoardSize
{
    int columns = 20;
    int rows = 16;
};

// Tiles may give the size.
static BoardSize sizeOf(const Scenario &scenario, const DataStore &library)
{
    const auto board =
        compose(scenario.board, library.terrainFor(scenario.profile), library.tileLookup());
    return board ? BoardSize{board->columns(), board->rows()} : BoardSize{};
}

// The nation of its first card, else one that the sides of these ids usually have.
static std::string nationOf(const Scenario &from, const SideSpec &side, const DataStore &library)
{
    if (!side.nations.empty())
        return side.nations.front();
    for (const UnitSpec &unit : from.units)
        if (const UnitCard *card = library.cards.unit(unit.card); card && unit.side == side.id)
            return card->nation;
    const std::string usual = side.id == "axis" ? "ger" : "us";
    return library.system.nations.contains(usual) ? usual : std::string();
}

NewScenario choicesFor(const Scenario &from, const DataStore &library)
{
    NewScenario choices;
    choices.from = from;
    if (from.sides.size() != 2)
        choices.from.sides = emptyScenario().sides;
    choices.title = from.title;
    choices.profile = from.profile;
    const BoardSize size = sizeOf(from, library);
    choices.columns = size.columns;
    choices.rows = size.rows;
    choices.turns = from.turns;
    for (std::size_t i = 0; i < 2; ++i) {
        const SideSpec &side = choices.from.sides[i];
        choices.sides[i] = {side.name, nationOf(from, side, library)};
    }
    if (isBare(from))
        choices.ground = NewGround::Clear;
    if (from.victories.empty())
        choices.victory = NewVictory::Objectives;
    return choices;
}

std::string counterpart(const UnitCard &card, const std::string &nation, const CardStore &cards)
{
    const UnitCard *best = nullptr;
    const auto unlike = [&](const UnitCard &other) {
        return std::tuple(other.unitClass != card.unitClass,
                          (other.transport > 0) != (card.transport > 0),
                          std::abs(other.points - card.points));
    };
    for (const auto &[id, other] : cards.units)
        if (other.nation == nation && other.type == card.type &&
            (!best || unlike(other) < unlike(*best)))
            best = &other;
    return best ? best->id : std::string();
}

// What has no counterpart stays as it is, and its nation beside the chosen one.
static void enlist(Scenario &scenario, std::size_t place, const std::string &nation,
                   const CardStore &cards)
{
    SideSpec &side = scenario.sides[place];
    if (nation.empty())
        return;
    const auto exchange = [&](std::string &id) {
        const UnitCard *card = cards.unit(id);
        if (!card || card->nation == nation)
            return;
        if (const std::string other = counterpart(*card, nation, cards); !other.empty())
            id = other;
    };
    for (UnitSpec &unit : scenario.units)
        if (unit.side == side.id)
            exchange(unit.card);
    for (Reinforcement &late : scenario.reinforcements)
        for (ReinforcementUnits &units : late.units)
            if (late.side == side.id)
                exchange(units.card);
    if (side.nations != std::vector{nation})
        for (FormationChoice &choice : side.formations)
            choice.from.clear(); // cards of others
    side.nations = {nation};
    const auto allow = [&](const std::string &id) {
        const UnitCard *card = cards.unit(id);
        if (card &&
            std::find(side.nations.begin(), side.nations.end(), card->nation) == side.nations.end())
            side.nations.push_back(card->nation);
    };
    for (const UnitSpec &unit : scenario.units)
        if (unit.side == side.id)
            allow(unit.card);
    for (const Reinforcement &late : scenario.reinforcements)
        for (const ReinforcementUnits &units : late.units)
            if (late.side == side.id)
                allow(units.card);
}

// [R4.1a] The largest of infantry alone.
static const FormationCard *platoonOf(const std::string &nation, const CardStore &cards)
{
    const FormationCard *best = nullptr;
    std::size_t most = 0;
    for (const auto &[id, card] : cards.formations) {
        std::size_t count = 0;
        const bool isOnFoot =
            std::all_of(card.units.begin(), card.units.end(), [&](const FormationUnits &units) {
                const UnitCard *unit = cards.unit(units.card);
                count += static_cast<std::size_t>(units.count);
                return unit && unit->type == UnitType::Infantry;
            });
        if (card.nation == nation && isOnFoot && count > most) {
            best = &card;
            most = count;
        }
    }
    return best;
}

static bool hasUnits(const Scenario &scenario, const std::string &side)
{
    const auto isIts = [&](const auto &one) { return one.side == side; };
    return std::any_of(scenario.units.begin(), scenario.units.end(), isIts) ||
           std::any_of(scenario.reinforcements.begin(), scenario.reinforcements.end(), isIts);
}

static std::string setupZoneOf(const Scenario &scenario, const std::string &side)
{
    for (const Zone &zone : scenario.zones)
        if (zone.side == side && zone.purpose == ZonePurpose::Setup)
            return zone.id;
    return {};
}

// The first side at the left, the other at the right, a row away from the rim.
static void addSetupZone(Scenario &scenario, std::size_t place, BoardSize size)
{
    const int width = std::max(1, size.columns / kBand);
    const int first = place == 0 ? 0 : size.columns - width;
    Zone zone;
    zone.side = scenario.sides[place].id;
    zone.id = zone.side + "-setup";
    for (int column = first; column < first + width; ++column)
        for (int row = size.rows > 2 ? 1 : 0; row < std::max(1, size.rows - 1); ++row)
            zone.hexes.push_back(Hex::at(column, row));
    scenario.zones.push_back(std::move(zone));
}

static void addUnits(Scenario &scenario, std::size_t place, const std::string &nation,
                     const CardStore &cards)
{
    const FormationCard *platoon = platoonOf(nation, cards);
    const std::string side = scenario.sides[place].id;
    if (!platoon || hasUnits(scenario, side))
        return;
    int number = 0;
    for (const FormationUnits &units : platoon->units)
        for (int i = 0; i < units.count; ++i) {
            UnitSpec unit;
            unit.id = side + std::to_string(++number);
            unit.card = units.card;
            unit.side = side;
            unit.zone = setupZoneOf(scenario, side);
            scenario.units.push_back(std::move(unit));
        }
}

// Whether it has water or a railway, which only the right tiles beside it continue.
static bool hasWaterOrRailway(const Tile &tile, const TerrainChart &chart)
{
    const auto isWater = [&](std::string_view terrain) {
        const auto row = chart.find(terrain);
        return row && chart.row(*row).isWater;
    };
    return isWater(tile.terrain) ||
           std::any_of(
               tile.patches.begin(), tile.patches.end(),
               [&](const Patch &patch) { return patch.terrain && isWater(*patch.terrain); }) ||
           std::any_of(tile.roads.begin(), tile.roads.end(), [&](const Road &road) {
               const auto kind = chart.find(road.kind);
               return kind && !chart.row(*kind).house.empty() && !chart.row(*kind).isRoad;
           });
}

// Of both sides of a tile one is laid, as long as there are others: T01A or T01B.
static void layTiles(BoardSpec &board, const NewScenario &choices, const DataStore &library)
{
    std::vector<const Tile *> tiles;
    for (const auto &[id, tile] : library.tiles)
        if (!hasWaterOrRailway(tile, library.system.terrain) &&
            (tiles.empty() || (tile.columns == tiles[0]->columns && tile.rows == tiles[0]->rows)))
            tiles.push_back(&tile);
    std::mt19937 random(choices.seed);
    std::shuffle(tiles.begin(), tiles.end(), random);
    const auto stem = [](const Tile *tile) { return tile->id.substr(0, tile->id.size() - 1); };
    std::set<std::string> stems;
    std::stable_partition(tiles.begin(), tiles.end(),
                          [&](const Tile *tile) { return stems.insert(stem(tile)).second; });
    std::size_t next = 0;
    for (int row = 0; !tiles.empty() && row + tiles[0]->rows <= choices.rows; row += tiles[0]->rows)
        for (int column = 0; column + tiles[0]->columns <= choices.columns;
             column += tiles[0]->columns) {
            board.tiles.push_back({tiles[next]->id, Hex::at(column, row), false, {}});
            next = (next + 1) % tiles.size();
        }
}

static void makeBoard(Scenario &scenario, const NewScenario &choices, const DataStore &library)
{
    BoardSpec &board = scenario.board;
    if (isBare(scenario)) {
        board.columns = choices.columns;
        board.rows = choices.rows;
        if (choices.ground == NewGround::Tiles)
            layTiles(board, choices, library);
        return;
    }
    const BoardSize before = sizeOf(scenario, library);
    BoardResize resize{std::max(choices.columns, before.columns),
                       std::max(choices.rows, before.rows)};
    resize.left = (resize.columns - before.columns) / 4 * 2; // even
    resize.top = (resize.rows - before.rows) / 2;
    resizeBoard(scenario, resize, library.tileLookup());
}

static int unitsOf(const Scenario &scenario, const std::string &side)
{
    int count = 0;
    for (const UnitSpec &unit : scenario.units)
        count += unit.side == side ? 1 : 0;
    for (const Reinforcement &late : scenario.reinforcements)
        for (const ReinforcementUnits &units : late.units)
            count += late.side == side ? units.count : 0;
    return count;
}

static void setVictory(Scenario &scenario, NewVictory victory, BoardSize size)
{
    if (victory == NewVictory::AsItIs)
        return;
    scenario.victories.clear();
    if (victory != NewVictory::Losses && scenario.objectives.empty())
        scenario.objectives = {{"centre",
                                Hex::at(size.columns / 2, size.rows / 2),
                                {{"en", "Centre"}, {"de", "Mitte"}},
                                {}}};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string &side = scenario.sides[i].id;
        const std::string &enemy = scenario.sides[1 - i].id;
        const int half = std::max(1, (unitsOf(scenario, enemy) + 1) / 2);
        if (victory != NewVictory::Losses)
            scenario.victories.push_back(
                {side, VictoryCheck::End, {TermKind::ControlsMajority, {}, {}, 0, {}}});
        if (victory != NewVictory::Objectives)
            scenario.victories.push_back(
                {side, VictoryCheck::EveryTurn, {TermKind::Losses, enemy, {}, half, {}}});
    }
}

Scenario madeOf(const NewScenario &choices, const DataStore &library)
{
    Scenario scenario = choices.from;
    scenario.title = choices.title;
    scenario.id = editor::idFrom(editor::toQString(textIn(choices.title, "en")), "new-scenario");
    scenario.profile = choices.profile;
    scenario.turns = choices.turns;
    makeBoard(scenario, choices, library);
    const BoardSize size = sizeOf(scenario, library);
    for (std::size_t i = 0; i < 2; ++i) {
        scenario.sides[i].name = choices.sides[i].name;
        enlist(scenario, i, choices.sides[i].nation, library.cards);
        const std::string &side = scenario.sides[i].id;
        if (setupZoneOf(scenario, side).empty() && !hasUnits(scenario, side))
            addSetupZone(scenario, i, size);
        if (choices.hasUnits)
            addUnits(scenario, i, choices.sides[i].nation, library.cards);
    }
    setVictory(scenario, choices.victory, size);
    return scenario;
}

} // namespace hexwerk::assault::ui
