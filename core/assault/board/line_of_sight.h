// Lines of sight on a composed board: exact, the same both ways. [R10.2] [R10.3] [R10.4]
#pragma once

#include "core/assault/board/board.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class SightStatus : std::uint8_t { Clear, Hindered, Blocked };
std::string_view toString(SightStatus status); // "clear"

// One end of a line: a unit of a type, or a hex without unit (level of its ground).
struct SightEnd
{
    Hex hex;
    std::optional<UnitType> type;
    bool operator==(const SightEnd &) const = default;
};

// How many markers lie on a hex, sorted by hex; empty hexes are not listed.
using SmokeMarkers = std::vector<Smoke>;

// Sorted, one entry a hex, without empty ones.
SmokeMarkers smokeMarkers(const std::vector<Smoke> &smoke);

// Why a hex on the path (or smoke in an end hex, or the whole line) counts.
struct SightReason
{
    Hex hex; // the target's for TooFar
    enum Effect : std::uint8_t { Hinders, Blocks } effect = Hinders;
    enum Cause : std::uint8_t { Terrain, Ground, SmokeMarkers, TooFar } cause = Terrain;
    Die die = Die::Blue;   // one a hindrance; says nothing where it blocks
    int count = 1;         // hindrances; 1 where it blocks
    std::string_view rule; // a literal: "R10.3d", "R10.3h" in a pair, "R10.4e" for ground
    bool operator==(const SightReason &) const = default;
};

// Two hexes where the line runs along their common hexside, by column, then row; else one.
struct PathHex
{
    Hex first;
    std::optional<Hex> second;
    bool operator==(const PathHex &) const = default;
};

struct CrossedSide
{
    Hex hex; // the one left, on the way from the first end
    Direction side = Direction::N;
    HexsideKind kind = HexsideKind::StoneWall;
    bool operator==(const CrossedSide &) const = default;
};

struct SightLine
{
    SightStatus status = SightStatus::Clear;
    int range = 0;               // hexes
    int hindrances = 0;          // the sum without blocks
    bool terrainHinders = false; // at least one hindering terrain, smoke apart [R10.5f]
    Pool dice;                   // of the hindrances that count [R10.9.2a]
    std::vector<PathHex> path;
    std::vector<SightReason> reasons; // along the path
    // The hexside of the target's hex, or both sides of a corner, as Direction counts them.
    std::vector<Direction> entry;
    // Hexside features on the way. Into or out of a pair two hexsides are touched: a feature counts
    // if both carry it, and stands here twice. The side that the line runs along is not crossed.
    std::vector<CrossedSide> crossed;
    bool followsRoad = false; // every step of the line runs along one road [D9.6.3e]
    bool operator==(const SightLine &) const = default;
};

// What line of sight needs of a board, composed once: effects per elevation. A plain value, all
// questions are const; share it. [R10.2e] No unit is asked: none is in the way.
class SightMap
{
public:
    SightMap() = default;
    // `smokeDie`: the hindrance die of one smoke marker [R10.3k]. `limit`: the longest line of
    // sight of the scenario, in hexes [R10.2a]; a longer line is blocked.
    SightMap(const Board &board, const TerrainChart &chart, Die smokeDie,
             std::optional<int> limit = {});

    // As if composed again from a board of the same size that differs in these hexes alone; terrain
    // higher than any before takes as long as that.
    void change(const Board &board, const TerrainChart &chart, const std::vector<Hex> &hexes);

    // Status alone, the fast way: `from` and `to` on the board and different.
    SightStatus status(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const;
    // Everything about the line; the same ends.
    SightLine line(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const;
    // Status to every hex of the board, by Board::index; the place of `from` itself is Clear.
    std::vector<SightStatus> fieldOfView(SightEnd from, std::optional<UnitType> toType,
                                         const SmokeMarkers &smoke) const;
    // [R10.2a] Whether the line is longer than the limit.
    bool isTooFar(Hex from, Hex to) const;
    // [R9.6.2] In levels.
    int elevation(SightEnd end) const;
    bool operator==(const SightMap &) const = default;

private:
    friend class SightLineBuilder;

    // What a terrain does to lines, by TerrainIndex.
    struct Screen
    {
        SightEffect effect = SightEffect::Clear;
        Die die = Die::Blue;
        std::uint8_t height = 0;
        std::uint8_t infantryHeight = 0;
        bool clearAlongRoad = false;
        bool operator==(const Screen &) const = default;
    };

    // `higher`: elevation of the higher end; `isLevel`: the other one has it too.
    static bool groundBlocks(const Cell &cell, int higher, bool isLevel);
    std::uint8_t effectOf(const Cell &cell, int higher, bool isLevel) const;
    template<typename Cells>
    int sumOverPath(Hex from, Hex to, Cells cells) const;
    std::size_t slot(Hex hex) const
    {
        return static_cast<std::size_t>(m_origin + hex.q * m_stride + hex.r);
    }
    void layGround(Hex hex);
    void fillPlane(int higher, bool isLevel);
    std::size_t planeStart(int higher, bool isLevel) const;
    const std::uint8_t *plane(int fromElevation, int toElevation) const;
    bool followsAlley(Hex from, Hex to) const;

    Board m_board;
    std::vector<Screen> m_screens;
    KindSet<RoadKind> m_dryRoads; // all but watercourses
    bool m_hasAlleys = false;     // terrain that is clear along a main road
    Die m_smokeDie = Die::Blue;
    std::optional<int> m_limit;
    // The planes lie one behind the other, each with a ring of clear hexes around the board: a line
    // between hexes of the rim leaves the board by one hex at most. Hexes lie by axial coordinates,
    // so that a step is one constant in even and odd columns.
    int m_stride = 0;
    int m_origin = 0;
    std::size_t m_slots = 0;         // of one plane
    std::array<int, 8> m_steps = {}; // from slot to slot: NW, N, NE, SE, S, SW, NW, N
    std::vector<std::uint8_t> m_planes;
    std::vector<std::uint8_t> m_grounds; // elevation of a unit on the ground, by slot
    std::vector<std::uint8_t> m_floors;  // of infantry
};

} // namespace hexwerk::assault
