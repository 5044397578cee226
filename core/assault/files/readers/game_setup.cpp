#include "core/assault/files/readers/game_setup.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/validation.h"

#include <algorithm>

namespace hexwerk::assault {

LoadResult<NewGame> setUpGame(const Scenario &scenario, const DataStore &data,
                              const SourceMap &places, const std::string &file)
{
    auto [board, problems] = checkScenario(scenario, data, places, file);
    // A half-done scenario is only warned of, but it cannot be played without two sides.
    const bool tooFew = std::any_of(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.code == ContentProblem::TooFewSides;
    });
    if (!board || tooFew)
        return {std::nullopt, std::move(problems)};
    return {newGame(scenario, data.system, data.cards, *std::move(board)), std::move(problems)};
}

} // namespace hexwerk::assault
