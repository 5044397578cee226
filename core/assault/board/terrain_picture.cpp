#include "core/assault/board/terrain_picture.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kTerrainArts = {"clear"sv,
                                            "field"sv,
                                            "sand"sv,
                                            "sea"sv,
                                            "river"sv,
                                            "brush"sv,
                                            "rocky"sv,
                                            "olive_grove"sv,
                                            "vine_grove"sv,
                                            "light_forest"sv,
                                            "heavy_forest"sv,
                                            "plain_building"sv,
                                            "multi_storey_building"sv,
                                            "large_building"sv,
                                            "craters"sv,
                                            "brush_trees_craters"sv,
                                            "ruins"sv,
                                            "cemetery"sv};
static constexpr std::array kHexsideArts = {"stone_wall"sv,     "steep_slope"sv, "barbed_wire"sv,
                                            "tank_barricade"sv, "cliff"sv,       "river"sv,
                                            "stream"sv,         "bridge"sv,      "ford"sv};
static constexpr std::array kRoadArts = {"main_road"sv, "narrow_road"sv, "sneaky_trail"sv,
                                         "railway"sv,   "stream"sv,      "river"sv};

template<std::size_t N>
static bool isAmong(const std::array<std::string_view, N> &arts, std::string_view art)
{
    return std::find(arts.begin(), arts.end(), art) != arts.end();
}

bool isTerrainArt(std::string_view art)
{
    return isAmong(kTerrainArts, art);
}

bool isHexsideArt(std::string_view art)
{
    return isAmong(kHexsideArts, art);
}

bool isRoadArt(std::string_view art)
{
    return isAmong(kRoadArts, art);
}

std::uint32_t groundColour(int level)
{
    // Dry grass below, bare earth above: lighter means lower, in grey too.
    static constexpr std::array<std::uint32_t, 3> kColours = {0xe9deb6, 0xd9bc85, 0xc0965f};
    return kColours[std::min(static_cast<std::size_t>(level), kColours.size() - 1)];
}

bool hasRoadThrough(const Cell &cell)
{
    return cell.hasRoad(RoadKind::MainRoad) || cell.hasRoad(RoadKind::NarrowRoad);
}

std::vector<std::string> terrainPictures(std::string_view terrain, bool withRoad,
                                         const std::function<bool(const std::string &)> &exists)
{
    constexpr int kMostVariants = 3;
    std::vector<std::string> names;
    for (int n = 1; n <= kMostVariants; ++n) {
        std::string name(terrain);
        name += (withRoad ? "_road_" : "_") + std::to_string(n);
        if (exists(name))
            names.push_back(std::move(name));
    }
    return names.empty() && withRoad ? terrainPictures(terrain, false, exists) : names;
}

std::size_t variantAt(Hex hex, std::size_t count)
{
    std::uint32_t h = static_cast<std::uint32_t>(hex.column()) * 73856093 ^
                      static_cast<std::uint32_t>(hex.row()) * 19349663;
    h ^= h >> 13;
    h *= 0x5bd1e995;
    return (h ^ h >> 15) % count;
}

} // namespace hexwerk::assault
