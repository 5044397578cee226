// The terrain chart: one row a terrain, a kind of hexside and a kind of road, as the system's data
// state it.
#pragma once

#include "core/assault/board/kinds.h"
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
    std::string crater;   // the terrain that a crater makes of it; empty for none [R12.4.6.2b]
    bool isOpen = false;  // nothing to hide in, as clear terrain [H9.4c]
    bool isWater = false; // a river may end in it [H9.4b]
    std::string art;      // which picture shows it; empty: that of its id
    std::string house;    // the rule that brings it, where no book does; "H9.4a"
    bool operator==(const TerrainRow &) const = default;
};

// What a hexside feature does, by UnitType. [R9.6.3.2.1d]
struct HexsideRow
{
    std::string id; // "stone_wall"
    LocalText name;
    std::array<std::optional<Die>, 3> bonus = {}; // die of an adjacent unit fired on across it
    std::array<EntryCost, 4> cost = {}; // by MovementType: extra points; empty: prohibited
    std::array<Pool, 4> check = {};     // by MovementType: dice against a vehicle [R9.10.1a]
    bool delays = false;                // [R9.6.3.2f] infantry crossing it is delayed
    bool weakensAssault = false;        // [R11.1.2.1a]
    bool isWater = false; // a road leads over it, a crossing takes its place [H9.6.3.2a]
    bool isCrossing =
        false;       // a bridge or a ford: its cost instead of that of the water [H9.6.3.2c]
    std::string art; // as of a terrain
    std::string house;
    bool operator==(const HexsideRow &) const = default;
};

// [R9.6.3.1c] What leads from hex to hex. A road has costs of its own; empty: those of the primary
// terrain. A watercourse adds them to every hex that it runs through; empty: prohibited.
// [H9.6.3.1a]
struct RoadRow
{
    std::string id; // "main_road"
    LocalText name;
    std::array<EntryCost, 4> cost = {}; // by MovementType
    std::array<int, 4> turn = {};       // by MovementType, points to change direction [R9.1c]
    bool isRoad = false;                // units are on it, not in the terrain beside it [R9.6.3.1g]
    bool isWater = false;               // nobody follows it
    std::string art;                    // as of a terrain
    std::string house;
    bool operator==(const RoadRow &) const = default;
};

// The kinds that the books print; the tables may have more, which follow them by their places in
// the chart.
enum class RoadKind : std::uint8_t { MainRoad, NarrowRoad, SneakyTrail };
inline constexpr std::array<RoadKind, 3> kAllRoadKinds = {RoadKind::MainRoad, RoadKind::NarrowRoad,
                                                          RoadKind::SneakyTrail};
inline constexpr int kMostRoadKinds = 8;
std::string_view toString(RoadKind kind); // "main_road", of a printed one

enum class HexsideKind : std::uint8_t { StoneWall, SteepSlope, BarbedWire, TankBarricade };
inline constexpr std::array<HexsideKind, 4> kAllHexsideKinds = {
    HexsideKind::StoneWall, HexsideKind::SteepSlope, HexsideKind::BarbedWire,
    HexsideKind::TankBarricade};
inline constexpr int kMostHexsideKinds = 16;
std::string_view toString(HexsideKind kind); // "stone_wall", of a printed one

// A kind as designers and files name it.
using RoadId = KindId<RoadKind>;
using HexsideId = KindId<HexsideKind>;

// Clear terrain and what is like it. [R9.12.3a] [H9.4c]
inline bool isOpen(const TerrainRow &row)
{
    return row.isOpen || row.id == "clear";
}

// The rows of the printed kinds, without name and costs.
std::vector<HexsideRow> printedHexsides();
std::vector<RoadRow> printedRoads();

// The place of a row in the chart.
using TerrainIndex = std::uint8_t;

struct TerrainChart
{
    std::vector<TerrainRow> rows;                         // at most 255
    std::vector<HexsideRow> hexsides = printedHexsides(); // by HexsideKind
    std::vector<RoadRow> roads = printedRoads();          // by RoadKind
    bool operator==(const TerrainChart &) const = default;

    const TerrainRow &row(TerrainIndex index) const { return rows[index]; }
    const HexsideRow &row(HexsideKind kind) const
    {
        return hexsides[static_cast<std::size_t>(kind)];
    }
    const RoadRow &row(RoadKind kind) const { return roads[static_cast<std::size_t>(kind)]; }
    std::optional<TerrainIndex> find(std::string_view id) const;
    std::optional<HexsideKind> find(const HexsideId &id) const;
    std::optional<RoadKind> find(const RoadId &id) const;
    KindSet<HexsideKind> hexsideKinds() const
    {
        return KindSet<HexsideKind>::first(hexsides.size());
    }
    KindSet<RoadKind> roadKinds() const { return KindSet<RoadKind>::first(roads.size()); }
    // Each of them in the place of the row that has its id; one with another id at the end.
    void replace(const std::vector<TerrainRow> &others);
};

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
