#include "app/cli/data.h"

#include "app/cli/problem_text.h"
#include "core/files/batch_record.h"
#include "core/files/rule_coverage.h"
#include "core/files/rulebook_reader.h"
#include "core/files/rules_index_reader.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdlib>

namespace hexwerk::cli {

static constexpr const char *kOption = "--data";

void addDataOption(CLI::App &program)
{
    program.add_option(kOption, "Folder of tables, cards and tiles that is asked first");
    program.fallthrough();
}

static const char *variable(const char *name)
{
    return std::getenv(name);
}

std::optional<DataPaths> findPaths(const CLI::App &program)
{
    const CLI::Option *option = program.get_option(kOption);
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

std::optional<assault::DataStore> findData(const CLI::App &program)
{
    const std::optional<DataPaths> paths = findPaths(program);
    if (!paths)
        return std::nullopt;
    finishBatches(userLibrary(variable));
    return valueOf(assault::loadData(*paths));
}

std::optional<Rulebook> findRulebook(const CLI::App &program)
{
    const std::optional<DataPaths> paths = findPaths(program);
    return paths ? valueOf(loadRulebook(*paths)) : std::nullopt;
}

std::optional<RulesIndex> findRulesIndex(const CLI::App &program)
{
    const std::optional<DataPaths> paths = findPaths(program);
    return paths ? valueOf(loadRulesIndex(*paths)) : std::nullopt;
}

std::filesystem::path findSources(const CLI::App &program)
{
    const std::optional<DataPaths> paths = findPaths(program);
    return paths ? sourcesAround(*paths) : std::filesystem::path();
}

} // namespace hexwerk::cli
