// Reads sides, units and reinforcements of a scenario.
#pragma once

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

void readSide(TableReader &table, SideSpec &side);
void readUnit(TableReader &table, UnitSpec &unit);
void readReinforcement(TableReader &table, Reinforcement &reinforcement);

inline constexpr IntRange kTurns = {1, 99};

} // namespace hexwerk::assault
