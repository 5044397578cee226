// What of the terrain chart a game can meet.
#pragma once

#include "core/assault/game/setting.h"

namespace hexwerk::assault {

// The rows of the books and of corrections, and of house rules those that are on the board or that
// a trigger brings: a game without them is the same game, whatever rows the tables have besides.
TerrainChart chartMet(const Setting &setting);

} // namespace hexwerk::assault
