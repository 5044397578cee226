// Which picture of resources/art shows the terrain of a hex, and on what ground: alike in the
// window and in the command line's SVG.
#pragma once

#include "core/assault/board/board.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// The arts that maps can draw; what else the tables name is a plain hex with its name.
bool isTerrainArt(std::string_view art); // "light_forest"
bool isHexsideArt(std::string_view art); // "stone_wall"
bool isRoadArt(std::string_view art);    // "main_road"

// Of a terrain, a hexside or a road: its own, or that of its id.
template<typename Row>
const std::string &artOf(const Row &row)
{
    return row.art.empty() ? row.id : row.art;
}

// As 0xRRGGBB. `level` is not negative.
std::uint32_t groundColour(int level);

// A road that needs room between the houses.
bool hasRoadThrough(const Cell &cell);
// The variants of a terrain, such as "brush_1" to "brush_3", or those that leave room for a road,
// where there are such. Empty where it has none. `exists` knows which pictures there are.
std::vector<std::string> terrainPictures(std::string_view terrain, bool withRoad,
                                         const std::function<bool(const std::string &)> &exists);
// The place in its variants, of which there are `count`, at least one.
std::size_t variantAt(Hex hex, std::size_t count);

} // namespace hexwerk::assault
