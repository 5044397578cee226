// Reads victory conditions and the terms that triggers test.
#pragma once

#include "core/files/toml_values.h"
#include "core/scenario/victory.h"

namespace hexwerk {

void readTerm(TableReader &table, Term &term);
void readVictory(TableReader &table, Victory &victory);

} // namespace hexwerk
