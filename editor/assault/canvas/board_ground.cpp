#include "editor/assault/canvas/board_ground.h"

#include "core/assault/board/terrain_picture.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace hexwerk::assault::ui {

using ground::Cover;
using ground::Side;
using ground::Way;

template<typename Kind, std::size_t Count>
static std::optional<Kind> named(const std::array<std::pair<std::string_view, Kind>, Count> &arts,
                                 std::string_view art)
{
    for (const auto &[name, kind] : arts)
        if (name == art)
            return kind;
    return std::nullopt;
}

static std::optional<Cover> coverOf(const TerrainRow &terrain)
{
    static constexpr std::array<std::pair<std::string_view, Cover>, 18> kArts = {{
        {"clear", Cover::Open},
        {"field", Cover::Field},
        {"sand", Cover::Beach},
        {"sea", Cover::Sea},
        {"river", Cover::River},
        {"brush", Cover::Brush},
        {"rocky", Cover::Rocky},
        {"olive_grove", Cover::OliveGrove},
        {"vine_grove", Cover::VineGrove},
        {"light_forest", Cover::LightForest},
        {"heavy_forest", Cover::HeavyForest},
        {"plain_building", Cover::Houses},
        {"multi_storey_building", Cover::Town},
        {"large_building", Cover::Manor},
        {"craters", Cover::Craters},
        {"brush_trees_craters", Cover::BrokenForest},
        {"ruins", Cover::Ruins},
        {"cemetery", Cover::Cemetery},
    }};
    return named(kArts, artOf(terrain));
}

bool hasArt(const TerrainRow &terrain)
{
    return coverOf(terrain).has_value();
}

// What there is no art for is drawn as a trail.
static Way wayOf(const RoadRow &road)
{
    static constexpr std::array<std::pair<std::string_view, Way>, ground::kWays> kArts = {{
        {"main_road", Way::Main},
        {"narrow_road", Way::Narrow},
        {"sneaky_trail", Way::Trail},
        {"railway", Way::Railway},
        {"river", Way::River},
        {"stream", Way::Stream},
    }};
    return named(kArts, artOf(road)).value_or(Way::Trail);
}

static Side sideOf(const HexsideRow &hexside)
{
    static constexpr std::array<std::pair<std::string_view, Side>, ground::kSides - 1> kArts = {{
        {"stone_wall", Side::Wall},
        {"steep_slope", Side::Slope},
        {"cliff", Side::Cliff},
        {"barbed_wire", Side::Wire},
        {"tank_barricade", Side::Barricade},
        {"bridge", Side::Bridge},
        {"ford", Side::Ford},
        {"river", Side::River},
        {"stream", Side::Stream},
    }};
    return named(kArts, artOf(hexside)).value_or(Side::Unknown);
}

ground::GroundBoard groundBoardOf(const Board &board, const TerrainChart &chart, MapLayers layers)
{
    std::vector<Cover> covers;
    for (const TerrainRow &row : chart.rows)
        covers.push_back(coverOf(row).value_or(Cover::Unknown));
    std::vector<Way> ways;
    for (const RoadRow &row : chart.roads)
        ways.push_back(wayOf(row));
    std::vector<Side> sides;
    for (const HexsideRow &row : chart.hexsides)
        sides.push_back(sideOf(row));
    ground::GroundBoard result;
    result.columns = board.columns();
    result.rows = board.rows();
    result.cells.resize(board.size());
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hex hex = board.hexAt(i);
        const Cell &from = board.at(hex);
        ground::GroundCell &cell = result.at({hex.column(), hex.row()});
        if (layers.testFlag(MapLayer::Terrain) && from.terrain < covers.size())
            cell.cover = covers[from.terrain];
        if (layers.testFlag(MapLayer::Relief))
            cell.level = from.level;
        if (layers.testFlag(MapLayer::Roads))
            for (std::size_t kind = 0; kind < ways.size(); ++kind)
                cell.ways[static_cast<std::size_t>(ways[kind])] |= from.roads[kind];
        if (!layers.testFlag(MapLayer::Hexsides))
            continue;
        for (const Direction d : kAllDirections)
            for (const HexsideKind kind : from.kindsOn(d))
                cell.sides[static_cast<std::size_t>(sides[static_cast<std::size_t>(kind)])] |=
                    static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
    }
    return result;
}

BoardGround::BoardGround(ground::GroundBoard board, const MapStyle &style, bool isTurned)
    : m_board(std::move(board))
    , m_manner{style.borders, isTurned ? ground::Turn::Right : ground::Turn::None,
               ground::Inks(style.look).levelTint()}
{
}

const ground::GroundMap &BoardGround::map()
{
    const std::lock_guard lock(m_mutex);
    if (!m_map)
        m_map = std::make_unique<ground::GroundMap>(std::exchange(m_board, {}), m_manner);
    return *m_map;
}

void BoardGround::change(ground::GroundBoard board, const std::vector<Hex> &hexes)
{
    const std::lock_guard lock(m_mutex);
    if (!m_map) {
        m_board = std::move(board);
        return;
    }
    std::vector<ground::Place> places;
    for (const Hex hex : hexes)
        places.push_back({hex.column(), hex.row()});
    m_map->change(places, board);
}

} // namespace hexwerk::assault::ui
