// Runs of pixels of the ground, several pixels at once where the processor can: most of a board.
#pragma once

#include "editor/ground/soil_run.h"

namespace hexwerk::ground {

// Multiplies the pixels by their light.
void shine(const Block &block);

// What a run of several soils is painted with.
struct SoilArt
{
    const GroundArt &art;
    float warp = 0;        // how far the noise of borders bends those of parcels, in hexes
    float hedgeHalf = 0;   // of the border between two parcels, in hexes
    int hedgeStrength = 0; // 0 to 256
    QRgb hedgeInk = 0;

    // Row of a texture, from the first pixel of the run on.
    const QRgb *texture(const Run &run, std::size_t soil, std::size_t parcel) const
    {
        return run.square.textures[soil][parcel] +
               static_cast<std::ptrdiff_t>(run.row) * art.stride() + run.square.at;
    }
    // The noise of the border of a soil, likewise.
    const std::int8_t *edge(const Run &run, std::size_t soil) const
    {
        const int row = run.row + run.square.edgeDown[soil];
        return art.edgeRow(row < art.size() ? row : row - art.size()) + run.square.edgeRight[soil];
    }
    // The noise that bends the borders of parcels.
    const std::int8_t *bend(const Run &run) const { return art.edgeRow(run.row) + run.square.at; }
};

// Two soils or more in one parcel or two, with their light; false, and nothing is painted, where
// the processor has no lanes.
bool paintInLanes(const SoilArt &art, const Block &block);

} // namespace hexwerk::ground
