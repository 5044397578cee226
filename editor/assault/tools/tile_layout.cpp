#include "editor/assault/tools/tile_layout.h"

#include "core/assault/board/compose.h"

#include <algorithm>
#include <cstdlib>

namespace hexwerk::assault::ui {

static constexpr int kReach = 2; // hexes

std::optional<TileRect> rectOf(const TilePlacement &placement, const TileLookup &tiles)
{
    const Tile *tile = tiles(placement.tile);
    if (!tile)
        return std::nullopt;
    TileRect rect{placement.at.column(), placement.at.row(), tile->columns, tile->rows};
    if (placement.crop) {
        rect.columns = placement.crop->to.column() - placement.crop->from.column() + 1;
        rect.rows = placement.crop->to.row() - placement.crop->from.row() + 1;
    }
    return rect;
}

std::vector<TileRect> rectsOf(const std::vector<TilePlacement> &placements, const TileLookup &tiles)
{
    std::vector<TileRect> rects;
    for (const TilePlacement &placement : placements)
        if (const std::optional<TileRect> rect = rectOf(placement, tiles))
            rects.push_back(*rect);
    return rects;
}

// The nearest of the places within reach, else what is wanted.
static int snapped(int wanted, const std::vector<int> &places)
{
    int best = wanted;
    int nearest = kReach + 1;
    for (const int place : places)
        if (const int away = std::abs(place - wanted); away < nearest) {
            best = place;
            nearest = away;
        }
    return best;
}

Hex snappedCorner(const std::vector<TileRect> &laid, const Board &board, const TileRect &size,
                  Hex hex)
{
    std::vector<int> columns; // tiles before rims: the first of equally near places is taken
    std::vector<int> rows;
    for (const TileRect &rect : laid) {
        for (const int column :
             {rect.column - size.columns, rect.column, rect.column + rect.columns})
            columns.push_back(column);
        for (const int row : {rect.row - size.rows, rect.row, rect.row + rect.rows})
            rows.push_back(row);
    }
    for (const int column : {0, board.columns() - size.columns})
        columns.push_back(column);
    for (const int row : {0, board.rows() - size.rows})
        rows.push_back(row);
    std::erase_if(columns, [](int column) { return column < 0 || column % 2 != 0; });
    std::erase_if(rows, [](int row) { return row < 0; });
    return Hex::at(snapped(hex.column() / 2 * 2, columns), snapped(hex.row(), rows));
}

static std::vector<Hex> hexesUnder(const std::vector<TileRect> &laid, const Board &board,
                                   bool (*wanted)(std::ptrdiff_t tiles))
{
    std::vector<Hex> hexes;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hex hex = board.hexAt(i);
        if (wanted(std::count_if(laid.begin(), laid.end(),
                                 [&](const TileRect &rect) { return rect.contains(hex); })))
            hexes.push_back(hex);
    }
    return hexes;
}

std::vector<Hex> tileGaps(const std::vector<TileRect> &laid, const Board &board)
{
    if (laid.empty())
        return {};
    return hexesUnder(laid, board, [](std::ptrdiff_t tiles) { return tiles == 0; });
}

std::vector<Hex> tileOverlaps(const std::vector<TileRect> &laid, const Board &board)
{
    return hexesUnder(laid, board, [](std::ptrdiff_t tiles) { return tiles > 1; });
}

} // namespace hexwerk::assault::ui
