// Reads game files, sound ones and broken ones.
#pragma once

#include "core/assault/files/readers/game_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

struct LoadedGame
{
    GameFile game;
    SourceMap places; // keys of the scenario begin with "scenario."
    // The last line was cut short and is lost: write the file anew before appending to it.
    bool wasCutShort = false;
    // The first order that is not there though later ones are, which are left out; 0: none.
    std::size_t missing = 0;
    // What stands at the first order that cannot be read, if the game was salvaged.
    std::optional<Problem> broken = {};
};

// The text of a `hexwerk.game` file; `file` is what problems call it.
LoadResult<LoadedGame> readGame(std::string_view text, const std::string &file);
// The same, but up to the first order that cannot be read.
LoadResult<LoadedGame> salvageGame(std::string_view text, const std::string &file);
LoadResult<LoadedGame> loadGame(const std::filesystem::path &path);

} // namespace hexwerk::assault
