#include "app/cli/assault/players_option.h"

#include "core/assault/mind/level.h"

#include <CLI/CLI.hpp>

namespace hexwerk::cli {

void addPlayers(CLI::App &command, std::vector<std::string> &players, int &rollouts)
{
    command
        .add_option("--sides", players,
                    "Two of: random, recruit, regular, veteran; with a style: regular-bold, "
                    "veteran-careful")
        ->delimiter(',')
        ->expected(2)
        ->check(CLI::IsMember(assault::opponentsWithoutClock()));
    command.add_option("--rollouts", rollouts, "A decision, of a veteran")
        ->check(CLI::Range(2, 1'000'000));
}

} // namespace hexwerk::cli
