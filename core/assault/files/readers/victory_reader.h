// Reads victory conditions and the terms that triggers test.
#pragma once

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/scenario/victory.h"

namespace hexwerk::assault {

void readTerm(TableReader &table, Term &term);
void readVictory(TableReader &table, Victory &victory);

} // namespace hexwerk::assault
