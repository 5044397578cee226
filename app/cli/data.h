// The data that commands work with.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/rules_index.h"

#include <CLI/App.hpp>

#include <filesystem>
#include <optional>

namespace hexwerk::cli {

// --data DIR, for every command, before it or after it; so it is added before them.
void addDataOption(CLI::App &program);
// Where data are looked for: --data, the environment, beside the program. None if --data names no
// folder.
std::optional<DataPaths> findPaths(const CLI::App &program);
// From those places. What is wrong with the data goes to standard error;
// without a value no command can do its work.
std::optional<assault::DataStore> findData(const CLI::App &program);
// The rules text from the same places.
std::optional<Rulebook> findRulebook(const CLI::App &program);
std::optional<RulesIndex> findRulesIndex(const CLI::App &program);
// The tree of sources around the data; empty if there is none, as where the program is installed.
std::filesystem::path findSources(const CLI::App &program);

} // namespace hexwerk::cli
