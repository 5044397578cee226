// The terrain chart: one row a terrain, as the system's data state it.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/base/local_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class UnitType : std::uint8_t { Infantry, Artillery, Vehicle };
inline constexpr std::array<UnitType, 3> kAllUnitTypes = {UnitType::Infantry, UnitType::Artillery,
                                                          UnitType::Vehicle};
std::string_view toString(UnitType type); // "infantry"
std::optional<UnitType> unitTypeFromString(std::string_view name);

// [R9.4a] The columns of movement costs.
enum class MovementType : std::uint8_t { Foot, Artillery, Mechanized, Track };
std::string_view toString(MovementType type); // "foot"
std::optional<MovementType> movementTypeFromString(std::string_view name);

// [R10.2d] What terrain on the path does to a line of sight.
enum class SightEffect : std::uint8_t { Clear, Hinders, Blocks };
std::string_view toString(SightEffect effect); // "hinders"

// Movement points to enter; empty where the terrain is prohibited. [R9.4b]
using EntryCost = std::optional<std::uint8_t>;

struct TerrainRow
{
    std::string id; // "heavy_forest"
    LocalText name;
    std::array<EntryCost, 4> cost = {}; // by MovementType, in movement points
    std::array<Pool, 3> bonus = {};     // defence dice by UnitType
    Pool vehicleDamage;                 // [R9.10.1a]
    SightEffect sight = SightEffect::Clear;
    Die hindranceDie = Die::Blue;    // of each hex that hinders [R10.3k]
    std::uint8_t height = 0;         // above its ground, in levels
    std::uint8_t infantryHeight = 0; // [R9.6.2.2a] how much higher infantry in it stands
    bool isBuilding = false;
    bool barsIndirectFire = false; // out of it [R7.1e]
    bool clearAlongRoad = false;   // to a line that follows a main road through it [D9.6.3e]
    std::string crater; // the terrain that a crater makes of it; empty for none [R12.4.6.2b]
    bool operator==(const TerrainRow &) const = default;
};

// The place of a row in the chart.
using TerrainIndex = std::uint8_t;

struct TerrainChart
{
    std::vector<TerrainRow> rows; // at most 250
    bool operator==(const TerrainChart &) const = default;

    const TerrainRow &row(TerrainIndex index) const { return rows[index]; }
    std::optional<TerrainIndex> find(std::string_view id) const;
    // Each of them in the place of the row that has its id; one with another id is left out.
    void replace(const std::vector<TerrainRow> &others);
};

enum class RoadKind : std::uint8_t { MainRoad, NarrowRoad, SneakyTrail };
inline constexpr int kRoadKinds = 3;
inline constexpr std::array<RoadKind, 3> kAllRoadKinds = {RoadKind::MainRoad, RoadKind::NarrowRoad,
                                                          RoadKind::SneakyTrail};
std::string_view toString(RoadKind kind); // "main_road"
std::optional<RoadKind> roadKindFromString(std::string_view name);

enum class HexsideKind : std::uint8_t { StoneWall, SteepSlope, BarbedWire, TankBarricade };
inline constexpr std::array<HexsideKind, 4> kAllHexsideKinds = {
    HexsideKind::StoneWall, HexsideKind::SteepSlope, HexsideKind::BarbedWire,
    HexsideKind::TankBarricade};
std::string_view toString(HexsideKind kind); // "stone_wall"
std::optional<HexsideKind> hexsideKindFromString(std::string_view name);

// What may lie on a hex. The first five are fortifications [R9.6.3.2c]; crater and ruin change the
// terrain when the board is composed.
enum class OverlayKind : std::uint8_t {
    Sandbags,
    Trench,
    GunPosition,
    Bunker,
    Pillbox,
    Crater,
    Ruin
};
inline constexpr std::array<OverlayKind, 7> kAllOverlayKinds = {
    OverlayKind::Sandbags, OverlayKind::Trench, OverlayKind::GunPosition, OverlayKind::Bunker,
    OverlayKind::Pillbox,  OverlayKind::Crater, OverlayKind::Ruin};
constexpr bool isFortification(OverlayKind kind)
{
    return kind <= OverlayKind::Pillbox;
}
std::string_view toString(OverlayKind kind); // "gun_position"
std::optional<OverlayKind> overlayKindFromString(std::string_view name);

enum class MineKind : std::uint8_t { AntiPersonnel, AntiTank, Dummy };
inline constexpr std::array<MineKind, 3> kAllMineKinds = {MineKind::AntiPersonnel,
                                                          MineKind::AntiTank, MineKind::Dummy};
std::string_view toString(MineKind kind); // "anti_personnel"
std::optional<MineKind> mineKindFromString(std::string_view name);

} // namespace hexwerk::assault
