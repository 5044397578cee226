#include "app/cli/commands.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/files/document.h"
#include "core/files/reader_notes.h"
#include "core/files/text_file.h"
#include "core/lab/study_file.h"
#include "texts/translation/notes.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace hexwerk::cli {

// None where the system of the file cannot be used.
static std::optional<std::vector<Problem>> problemsOf(const std::string &file, Libraries &libraries)
{
    LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return std::move(text.problems);
    const std::string format = rootText(*text.value, "format");
    if (format == "hexwerk.translations") // of no system
        return translation::readNotes(*text.value, file).problems;
    if (format == "hexwerk.reader_notes") // no system either
        return readRuleNotes(*text.value, file).problems;
    if (format == lab::kStudyFormat) // nor here
        return lab::readStudy(*text.value, file).problems;
    const TextSource source{file, std::move(*text.value)};
    const FileSystem system = systemOfFile(libraries, source);
    if (!system.rules)
        return system.problems;
    return system.library ? std::optional(system.rules->validate(source, *system.library))
                          : std::nullopt;
}

static ExitCode validate(const CLI::App &program, const std::vector<std::string> &files, bool json)
{
    std::optional<Libraries> libraries = findLibraries(program);
    if (!libraries)
        return ExitCode::Failed;
    auto exitCode = ExitCode::Done;
    std::vector<Problem> found;
    for (const std::string &file : files) {
        const auto problems = problemsOf(file, *libraries);
        if (!problems)
            return ExitCode::Failed;
        for (const Problem &problem : *problems) {
            if (json)
                found.push_back(problem);
            else
                fmt::print(stderr, "{}\n", line(problem));
            if (problem.code == FileProblem::CannotRead)
                exitCode = ExitCode::Failed;
            else if (problem.severity() == Severity::Error && exitCode == ExitCode::Done)
                exitCode = ExitCode::Invalid;
        }
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
