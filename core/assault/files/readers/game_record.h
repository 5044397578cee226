// What a game file says of an order that was applied.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_file.h"
#include "core/play/game.h"

namespace hexwerk::assault {

// What follows from the game: the order without secrets, and where a turn begins or the game ends
// the hash of the position `after` it.
GameOrder recordOf(const play::Game<Assault>::Entry &entry, const Position &after);

} // namespace hexwerk::assault
