// Reads the index of the rules: one text, or the file among the data.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/rules_index.h"

#include <string>
#include <string_view>

namespace hexwerk {

// In a folder of data.
inline constexpr std::string_view kRulesIndexFile = "assault/rules-index.toml";

LoadResult<RulesIndex> readRulesIndex(std::string_view text, const std::string &file);
// From the first folder that has one.
LoadResult<RulesIndex> loadRulesIndex(const DataPaths &paths);

} // namespace hexwerk
