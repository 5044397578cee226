// The ids that a choice offers, in the order of the rules or of the scenario.
#pragma once

#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/property.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

std::vector<std::string> choiceIds(Choices choices, const Scenario &scenario,
                                   const DataStore &library);

// Whether a terrain, hexside or road is that of a house rule: no book has it.
bool isOfHouse(Choices choices, const std::string &id, const DataStore &library);

// Cards of units or formations: those of the side's nations first; without one, those of the
// nations of all sides.
std::vector<std::string> choiceIdsFor(const std::string &side, Choices choices,
                                      const Scenario &scenario, const DataStore &library);

} // namespace hexwerk::assault::ui
