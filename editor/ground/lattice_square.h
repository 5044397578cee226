// What the pixels between four samples of the ground have in common.
#pragma once

#include "editor/ground/ground_model.h"

namespace hexwerk::ground {

inline constexpr int kMostSoils = 5;

struct LatticeSquare
{
    std::array<const Sample *, 4> corners = {}; // row by row
    int soils = 0;
    std::array<Soil, kMostSoils> soil = {};
    std::array<std::array<float, 4>, kMostSoils> weight = {}; // at the corners
    int parcels = 0;
    std::array<std::int32_t, 4> parcel = {};
    // Of the parcels, where there is more than one.
    std::array<QPointF, 4> centre = {};
    std::array<std::array<float, 4>, 4> twiceApart = {};              // the centres, in hexes
    std::array<std::array<std::uint8_t, 4>, kMostSoils> texture = {}; // by soil and parcel
    bool isWet = false;
    bool hasContour = false;
    bool hasParcelSoil = false;
    // The border of two parcels: right * u + down * v = far, for points of the board in hexes.
    float right = 0;
    float down = 0;
    float far = 0;
};

// The square whose upper left corner is sample i, j.
LatticeSquare latticeSquare(const GroundModel &model, int i, int j);

// The heights, above a level, of the contour lines between levels.
inline constexpr float kLevelLine = 0.5F; // the bold one
inline constexpr float kLowerLine = 0.26F;
inline constexpr float kUpperLine = 0.74F;

} // namespace hexwerk::ground
