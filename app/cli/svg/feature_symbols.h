// What lies on the ground: hill edges, roads, hexsides, fortifications, smoke, mines.
#pragma once

#include "core/board/board.h"

#include <cstdint>
#include <string>

namespace hexwerk::cli::svg {

// The edge of higher ground towards lower, around one hex.
std::string hillEdges(const Board &board, Hex hex);
// All casings come before all surfaces, so that a road runs on from hex to hex.
enum class RoadLayer : std::uint8_t { Casing, Surface };
std::string road(const Cell &cell, Hex hex, RoadKind kind, RoadLayer layer);
// The hexsides that this hex draws: every one of the board is drawn once.
std::string hexsides(const Board &board, Hex hex);
std::string fortification(const Fortification &fortification, Hex hex);
std::string smoke(const Smoke &smoke);
std::string minefield(const Minefield &minefield);

} // namespace hexwerk::cli::svg
