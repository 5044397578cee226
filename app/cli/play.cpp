#include "app/cli/commands.h"
#include "app/cli/game.h"
#include "app/cli/order_lines.h"
#include "core/base/hash.h"
#include "core/files/held_file.h"
#include "core/files/limits.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>

namespace hexwerk::cli {

namespace {

struct PlayArguments
{
    std::string file;
    std::string orders;
    std::string log;
    std::string side; // the game that is written is a copy for it
    bool random = false;
    bool alternate = false;
    bool todays = false;
    std::uint64_t seed = 1;
    bool json = false;
};

} // namespace

static ExitCode playOrders(PlayableGame &game, const std::string &file)
{
    const auto lines = readOrderLines(file);
    if (!lines && lines.error() == OrderLinesFault::TooLarge) {
        fmt::print(stderr, "{}: more than {} orders or {} MiB\n", file, limits::kMostElements,
                   limits::kLargestToml >> 20);
        return ExitCode::Invalid;
    }
    if (!lines) {
        fmt::print(stderr, "{}: cannot be read\n", file);
        return ExitCode::Failed;
    }
    for (const OrderLine &line : *lines)
        if (const auto ruling = game.match->say(line.text); !ruling) {
            fmt::print(stderr, "{}:{}: {}\n", file, line.number, line.text);
            fmt::print("{}\n", refusalToJson(ruling.error(), game.file.head->rules()));
            return ExitCode::Invalid;
        }
    game.match->answerFormally();
    return ExitCode::Done;
}

static void playRandomly(play::Match &match, std::uint64_t seed)
{
    play::Randomness randomness(seed);
    while (!match.isOver())
        match.sayAnything(randomness);
}

// How it stands, with all that happened.
static std::string summaryOf(const play::Match &match)
{
    auto summary = nlohmann::ordered_json::parse(match.report());
    summary["events"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < match.records().size(); ++i)
        for (const std::string &event : match.events(i))
            summary["events"].push_back(nlohmann::ordered_json::parse(event));
    summary["hash"] = hashText(match.hash());
    return summary.dump();
}

static ExitCode writeLog(const PlayArguments &arguments, const GameFile &game)
{
    std::optional<GameFile> copy;
    if (!arguments.side.empty()) {
        copy = copyFor(game, arguments.side);
        if (!copy) {
            fmt::print(stderr,
                       "--for {}: the secrets of the other side cannot be left out, or there is no "
                       "such side\n",
                       arguments.side);
            return ExitCode::Invalid;
        }
    }
    if (const WriteResult written = writeGame(arguments.log, copy ? *copy : game); !written) {
        fmt::print(stderr, "{}: cannot be written: {}\n", arguments.log,
                   written.error().reason.message());
        return ExitCode::Failed;
    }
    return ExitCode::Done;
}

// A copy has less than the game: it does not take its place.
static bool writesOverItsGame(const PlayArguments &arguments)
{
    std::error_code error;
    return !arguments.side.empty() &&
           std::filesystem::equivalent(arguments.file, arguments.log, error);
}

static ExitCode play(const CLI::App &program, const PlayArguments &arguments)
{
    if (writesOverItsGame(arguments)) {
        fmt::print(stderr, "{}: the copy needs a file of its own\n", arguments.log);
        return ExitCode::Usage;
    }
    HeldFile log(arguments.log);
    if (!arguments.log.empty() && !log.hold()) {
        fmt::print(stderr,
                   "{}: is being played in another program; close the game there, or write another "
                   "file\n",
                   arguments.log);
        return ExitCode::Failed;
    }
    auto exitCode = ExitCode::Done;
    auto game = openGame(program, arguments.file, exitCode,
                         arguments.alternate ? History::Alternate : History::Historical,
                         arguments.todays ? Values::Todays : Values::Own);
    if (!game)
        return exitCode;
    if (!arguments.orders.empty())
        exitCode = playOrders(*game, arguments.orders);
    if (arguments.random)
        playRandomly(*game->match, arguments.seed);
    game->file.orders = game->match->records();
    if (!arguments.log.empty())
        if (const ExitCode written = writeLog(arguments, game->file); written != ExitCode::Done)
            return written;
    if (exitCode == ExitCode::Done)
        fmt::print("{}\n", summaryOf(*game->match));
    return exitCode;
}

void addPlay(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<PlayArguments>();
    CLI::App *command = program.add_subcommand("play", "Applies orders, or plays at random");
    command->add_option("FILE", arguments->file, "A scenario or a game")->required();
    auto *orders = command->add_option("--orders", arguments->orders, "Orders, one JSON a line");
    auto *log = command->add_option("--log", arguments->log, "Writes the game there");
    command
        ->add_option("--for", arguments->side,
                     "A copy for that side, without the secrets of the other one")
        ->needs(log);
    command->add_flag("--random", arguments->random, "Plays random legal orders to the end")
        ->excludes(orders);
    command->add_flag("--alternate", arguments->alternate, "With the sides exchanged");
    command->add_flag(
        "--todays-values", arguments->todays,
        "A game with today's cards, tiles and tables, not with those it was started with");
    command->add_option("--seed", arguments->seed, "Of the random orders");
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&program, &exitCode, arguments] { exitCode = play(program, *arguments); });
}

} // namespace hexwerk::cli
