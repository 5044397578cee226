// The campaign "Gela beachhead" as it is shipped, played from its first plan to its end.
#pragma once

#include "core/system/game_file.h"

#include <cstdint>
#include <string>

namespace hexwerk::assault {

inline constexpr const char *kGelaBeachhead =
    HW_SOURCE_DIR "/scenarios/gela-beachhead/gela-beachhead.toml";

// Each battle is a game of its own, which is handed in to the campaign and kept in its file. The
// same seed gives the same file.
GameFile playedGela(std::uint64_t seed);

} // namespace hexwerk::assault
