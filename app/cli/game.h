// Games for the commands that play.
#pragma once

#include "app/cli/commands.h"
#include "core/assault/assault.h"
#include "core/files/data_store.h"
#include "core/play/session.h"
#include "core/scenario/scenario.h"

#include <CLI/App.hpp>

#include <memory>
#include <optional>
#include <string>

namespace hexwerk::cli {

using GameSession = play::SessionOf<assault::Assault>;

struct LoadedGame
{
    Scenario scenario;
    std::unique_ptr<GameSession> session; // with the orders of a game file applied
};

// A scenario or a game file. Problems go to standard error; without a value `exitCode` says what it
// is (1 not valid, 3 cannot be read).
std::optional<LoadedGame> loadGame(const CLI::App &program, const std::string &file,
                                   ExitCode &exitCode);

// {"message","rule","numbers"} on one line.
std::string refusalToJson(const Refusal &refusal);

} // namespace hexwerk::cli
