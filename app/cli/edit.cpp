#include "app/cli/commands.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/files/atomic_file.h"
#include "core/files/document.h"
#include "core/files/lossless_patch.h"
#include "core/files/lossless_path.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "core/system/system_of.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::cli {

namespace {

struct EditRequest
{
    std::string file;
    std::vector<std::string> sets;
    std::string out;
    bool json = false;
};

// What the steps of one edit share.
struct Desk
{
    std::string file;
    Libraries libraries;

    std::vector<Problem> problemsOf(const std::string &text)
    {
        const FileSystem system = systemOfFile(libraries, {file, text});
        return system.library ? system.rules->validate({file, text}, *system.library)
                              : system.problems;
    }
};

struct Assignment
{
    std::vector<std::string> path;
    std::string value;
};

// A text of the file with what is wrong with it.
struct Draft
{
    std::string text;
    std::vector<Problem> problems;
    SetPlace place;

    std::ptrdiff_t errors() const
    {
        return std::count_if(problems.begin(), problems.end(), [](const Problem &problem) {
            return problem.severity() == Severity::Error;
        });
    }
};

void say(const std::string &message)
{
    fmt::print(stderr, "{}\n", message);
}

// PATH=VALUE; the sign that parts them stands outside quotes.
std::optional<Assignment> readAssignment(const std::string &set)
{
    std::size_t sign = 0;
    for (bool quoted = false; sign < set.size() && (quoted || set[sign] != '='); ++sign)
        quoted ^= set[sign] == '"';
    auto path = keyPath(std::string_view(set).substr(0, sign));
    if (sign == set.size() || !path)
        return std::nullopt;
    return Assignment{std::move(*path), set.substr(sign + 1)};
}

std::optional<TomlValue> readValue(const std::string &value)
{
    const auto table = readToml("value = " + value);
    if (!table || table->entries.size() != 1)
        return std::nullopt;
    return table->entries.front().value;
}

// Empty if the path leads nowhere.
std::optional<Draft> attempt(Desk &desk, const Draft &draft, const std::vector<std::string> &path,
                             TomlValue value)
{
    auto tree = readToml(draft.text);
    if (!tree)
        return std::nullopt;
    const auto place = setAt(*tree, path, std::move(value));
    if (!place)
        return std::nullopt;
    const auto rules = systemOf({desk.file, draft.text}, desk.libraries.systems());
    if (!rules)
        return std::nullopt;
    const KeyOrder order((*rules.value)->keyRows(rootText(draft.text, "format")));
    auto text = rewritten(draft.text, *tree, order);
    if (!text)
        return std::nullopt;
    std::vector<Problem> problems = desk.problemsOf(*text);
    return Draft{std::move(*text), std::move(problems), *place};
}

bool isText(const std::optional<TomlValue> &value)
{
    return value && value->as<std::string>();
}

// VALUE as TOML if that fits the key, else as the text that it is. Empty if the path leads nowhere.
std::optional<Draft> assigned(Desk &desk, const Draft &draft, const Assignment &assignment)
{
    const auto value = readValue(assignment.value);
    const auto asText = attempt(desk, draft, assignment.path, assignment.value);
    if (!value || !asText)
        return asText;
    const auto asValue = attempt(desk, draft, assignment.path, *value);
    const bool textFits = !asValue || asText->errors() < asValue->errors();
    const bool textStood = isText(asText->place.before) && !isText(value);
    return textFits || textStood ? asText : asValue;
}

// The key that was set is one that its table does not have.
bool madeUnknownKey(const Draft &draft)
{
    if (draft.place.before)
        return false;
    const std::string &key = draft.place.path.shown;
    return std::any_of(draft.problems.begin(), draft.problems.end(), [&](const Problem &problem) {
        const bool isAbove = key.starts_with(problem.key + ".");
        if (problem.code == FileProblem::UnknownKey || problem.code.name() == "unknown-option")
            return isAbove || problem.key == key;
        return problem.code == FileProblem::WrongType && isAbove;
    });
}

ExitCode leadsNowhere(const std::string &set)
{
    say(fmt::format("--set {}: the path leads nowhere in this file", set));
    return ExitCode::Usage;
}

ExitCode save(const std::string &out, const std::string &text)
{
    const WriteResult written = writeFile(out, text);
    if (written)
        return ExitCode::Done;
    say(fmt::format("{}: cannot {}: {}", out, toString(written.error().step),
                    written.error().reason.message()));
    return ExitCode::Failed;
}

ExitCode edit(const CLI::App &program, const EditRequest &request)
{
    std::optional<Libraries> libraries = findLibraries(program);
    const LoadResult<std::string> text = readTextFile(request.file);
    print(text.problems);
    if (!libraries || !text)
        return ExitCode::Failed;
    Desk desk{request.file, std::move(*libraries)};
    if (const auto system = systemOfFile(desk.libraries, {request.file, *text.value});
        system.rules && !system.library)
        return ExitCode::Failed;
    Draft draft{*text.value, desk.problemsOf(*text.value), {}};
    for (const std::string &set : request.sets) {
        if (draft.errors() > 0 && &set == &request.sets.front())
            break; // as the editor, which does not open it
        const auto assignment = readAssignment(set);
        auto next = assignment ? assigned(desk, draft, *assignment) : std::nullopt;
        if (!next || madeUnknownKey(*next))
            return leadsNowhere(set);
        draft = std::move(*next);
    }
    if (request.json)
        fmt::print("{}\n", toJson(draft.problems));
    else
        print(draft.problems);
    return draft.errors() > 0 ? ExitCode::Invalid : save(request.out, draft.text);
}

} // namespace

void addEdit(CLI::App &program, ExitCode &exitCode)
{
    auto request = std::make_shared<EditRequest>();
    CLI::App *command = program.add_subcommand(
        "edit", "Load and save a file as the editor does; what is not changed stays as it is");
    command->add_option("file", request->file, "Any file of Hexwerk")->required();
    command
        ->add_option("--set", request->sets,
                     "PATH=VALUE, such as turns=8, board.rows=12, unit.u1.at=C4")
        ->allow_extra_args(false);
    command->add_option("-o,--output", request->out, "Where to save; may be the same file")
        ->required();
    command->add_flag("--json", request->json, "Its problems as validate prints them");
    command->callback([request, &program, &exitCode] { exitCode = edit(program, *request); });
}

} // namespace hexwerk::cli
