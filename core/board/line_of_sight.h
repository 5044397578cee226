// Lines of sight on a composed board: exact, the same both ways. [R10.2] [R10.3] [R10.4]
#pragma once

#include "core/board/board.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwerk {

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

// Why a hex on the path (or smoke in an end hex) counts.
struct SightReason
{
    Hex hex;
    enum Effect : std::uint8_t { Hinders, Blocks } effect = Hinders;
    enum Cause : std::uint8_t { Terrain, Ground, SmokeMarkers } cause = Terrain;
    Die die = Die::Blue; // one a hindrance
    std::uint8_t count = 1;
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
    std::vector<Direction> entry;     // hexside of the target's hex, or both sides of a corner
    std::vector<CrossedSide> crossed; // hexside features on the way
    bool followsRoad = false;         // every step of the line runs along one road
    bool operator==(const SightLine &) const = default;
};

// What line of sight needs of a board, composed once: effects per elevation. Share it.
class SightMap
{
public:
    SightMap() = default;
    // `smokeDie`: the hindrance die of one smoke marker [R10.3k].
    SightMap(const Board &board, const TerrainChart &chart, Die smokeDie);

    // Status alone, the fast way: `from` and `to` on the board and different.
    SightStatus status(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const;
    // Everything about the line.
    SightLine line(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const;
    // Status to every hex of the board, by Board::index; the place of `from` itself is Clear.
    std::vector<SightStatus> fieldOfView(SightEnd from, std::optional<UnitType> toType,
                                         const SmokeMarkers &smoke) const;
    // [R9.6.2] In levels.
    int elevation(SightEnd end) const;
};

} // namespace hexwerk
