#include "tests/puzzles/puzzle.h"

#include "core/assault/files/readers/board_reader.h"
#include "core/assault/files/readers/force_reader.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/readers/victory_reader.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/scenario/places.h"
#include "core/files/document.h"
#include "core/files/text_file.h"
#include "tests/core/assault/table.h"
#include "tests/puzzles/deeds.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <set>

namespace hexwerk::assault::puzzles {

namespace {

constexpr std::size_t kMostPuzzles = 100;

// A puzzle as it stands in its file.
struct Entry
{
    Scenario scenario = {};
    std::string side = {}; // who is asked
    std::string phase = "action";
    // By a referee, before the orders: path and value.
    std::vector<std::pair<std::string, std::string>> corrections = {};
    std::vector<std::string> orders = {}; // JSON, to lead to the question
    std::vector<std::string> then = {};   // JSON, what follows
    Puzzle puzzle = {};
};

} // namespace

static void readPattern(TableReader &table, Pattern &pattern)
{
    table.read("order", pattern.order);
    table.read("unit", pattern.unit);
    table.read("action", pattern.actions);
    table.read("target", pattern.target);
    table.read("to", pattern.to);
    table.read("through", pattern.through);
    table.read("facing", pattern.facings, kFacings);
    table.read("card", pattern.card);
    table.read("stays", pattern.stays);
    if (pattern == Pattern{})
        table.report(FileProblem::MissingKey, "unit");
}

// Places and holders of objectives that the base has.
static void readObjective(TableReader &table, std::vector<Objective> &objectives)
{
    std::string id;
    table.require({"id"});
    table.readId("id", id);
    const auto place = placeOf(objectives, id);
    if (!place) {
        table.report(FileProblem::BadName, "id");
        return;
    }
    table.read("hex", objectives[*place].hex);
    table.readId("holder", objectives[*place].holder);
}

// The board, the sides and the terms of victory; all else is the puzzle's.
static bool readBase(TableReader &table, Scenario &scenario)
{
    std::string base;
    table.require({"base"});
    if (!table.readId("base", base))
        return false;
    std::filesystem::path path(std::string(HW_SOURCE_DIR) + "/tests/puzzles/bases/" + base +
                               ".toml");
    if (!std::filesystem::exists(path))
        path = std::string(HW_SOURCE_DIR) + "/scenarios/" + base + ".toml";
    auto file = loadScenario(path);
    if (!file) {
        table.report(FileProblem::BadName, "base");
        for (const Problem &problem : file.problems)
            table.context().problems.push_back(problem);
        return false;
    }
    scenario = std::move(file.value->scenario);
    scenario.units.clear();
    scenario.reinforcements.clear();
    for (SideSpec &side : scenario.sides) {
        side.formations.clear();
        side.additional.clear();
    }
    return true;
}

static void readScenario(TableReader &table, Scenario &scenario)
{
    bool laysMines = false;
    table.read("turns", scenario.turns, kTurns);
    table.read("lays_mines", laysMines);
    if (!laysMines)
        scenario.mines.clear();
    table.readTable("board", [&](TableReader &inner) { readBoard(inner, scenario.board); });
    table.readTables("unit", scenario.units, readUnit);
    table.readTables("reinforcement", scenario.reinforcements, readReinforcement);
    table.readTables("support", scenario.supports, readSupply);
    if (!scenario.supports.empty())
        scenario.options["support"] = true;
    table.eachTable("objective",
                    [&](TableReader &inner) { readObjective(inner, scenario.objectives); });
    if (table.has("victory"))
        scenario.victories.clear();
    table.readTables("victory", scenario.victories, readVictory);
}

static void readEntry(TableReader &table, Entry &entry)
{
    Puzzle &puzzle = entry.puzzle;
    table.require({"name", "why", "side", "unit"});
    table.read("name", puzzle.name);
    table.read("why", puzzle.why);
    table.readId("side", entry.side);
    table.read("phase", entry.phase);
    table.read("proven", puzzle.isProven);
    if (!readBase(table, entry.scenario)) {
        table.ignoreRest();
        return;
    }
    entry.scenario.firstPlayer = entry.side;
    table.readId("first", entry.scenario.firstPlayer);
    readScenario(table, entry.scenario);
    table.readTable("set", [&](TableReader &inner) {
        inner.eachKey([&](std::string_view key, const ValueReader &value) {
            std::string text;
            if (value.read(text))
                entry.corrections.emplace_back(key, text);
        });
    });
    table.read("orders", entry.orders);
    table.read("then", entry.then);
    table.readTables("right", puzzle.right, readPattern);
    table.readTables("wrong", puzzle.wrong, readPattern);
    if (puzzle.right.empty() && puzzle.wrong.empty())
        table.report(FileProblem::MissingKey, "right");
}

// What could not be done with an entry, in its own words; empty: nothing.
static std::string begin(Entry &entry)
{
    const auto game = setUpGame(entry.scenario, shippedData());
    if (!game)
        return game.problems.empty() ? "no game" : "no game: " + game.problems.front().key;
    Position &p = entry.puzzle.start;
    p = Assault::start(*game.value);
    if (!leadOn(p, entry.phase))
        return "the phase " + entry.phase + " does not come";
    for (const auto &[path, value] : entry.corrections) {
        std::string old;
        for (const Correctable &correctable : correctableOf(p))
            if (correctable.path == path)
                old = correctable.value;
        if (!Assault::apply(p, Correct{path, old, value}))
            return "refused: " + path + " = " + value;
    }
    for (const std::string &text : entry.orders) {
        if (p.pending.isChance() && text.find("dice") == std::string::npos)
            settle(p);
        const auto order = Assault::orderFromJson(p, text);
        if (!order || !Assault::apply(p, *order))
            return "refused: " + text;
    }
    settle(p);
    for (const std::string &text : entry.then) {
        const auto order = Assault::orderFromJson(p, text);
        if (!order)
            return "no order: " + text;
        entry.puzzle.then.push_back(*order);
    }
    if (p.pending.isOver() || p.pending.side != p.setting->sideIndex(entry.side))
        return "asked is another side: " + std::string(toString(p.pending.question));
    return {};
}

LoadResult<std::vector<Puzzle>> loadPuzzles(const std::string &path)
{
    const LoadResult<std::string> text = readTextFile(path);
    if (!text)
        return {std::nullopt, text.problems};
    ReadContext context{path, {}, {}};
    std::vector<Entry> entries;
    readDocument(context, *text.value, "hexwerk.puzzles", [&](TableReader &table) {
        table.readTables("puzzle", entries, readEntry, kMostPuzzles);
    });
    std::vector<Puzzle> puzzles;
    if (!hasErrors(context.problems))
        for (Entry &entry : entries) {
            if (std::string fault = begin(entry); !fault.empty())
                context.problems.push_back(
                    {.file = path, .key = entry.puzzle.name, .found = std::move(fault)});
            entry.puzzle.theme = std::filesystem::path(path).stem().string();
            puzzles.push_back(std::move(entry.puzzle));
        }
    return loaded(std::move(puzzles), std::move(context.problems));
}

// "announce"
static std::string kindOf(const Position &p, const Order &order)
{
    constexpr std::string_view kKey = "\"order\":\"";
    const std::string text = Assault::orderToJson(p, order);
    const std::size_t begin = text.find(kKey) + kKey.size();
    return text.substr(begin, text.find('"', begin) - begin);
}

static UnitId unitOf(const Order &order)
{
    if (const auto *announce = std::get_if<Announce>(&order))
        return announce->unit;
    if (const auto *react = std::get_if<React>(&order))
        return react->unit;
    if (const auto *support = std::get_if<Support>(&order))
        return support->unit;
    if (const auto *place = std::get_if<Place>(&order))
        return place->unit;
    if (const auto *play = std::get_if<Play>(&order))
        return play->unit;
    if (const auto *target = std::get_if<Target>(&order))
        return target->unit;
    return {};
}

static std::string cardOf(const Order &order)
{
    if (const auto *call = std::get_if<CallIn>(&order))
        return call->card;
    if (const auto *request = std::get_if<Request>(&order))
        return request->card.value_or("");
    if (const auto *play = std::get_if<Play>(&order))
        return play->card;
    if (const auto *allot = std::get_if<Allot>(&order))
        return allot->card.value_or("");
    if (const auto *choose = std::get_if<Choose>(&order))
        return choose->id;
    if (const auto *lay = std::get_if<Lay>(&order); lay && lay->mine)
        return std::string(toString(*lay->mine));
    return {};
}

template<typename T>
static bool has(const std::vector<T> &values, const T &value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

bool fits(const Position &p, const Pattern &pattern, const Deed &deed)
{
    const auto *announce = std::get_if<Announce>(&deed.first);
    return (pattern.order.empty() || pattern.order == kindOf(p, deed.first)) &&
           (pattern.unit.empty() || p.setting->unitId(pattern.unit) == unitOf(deed.first)) &&
           (pattern.actions.empty() || (announce && has(pattern.actions, announce->action))) &&
           (pattern.target.empty() || p.setting->unitId(pattern.target) == deed.target) &&
           (pattern.to.empty() || (!deed.way.empty() && has(pattern.to, deed.way.back()))) &&
           (pattern.through.empty() ||
            std::any_of(deed.way.begin(), deed.way.end(),
                        [&](Hex hex) { return has(pattern.through, hex); })) &&
           (pattern.facings.empty() || has(pattern.facings, deed.facing)) &&
           (!pattern.stays || deed.way.empty()) &&
           (pattern.card.empty() || pattern.card == cardOf(deed.first));
}

bool isRight(const Puzzle &puzzle, const Deed &deed)
{
    const auto fitsIt = [&](const Pattern &pattern) { return fits(puzzle.start, pattern, deed); };
    const bool isWrong = std::any_of(puzzle.wrong.begin(), puzzle.wrong.end(), fitsIt);
    return !isWrong &&
           (puzzle.right.empty() || std::any_of(puzzle.right.begin(), puzzle.right.end(), fitsIt));
}

std::vector<Puzzle> allPuzzles()
{
    std::set<std::filesystem::path> files;
    for (const auto &file :
         std::filesystem::directory_iterator(std::string(HW_SOURCE_DIR) + "/tests/puzzles"))
        if (file.path().extension() == ".toml")
            files.insert(file.path());
    std::vector<Puzzle> all;
    for (const std::filesystem::path &file : files) {
        auto puzzles = loadPuzzles(file.string());
        for (const Problem &problem : puzzles.problems)
            std::fprintf(stderr, "%s:%d: %s: %s\n", problem.file.c_str(), problem.line,
                         problem.key.c_str(), problem.found.c_str());
        if (!puzzles)
            std::exit(EXIT_FAILURE);
        std::move(puzzles.value->begin(), puzzles.value->end(), std::back_inserter(all));
    }
    return all;
}

std::string nameOf(const Puzzle &puzzle)
{
    return puzzle.theme + ": " + puzzle.name;
}

} // namespace hexwerk::assault::puzzles
