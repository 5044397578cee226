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

std::optional<RoadKind> roadKindFromString(std::string_view name)
{
    return enumFromString<RoadKind>(kRoadNames, name);
}

std::string_view toString(HexsideKind kind)
{
    return kHexsides[static_cast<std::size_t>(kind)];
}

std::optional<HexsideKind> hexsideKindFromString(std::string_view name)
{
    return enumFromString<HexsideKind>(kHexsides, name);
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

std::optional<TerrainIndex> TerrainChart::find(std::string_view id) const
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].id == id)
            return static_cast<TerrainIndex>(i);
    return std::nullopt;
}

void TerrainChart::replace(const std::vector<TerrainRow> &others)
{
    for (const TerrainRow &row : others)
        if (const std::optional<TerrainIndex> index = find(row.id))
            rows[*index] = row;
}

} // namespace hexwerk::assault
