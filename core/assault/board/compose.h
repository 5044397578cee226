// The board of a specification: its tiles, and what is painted and laid over them.
#pragma once

#include "core/assault/board/board.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// Why a board cannot be composed: the place in the specification, not a sentence.
struct BoardFault
{
    enum Kind : std::uint8_t {
        NoSize,  // neither columns and rows nor a tile
        BadSize, // odd width, or not 2 to 200
        UnknownTile,
        OddTileColumn, // a tile placed at an odd column offset
        BadCrop,       // outside the tile, at an odd column or of odd width
        TileOffBoard,
        TilesOverlap,
        UnknownTerrain,
        UnknownRoad, // a kind that the tables do not have
        UnknownHexside,
        HexOffBoard,
        RoadNotAdjacent, // two hexes of a road that are not neighbours; item is the second
        BadTile,         // the tile itself: its size, a terrain it names or a hex off it
        BadLevel,        // not 0 to 2
        BadFacing,       // not 0 to 5
    };
    Kind kind = NoSize;
    std::string table;     // "tile", "patch", "road", ... ; "" for [board] itself
    std::size_t place = 0; // in that array, from 0
    std::size_t item = 0;  // place in its hexes, or of the other tile of an overlap; of a
                           // transform 0 for `from`, 1 for `to`
    bool operator==(const BoardFault &) const = default;
};

// Null for an id that is not there.
using TileLookup = std::function<const Tile *(std::string_view id)>;

// All faults at once, or the board. Order: tiles (crop, turn), transforms, patches, roads,
// hexsides, overlays. A hexside lies on both of its hexes
// and belongs to the one that names it. Craters and ruins change the terrain; of
// two fortifications in a hex the later one stands. Where two tiles meet, a road that ends at the
// seam joins the ends of its kind beyond it, and a road that was cropped goes on where the other
// tile carries it on. A tile's own crater belongs to the tile: transforms come after it.
tl::expected<Board, std::vector<BoardFault>>
compose(const BoardSpec &spec, const TerrainChart &chart, const TileLookup &tiles);

} // namespace hexwerk::assault
