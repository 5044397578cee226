// Which rules of a system the sources of this project name: its engine, and the tests of that.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/rule_grammar.h"
#include "core/rulebook/rules_index.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

struct NamedRules
{
    std::set<std::string> inCode;
    std::set<std::string> inTests;
    bool operator==(const NamedRules &) const = default;
};

// Reads the folder of the system in core/ and in tests/core/ of the tree; nothing if one is not
// there.
std::optional<NamedRules> namedRules(const std::filesystem::path &sources, std::string_view system,
                                     const RuleGrammar &grammar);
// The tree around a folder of data that has those of the system, as an uninstalled program has;
// empty if there is none.
std::filesystem::path sourcesAround(const DataPaths &paths, std::string_view system);

// The enforced rules that are not among the ids, in the order of the index.
std::vector<std::string> enforcedWithout(const std::set<std::string> &ids, const RulesIndex &index);

} // namespace hexwerk
