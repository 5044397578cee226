// A scenario with its board composed, for the commands that look at the map.
#pragma once

#include "app/cli/commands.h"
#include "core/assault/board/line_of_sight.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/scenario.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace hexwerk::cli {

struct ScenarioBoard
{
    assault::Scenario scenario;
    assault::DataStore data;
    assault::TerrainChart chart; // as the profile has it
    assault::Board board;

    assault::SightMap sightMap() const;
    assault::SmokeMarkers smoke() const;
};

// Errors go to standard error: Failed if the file cannot be read, Invalid if anything in it is
// wrong.
tl::expected<ScenarioBoard, ExitCode> loadScenarioBoard(const CLI::App &program,
                                                        const std::string &file);

// The hex of that name if it lies on the board; else standard error says why not.
std::optional<Hex> hexOnBoard(const assault::Board &board, const std::string &name);

} // namespace hexwerk::cli
