#include "core/assault/board/terrain.h"

#include "core/base/enum_names.h"

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kUnitTypes = {"infantry"sv, "artillery"sv, "vehicle"sv};
static constexpr std::array kMovementTypes = {"foot"sv, "artillery"sv, "mechanized"sv, "track"sv};
static constexpr std::array kSightEffects = {"clear"sv, "hinders"sv, "blocks"sv};
static constexpr std::array kRoadNames = {"main_road"sv, "narrow_road"sv, "sneaky_trail"sv};
static constexpr std::array kHexsides = {"stone_wall"sv, "steep_slope"sv, "barbed_wire"sv,
                                         "tank_barricade"sv};
static constexpr std::array kOverlays = {"sandbags"sv, "trench"sv, "gun_position"sv, "bunker"sv,
                                         "pillbox"sv,  "crater"sv, "ruin"sv};
static constexpr std::array kMines = {"anti_personnel"sv, "anti_tank"sv, "dummy"sv};

std::string_view toString(UnitType type)
{
    return kUnitTypes[static_cast<std::size_t>(type)];
}

std::optional<UnitType> unitTypeFromString(std::string_view name)
{
    return enumFromString<UnitType>(kUnitTypes, name);
}

std::string_view toString(MovementType type)
{
    return kMovementTypes[static_cast<std::size_t>(type)];
}

std::optional<MovementType> movementTypeFromString(std::string_view name)
{
    return enumFromString<MovementType>(kMovementTypes, name);
}

std::string_view toString(SightEffect effect)
{
    return kSightEffects[static_cast<std::size_t>(effect)];
}

std::string_view toString(RoadKind kind)
{
    return kRoadNames[static_cast<std::size_t>(kind)];
}

std::string_view toString(HexsideKind kind)
{
    return kHexsides[static_cast<std::size_t>(kind)];
}

std::string_view toString(OverlayKind kind)
{
    return kOverlays[static_cast<std::size_t>(kind)];
}

std::optional<OverlayKind> overlayKindFromString(std::string_view name)
{
    return enumFromString<OverlayKind>(kOverlays, name);
}

std::string_view toString(MineKind kind)
{
    return kMines[static_cast<std::size_t>(kind)];
}

std::optional<MineKind> mineKindFromString(std::string_view name)
{
    return enumFromString<MineKind>(kMines, name);
}

std::vector<HexsideRow> printedHexsides()
{
    std::vector<HexsideRow> rows(kAllHexsideKinds.size());
    for (const HexsideKind kind : kAllHexsideKinds)
        rows[static_cast<std::size_t>(kind)].id = toString(kind);
    return rows;
}

std::vector<RoadRow> printedRoads()
{
    std::vector<RoadRow> rows(kAllRoadKinds.size());
    for (const RoadKind kind : kAllRoadKinds) {
        RoadRow &row = rows[static_cast<std::size_t>(kind)];
        row.id = toString(kind);
        row.isRoad = kind != RoadKind::SneakyTrail;
    }
    return rows;
}

template<typename Index, typename Row>
static std::optional<Index> placeOf(const std::vector<Row> &rows, std::string_view id)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].id == id)
            return static_cast<Index>(i);
    return std::nullopt;
}

std::optional<TerrainIndex> TerrainChart::find(std::string_view id) const
{
    return placeOf<TerrainIndex>(rows, id);
}

std::optional<HexsideKind> TerrainChart::find(const HexsideId &id) const
{
    return placeOf<HexsideKind>(hexsides, id.text());
}

std::optional<RoadKind> TerrainChart::find(const RoadId &id) const
{
    return placeOf<RoadKind>(roads, id.text());
}

void TerrainChart::replace(const std::vector<TerrainRow> &others)
{
    for (const TerrainRow &row : others)
        if (const std::optional<TerrainIndex> index = find(row.id))
            rows[*index] = row;
        else
            rows.push_back(row);
}

} // namespace hexwerk::assault
