// What lies on the ground: hill edges, roads, hexsides, fortifications, smoke, mines.
#pragma once

#include "app/cli/assault/svg/pictures.h"
#include "core/assault/board/board.h"

#include <cstdint>
#include <string>

namespace hexwerk::cli::svg {

// The edge of higher ground towards lower, around one hex.
std::string hillEdges(const assault::Board &board, Hex hex);
// All casings come before all surfaces, so that a road runs on from hex to hex.
enum class RoadLayer : std::uint8_t { Casing, Surface };
std::string road(const assault::Cell &cell, Hex hex, assault::RoadKind kind, RoadLayer layer);
// The hexsides that this hex draws: every one of the board is drawn once.
std::string hexsides(const assault::Board &board, Hex hex);
std::string fortification(const assault::Fortification &fortification, Hex hex,
                          PictureSheet &sheet);
std::string smoke(const assault::Smoke &smoke, PictureSheet &sheet);
std::string minefield(const assault::Minefield &minefield, PictureSheet &sheet);

} // namespace hexwerk::cli::svg
