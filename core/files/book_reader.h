// Reads what goes with the rulebook of a system: its terms, our rulings and worked examples.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/outline.h"
#include "core/rulebook/rule_grammar.h"
#include "core/rulebook/rulings.h"
#include "core/rulebook/terms.h"
#include "core/rulebook/worked_examples.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// Where they lie, below a folder of data.
std::string termsFile(std::string_view system);
std::string rulingsFile(std::string_view system);
std::string sectionsFile(std::string_view system);

// `file` is what problems call the text.
LoadResult<Terms> readTerms(std::string_view text, const std::string &file, std::string_view system,
                            const RuleGrammar &grammar);
LoadResult<std::vector<BookRuling>> readRulings(std::string_view text, const std::string &file,
                                                std::string_view system,
                                                const RuleGrammar &grammar);
LoadResult<std::vector<WorkedExample>> readWorkedExamples(std::string_view text,
                                                          const std::string &file,
                                                          std::string_view system,
                                                          const RuleGrammar &grammar);

LoadResult<BookHeadings> readHeadings(std::string_view text, const std::string &file,
                                      std::string_view system, const RuleGrammar &grammar);

// From all folders of data; the first that has an id wins. Broken files are named and left out.
// The value is always there.
LoadResult<Terms> loadTerms(const DataPaths &paths, std::string_view system,
                            const RuleGrammar &grammar);
LoadResult<std::vector<BookRuling>> loadRulings(const DataPaths &paths, std::string_view system,
                                                const RuleGrammar &grammar);
// Their boards and orders are whole paths.
LoadResult<std::vector<WorkedExample>>
loadWorkedExamples(const DataPaths &paths, std::string_view system, const RuleGrammar &grammar);
// From the first folder that has some.
LoadResult<BookHeadings> loadHeadings(const DataPaths &paths, std::string_view system,
                                      const RuleGrammar &grammar);

} // namespace hexwerk
