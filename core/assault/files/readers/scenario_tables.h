// Reads the tables of a scenario: the root of a scenario file, or [scenario] of a game.
#pragma once

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

void readScenarioTables(TableReader &table, Scenario &scenario);

inline constexpr std::string_view kScenarioFormat = "hexwerk.scenario";

} // namespace hexwerk::assault
