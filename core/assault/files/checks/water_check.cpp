#include "core/assault/files/checks/water_check.h"

#include "core/assault/board/terrain_picture.h"
#include "core/assault/files/checks/content_problem.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault {

namespace {

// Water that nobody wades through has to come from somewhere; a stream may rise anywhere.
template<typename Row>
bool isRiver(const Row &row)
{
    return row.isWater && !row.cost[static_cast<std::size_t>(MovementType::Foot)];
}

class WaterCheck
{
public:
    WaterCheck(const BoardSpec &spec, const Board &board, const TerrainChart &chart,
               const KeyPath &root, CheckList &list)
        : m_spec(spec)
        , m_board(board)
        , m_chart(chart)
        , m_root(root)
        , m_list(list)
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < m_board.size(); ++i) {
            const Hex hex = m_board.hexAt(i);
            for (const RoadKind kind : m_chart.roadKinds())
                if (isRiver(m_chart.row(kind)) && m_board.at(hex).hasRoad(kind))
                    checkCourse(hex, kind);
            for (const Direction d : kAllDirections)
                if (const Hex beyond = neighbour(hex, d); !m_board.contains(beyond) || hex < beyond)
                    for (const HexsideKind kind : m_board.at(hex).kindsOn(d))
                        checkSide(hex, d, kind);
        }
    }

private:
    bool isWet(Hex hex) const
    {
        const Cell &cell = m_board.at(hex);
        const auto kinds = m_chart.roadKinds();
        return m_chart.row(cell.terrain).isWater ||
               std::any_of(kinds.begin(), kinds.end(), [&](RoadKind kind) {
                   return m_chart.row(kind).isWater && cell.hasRoad(kind);
               });
    }

    bool hasWater(Hex hex, Direction d) const
    {
        const auto kinds = m_board.at(hex).kindsOn(d);
        return std::any_of(kinds.begin(), kinds.end(),
                           [&](HexsideKind kind) { return m_chart.row(kind).isWater; });
    }

    // A river that runs through hexes goes on in two directions, off the board or into other water.
    void checkCourse(Hex hex, RoadKind kind)
    {
        const Cell &cell = m_board.at(hex);
        int exits = 0;
        bool goesOn = m_chart.row(cell.terrain).isWater;
        for (const Direction d : kAllDirections) {
            const Hex next = neighbour(hex, d);
            exits += cell.roadRuns(kind, d) ? 1 : 0;
            goesOn = goesOn || !m_board.contains(next) || hasWater(hex, d) ||
                     m_chart.row(m_board.at(next).terrain).isWater;
        }
        for (const RoadKind other : m_chart.roadKinds())
            goesOn = goesOn || (other != kind && m_chart.row(other).isWater && cell.hasRoad(other));
        if (exits >= 2 || goesOn)
            return;
        for (std::size_t i = 0; i < m_spec.roads.size(); ++i) {
            const Road &road = m_spec.roads[i];
            if (m_chart.find(road.kind) == kind && !road.hexes.empty() &&
                (road.hexes.front() == hex || road.hexes.back() == hex))
                return add(ContentProblem::RiverEnds, "road", i, "hexes", hex);
        }
        addAnywhere(ContentProblem::RiverEnds, hex);
    }

    void checkSide(Hex hex, Direction d, HexsideKind kind)
    {
        const HexsideRow &row = m_chart.row(kind);
        if (isRiver(row) && (!goesOnAt(hex, d, 1) || !goesOnAt(hex, d, -1)))
            addOnSide(ContentProblem::RiverEnds, hex, d, kind);
        const Hex beyond = neighbour(hex, d);
        if (row.isCrossing && !hasWater(hex, d) && !isWet(hex) &&
            !(m_board.contains(beyond) && isWet(beyond)))
            addOnSide(ContentProblem::NoWater, hex, d, kind);
    }

    // At the corner of the hexside between the hex and its neighbour there, seen from the side one
    // further to the right (1) or to the left (-1).
    bool goesOnAt(Hex hex, Direction d, int turn) const
    {
        const Direction aside = turned(d, turn);
        const Hex beyond = neighbour(hex, d);
        const Hex third = neighbour(hex, aside);
        if (!m_board.contains(beyond) || !m_board.contains(third))
            return true;
        return isWet(hex) || isWet(beyond) || isWet(third) || hasWater(hex, aside) ||
               hasWater(beyond, turned(d, 2 * turn));
    }

    void add(ContentProblem code, std::string_view table, std::size_t place, std::string_view key,
             Hex hex)
    {
        m_list.add(code, m_root.key(table).element(place, {}).key(key), toString(hex)).place =
            toString(hex);
    }

    // It lies on a tile.
    Problem &addAnywhere(ContentProblem code, Hex hex)
    {
        Problem &problem = m_list.add(code, m_root, toString(hex));
        problem.place = toString(hex);
        return problem;
    }

    void addOnSide(ContentProblem code, Hex hex, Direction d, HexsideKind kind)
    {
        const std::string &id = m_chart.row(kind).id;
        for (std::size_t i = 0; i < m_spec.hexsides.size(); ++i) {
            const Hexside &side = m_spec.hexsides[i];
            const bool here = side.hex == hex && side.side == d;
            const bool there = side.hex == neighbour(hex, d) && side.side == opposite(d);
            if (side.kind.text() != id || (!here && !there))
                continue;
            Problem &problem = m_list.add(code, m_root.key("hexside").element(i, {}).key("side"),
                                          toString(side.hex));
            problem.place = toString(side.hex);
            problem.values = {id};
            return;
        }
        addAnywhere(code, hex).values = {id};
    }

    const BoardSpec &m_spec;
    const Board &m_board;
    const TerrainChart &m_chart;
    const KeyPath &m_root;
    CheckList &m_list;
};

