#include "app/cli/assault/scenario_board.h"

#include "app/cli/assault/data.h"
#include "app/cli/problem_text.h"
#include "core/assault/board/compose.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/text_file.h"

#include <fmt/format.h>

namespace hexwerk::cli {

assault::SightMap ScenarioBoard::sightMap() const
{
    return assault::SightMap(board, chart, data.system.smokeDie, scenario.losLimit);
}

assault::SmokeMarkers ScenarioBoard::smoke() const
{
    return smokeMarkers(scenario.board.smoke);
}

static ExitCode complain(const std::vector<Problem> &problems)
{
    auto exitCode = ExitCode::Invalid;
    for (const Problem &problem : problems)
        if (problem.severity() == Severity::Error) {
            fmt::print(stderr, "{}\n", line(problem));
            if (problem.code == FileProblem::CannotRead)
                exitCode = ExitCode::Failed;
        }
    return exitCode;
}

tl::expected<ScenarioBoard, ExitCode> loadScenarioBoard(const CLI::App &program,
                                                        const std::string &file)
{
    const auto data = findAssaultData(program);
    if (!data)
        return tl::unexpected(ExitCode::Failed);
    const LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(complain(text.problems));
    if (const std::vector<Problem> problems = validateText(*text.value, file, *data);
        hasErrors(problems))
        return tl::unexpected(complain(problems));
    LoadResult<assault::ScenarioFile> read = assault::readScenario(*text.value, file);
    if (!read)
        return tl::unexpected(complain(read.problems)); // another of our formats
    ScenarioBoard result;
    result.scenario = std::move(read.value->scenario);
    result.data = *data;
    result.chart = result.data.terrainFor(result.scenario.profile);
    auto board = compose(result.scenario.board, result.chart, result.data.tileLookup());
    if (!board) {
        fmt::print(stderr, "{}: error: the board does not fit together\n", file);
        return tl::unexpected(ExitCode::Invalid);
    }
    result.board = std::move(*board);
    return result;
}

std::optional<Hex> hexOnBoard(const assault::Board &board, const std::string &name)
{
    const std::optional<Hex> hex = hexFromString(name);
    if (!hex)
        fmt::print(stderr, "{}: no name of a hex; column letters and row, as in C4\n", name);
    else if (!board.contains(*hex))
        fmt::print(stderr, "{}: off the board, which goes from A1 to {}\n", name,
                   toString(Hex::at(board.columns() - 1, board.rows() - 1)));
    return hex && board.contains(*hex) ? hex : std::nullopt;
}

} // namespace hexwerk::cli
