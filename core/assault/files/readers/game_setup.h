// From a scenario and the data at hand to a game that can begin.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/game/setting.h"
#include "core/assault/scenario/scenario.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <string>

namespace hexwerk::assault {

// Validates first: with an error there is no game. A game needs two sides; `places` and `file` as
// for checkScenario().
LoadResult<NewGame> setUpGame(const Scenario &scenario, const DataStore &data,
                              const SourceMap &places = {}, const std::string &file = {});

} // namespace hexwerk::assault
