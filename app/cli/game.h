// Games for the commands that play.
#pragma once

#include "app/cli/commands.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_file.h"
#include "core/play/session.h"

#include <CLI/App.hpp>

#include <memory>
#include <optional>
#include <string>

namespace hexwerk::cli {

using GameSession = play::SessionOf<assault::Assault>;

struct PlayableGame
{
    assault::GameFile file; // with the orders that were applied
    std::unique_ptr<GameSession> session;
    std::vector<std::string> events; // of these orders, as JSON

    // Answers by itself what others alone cannot see (assault::formalAnswer).
    void answerFormally();
    // Applies an order, after what is answered formally before it, and keeps it (recordOf).
    Ruling<> say(assault::GameOrder order);
};

// [R5.3a] A game keeps its sides as they were exchanged or not when it began.
enum class History { Historical, Alternate };

// A scenario or a game file. Problems go to standard error; without a value `exitCode` says what it
// is (1 not valid, 3 cannot be read).
std::optional<PlayableGame> openGame(const CLI::App &program, const std::string &file,
                                     ExitCode &exitCode, History history = History::Historical,
                                     assault::Values values = assault::Values::Own);

// {"message","rule","numbers"} on one line.
std::string refusalToJson(const Refusal &refusal);

} // namespace hexwerk::cli
