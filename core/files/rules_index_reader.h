// Reads the index of the rules: one text, or the file among the data.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/rule_grammar.h"
#include "core/rulebook/rules_index.h"

#include <string>
#include <string_view>

namespace hexwerk {

// Where that of the system lies, below a folder of data.
std::string rulesIndexFile(std::string_view system);

// `file` is what problems call it.
LoadResult<RulesIndex> readRulesIndex(std::string_view text, const std::string &file,
                                      std::string_view system, const RuleGrammar &grammar);
// That of the system from the first folder that has one.
LoadResult<RulesIndex> loadRulesIndex(const DataPaths &paths, std::string_view system,
                                      const RuleGrammar &grammar);

} // namespace hexwerk
