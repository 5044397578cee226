#include "core/assault/board/compose.h"

#include "core/assault/board/compose_layers.h"

#include <algorithm>
#include <map>

namespace hexwerk::assault {

// The part of a tile that is used, in its own columns and rows.
struct Part
{
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;
};

// A tile as it lies on the board, with the place of its top-left hex. What is on it is worked out
// when it is laid: tiles that cannot be laid would take more room than any board.
struct Laid
{
    const Tile *tile = nullptr;
    Part part;
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;
    std::size_t place = 0; // in the specification

    bool overlaps(const Laid &other) const
    {
        return column < other.column + other.columns && other.column < column + columns &&
               row < other.row + other.rows && other.row < row + rows;
    }
};

static std::optional<Part> partOf(const Tile &tile, const std::optional<Crop> &crop)
{
    if (!crop)
        return Part{0, 0, tile.columns, tile.rows};
    const Part part{crop->from.column(), crop->from.row(),
                    crop->to.column() - crop->from.column() + 1,
                    crop->to.row() - crop->from.row() + 1};
    const bool inside = part.column >= 0 && part.row >= 0 && part.columns > 0 && part.rows > 0 &&
                        part.column + part.columns <= tile.columns &&
                        part.row + part.rows <= tile.rows;
    if (crop->from.isNowhere() || crop->to.isNowhere() || !inside || part.column % 2 != 0 ||
        part.columns % 2 != 0)
        return std::nullopt;
    return part;
}

// The tile as a board of its own, or nothing if something in it is wrong.
static std::optional<Board> boardOf(const Tile &tile, const TerrainChart &chart)
{
    if (!isBoardSize(tile.columns, tile.rows))
        return std::nullopt;
    BoardSpec spec;
    spec.terrain = tile.terrain;
    spec.patches = tile.patches;
    spec.roads = tile.roads;
    spec.hexsides = tile.hexsides;
    spec.overlays = tile.overlays;
    spec.labels = tile.labels;
    std::vector<BoardFault> faults;
    Board board(tile.columns, tile.rows);
    Layers layers(board, chart, faults);
    layers.ground(spec.terrain);
    layers.paint(spec, RoadEnds::LookBeyond);
    layers.checkMarkers(spec);
    if (!faults.empty())
        return std::nullopt;
    return board;
}

class Composer
{
public:
    Composer(const BoardSpec &spec, const TerrainChart &chart, const TileLookup &tiles)
        : m_spec(spec)
        , m_chart(chart)
        , m_tiles(tiles)
    {
    }

    tl::expected<Board, std::vector<BoardFault>> run()
    {
        for (std::size_t i = 0; i < m_spec.tiles.size(); ++i)
            cut(i);
        const std::optional<Board> size = sized();
        Board board = size.value_or(Board());
        if (size)
            checkPlaces(board);
        Layers layers(board, m_chart, m_faults);
        layers.ground(m_spec.terrain);
        if (m_faults.empty())
            layTiles(board);
        layers.transform(m_spec.transforms);
        layers.paint(m_spec, RoadEnds::Stop);
        layers.checkMarkers(m_spec);
        if (!m_faults.empty())
            return tl::unexpected(std::move(m_faults));
        return board;
    }

private:
    void fault(BoardFault::Kind kind, std::string table, std::size_t place, std::size_t item = 0)
    {
        m_faults.push_back({kind, std::move(table), place, item});
    }

    void cut(std::size_t place)
    {
        const TilePlacement &placement = m_spec.tiles[place];
        const Tile *tile = m_tiles ? m_tiles(placement.tile) : nullptr;
        if (!tile)
            return fault(BoardFault::UnknownTile, "tile", place);
        const auto [isGood, isNew] = m_isGood.try_emplace(tile);
        if (isNew)
            isGood->second = boardOf(*tile, m_chart).has_value();
        if (!isGood->second)
            return fault(BoardFault::BadTile, "tile", place);
        const std::optional<Part> part = partOf(*tile, placement.crop);
        if (!part)
            fault(BoardFault::BadCrop, "tile", place);
        if (!placement.at.isNowhere() && placement.at.column() % 2 != 0)
            fault(BoardFault::OddTileColumn, "tile", place);
        else if (part)
            m_laid.push_back({tile, *part, placement.at.column(), placement.at.row(), part->columns,
                              part->rows, place});
    }

    // A part may be lower than a board, so it is kept in the corner of a board of the tile's size.
    static Board cropped(const Board &whole, const Part &part, bool isTurned)
    {
        Board result(whole.columns(), whole.rows());
        for (int c = 0; c < part.columns; ++c)
            for (int r = 0; r < part.rows; ++r) {
                const Cell &cell = whole.at(Hex::at(part.column + c, part.row + r));
                if (isTurned)
                    result.at(Hex::at(part.columns - 1 - c, part.rows - 1 - r)) = turned(cell);
                else
                    result.at(Hex::at(c, r)) = cell;
            }
        return result;
    }

    std::optional<Board> sized()
    {
        int columns = 0;
        int rows = 0;
        for (const Laid &laid : m_laid) {
            columns = std::max(columns, laid.column + laid.columns);
            rows = std::max(rows, laid.row + laid.rows);
        }
        columns = m_spec.columns.value_or(columns);
        rows = m_spec.rows.value_or(rows);
        if (isBoardSize(columns, rows))
            return Board(columns, rows);
        if ((m_spec.columns && m_spec.rows) || !m_laid.empty())
            fault(BoardFault::BadSize, "", 0);
        else if (m_spec.tiles.empty())
            fault(BoardFault::NoSize, "", 0);
        return std::nullopt;
    }

    void checkPlaces(const Board &board)
    {
        for (std::size_t i = 0; i < m_laid.size(); ++i) {
            const Laid &laid = m_laid[i];
            if (laid.column < 0 || laid.row < 0 || laid.column + laid.columns > board.columns() ||
                laid.row + laid.rows > board.rows())
                fault(BoardFault::TileOffBoard, "tile", laid.place);
            for (std::size_t j = 0; j < i; ++j)
                if (laid.overlaps(m_laid[j]))
                    fault(BoardFault::TilesOverlap, "tile", laid.place, m_laid[j].place);
        }
    }

    // [R5.5a] The tiles as the scenario has them.
    void layTiles(Board &board) const
    {
        std::vector<std::uint16_t> owner(board.size(), 0);
        for (const Laid &laid : m_laid) {
            const Board part =
                cropped(*boardOf(*laid.tile, m_chart), laid.part, m_spec.tiles[laid.place].turned);
            for (int c = 0; c < laid.columns; ++c)
                for (int r = 0; r < laid.rows; ++r) {
                    const Hex hex = Hex::at(laid.column + c, laid.row + r);
                    board.at(hex) = part.at(Hex::at(c, r));
                    owner[board.index(hex)] = static_cast<std::uint16_t>(laid.place + 1);
                }
        }
        joinSeams(board, owner);
    }

    const BoardSpec &m_spec;
    const TerrainChart &m_chart;
    const TileLookup &m_tiles;
    std::vector<BoardFault> m_faults;
    std::vector<Laid> m_laid;
    std::map<const Tile *, bool> m_isGood;
};

tl::expected<Board, std::vector<BoardFault>>
compose(const BoardSpec &spec, const TerrainChart &chart, const TileLookup &tiles)
{
    return Composer(spec, chart, tiles).run();
}

} // namespace hexwerk::assault
