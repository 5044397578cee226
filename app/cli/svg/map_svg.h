// The map of a scenario as one SVG document that needs no other file.
#pragma once

#include "app/cli/scenario_board.h"

#include <string>

namespace hexwerk::cli::svg {

// Ground, roads, hexsides, fortifications, smoke, mines, zones, objectives, labels, hex names, and
// the units that have a hex. Texts in `language` where there are any.
std::string mapSvg(const ScenarioBoard &map, const std::string &language);

} // namespace hexwerk::cli::svg
