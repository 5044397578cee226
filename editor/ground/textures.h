// The textures of the ground: colours by season, rhythm by soil, so that grey eyes tell them apart
// too.
#pragma once

#include "editor/ground/ground_art.h"

namespace hexwerk::ground {

// Slow noise that all textures of a size share, row by row, -1 to 1.
struct SoilNoise
{
    const std::vector<float> &coarse;
    const std::vector<float> &fine;
};

// Pixels of one texture, of a hex of `width` pixels: rows of kTileHexes * `width`, with kOverhang
// more after each one that are not set yet.
std::vector<QRgb> drawnTexture(int texture, int width, const Inks &inks, const SoilNoise &noise);

} // namespace hexwerk::ground
