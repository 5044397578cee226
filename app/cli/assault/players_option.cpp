#include "app/cli/assault/players_option.h"

#include "core/assault/mind/level.h"

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include <algorithm>

namespace hexwerk::cli {

// An empty text, or what is wrong.
static std::string checkPlayer(const std::string &name)
{
    const std::vector<std::string> known = assault::opponentNames();
    const std::string whose = name.substr(0, name.find('+'));
    if (std::ranges::find(known, whose) == known.end())
        return fmt::format("{} is none of {}", whose, fmt::join(known, ", "));
    if (assault::opponentFromString(name))
        return {};
    if (whose == "random" || whose == "first")
        return fmt::format("{}: the weights of {} cannot be changed", name, whose);
    const auto weights = assault::weightsChanged(name.substr(whose.size()));
    return weights ? fmt::format("{}: write it as {}", name, whose + assault::changesOf(*weights))
                   : fmt::format("{}: not a weight, or not a value from 0 to 100", name);
}

void addPlayers(CLI::App &command, std::vector<std::string> &players, int &rollouts)
{
    command
        .add_option(
            "--sides", players,
            "Two of: random, first, recruit, regular, hardened, veteran, elite; with a style: "
            "regular-bold, veteran-careful; with other weights: regular+danger=0.6")
        ->delimiter(',')
        ->expected(2)
        ->check(CLI::Validator(checkPlayer,
                               fmt::format("{{{}}}", fmt::join(assault::opponentNames(), ","))));
    command
        .add_option("--rollouts", rollouts,
                    "A decision, of a veteran; a hardened player has a tenth, an elite one four "
                    "times as many")
        ->check(CLI::Range(2, 1'000'000));
}

} // namespace hexwerk::cli
