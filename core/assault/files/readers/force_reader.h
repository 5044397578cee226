// Reads sides, units and reinforcements of a scenario.
#pragma once

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

void readSide(TableReader &table, SideSpec &side);
void readUnit(TableReader &table, UnitSpec &unit);
// Ids of command and support cards; one at least. [R5.9a]
void readDeck(TableReader &table, std::string_view key, std::vector<std::string> &deck);
void readSupply(TableReader &table, SupportSupply &supply);
void readReinforcement(TableReader &table, Reinforcement &reinforcement);

inline constexpr IntRange kTurns = {1, 99};

} // namespace hexwerk::assault
