#include "app/cli/commands.h"
#include "app/cli/game.h"
#include "app/cli/order_lines.h"
#include "core/assault/summary.h"
#include "core/files/held_file.h"
#include "core/files/limits.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>

namespace hexwerk::cli {

namespace {

struct PlayArguments
{
    std::string file;
    std::string orders;
    std::string log;
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
        if (const auto ruling = game.say({.json = line.text}); !ruling) {
            fmt::print(stderr, "{}:{}: {}\n", file, line.number, line.text);
            fmt::print("{}\n", refusalToJson(ruling.error()));
            return ExitCode::Invalid;
        }
    game.answerFormally();
    return ExitCode::Done;
}

static void playRandomly(PlayableGame &game, std::uint64_t seed)
{
    play::RandomPlayer<assault::Assault> player(seed);
    while (!game.session->isOver()) {
        const auto &position = game.session->game().position();
        const auto ruling =
            game.say({.json = assault::Assault::orderToJson(position, player.answer(position))});
        HW_EXPECTS(ruling); // it plays what is offered
    }
}

static ExitCode play(const CLI::App &program, const PlayArguments &arguments)
{
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
        playRandomly(*game, arguments.seed);
    if (!arguments.log.empty())
        if (const WriteResult written = writeGame(arguments.log, game->file); !written) {
            fmt::print(stderr, "{}: cannot be written: {}\n", arguments.log,
                       written.error().reason.message());
            return ExitCode::Failed;
        }
    if (exitCode == ExitCode::Done)
        fmt::print("{}\n", assault::summaryToJson(game->session->game().position(), game->events));
    return exitCode;
}

void addPlay(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<PlayArguments>();
    CLI::App *command = program.add_subcommand("play", "Applies orders, or plays at random");
    command->add_option("FILE", arguments->file, "A scenario or a game")->required();
    auto *orders = command->add_option("--orders", arguments->orders, "Orders, one JSON a line");
    command->add_option("--log", arguments->log, "Writes the game there");
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
