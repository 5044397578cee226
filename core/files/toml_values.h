// What readers of ASSAULT's files read beside plain values: hexes, dice, faces and names of its
// enums.
#pragma once

#include "core/board/hex.h"
#include "core/dice/dice.h"
#include "core/files/enum_values.h"
#include "core/files/toml_reader.h"

namespace hexwerk {

bool readValue(const ValueReader &value, Hex &target);
bool readValue(const ValueReader &value, Pool &target);
bool readValue(const ValueReader &value, Die &target);
bool readValue(const ValueReader &value, Symbols &target);

} // namespace hexwerk
