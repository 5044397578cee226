// From a scenario and the data at hand to a game that can begin.
#pragma once

#include "core/assault/setting.h"
#include "core/files/data_store.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"
#include "core/scenario/scenario.h"

#include <string>

namespace hexwerk {

// Validates first: with an error there is no game. A game needs two sides; `places` and `file` as
// for validateScenario().
LoadResult<assault::NewGame> setUpGame(const Scenario &scenario, const DataStore &data,
                                       const SourceMap &places = {}, const std::string &file = {});

} // namespace hexwerk
