#include "app/cli/commands.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/assault/files/checks/picture_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/files/text_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace hexwerk::cli {

static std::vector<Problem> problemsOf(const std::string &file, const assault::DataStore &data)
{
    LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return std::move(text.problems);
    std::vector<Problem> problems = validateText(*text.value, file, data);
    for (Problem &problem : assault::checkPictures(*text.value, file))
        problems.push_back(std::move(problem));
    sortByPlace(problems);
    return problems;
}

static ExitCode validate(const CLI::App &program, const std::vector<std::string> &files, bool json)
{
    const std::optional<assault::DataStore> data = findData(program);
    if (!data)
        return ExitCode::Failed;
    auto exitCode = ExitCode::Done;
    std::vector<Problem> found;
    for (const std::string &file : files)
        for (const Problem &problem : problemsOf(file, *data)) {
            if (json)
                found.push_back(problem);
            else
                fmt::print(stderr, "{}\n", line(problem));
            if (problem.code == ProblemCode::CannotRead)
                exitCode = ExitCode::Failed;
            else if (problem.severity() == Severity::Error && exitCode == ExitCode::Done)
                exitCode = ExitCode::Invalid;
        }
    if (json)
        fmt::print("{}\n", toJson(found));
    return exitCode;
}

void addValidate(CLI::App &program, ExitCode &exitCode)
{
    struct ValidateArguments
    {
        std::vector<std::string> files;
        bool json = false;
    };
    const auto arguments = std::make_shared<ValidateArguments>();
    CLI::App *command = program.add_subcommand("validate", "All errors and warnings of files");
    command->add_option("FILE", arguments->files, "Scenarios, tiles, cards, systems")->required();
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&program, &exitCode, arguments] {
        exitCode = validate(program, arguments->files, arguments->json);
    });
}

} // namespace hexwerk::cli
