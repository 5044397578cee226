#include "core/assault/files/readers/force_reader.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/readers/board_reader.h"

namespace hexwerk::assault {

static constexpr IntRange kCounts = {1, 99};
static constexpr IntRange kPlayers = {1, 9};
static constexpr IntRange kCommandPoints = {0, 99};

static constexpr std::size_t kMostInDeck = 200;

// Whether the key is there and all of them could be read.
static bool readCardIds(TableReader &table, std::string_view key, std::vector<std::string> &cards)
{
    const auto value = table.find(key);
    std::vector<std::string> ids;
    const auto take = [&ids](const ValueReader &element) {
        return element.readId(ids.emplace_back());
    };
    if (!value || !value->eachElement(take, kMostInDeck))
        return false;
    cards = std::move(ids);
    return true;
}

void readDeck(TableReader &table, std::string_view key, std::vector<std::string> &deck)
{
    if (readCardIds(table, key, deck) && deck.empty())
        table.find(key)->report(ContentProblem::EmptyDeck);
}

static void readFormation(TableReader &table, FormationChoice &formation)
{
    table.require({"type", "count"});
    table.read("type", formation.type);
    table.read("count", formation.count, kCounts);
    table.read("method", formation.method);
    table.read("from", formation.from);
}

static void readAdditional(TableReader &table, AdditionalForce &force)
{
    table.require({"type", "count"});
    table.read("type", force.type);
    table.read("class", force.unitClass);
    table.read("count", force.count, kCounts);
}

void readSide(TableReader &table, SideSpec &side)
{
    table.require({"id"});
    table.readId("id", side.id);
    table.read("colour", side.colour);
    table.read("name", side.name);
    table.read("players", side.players, kPlayers);
    table.read("command_points", side.commandPoints, kCommandPoints);
    table.read("nations", side.nations);
    table.read("hand", side.hand, IntRange{1, 10});
    readDeck(table, "deck", side.deck);
    table.readTables("formation", side.formations, readFormation);
    table.readTables("additional", side.additional, readAdditional);
}

// An id that may be left out.
static void readReference(TableReader &table, std::string_view key,
                          std::optional<std::string> &target)
{
    std::string id;
    if (table.readId(key, id))
        target = id;
}

void readUnit(TableReader &table, UnitSpec &unit)
{
    table.require({"id", "card", "side"});
    table.readId("id", unit.id);
    table.readId("card", unit.card);
    table.readId("side", unit.side);
    table.read("name", unit.name);
    table.oneOf({"at", "zone", "on"}, TableReader::Count::AtMostOne);
    table.read("at", unit.at);
    readReference(table, "zone", unit.zone);
    readReference(table, "on", unit.on);
    table.read("facing", unit.facing, kFacings);
    table.read("player", unit.player, kPlayers);
    table.read("experience", unit.experience);
    table.read("damage", unit.damage, IntRange{0, 99});
    table.read("half", unit.half);
    table.read("activated", unit.activated);
    table.read("markers", unit.markers);
}

void readReinforcement(TableReader &table, Reinforcement &reinforcement)
{
    table.require({"turn", "side", "zone"});
    table.read("turn", reinforcement.turn, kTurns);
    table.readId("side", reinforcement.side);
    table.readId("zone", reinforcement.zone);
    table.oneOf({"units", "formation", "additional"}, TableReader::Count::ExactlyOne);
    table.readTables("units", reinforcement.units, [](TableReader &entry, ReinforcementUnits &to) {
        entry.require({"card"});
        entry.readId("card", to.card);
        entry.read("count", to.count, kCounts);
    });
    table.readTable("formation", [&reinforcement](TableReader &inner) {
        readFormation(inner, reinforcement.formation.emplace());
    });
    table.readTable("additional", [&reinforcement](TableReader &inner) {
        readAdditional(inner, reinforcement.additional.emplace());
    });
}

void readSupply(TableReader &table, SupportSupply &supply)
{
    table.require({"side", "cards"});
    table.readId("side", supply.side);
    readCardIds(table, "cards", supply.cards); // none yet is for the check to say
    table.read("turn", supply.turn, kTurns);
}

} // namespace hexwerk::assault
