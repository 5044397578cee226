// The ground of a board, sampled once for all sizes and looks: which soil is how strong, heights,
// shores, light, and where roads, rivers and houses are.
#pragma once

#include "editor/ground/ground_art.h"
#include "editor/ground/house_places.h"

#include <algorithm>
#include <vector>

namespace hexwerk::ground {

// Samples a hex, both ways; the lattice fits the hexes, so that two columns repeat.
inline constexpr int kSamples = 8;
inline constexpr int kSamplePeriod = kSamples * 3 / 2;

// How far noise moves the border between two soils; open ground and sand give way to the others.
inline constexpr float kRagged = 0.72F;
constexpr float biasOf(Soil soil)
{
    return soil == Soil::Open ? 0 : soil == Soil::Sand ? 10 : 24;
}

// Light as it is: the colour times 4096.
inline constexpr std::uint16_t kFullLight = 4096;

struct Sample
{
    std::array<Soil, 3> soils = {}; // the strongest ones
    std::array<std::uint8_t, 3> weights = {};
    std::array<std::uint16_t, 3> light = {kFullLight, kFullLight, kFullLight};
    std::int32_t parcel = 0; // which field it lies in
    float height = 0;        // in levels
    float sea = -1;          // into the water, in hexes; less than 0: on land
    float river = -1;
    float road = 1; // from the next road
};

// What a place on the ground is.
struct Spot
{
    Soil soil = Soil::Open;
    float margin = 1; // how far from another soil, 0 to 1
    float water = -1; // into sea or river, in hexes
    float sea = -1;
    float road = 1;
};

// What a hex gives to the samples around it.
struct HexGround
{
    Soil soil = Soil::Open;
    std::uint8_t level = 0;
    bool isSea = false;
    bool isRiver = false; // and no reach of one
};

struct HexTrace
{
    std::array<std::vector<Curve>, kWays> ways;
    std::vector<House> houses;
};

// How hexes are seen: grown together, or each with its own clear border.
enum class Borders : std::uint8_t { Grown, Hexes };

struct Manner
{
    Borders borders = Borders::Grown;
    Turn turn = Turn::None;
    float levelTint = 1; // of the look
    bool operator==(const Manner &) const = default;
};

// How far a change of one hex reaches, from its centre, in hexes.
inline constexpr double kReach = 2.5;

class GroundModel
{
public:
    GroundModel(GroundBoard board, Manner manner);

    const GroundBoard &board() const { return m_board; }
    const Manner &manner() const { return m_manner; }
    // These cells are as on `board` now; all within kReach of them is sampled anew.
    void change(const std::vector<Place> &places, const GroundBoard &board);

    int samplesWide() const { return m_wide; }
    int samplesHigh() const { return m_high; }
    const Sample &sample(int i, int j) const { return m_samples[index(i, j)]; }
    const HexTrace &trace(Place place) const { return m_traces[m_board.index(place)]; }
    // At a point of the board; the noise is that of a size, so that it is what a pixel there shows.
    Spot spot(const GroundArt &art, QPointF at) const;
    // Bit s: Soil s may be met in the square of one hex's width whose corner is column, row.
    std::uint16_t soilsIn(int column, int row) const;

private:
    // Of samples, both ends included.
    struct Window
    {
        int fromI, fromJ, toI, toJ;

        bool overlaps(const Window &other) const
        {
            return fromI <= other.toI && other.fromI <= toI && fromJ <= other.toJ &&
                   other.fromJ <= toJ;
        }
        Window joinedWith(const Window &other) const
        {
            return {std::min(fromI, other.fromI), std::min(fromJ, other.fromJ),
                    std::max(toI, other.toI), std::max(toJ, other.toJ)};
        }
    };

    std::size_t index(int i, int j) const
    {
        return static_cast<std::size_t>(j) * static_cast<std::size_t>(m_wide) +
               static_cast<std::size_t>(i);
    }
    Spot spotInHex(QPointF at, Spot spot) const;
    bool isReach(Place place) const;
    void trace(Place from, Place to);
    static Window windowAround(Place place);
    void sample(Window window);
    struct ShapeNoise;
    void sampleSoils(int i, int j, ShapeNoise &noise);
    void sampleWays(int fromI, int fromJ, int toI, int toJ);
    void sampleWaysOf(Place place, const Window &window);
    struct LightNoise;
    void sampleLight(int i, int j, LightNoise &noise);

    GroundBoard m_board;
    Manner m_manner;
    int m_wide = 0;
    int m_high = 0;
    std::vector<Sample> m_samples;
    bool m_hasSea = false;
    std::vector<HexGround> m_grounds;
    std::vector<HexTrace> m_traces;
    int m_squaresWide = 0;
    std::vector<std::uint16_t> m_soils;
};

} // namespace hexwerk::ground
