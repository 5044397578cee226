// Replays a game of a study.
#pragma once

#include "core/assault/lab/pair_player.h"
#include "core/system/game_file.h"

namespace hexwerk::assault {

// The game of that number (lab::gameOf()); `start` is the position of `scenario` with its first
// question. None if it was stopped, if an opponent is unknown, or if the rules refuse its orders.
std::optional<GameFile> studiedGame(const SharedHead &scenario, const Library &library,
                                    const Position &start, const lab::StudyHead &study,
                                    std::int64_t game, const std::function<bool()> &isStopped = {});

} // namespace hexwerk::assault
