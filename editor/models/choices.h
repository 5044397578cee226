// The ids that a choice offers, in the order of the rules or of the scenario.
#pragma once

#include "editor/document/library.h"
#include "editor/models/property.h"

#include <string>
#include <vector>

namespace hexwerk::editor {

std::vector<std::string> choiceIds(Choices choices, const Scenario &scenario,
                                   const Library &library);

} // namespace hexwerk::editor
