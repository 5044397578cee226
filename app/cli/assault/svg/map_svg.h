// The map of a scenario as one SVG document that needs no other file.
#pragma once

#include "app/cli/assault/scenario_board.h"
#include "core/assault/board/map_drawing.h"

#include <string>

namespace hexwerk::cli::svg {

// What lies on the map, as far as it is drawn, the picture under it never. Texts in `language`
// where there are any.
std::string mapSvg(const ScenarioBoard &map, const std::string &language,
                   const assault::MapDrawing &drawing = {});

} // namespace hexwerk::cli::svg
