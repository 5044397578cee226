#include "core/assault/board/compose_layers.h"

#include "core/assault/board/compose.h"
#include "core/hexes/plane.h"

#include <utility>

namespace hexwerk::assault {

static constexpr std::uint8_t bit(Direction d)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
}

void Layers::fault(BoardFault::Kind kind, const char *table, std::size_t place, std::size_t item)
{
    m_faults.push_back({kind, table, place, item});
}

std::optional<TerrainIndex> Layers::terrain(const std::string &id, const char *table,
                                            std::size_t place, std::size_t item)
{
    const std::optional<TerrainIndex> found = m_chart.find(id);
    if (!found)
        fault(BoardFault::UnknownTerrain, table, place, item);
    return found;
}

bool Layers::isOn(Hex hex, const char *table, std::size_t place, std::size_t item)
{
    const bool isOn = !hex.isNowhere() && m_board.contains(hex);
    if (!isOn && m_board.size() > 0)
        fault(BoardFault::HexOffBoard, table, place, item);
    return isOn;
}

void Layers::ground(const std::string &id)
{
    const std::optional<TerrainIndex> index = terrain(id, "", 0);
    for (std::size_t i = 0; index && i < m_board.size(); ++i)
        m_board.at(m_board.hexAt(i)).terrain = *index;
}

void Layers::transform(const std::vector<Transform> &transforms)
{
    for (std::size_t place = 0; place < transforms.size(); ++place) {
        const auto from = terrain(transforms[place].from, "transform", place, 0);
        const auto to = terrain(transforms[place].to, "transform", place, 1);
        for (std::size_t i = 0; from && to && i < m_board.size(); ++i)
            if (Cell &cell = m_board.at(m_board.hexAt(i)); cell.terrain == *from)
                cell.terrain = *to;
    }
}

void Layers::paint(const BoardSpec &spec, RoadEnds ends)
{
    for (std::size_t i = 0; i < spec.patches.size(); ++i)
        patch(spec.patches[i], i);
    for (std::size_t i = 0; i < spec.roads.size(); ++i)
        road(spec.roads[i], i);
    for (const Road &road : spec.roads)
        if (ends == RoadEnds::LookBeyond)
            lookBeyond(road);
    for (std::size_t i = 0; i < spec.hexsides.size(); ++i)
        hexside(spec.hexsides[i], i);
    for (std::size_t i = 0; i < spec.overlays.size(); ++i)
        overlay(spec.overlays[i], i);
}

void Layers::checkMarkers(const BoardSpec &spec)
{
    for (std::size_t i = 0; i < spec.smoke.size(); ++i)
        isOn(spec.smoke[i].hex, "smoke", i);
    for (std::size_t i = 0; i < spec.minefields.size(); ++i)
        isOn(spec.minefields[i].hex, "minefield", i);
    for (std::size_t i = 0; i < spec.labels.size(); ++i)
        isOn(spec.labels[i].hex, "label", i);
}

void Layers::patch(const Patch &patch, std::size_t place)
{
    std::optional<TerrainIndex> index;
    if (patch.terrain)
        index = terrain(*patch.terrain, "patch", place);
    // [R9.6.1e] Hills are of level 1 and 2.
    const bool levelIsRight = !patch.level || (*patch.level >= 0 && *patch.level <= 2);
    if (!levelIsRight)
        fault(BoardFault::BadLevel, "patch", place);
    for (std::size_t i = 0; i < patch.hexes.size(); ++i) {
        if (!isOn(patch.hexes[i], "patch", place, i))
            continue;
        Cell &cell = m_board.at(patch.hexes[i]);
        cell.terrain = index.value_or(cell.terrain);
        if (patch.level && levelIsRight)
            cell.level = static_cast<std::uint8_t>(*patch.level);
    }
}

void Layers::road(const Road &road, std::size_t place)
{
    const std::optional<RoadKind> found = m_chart.find(road.kind);
    if (!found)
        fault(BoardFault::UnknownRoad, "road", place);
    const auto kind = static_cast<std::size_t>(found.value_or(RoadKind::MainRoad));
    for (std::size_t i = 0; i < road.hexes.size(); ++i) {
        const Hex hex = road.hexes[i];
        const bool isHere = isOn(hex, "road", place, i) && found;
        if (isHere)
            m_board.at(hex).roads[kind] |= kRoadHere;
        if (i == 0)
            continue;
        const Hex before = road.hexes[i - 1];
        const std::optional<Direction> step = directionTo(before, hex);
        if (!step)
            fault(BoardFault::RoadNotAdjacent, "road", place, i);
        else if (isHere && m_board.contains(before)) {
            m_board.at(before).roads[kind] |= bit(*step);
            m_board.at(hex).roads[kind] |= bit(opposite(*step));
        }
    }
}

