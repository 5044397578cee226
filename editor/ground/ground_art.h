// Textures, noise, ramps and stamps for one size and one look: what does not depend on a board.
// Made once, then only read, by as many threads as like.
#pragma once

#include "editor/ground/ground_board.h"
#include "editor/ground/look.h"
#include "editor/ground/made_once.h"
#include "editor/ground/stamp.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace hexwerk::ground {

// What the ground is covered with, as a texture.
enum class Soil : std::uint8_t {
    Open,
    Field,
    Vine,
    Brush,
    Rocky,
    Olive,
    LightForest,
    HeavyForest,
    Village,
    Craters,
    Sand,
    Broken,
    Cemetery,
    Yard, // paved
};
inline constexpr int kSoils = 14;
Soil soilOf(Cover cover);

// Textures and noise repeat after so many hexes, to all sides.
inline constexpr int kTileHexes = 6;
// Open ground, fields and vines have several textures, of which each parcel chooses one.
inline constexpr int kOpenTextures = 8;
inline constexpr int kFieldTextures = 3;
inline constexpr int kVineTextures = 3;
inline constexpr int kTextures = kOpenTextures + kFieldTextures + kVineTextures + kSoils - 3;
// `parcel`: any number that belongs to the parcel.
int textureOf(Soil soil, std::uint32_t parcel);
constexpr bool hasParcels(Soil soil)
{
    return soil == Soil::Open || soil == Soil::Field || soil == Soil::Vine;
}

enum class Plant : std::uint8_t {
    HeavyTree,
    LightTree,
    OliveTree,
    Bush,
    Rock,
    Cypress,
    Stump,
    Tomb
};
inline constexpr int kPlants = 8;
inline constexpr int kPlantShapes = 10;

struct PlantStamp
{
    Stamp body;
    Stamp shade;
};

// Where the light comes from on a board that is turned by 90 degrees and is drawn unturned: always
// from the upper left of the reader.
enum class Turn : std::uint8_t { None, Right };
// A vector of the reader, as it lies on the unturned board.
inline QPointF onBoard(Turn turn, double right, double down)
{
    return turn == Turn::Right ? QPointF(down, -right) : QPointF(right, down);
}

// Colours by distance to the shore: 256 steps a hex, the shore at kShore, with alpha.
inline constexpr int kShore = 128;
using WaterRamp = std::array<QRgb, 512>;

// A larger hex is drawn at this width and enlarged: finer grain would not be seen.
inline constexpr int kMostWidth = 128;
// No run of pixels that is painted at once is longer.
inline constexpr int kOverhang = 32;

class GroundArt
{
public:
    // `width`: pixels of a hex, from 2 to kMostWidth.
    GroundArt(int width, Look look, Turn turn);

    int width() const { return m_width; }
    // Pixels of a texture's side.
    int size() const { return m_size; }
    const Inks &inks() const { return m_inks; }
    Turn turn() const { return m_turn; }

    // Pixels from a row to the next one: the first ones stand once more behind the last one, so
    // that kOverhang pixels can be read from any of them on.
    int stride() const { return m_size + kOverhang; }

    // Row `y` of a texture, 0 to size() - 1; the texture is made when it is first wanted.
    const QRgb *textureRow(int texture, int y) const;
    // Noise of borders and of waves, -127 to 127.
    const std::int8_t *edgeRow(int y) const { return m_edge.data() + offset(y); }
    const std::int8_t *waveRow(int y) const { return m_waves.data() + offset(y); }
    const WaterRamp &sea() const { return m_sea; }
    const WaterRamp &river() const { return m_river; }
    const PlantStamp &plant(Plant kind, std::uint32_t shape) const;
    // Stamps that are drawn when first wanted, by a number of the painter that draws them.
    const Stamp &kept(int key, const std::function<Stamp()> &draw) const;

private:
    std::size_t offset(int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(stride());
    }

    int m_width;
    int m_size;
    Inks m_inks;
    Turn m_turn;
    std::vector<float> m_coarse;
    std::vector<float> m_fine;
    std::vector<std::int8_t> m_edge;
    std::vector<std::int8_t> m_waves;
    WaterRamp m_sea;
    WaterRamp m_river;
    // Of strokes so small that their painter waits for no other thread.
    mutable std::array<std::once_flag, kTextures> m_textureMade;
    mutable std::array<std::vector<QRgb>, kTextures> m_textures;
    mutable std::array<MadeOnce<std::vector<PlantStamp>>, kPlants> m_plants;
    mutable std::mutex m_mutex;
    mutable std::map<int, Stamp> m_kept;
};

// The art of a size and look, made once and kept while it is used or among the last ones. `width`
// is clamped to what there is. From any thread.
std::shared_ptr<const GroundArt> groundArt(int width, Look look, Turn turn);

} // namespace hexwerk::ground
