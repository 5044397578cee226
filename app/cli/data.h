// The data that commands work with.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/rulebook/rules_index.h"
#include "core/system/libraries.h"

#include <CLI/App.hpp>

#include <filesystem>
#include <optional>

namespace hexwerk::cli {

// --data DIR, for every command, before it or after it; so it is added before them.
void addDataOption(CLI::App &program);
// Where data are looked for, whichever command asks: --data, the environment, beside the program.
// None if --data names no folder.
std::optional<DataPaths> findPaths(const CLI::App &program);
// The systems of the program, with their data from those places.
std::optional<Libraries> findLibraries(const CLI::App &program);
// The data of one of them. What is wrong with them goes to standard error when they are first asked
// for; null: no command can do its work.
SharedLibrary libraryOf(Libraries &libraries, const Rules &rules);
// Those of the system that the file belongs to; with a problem where there is none such.
struct FileSystem
{
    const Rules *rules = nullptr;
    SharedLibrary library;
    std::vector<Problem> problems;
};
FileSystem systemOfFile(Libraries &libraries, const TextSource &file);
// The rules text of a system, from the same places.
std::optional<Rulebook> findRulebook(const CLI::App &program, const Rules &rules);
std::optional<RulesIndex> findRulesIndex(const CLI::App &program, const Rules &rules);
// The tree of sources of a system around the data; empty if there is none, as where the program is
// installed.
std::filesystem::path findSources(const CLI::App &program, const Rules &rules);

} // namespace hexwerk::cli
