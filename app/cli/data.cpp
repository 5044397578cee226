#include "app/cli/data.h"

#include "app/cli/problem_text.h"

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

std::optional<DataStore> findData(const CLI::App &program)
{
    const CLI::Option *option = program.get_option(kOption);
    const std::string folder = option->empty() ? std::string() : option->as<std::string>();
    std::error_code error;
    if (!folder.empty() && !std::filesystem::is_directory(folder, error)) {
        fmt::print(stderr, "{}: error: is no folder of data\n", folder);
        return std::nullopt;
    }
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto variable = [](const char *name) -> const char * { return std::getenv(name); };
    LoadResult<DataStore> data = loadData(dataPaths(folder, variable, self));
    for (const Problem &problem : data.problems)
        fmt::print(stderr, "{}\n", line(problem));
    return std::move(data.value);
}

} // namespace hexwerk::cli
