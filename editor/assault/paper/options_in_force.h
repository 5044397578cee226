// Which optional rules a scenario is played with.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "core/assault/tables/system_data.h"

#include <string>

namespace hexwerk::assault::ui {

// As the scenario says, else its edition. False for an option that is no switch of two states.
bool isOptionOn(const Scenario &scenario, const SystemData &system, const std::string &option);

} // namespace hexwerk::assault::ui
