// los and fov: lines of sight on the board of a scenario.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/scenario_board.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>

namespace hexwerk::cli {

struct SightArguments
{
    std::string file;
    std::string from;
    std::string to;
    std::string fromType = "infantry";
    std::string toType = "infantry";
    bool json = false;
};

// A hex beyond the upper rim, which a line may touch, is called B0.
static std::string nameOf(Hex hex)
{
    if (hex.row() >= 0)
        return toString(hex);
    std::string name = toString(Hex::at(hex.column(), 0));
    name.pop_back();
    return name + std::to_string(hex.row() + 1);
}

static nlohmann::ordered_json asJson(const assault::SightLine &line,
                                     const assault::TerrainChart &chart)
{
    nlohmann::ordered_json path = nlohmann::ordered_json::array();
    for (const assault::PathHex &step : line.path) {
        path.push_back({nameOf(step.first)});
        if (step.second)
            path.back().push_back(nameOf(*step.second));
    }
    auto reasons = nlohmann::ordered_json::array();
    for (const assault::SightReason &reason : line.reasons)
        reasons.push_back(
            {{"hex", nameOf(reason.hex)},
             {"rule", reason.rule},
             {"effect", reason.effect == assault::SightReason::Blocks ? "blocks" : "hinders"}});
    auto entry = nlohmann::ordered_json::array();
    for (const Direction side : line.entry)
        entry.push_back(toString(side));
    auto crossed = nlohmann::ordered_json::array();
    for (const assault::CrossedSide &side : line.crossed)
        crossed.push_back({{"hex", nameOf(side.hex)},
                           {"side", toString(side.side)},
                           {"kind", chart.row(side.kind).id}});
    return {{"status", toString(line.status)},
            {"range", line.range},
            {"hindrances", line.hindrances},
            {"path", path},
            {"reasons", reasons},
            {"dice", toString(line.dice)},
            {"entry", entry},
            {"crossed", crossed},
            {"follows_road", line.followsRoad}};
}

static void printPlainly(const SightArguments &arguments, const assault::SightLine &line)
{
    fmt::print("{} to {}: {}, range {}\n", arguments.from, arguments.to, toString(line.status),
               line.range);
    for (const assault::SightReason &reason : line.reasons)
        fmt::print("  {} {} [{}]\n", nameOf(reason.hex),
                   reason.effect == assault::SightReason::Blocks ? "blocks" : "hinders",
                   reason.rule);
    if (!line.dice.isEmpty())
        fmt::print("  defence dice: {}\n", toString(line.dice));
}

static ExitCode los(const CLI::App &program, const SightArguments &arguments)
{
    const auto loaded = loadScenarioBoard(program, arguments.file);
    if (!loaded)
        return loaded.error();
    const std::optional<Hex> from = hexOnBoard(loaded->board, arguments.from);
    const std::optional<Hex> to = hexOnBoard(loaded->board, arguments.to);
    if (!from || !to)
        return ExitCode::Usage;
    if (*from == *to) {
        fmt::print(stderr, "{}: a line of sight needs two different hexes\n", arguments.to);
        return ExitCode::Usage;
    }
    const assault::SightLine line = loaded->sightMap().line(
        {*from, assault::unitTypeFromString(arguments.fromType)},
        {*to, assault::unitTypeFromString(arguments.toType)}, loaded->smoke());
    if (arguments.json)
        fmt::print("{}\n", asJson(line, loaded->chart).dump(2));
    else
        printPlainly(arguments, line);
    return ExitCode::Done;
}

// One letter a hex: . clear, + hindered, # blocked, o the hex itself.
static void printMap(const assault::Board &board, Hex from,
                     const std::vector<assault::SightStatus> &seen)
{
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Hex hex = Hex::at(column, row);
            fmt::print("{}",
                       hex == from ? 'o' : ".+#"[static_cast<std::size_t>(seen[board.index(hex)])]);
        }
        fmt::print("\n");
    }
}

static ExitCode fov(const CLI::App &program, const SightArguments &arguments)
{
    const auto loaded = loadScenarioBoard(program, arguments.file);
    if (!loaded)
        return loaded.error();
    const assault::Board &board = loaded->board;
    const std::optional<Hex> from = hexOnBoard(board, arguments.from);
    if (!from)
        return ExitCode::Usage;
    const std::vector<assault::SightStatus> seen = loaded->sightMap().fieldOfView(
        {*from, assault::unitTypeFromString(arguments.fromType)},
        assault::unitTypeFromString(arguments.toType), loaded->smoke());
    if (!arguments.json) {
        printMap(board, *from, seen);
        return ExitCode::Done;
    }
    auto json = nlohmann::json::object();
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (board.hexAt(i) != *from)
            json[toString(board.hexAt(i))] = toString(seen[i]);
    fmt::print("{}\n", json.dump(2));
    return ExitCode::Done;
}

static CLI::App *addSight(CLI::App &program, const char *name, const char *help,
                          const std::shared_ptr<SightArguments> &arguments)
{
    // "none": a hex without unit.
    static const std::array<std::string, 4> kTypes = {"infantry", "artillery", "vehicle", "none"};
    CLI::App *command = program.add_subcommand(name, help);
    command->add_option("FILE", arguments->file, "Scenario")->required();
    command->add_option("FROM", arguments->from, "Hex, as C4")->required();
    command->add_option("--from-type", arguments->fromType, "Type of the unit in FROM")
        ->check(CLI::IsMember(kTypes));
    command->add_option("--to-type", arguments->toType, "Type of the unit it looks at")
        ->check(CLI::IsMember(kTypes));
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    return command;
}

void addLos(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<SightArguments>();
    CLI::App *command = addSight(program, "los", "One line of sight", arguments);
    command->add_option("TO", arguments->to, "Hex, as C4")->required();
    command->callback([&, arguments] { exitCode = los(program, *arguments); });
}

void addFov(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<SightArguments>();
    CLI::App *command = addSight(program, "fov", "What one hex sees of the whole board", arguments);
    command->callback([&, arguments] { exitCode = fov(program, *arguments); });
}

} // namespace hexwerk::cli
