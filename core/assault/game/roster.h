// [R5.6] [R5.7] Every counter and every card that may come into a game, put together once.
#pragma once

#include "core/assault/game/setting.h"

namespace hexwerk::assault {

// Fills cards, abilities, roster, box and picks from the scenario.
void buildRoster(Setting &setting, const CardStore &cards);

} // namespace hexwerk::assault
