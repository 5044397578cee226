// Players against each other, in pairs of games with the sides exchanged.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/players_option.h"
#include "app/cli/game.h"
#include "core/assault/mind/level.h"
#include "core/mind/duel.h"
#include "core/mind/score.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <memory>

namespace hexwerk::cli {

namespace {

struct MatchArguments
{
    std::string file;
    std::vector<std::string> players = {"regular", "random"};
    int pairs = 20;
    int rollouts = 200;
    std::uint64_t seed = 1;
};

} // namespace

static std::unique_ptr<assault::ComputerPlayer>
playerOf(const std::string &name, int rollouts, const assault::Position &start, std::uint64_t seed)
{
    const assault::Opponent opponent = *assault::opponentFromString(name);
    return assault::computerPlayer(opponent, start.setting, seed,
                                   {.rollouts = assault::rolloutsOf(opponent.level, rollouts)});
}

// The first player's result of a game in which it has the side `own`.
static void playGame(const assault::Position &start, const MatchArguments &arguments, int pair,
                     assault::SideIndex own, mind::Score &score)
{
    const std::uint64_t seed = 1000 * arguments.seed + static_cast<std::uint64_t>(pair);
    const auto first = playerOf(arguments.players[0], arguments.rollouts, start, 3 * seed + 1);
    const auto second = playerOf(arguments.players[1], arguments.rollouts, start, 3 * seed + 2);
    std::vector<assault::ComputerPlayer *> players = {first.get(), second.get()};
    if (own == 1)
        std::swap(players[0], players[1]);
    play::Randomness dice(3 * seed);
    const assault::SideIndex winner =
        mind::playedOut<assault::Assault>(start, players, dice).winner;
    ++(winner == assault::kNobody ? score.draws : winner == own ? score.wins : score.losses);
}

static nlohmann::ordered_json toJson(const mind::Score &score)
{
    return {{"wins", score.wins}, {"draws", score.draws}, {"losses", score.losses}};
}

static ExitCode match(const CLI::App &program, const MatchArguments &arguments)
{
    auto exitCode = ExitCode::Done;
    const auto game = openGame(program, arguments.file, exitCode);
    if (!game)
        return exitCode;
    const auto &played = dynamic_cast<const play::MatchOf<assault::Assault> &>(*game->match);
    const assault::Position &start = played.position();
    std::array<mind::Score, 2> bySide;
    for (int pair = 0; pair < arguments.pairs; ++pair)
        for (assault::SideIndex own = 0; own < 2; ++own)
            playGame(start, arguments, pair, own, bySide[own]);
    const mind::Score all{bySide[0].wins + bySide[1].wins, bySide[0].draws + bySide[1].draws,
                          bySide[0].losses + bySide[1].losses};
    const mind::Interval interval = mind::wilson(all.share(), all.games());
    nlohmann::ordered_json json = {{"pairs", arguments.pairs},
                                   {"score", all.share()},
                                   {"low", interval.low},
                                   {"high", interval.high},
                                   {"elo", nullptr}};
    if (const double elo = mind::eloOf(all.share()); std::isfinite(elo))
        json["elo"] = elo;
    for (std::size_t side = 0; side < bySide.size(); ++side)
        json["as"][start.setting->scenario.sides[side].id] = toJson(bySide[side]);
    fmt::print("{}\n", json.dump());
    return ExitCode::Done;
}

void addMatch(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<MatchArguments>();
    CLI::App *command = program.add_subcommand(
        "match", "Has computer players play a scenario against each other, in pairs of games with "
                 "the sides exchanged");
    command->add_option("FILE", arguments->file, "A scenario")->required();
    addPlayers(*command, arguments->players, arguments->rollouts);
    command->add_option("--pairs", arguments->pairs, "Pairs of games")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--seed", arguments->seed, "Of dice and players");
    command->callback([&program, &exitCode, arguments] { exitCode = match(program, *arguments); });
}

} // namespace hexwerk::cli
