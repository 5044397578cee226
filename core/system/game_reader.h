// Reads game files, sound ones and broken ones.
#pragma once

#include "core/files/source_map.h"
#include "core/system/game_file.h"

namespace hexwerk {

struct LoadedGame
{
    GameFile game;
    // The last line was cut short and is lost: write the file anew before appending to it.
    bool wasCutShort = false;
    // The first order that is not there though later ones are, which are left out; 0: none.
    std::size_t missing = 0;
    // What stands at the first order that cannot be read, if the game was salvaged.
    std::optional<Problem> broken = {};
};

// The text of a game of one of the systems; `file` is what problems call it.
LoadResult<LoadedGame> readGame(std::string_view text, const std::string &file,
                                std::span<const Rules *const> systems);
// The same, but up to the first order that cannot be read.
LoadResult<LoadedGame> salvageGame(std::string_view text, const std::string &file,
                                   std::span<const Rules *const> systems);
LoadResult<LoadedGame> loadGame(const std::filesystem::path &path,
                                std::span<const Rules *const> systems);
// How games of that format begin; empty if no system has such.
std::optional<Beginning> beginningOf(std::string_view game, std::span<const Rules *const> systems);

} // namespace hexwerk
