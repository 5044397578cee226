// Which rules the sources of this project name: the engine, and its tests.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/rules_index.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexwerk {

struct NamedRules
{
    std::set<std::string> inCode;  // core/
    std::set<std::string> inTests; // tests/, and there data/examples/
    bool operator==(const NamedRules &) const = default;
};

// Reads the tree; nothing if the folder has no core/ or no tests/.
std::optional<NamedRules> namedRules(const std::filesystem::path &sources);
// The tree around a folder of data, which an uninstalled program has; empty if there is none.
std::filesystem::path sourcesAround(const DataPaths &paths);

// The enforced rules that are not among the ids, in the order of the index.
std::vector<std::string> enforcedWithout(const std::set<std::string> &ids, const RulesIndex &index);

} // namespace hexwerk
