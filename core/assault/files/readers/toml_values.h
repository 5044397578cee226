// What readers of ASSAULT's files read beside plain values: hexes, dice, faces and names of its
// enums.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/assault/files/readers/enum_values.h"
#include "core/files/toml_reader.h"
#include "core/hexes/hex.h"

namespace hexwerk {
bool readValue(const ValueReader &value, Hex &target);
} // namespace hexwerk

namespace hexwerk::assault {

bool readValue(const ValueReader &value, Pool &target);
bool readValue(const ValueReader &value, Die &target);
bool readValue(const ValueReader &value, Symbols &target);

} // namespace hexwerk::assault
