#include "app/cli/commands.h"
#include "app/cli/game.h"
#include "app/cli/order_lines.h"
#include "core/assault/summary.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>

namespace hexwerk::cli {

namespace {

struct Arguments
{
    std::string file;
    std::string orders;
    std::string log;
    bool random = false;
    std::uint64_t seed = 1;
    bool json = false;
};

} // namespace

static ExitCode playOrders(GameSession &session, const std::string &file,
                           std::vector<std::string> &events)
{
    const auto lines = readOrderLines(file);
    if (!lines) {
        fmt::print(stderr, "{}: cannot be read\n", file);
        return ExitCode::Failed;
    }
    for (const OrderLine &line : *lines) {
        const auto happened = session.apply(line.text);
        if (!happened) {
            fmt::print(stderr, "{}:{}: {}\n", file, line.number, line.text);
            fmt::print("{}\n", refusalToJson(happened.error()));
            return ExitCode::Invalid;
        }
        events.insert(events.end(), happened->begin(), happened->end());
    }
    return ExitCode::Done;
}

static void playRandomly(GameSession &session, std::uint64_t seed, std::vector<std::string> &events)
{
    play::RandomPlayer<assault::Assault> player(seed);
    while (!session.isOver()) {
        const auto happened = session.apply(player.answer(session.game().position()));
        for (const auto &event : *happened)
            events.push_back(assault::Assault::eventToJson(session.game().position(), event));
    }
}

static ExitCode play(const CLI::App &program, const Arguments &arguments)
{
    auto exitCode = ExitCode::Done;
    const auto game = loadGame(program, arguments.file, exitCode);
    if (!game)
        return exitCode;
    std::vector<std::string> events;
    if (!arguments.orders.empty())
        exitCode = playOrders(*game->session, arguments.orders, events);
    if (exitCode != ExitCode::Done)
        return exitCode;
    if (arguments.random)
        playRandomly(*game->session, arguments.seed, events);
    fmt::print("{}\n", assault::summaryToJson(game->session->game().position(), events));
    return exitCode;
}

void addPlay(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<Arguments>();
    CLI::App *command = program.add_subcommand("play", "Applies orders, or plays at random");
    command->add_option("FILE", arguments->file, "A scenario or a game")->required();
    auto *orders = command->add_option("--orders", arguments->orders, "Orders, one JSON a line");
    command->add_option("--log", arguments->log, "Writes the game there");
    command->add_flag("--random", arguments->random, "Plays random legal orders to the end")
        ->excludes(orders);
    command->add_option("--seed", arguments->seed, "Of the random orders");
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&program, &exitCode, arguments] { exitCode = play(program, *arguments); });
}

} // namespace hexwerk::cli
