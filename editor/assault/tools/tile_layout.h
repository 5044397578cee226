// Where tiles lie beside each other: snapping, gaps and overlaps.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/board/compose.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// Columns and rows, counted from 0.
struct TileRect
{
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;
    bool operator==(const TileRect &) const = default;

    bool contains(Hex hex) const
    {
        return hex.column() >= column && hex.row() >= row && hex.column() < column + columns &&
               hex.row() < row + rows;
    }
};

// With its crop; empty for a tile that is not at hand.
std::optional<TileRect> rectOf(const TilePlacement &placement, const TileLookup &tiles);
std::vector<TileRect> rectsOf(const std::vector<TilePlacement> &placements,
                              const TileLookup &tiles);
// The top-left hex for a tile of this size that is wanted at `hex`: at an even column, and flush
// with tiles or rims of the board that are up to two hexes away.
Hex snappedCorner(const std::vector<TileRect> &laid, const Board &board, const TileRect &size,
                  Hex hex);

// Hexes of the board under no tile, while there are tiles; under more than one.
std::vector<Hex> tileGaps(const std::vector<TileRect> &laid, const Board &board);
std::vector<Hex> tileOverlaps(const std::vector<TileRect> &laid, const Board &board);

} // namespace hexwerk::assault::ui
