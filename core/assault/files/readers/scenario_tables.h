// Reads the tables of a scenario: the root of a scenario file, or [scenario] of a game.
#pragma once

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

void readScenarioTables(TableReader &table, Scenario &scenario);
void readTrack(TableReader &table, Track &track);
// The key `end`: the side that wins is named, or nobody does.
void readEnd(TableReader &table, std::string &winner);

inline constexpr std::string_view kScenarioFormat = "hexwerk.scenario";

} // namespace hexwerk::assault