// The first hex that has each.
class ArtCheck
{
public:
    ArtCheck(const TerrainChart &chart, const KeyPath &root, CheckList &list)
        : m_chart(chart)
        , m_root(root)
        , m_list(list)
    {
    }

    void look(const Board &board, Hex hex)
    {
        const Cell &cell = board.at(hex);
        if (const TerrainRow &row = m_chart.row(cell.terrain); !isTerrainArt(artOf(row)))
            tell(artOf(row), "terrain", row.id, hex);
        for (const RoadKind kind : m_chart.roadKinds())
            if (cell.hasRoad(kind) && !isRoadArt(artOf(m_chart.row(kind))))
                tell(artOf(m_chart.row(kind)), "road", m_chart.row(kind).id, hex);
        for (const Direction d : kAllDirections)
            for (const HexsideKind kind : cell.kindsOn(d))
                if (!isHexsideArt(artOf(m_chart.row(kind))))
                    tell(artOf(m_chart.row(kind)), "hexside", m_chart.row(kind).id, hex);
    }

private:
    void tell(const std::string &art, const char *table, const std::string &id, Hex hex)
    {
        if (!m_told.insert(std::string(table) + '.' + id).second)
            return;
        Problem &problem = m_list.add(ContentProblem::UnknownArt, m_root, art);
        problem.values = {id, art};
        problem.place = toString(hex);
    }

    const TerrainChart &m_chart;
    const KeyPath &m_root;
    CheckList &m_list;
    std::set<std::string> m_told;
};

} // namespace

void checkWater(const BoardSpec &spec, const Board &board, const TerrainChart &chart,
                const KeyPath &root, CheckList &list)
{
    WaterCheck(spec, board, chart, root, list).run();
}

void checkArts(const Board &board, const TerrainChart &chart, const KeyPath &root, CheckList &list)
{
    ArtCheck check(chart, root, list);
    for (std::size_t i = 0; i < board.size(); ++i)
        check.look(board, board.hexAt(i));
}

} // namespace hexwerk::assault
