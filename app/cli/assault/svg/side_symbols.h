// What lies on hexsides: hill edges, walls, cliffs, crossings.
#pragma once

#include "core/assault/board/board.h"

#include <string>

namespace hexwerk::cli::svg {

// The edge of higher ground towards lower, around one hex.
std::string hillEdges(const assault::Board &board, Hex hex);
// Those that this hex draws, every one of the board once; rivers and streams are among the waters.
// A crossing leads over the water of its hexside, else over that of the hexes. What has no art is a
// plain line with its name as tooltip, in `language`.
std::string hexsides(const assault::Board &board, const assault::TerrainChart &chart, Hex hex,
                     const std::string &language);

} // namespace hexwerk::cli::svg
