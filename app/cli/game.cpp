#include "app/cli/game.h"

#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/files/game_setup.h"
#include "core/files/scenario_reader.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hexwerk::cli {

static void print(const std::vector<Problem> &problems)
{
    for (const Problem &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
}

static ExitCode exitCodeFor(const std::vector<Problem> &problems)
{
    const bool unreadable =
        std::any_of(problems.begin(), problems.end(),
                    [](const Problem &problem) { return problem.code == ProblemCode::CannotRead; });
    return unreadable ? ExitCode::Failed : ExitCode::Invalid;
}

std::optional<LoadedGame> loadGame(const CLI::App &program, const std::string &file,
                                   ExitCode &exitCode)
{
    const auto data = findData(program);
    if (!data) {
        exitCode = ExitCode::Failed;
        return std::nullopt;
    }
    LoadResult<ScenarioFile> read = loadScenario(file);
    if (!read) {
        print(read.problems);
        exitCode = exitCodeFor(read.problems);
        return std::nullopt;
    }
    const auto game = setUpGame(read.value->scenario, *data, read.value->places, file);
    print(game.problems);
    if (!game) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    return LoadedGame{.scenario = std::move(read.value->scenario),
                      .session =
                          std::make_unique<GameSession>(assault::Assault::start(*game.value))};
}

std::string refusalToJson(const Refusal &refusal)
{
    const nlohmann::ordered_json json = {{"message", toString(refusal.message)},
                                         {"rule", refusal.rule},
                                         {"numbers", refusal.numbers}};
    return json.dump();
}

} // namespace hexwerk::cli
