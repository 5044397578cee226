#include "editor/ground/lattice_square.h"

#include "editor/ground/parcels.h"
#include "editor/ground/place_noise.h"

#include <algorithm>

namespace hexwerk::ground {

static void collectSoils(LatticeSquare &square)
{
    const Sample &first = *square.corners[0];
    // One soil so strong at all corners that no noise makes it another one.
    const bool isPlain =
        std::all_of(square.corners.begin(), square.corners.end(), [&](const Sample *corner) {
            return corner->soils[0] == first.soils[0] && corner->weights[0] >= 232;
        });
    for (std::size_t corner = 0; corner < 4; ++corner) {
        const Sample &sample = *square.corners[corner];
        for (std::size_t k = 0; k < (isPlain ? 1 : 3) && sample.weights[k] > 0; ++k) {
            const Soil *const end = square.soil.data() + square.soils;
            const Soil *const found =
                std::find<const Soil *>(square.soil.data(), end, sample.soils[k]);
            const auto at = static_cast<std::size_t>(found - square.soil.data());
            if (found == end) {
                if (square.soils == kMostSoils)
                    continue;
                square.soil[at] = sample.soils[k];
                ++square.soils;
            }
            square.weight[at][corner] = sample.weights[k];
        }
    }
}

// Whether it is stronger than another one by more than noise can make up for.
static bool outdoes(const LatticeSquare &square, std::size_t soil, std::size_t other)
{
    for (std::size_t corner = 0; corner < 4; ++corner)
        if (square.weight[soil][corner] - square.weight[other][corner] <= 2 * kRagged * 100 + 64)
            return false;
    return true;
}

static void dropHopeless(LatticeSquare &square)
{
    const auto count = static_cast<std::size_t>(square.soils);
    for (std::size_t soil = 0; soil < count; ++soil) {
        bool alone = count > 1;
        for (std::size_t other = 0; other < count && alone; ++other)
            alone = other == soil || outdoes(square, soil, other);
        if (!alone)
            continue;
        square.soil[0] = square.soil[soil];
        square.weight[0] = square.weight[soil];
        square.soils = 1;
        return;
    }
}

static std::uint32_t numberOf(std::int32_t parcel)
{
    return placeHash(parcel >> 16, static_cast<std::int16_t>(parcel & 0xffff), 73);
}

static void collectParcels(LatticeSquare &square)
{
    for (int soil = 0; soil < square.soils; ++soil)
        square.hasParcelSoil |= hasParcels(square.soil[static_cast<std::size_t>(soil)]);
    for (std::size_t corner = 0; corner < (square.hasParcelSoil ? 4U : 1U); ++corner) {
        const std::int32_t parcel = square.corners[corner]->parcel;
        const std::int32_t *const end = square.parcel.data() + square.parcels;
        if (std::find<const std::int32_t *>(square.parcel.data(), end, parcel) != end)
            continue;
        const auto at = static_cast<std::size_t>(square.parcels++);
        square.parcel[at] = parcel;
    }
    for (std::size_t soil = 0; soil < static_cast<std::size_t>(square.soils); ++soil)
        for (std::size_t k = 0; k < static_cast<std::size_t>(square.parcels); ++k)
            square.texture[soil][k] =
                static_cast<std::uint8_t>(textureOf(square.soil[soil], numberOf(square.parcel[k])));
    const auto parcels = static_cast<std::size_t>(square.parcels);
    for (std::size_t one = 0; one < parcels && parcels > 1; ++one) {
        square.centre[one] = parcelCentre(square.parcel[one]);
        for (std::size_t other = 0; other < one; ++other)
            square.twiceApart[one][other] = square.twiceApart[other][one] =
                2 * std::max(1e-6F, static_cast<float>(
                                        lengthOf(square.centre[one] - square.centre[other])));
    }
    if (parcels != 2)
        return;
    const QPointF apart = square.centre[0] - square.centre[1];
    const QPointF normal = apart / std::max(1e-9, lengthOf(apart));
    square.right = static_cast<float>(normal.x());
    square.down = static_cast<float>(normal.y());
    square.far = static_cast<float>(dot(normal, (square.centre[0] + square.centre[1]) / 2));
}

static void findContours(LatticeSquare &square)
{
    float low = 1e9F;
    float high = -1e9F;
    for (const Sample *corner : square.corners) {
        low = std::min(low, corner->height);
        high = std::max(high, corner->height);
    }
    constexpr float kThick = 0.06F;
    for (const float level : {0.0F, 1.0F, 2.0F})
        for (const float line : {kLowerLine, kLevelLine, kUpperLine})
            square.hasContour |=
                high > 0.18F && low < level + line + kThick && high > level + line - kThick;
}

LatticeSquare latticeSquare(const GroundModel &model, int i, int j)
{
    LatticeSquare square;
    square.corners = {&model.sample(i, j), &model.sample(i + 1, j), &model.sample(i, j + 1),
                      &model.sample(i + 1, j + 1)};
    constexpr float kWet = -0.16F; // sand is wet before the shore
    for (const Sample *corner : square.corners)
        square.isWet |= std::max(corner->sea, corner->river) > kWet;
    collectSoils(square);
    dropHopeless(square);
    collectParcels(square);
    findContours(square);
    return square;
}

} // namespace hexwerk::ground
