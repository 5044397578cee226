// The ids that a choice offers, in the order of the rules or of the scenario.
#pragma once

#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/property.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

std::vector<std::string> choiceIds(Choices choices, const Scenario &scenario,
                                   const DataStore &library);

// Cards of units or formations: those of the side's nations first; without one, those of the
// nations of all sides.
std::vector<std::string> choiceIdsFor(const std::string &side, Choices choices,
                                      const Scenario &scenario, const DataStore &library);

} // namespace hexwerk::assault::ui
