#include "core/assault/files/checks/board_check.h"

#include "core/assault/board/compose.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/files/checks/water_check.h"
#include "core/base/contract.h"
#include "core/files/words.h"

namespace hexwerk::assault {

std::vector<std::string> terrainIds(const TerrainChart &chart)
{
    std::vector<std::string> ids;
    for (const TerrainRow &row : chart.rows)
        ids.push_back(row.id);
    return ids;
}

// Finds what a fault speaks of.
class FaultPlace
{
public:
    FaultPlace(const BoardSpec &spec, const BoardFault &fault, const KeyPath &root)
        : m_spec(spec)
        , m_fault(fault)
        , m_path(fault.table.empty() ? root : root.key(fault.table).element(fault.place, {}))
    {
    }

    KeyPath key(std::string_view name) const { return m_path.key(name); }

    std::string terrain() const
    {
        if (m_fault.table == "transform")
            return m_fault.item == 0 ? m_spec.transforms[m_fault.place].from
                                     : m_spec.transforms[m_fault.place].to;
        return m_fault.table.empty() ? m_spec.terrain
                                     : m_spec.patches[m_fault.place].terrain.value_or("");
    }
    KeyPath terrainKey() const
    {
        if (m_fault.table == "transform")
            return key(m_fault.item == 0 ? "from" : "to");
        return key("terrain");
    }

    Hex hex() const
    {
        const std::size_t place = m_fault.place;
        if (m_fault.table == "patch")
            return m_spec.patches[place].hexes[m_fault.item];
        if (m_fault.table == "road")
            return m_spec.roads[place].hexes[m_fault.item];
        if (m_fault.table == "hexside")
            return m_spec.hexsides[place].hex;
        if (m_fault.table == "overlay")
            return m_spec.overlays[place].hex;
        if (m_fault.table == "smoke")
            return m_spec.smoke[place].hex;
        if (m_fault.table == "minefield")
            return m_spec.minefields[place].hex;
        if (m_fault.table == "tile")
            return m_spec.tiles[place].at;
        return m_spec.labels[place].hex;
    }
    KeyPath hexKey() const
    {
        if (m_fault.table == "patch" || m_fault.table == "road")
            return key("hexes").element(m_fault.item, {});
        return key(m_fault.table == "tile" ? "at" : "hex");
    }

private:
    const BoardSpec &m_spec;
    const BoardFault &m_fault;
    KeyPath m_path;
};

static void addAtHex(CheckList &list, ProblemCode code, const FaultPlace &place)
{
    const std::string hex = toString(place.hex());
    list.add(code, place.hexKey(), hex).place = hex;
}

static void addSize(CheckList &list, const BoardSpec &spec, const FaultPlace &place)
{
    const bool odd = spec.columns && *spec.columns % 2 != 0;
    list.add(odd ? ContentProblem::OddWidth : ContentProblem::BadSize, place.key("columns"),
             spec.columns ? std::to_string(*spec.columns) : "");
}

static void addOverlap(CheckList &list, const BoardSpec &spec, const BoardFault &fault,
                       const FaultPlace &place)
{
    Problem &problem =
        list.add(ContentProblem::OverlappingTiles, place.key("at"), spec.tiles[fault.place].tile);
    problem.values = {spec.tiles[fault.item].tile, toString(spec.tiles[fault.item].at)};
    problem.place = toString(spec.tiles[fault.place].at);
}

static void addFault(CheckList &list, const BoardSpec &spec, const BoardFault &fault,
                     const KeyPath &root, const TerrainChart &chart)
{
    const FaultPlace place(spec, fault, root);
    switch (fault.kind) {
    case BoardFault::NoSize:
        list.add(ContentProblem::NoSize, root);
        return;
    case BoardFault::BadSize:
        return addSize(list, spec, place);
    case BoardFault::UnknownTile:
        list.expectId(place.key("tile"), spec.tiles[fault.place].tile, {},
                      ContentExpectation::Tile);
        return;
    case BoardFault::BadTile:
        list.add(ContentProblem::BadTile, place.key("tile"), spec.tiles[fault.place].tile);
        return;
    case BoardFault::OddTileColumn:
        return addAtHex(list, ContentProblem::OddTileColumn, place);
    case BoardFault::BadCrop:
        list.add(ContentProblem::BadCrop, place.key("crop"));
        return;
    case BoardFault::TilesOverlap:
        return addOverlap(list, spec, fault, place);
    case BoardFault::UnknownTerrain:
        return list.expectId(place.terrainKey(), place.terrain(), terrainIds(chart),
                             ContentExpectation::Terrain);
    case BoardFault::UnknownRoad:
        return list.expectId(place.key("kind"), spec.roads[fault.place].kind.text(),
                             idsOf(chart.roads), ContentExpectation::Road);
    case BoardFault::UnknownHexside:
        return list.expectId(place.key("kind"), spec.hexsides[fault.place].kind.text(),
                             idsOf(chart.hexsides), ContentExpectation::Hexside);
    case BoardFault::TileOffBoard:
    case BoardFault::HexOffBoard:
        return addAtHex(list, ContentProblem::OffBoard, place);
    case BoardFault::RoadNotAdjacent:
        return addAtHex(list, ContentProblem::RoadNotAdjacent, place);
    case BoardFault::BadLevel:
        list.add(FileProblem::OutOfRange, place.key("level"));
        return;
    case BoardFault::BadFacing:
        list.add(FileProblem::OutOfRange, place.key("facing"));
        return;
    }
    HW_UNREACHABLE();
}

std::optional<Board> checkBoard(const BoardSpec &spec, const TerrainChart &chart,
                                const TileLookup &tiles, const KeyPath &root, CheckList &list)
{
    if (spec.underlay && !spec.underlay->points.empty() && !isPlaced(*spec.underlay))
        list.add(ContentProblem::PointsInLine, root.key("underlay").key("points"));
    tl::expected<Board, std::vector<BoardFault>> board = compose(spec, chart, tiles);
    if (board) {
        checkWater(spec, *board, chart, root, list);
        checkArts(*board, chart, root, list);
        return std::move(*board);
    }
    for (const BoardFault &fault : board.error())
        addFault(list, spec, fault, root, chart);
    return std::nullopt;
}

void checkTile(const Tile &tile, const TerrainChart &chart, CheckList &list)
{
    BoardSpec spec;
    spec.columns = tile.columns;
    spec.rows = tile.rows;
    spec.terrain = tile.terrain;
    spec.underlay = tile.underlay;
    spec.patches = tile.patches;
    spec.roads = tile.roads;
    spec.hexsides = tile.hexsides;
    spec.overlays = tile.overlays;
    spec.labels = tile.labels;
    checkBoard(spec, chart, {}, {}, list);
}

} // namespace hexwerk::assault
