// Courses through scenarios.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/guide.h"
#include "core/rulebook/rule_grammar.h"

#include <string>
#include <string_view>

namespace hexwerk {

// The text of a `hexwerk.guide` file of the system; `file` is what problems call it.
LoadResult<Guide> readGuide(std::string_view text, const std::string &file, std::string_view system,
                            const RuleGrammar &grammar);

// Where guides lie in the folder of their system.
inline constexpr std::string_view kGuideFolder = "guides";

// The first of the guides of the system in the folders that goes through the scenario with that
// id; one without lessons if there is none. Broken files are left out.
Guide loadGuide(const DataPaths &paths, std::string_view system, const RuleGrammar &grammar,
                std::string_view scenario);

} // namespace hexwerk
