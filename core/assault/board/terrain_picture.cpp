#include "core/assault/board/terrain_picture.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

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
