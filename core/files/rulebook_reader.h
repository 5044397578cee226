// Reads rulebook files: one text, or all that lie in the folders of data.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/rule_grammar.h"
#include "core/rulebook/rulebook.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// The entries of one file of the system, in its order.
LoadResult<std::vector<RuleEntry>> readRulebook(std::string_view text, const std::string &file,
                                                std::string_view system,
                                                const RuleGrammar &grammar);

// Where its files lie in the folder of the system.
inline constexpr std::string_view kRulebookFolder = "rulebook";

// The rulebook of the system in every folder; the first that has an id wins, so an owner's own
// words come before ours, and its index gives the order. It goes on after errors: a broken file is
// left out. The value is always there.
LoadResult<Rulebook> loadRulebook(const DataPaths &paths, std::string_view system,
                                  const RuleGrammar &grammar);

} // namespace hexwerk
