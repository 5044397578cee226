// Pixels of the ground that are painted together: those of a row between two samples.
#pragma once

#include "editor/ground/lattice_square.h"

#include <cstddef>

namespace hexwerk::ground {

// A value that changes evenly along a row of pixels.
struct Slope
{
    float value = 0;
    float step = 0;
};

// How wide a soil blends into another one, in the unit of weights: cultivated ones end sharply.
inline float softnessOf(Soil soil)
{
    constexpr std::array<float, kSoils> kSoft = {26, 7,  8,  40, 30, 12, 30,
                                                 26, 26, 36, 16, 34, 12, 8};
    return kSoft[static_cast<std::size_t>(soil)];
}

using Corners = std::array<float, 4>; // row by row

// A square of the lattice, and what its rows of pixels have in common.
struct Square : LatticeSquare
{
    int from = 0;         // first pixel
    int to = 0;           // one after the last
    int at = 0;           // of the first pixel, in a texture
    float firstRight = 0; // of the first pixel, 0 to 1 between the samples
    // By soil and parcel: the first rows of the textures.
    std::array<std::array<const QRgb *, 4>, kMostSoils> textures = {};
    // By soil: where the noise of its border begins.
    std::array<int, kMostSoils> edgeRight = {};
    std::array<int, kMostSoils> edgeDown = {};
    std::array<std::array<float, 4>, 4> light = {}; // by corner: blue, green, red, alpha
    Corners lead = {}; // of two soils alone: by how much the first one is stronger
};

// One row of pixels of one square of the lattice.
struct Run
{
    const Square &square;
    int y = 0;           // of the board, in pixels
    int row = 0;         // of a texture
    int from = 0;        // first pixel
    int to = 0;          // one after the last
    float down = 0;      // 0 to 1 between the samples
    float right = 0;     // of the first pixel
    float step = 0;      // to the right, a pixel
    QRgb *out = nullptr; // row of the board

    Slope along(float a, float b, float c, float d) const
    {
        const float left = a + (c - a) * down;
        const float end = b + (d - b) * down;
        return {left + (end - left) * right, (end - left) * step};
    }
    Slope along(const Corners &of) const { return along(of[0], of[1], of[2], of[3]); }
    template<typename Member>
    Slope along(Member Sample::*member) const
    {
        const auto at = [&](std::size_t k) { return square.corners[k]->*member; };
        return along(at(0), at(1), at(2), at(3));
    }
};

// The rows of a square that are painted.
struct Block
{
    const Square &square;
    int j = 0;       // the samples above them
    float stepY = 0; // pixels from sample to sample
    int y = 0;       // first row, of the board
    int rows = 0;
    float step = 0; // to the right, a pixel
    int textureSize = 0;
    QRgb *out = nullptr;       // first row of the board
    std::ptrdiff_t stride = 0; // from row to row

    Run run(int number) const
    {
        const float at = static_cast<float>(y + number) / stepY - static_cast<float>(j);
        return {square,
                y + number,
                (y + number) % textureSize,
                square.from,
                square.to,
                std::min(1.0F, at),
                square.firstRight,
                step,
                out + number * stride};
    }
};

// How many pixels are painted at once: `out` has room for so many behind the last run.
inline constexpr int kPixelsAtOnce = 8;

} // namespace hexwerk::ground
