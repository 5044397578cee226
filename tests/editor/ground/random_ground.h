// Boards for the eye, at random but alike in every run.
#pragma once

#include "editor/ground/ground_board.h"

#include <random>

namespace hexwerk::testing {

// Everything there is, in patches: covers, levels, ways, hexsides.
ground::GroundBoard randomGround(int columns, int rows, unsigned seed);
// Makes one hex another one; hexsides and ways stay those of both hexes. The hexes that changed.
std::vector<ground::Place> paintAtRandom(ground::GroundBoard &board, std::mt19937 &random);
// One cover all over.
ground::GroundBoard evenGround(ground::Cover cover, int columns, int rows);

} // namespace hexwerk::testing
