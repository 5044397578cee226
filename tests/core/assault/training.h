// The shipped scenarios, and one as a game that begins.
#pragma once

#include "core/files/game_setup.h"
#include "core/files/scenario_reader.h"
#include "tests/core/assault/table.h"

namespace hexwerk::assault {

// `name` of its file.
inline Scenario shippedScenario(const std::string &name)
{
    const auto file = loadScenario(std::string(HW_SOURCE_DIR) + "/scenarios/" + name + ".toml");
    HW_EXPECTS(file);
    return file.value->scenario;
}

inline Scenario trainingScenario()
{
    return shippedScenario("training-infantry");
}

inline Position beginShipped(const Scenario &scenario)
{
    const auto game = setUpGame(scenario, shippedData());
    HW_EXPECTS(game);
    return Assault::start(*game.value);
}

} // namespace hexwerk::assault
