// How strong a computer player is.
#pragma once

#include "core/assault/mind/searcher.h"

#include <memory>
#include <optional>
#include <string_view>

namespace hexwerk::assault {

// Random is no opponent: whom others are measured against.
enum class Level : std::uint8_t { Random, Regular, Hardened, Veteran, Elite };
std::string_view toString(Level level); // "regular"
std::optional<Level> levelFromString(std::string_view name);

// How long it thinks about an announcement, in seconds; 0 without a search.
double secondsOf(Level level);

using ComputerPlayer = mind::Player<Assault>;
// By the clock that is given, in seconds; without one by a fixed number of rollouts, so that the
// same seed gives the same answers.
std::unique_ptr<ComputerPlayer> computerPlayer(Level level, const Frozen<Setting> &setting,
                                               std::uint64_t seed, Thinking thinking);

} // namespace hexwerk::assault
