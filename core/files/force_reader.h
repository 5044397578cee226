// Reads sides, units and reinforcements of a scenario.
#pragma once

#include "core/files/toml_values.h"
#include "core/scenario/scenario.h"

namespace hexwerk {

void readSide(TableReader &table, SideSpec &side);
void readUnit(TableReader &table, UnitSpec &unit);
void readReinforcement(TableReader &table, Reinforcement &reinforcement);

inline constexpr IntRange kTurns = {1, 99};

} // namespace hexwerk
