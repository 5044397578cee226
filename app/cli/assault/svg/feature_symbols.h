// What lies on hexes: fortifications, smoke, mines.
#pragma once

#include "app/cli/assault/svg/pictures.h"
#include "core/assault/board/board.h"

#include <string>

namespace hexwerk::cli::svg {

std::string fortification(const assault::Fortification &fortification, Hex hex,
                          PictureSheet &sheet);
std::string smoke(const assault::Smoke &smoke, PictureSheet &sheet);
std::string minefield(const assault::Minefield &minefield, PictureSheet &sheet);

} // namespace hexwerk::cli::svg
