// Games for the commands that play.
#pragma once

#include "app/cli/commands.h"
#include "core/system/game_file.h"

#include <CLI/App.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::cli {

struct PlayableGame
{
    GameFile file; // its orders are those of the match
    std::unique_ptr<play::Match> match;
};

// [R5.3a] A game keeps its sides as they were exchanged or not when it began.
enum class History { Historical, Alternate };

// A game, or a file that a game begins from. Problems go to standard error; without a value
// `exitCode` says what it is (1 not valid, 3 cannot be read).
std::optional<PlayableGame> openGame(const CLI::App &program, const std::string &file,
                                     ExitCode &exitCode, History history = History::Historical,
                                     Values values = Values::Own);

// Of problems of which one is an error: 3 where a file cannot be read, else 1.
ExitCode exitCodeFor(const std::vector<Problem> &problems);

// {"message","rule","numbers"} on one line.
std::string refusalToJson(const Refusal &refusal, const Rules &rules);

} // namespace hexwerk::cli
