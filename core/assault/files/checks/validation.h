// Whether a scenario fits together and all it names is there.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/scenario.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// The composed board of a scenario without errors, and all that is wrong, by place. `places` and
// `file` say where the scenario was read; without them problems have a key path and, where there is
// one, a hex.
LoadResult<Board> checkScenario(const Scenario &scenario, const DataStore &data,
                                const SourceMap &places = {}, const std::string &file = {});
// The problems alone.
std::vector<Problem> validateScenario(const Scenario &scenario, const DataStore &data,
                                      const SourceMap &places = {}, const std::string &file = {});

// Of tracks, triggers and victory conditions alone: quick enough to ask at every key.
std::vector<Problem> validateCourse(const Scenario &scenario);

// All that is wrong with the text of any file of ours, reading and references together.
std::vector<Problem> validateText(std::string_view text, const std::string &file,
                                  const DataStore &data);

} // namespace hexwerk::assault
