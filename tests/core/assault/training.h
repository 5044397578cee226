// The shipped scenarios, and one as a game that begins.
#pragma once

#include "core/assault/files/readers/game_setup.h"
#include "tests/core/assault/table.h"

namespace hexwerk::assault {

Scenario scenarioAt(const std::string &path);
// `name` of its file.
Scenario shippedScenario(const std::string &name);

Scenario trainingScenario();

Position beginShipped(const Scenario &scenario);

} // namespace hexwerk::assault
