#include "app/cli/data.h"

#include "app/cli/problem_text.h"
#include "core/files/batch_record.h"
#include "core/files/rule_coverage.h"
#include "core/files/rulebook_reader.h"
#include "core/files/rules_index_reader.h"
#include "core/system/system_of.h"
#include "core/systems.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdlib>

namespace hexwerk::cli {

static constexpr const char *kOption = "--data";

void addDataOption(CLI::App &program)
{
    program.add_option(kOption, "Folder of tables, cards and tiles that is asked first")
        ->type_name("DIR");
    program.fallthrough();
}

static const char *variable(const char *name)
{
    return std::getenv(name);
}

std::optional<DataPaths> findPaths(const CLI::App &program)
{
    const CLI::App *root = &program;
    while (root->get_parent())
        root = root->get_parent();
    const CLI::Option *option = root->get_option(kOption);
    const std::string folder = option->empty() ? std::string() : option->as<std::string>();
    std::error_code error;
    if (!folder.empty() && !std::filesystem::is_directory(folder, error)) {
        fmt::print(stderr, "{}: error: is no folder of data\n", folder);
        return std::nullopt;
    }
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return dataPaths(folder, variable, self);
}

template<typename T>
static std::optional<T> valueOf(LoadResult<T> result)
{
    for (const Problem &problem : result.problems)
        fmt::print(stderr, "{}\n", line(problem));
    return std::move(result.value);
}

std::optional<Libraries> findLibraries(const CLI::App &program)
{
    const std::optional<DataPaths> paths = findPaths(program);
    if (!paths)
        return std::nullopt;
    finishBatches(userLibrary(variable));
    return Libraries(systems(), *paths);
}

SharedLibrary libraryOf(Libraries &libraries, const Rules &rules)
{
    const bool isNew = !libraries.has(rules);
    const SystemLibrary &library = libraries.of(rules);
    if (isNew)
        print(library.problems);
    return library ? *library.value : nullptr;
}

FileSystem systemOfFile(Libraries &libraries, const TextSource &file)
{
    auto rules = systemOf(file, libraries.systems());
    if (!rules)
        return {nullptr, nullptr, std::move(rules.problems)};
    return {*rules.value, libraryOf(libraries, **rules.value), {}};
}

std::optional<Rulebook> findRulebook(const CLI::App &program, const Rules &rules)
{
    const std::optional<DataPaths> paths = findPaths(program);
    return paths ? valueOf(loadRulebook(*paths, rules.id(), rules.grammar())) : std::nullopt;
}

std::optional<RulesIndex> findRulesIndex(const CLI::App &program, const Rules &rules)
{
    const std::optional<DataPaths> paths = findPaths(program);
    return paths ? valueOf(loadRulesIndex(*paths, rules.id(), rules.grammar())) : std::nullopt;
}

std::filesystem::path findSources(const CLI::App &program, const Rules &rules)
{
    const std::optional<DataPaths> paths = findPaths(program);
    return paths ? sourcesAround(*paths, rules.id()) : std::filesystem::path();
}

} // namespace hexwerk::cli