void Layers::lookBeyond(const Road &road)
{
    const std::optional<RoadKind> kind = m_chart.find(road.kind);
    if (road.hexes.empty() || !kind)
        return;
    for (const Hex end : {road.hexes.front(), road.hexes.back()})
        for (const Direction d : kAllDirections)
            if (m_board.contains(end) && !m_board.contains(neighbour(end, d)))
                m_board.at(end).roads[static_cast<std::size_t>(*kind)] |= bit(d);
}

static void addSide(Board &board, Hex hex, Direction side, SideBits kinds)
{
    if (board.contains(hex))
        board.at(hex).sides[static_cast<std::size_t>(side)] |= kinds;
}

void Layers::hexside(const Hexside &hexside, std::size_t place)
{
    const std::optional<HexsideKind> kind = m_chart.find(hexside.kind);
    if (!kind)
        fault(BoardFault::UnknownHexside, "hexside", place);
    if (!isOn(hexside.hex, "hexside", place) || !kind)
        return;
    const auto kinds = static_cast<SideBits>(1U << static_cast<unsigned>(*kind));
    addSide(m_board, hexside.hex, hexside.side, kinds);
    m_board.at(hexside.hex).ownSides[static_cast<std::size_t>(hexside.side)] |= kinds;
    addSide(m_board, neighbour(hexside.hex, hexside.side), opposite(hexside.side), kinds);
}

void Layers::overlay(const Overlay &overlay, std::size_t place)
{
    const bool facingIsRight = overlay.facing >= 0 && overlay.facing < kDirections;
    if (!facingIsRight)
        fault(BoardFault::BadFacing, "overlay", place);
    if (!isOn(overlay.hex, "overlay", place))
        return;
    Cell &cell = m_board.at(overlay.hex);

    // [R9.6.3.2c] Fortifications lie on the hex and leave its terrain alone.
    if (isFortification(overlay.kind)) {
        if (facingIsRight)
            cell.fortification =
                Fortification{overlay.kind, static_cast<std::uint8_t>(overlay.facing)};
        return;
    }

    // [R12.4.6.2b] A crater makes open and overgrown ground something else; [R12.5e] a ruin stands
    // for whatever was built there.
    const std::string becomes =
        overlay.kind == OverlayKind::Ruin ? "ruins" : m_chart.row(cell.terrain).crater;
    if (!becomes.empty())
        cell.terrain = terrain(becomes, "overlay", place).value_or(cell.terrain);
}

static std::uint8_t turnedRoads(std::uint8_t roads)
{
    const unsigned directions = roads & 0x3FU;
    return static_cast<std::uint8_t>((roads & kRoadHere) |
                                     ((directions << 3 | directions >> 3) & 0x3FU));
}

Cell turned(const Cell &cell)
{
    Cell result = cell;
    for (std::uint8_t &roads : result.roads)
        roads = turnedRoads(roads);
    for (std::size_t d = 0; d < result.sides.size(); ++d) {
        result.sides[d] = cell.sides[(d + 3) % 6];
        result.ownSides[d] = cell.ownSides[(d + 3) % 6];
    }
    if (result.fortification)
        result.fortification->facing =
            static_cast<std::uint8_t>(wrapped(result.fortification->facing + 3));
    return result;
}

static void keepIf(bool goesOn, std::uint8_t &roads, Direction d)
{
    if (!goesOn)
        roads &= static_cast<std::uint8_t>(~bit(d));
}

static void joinSide(Board &board, const std::vector<std::uint16_t> &owner, Hex hex, Direction d)
{
    const Hex beyond = neighbour(hex, d);
    Cell &here = board.at(hex);
    if (!board.contains(beyond)) {
        for (std::uint8_t &roads : here.roads)
            keepIf(false, roads, d);
        return;
    }
    if (owner[board.index(hex)] == owner[board.index(beyond)])
        return;
    Cell &there = board.at(beyond);
    for (std::size_t kind = 0; kind < kMostRoadKinds; ++kind) {
        const bool goesOn =
            (here.roads[kind] & bit(d)) != 0 && (there.roads[kind] & bit(opposite(d))) != 0;
        keepIf(goesOn, here.roads[kind], d);
        keepIf(goesOn, there.roads[kind], opposite(d));
    }
    addSide(board, hex, d, there.sides[static_cast<std::size_t>(opposite(d))]);
    addSide(board, beyond, opposite(d), here.sides[static_cast<std::size_t>(d)]);
}

void joinSeams(Board &board, const std::vector<std::uint16_t> &owner)
{
    for (std::size_t i = 0; i < board.size(); ++i)
        for (const Direction d : kAllDirections)
            joinSide(board, owner, board.hexAt(i), d);
}

} // namespace hexwerk::assault
