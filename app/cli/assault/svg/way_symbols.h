// Roads, railways and watercourses, each kind in as few strokes as it has ends.
#pragma once

#include "app/cli/assault/svg/svg_text.h"
#include "core/assault/board/board.h"
#include "core/assault/board/map_drawing.h"

#include <string>

namespace hexwerk::cli::svg {

// Rivers and streams: those through hexes are among the roads, those between them among the
// hexsides. Where terrain is drawn, they do not show in a hex of water.
std::string waters(const assault::Board &board, const assault::TerrainChart &chart,
                   const assault::MapParts &parts);
// And railways, with the bridges that lead them over water. What has no art is a trail with its
// name as tooltip, in `language`.
std::string roads(const assault::Board &board, const assault::TerrainChart &chart,
                  const assault::MapParts &parts, const std::string &language);
// `along`: where it leads, of length 1; `half` of its length.
std::string bridge(Point at, Point along, double half, double width);

} // namespace hexwerk::cli::svg
