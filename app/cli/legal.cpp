#include "app/cli/commands.h"
#include "app/cli/game.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hexwerk::cli {

using Json = nlohmann::ordered_json;

static void printLines(const Json &answer)
{
    fmt::print("{}\n", answer["pending"].dump());
    for (const Json &order : answer["orders"])
        fmt::print("{}\n", order.dump());
}

static ExitCode legal(const CLI::App &program, const std::string &file, History history, bool json)
{
    auto exitCode = ExitCode::Done;
    const auto game = openGame(program, file, exitCode, history);
    if (!game)
        return exitCode;
    const auto offers = game->match->offers();
    Json answer = {{"pending", Json::parse(game->match->pending())},
                   {"orders", Json::array()},
                   {"complete", offers.complete}};
    for (const std::string &order : offers.orders)
        answer["orders"].push_back(Json::parse(order));
    if (const auto wanted = game->match->wanted())
        answer["wanted"] = *wanted;
    if (json)
        fmt::print("{}\n", answer.dump());
    else
        printLines(answer);
    return ExitCode::Done;
}

void addLegal(CLI::App &program, ExitCode &exitCode)
{
    struct LegalArguments
    {
        std::string file;
        bool alternate = false;
        bool json = false;
    };
    const auto arguments = std::make_shared<LegalArguments>();
    CLI::App *command =
        program.add_subcommand("legal", "The pending question of a game and its legal orders");
    command->add_option("FILE", arguments->file, "A scenario or a game")->required();
    command->add_flag("--alternate", arguments->alternate, "With the sides exchanged");
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&program, &exitCode, arguments] {
        exitCode =
            legal(program, arguments->file,
                  arguments->alternate ? History::Alternate : History::Historical, arguments->json);
    });
}

} // namespace hexwerk::cli
