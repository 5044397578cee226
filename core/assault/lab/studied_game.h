// A game of a study, played again to be looked at.
#pragma once

#include "core/assault/lab/pair_player.h"
#include "core/system/game_file.h"

namespace hexwerk::assault {

// The game of that number (lab::gameOf()); `start` is the position of `scenario` with its first
// question. None if it was stopped, or if the rules refuse what this engine makes of the seed.
std::optional<GameFile> studiedGame(const SharedHead &scenario, const Library &library,
                                    const Position &start, const lab::StudyHead &study,
                                    std::int64_t game, const std::function<bool()> &isStopped = {});

} // namespace hexwerk::assault
