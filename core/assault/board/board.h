// The board that all rules read: composed once from tiles, patches, roads, hexsides and overlays.
#pragma once

#include "core/assault/board/board_spec.h"
#include "core/assault/board/terrain.h"
#include "core/hexes/hex.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hexwerk::assault {

struct Fortification
{
    OverlayKind kind = OverlayKind::Sandbags;
    std::uint8_t facing = 0; // vertex
    bool operator==(const Fortification &) const = default;
};

inline constexpr std::uint8_t kRoadHere = 1 << 6;

using SideBits = std::uint16_t; // bit k: HexsideKind k

struct Cell
{
    TerrainIndex terrain = 0;
    std::uint8_t level = 0;
    std::array<std::uint8_t, kMostRoadKinds> roads = {}; // bit d: the road runs on in direction d;
                                                         // kRoadHere: it lies in the hex
    std::array<SideBits, kDirections> sides = {};        // that lie on the hexside
    std::array<SideBits, kDirections> ownSides = {};     // and belong to this hex [D9.6.5b]
    std::optional<Fortification> fortification;
    bool operator==(const Cell &) const = default;

    bool hasRoad(RoadKind kind) const { return roads[static_cast<std::size_t>(kind)] != 0; }
    bool roadRuns(RoadKind kind, Direction d) const
    {
        return (roads[static_cast<std::size_t>(kind)] >> static_cast<int>(d) & 1) != 0;
    }
    bool hasSide(HexsideKind kind, Direction d) const
    {
        return (sides[static_cast<std::size_t>(d)] >> static_cast<int>(kind) & 1) != 0;
    }
    KindSet<HexsideKind> kindsOn(Direction d) const
    {
        return KindSet<HexsideKind>(sides[static_cast<std::size_t>(d)]);
    }
    bool ownsSide(HexsideKind kind, Direction d) const
    {
        return (ownSides[static_cast<std::size_t>(d)] >> static_cast<int>(kind) & 1) != 0;
    }
};

// Columns even, both from 2 to 200.
constexpr bool isBoardSize(int columns, int rows)
{
    return columns >= 2 && columns <= 200 && columns % 2 == 0 && rows >= 2 && rows <= 200;
}

class Board
{
public:
    Board() = default;
    // Every cell of the first terrain of the chart, level 0. The size must be a board's.
    Board(int columns, int rows);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    bool contains(Hex hex) const
    {
        return hex.column() >= 0 && hex.column() < m_columns && hex.row() >= 0 &&
               hex.row() < m_rows;
    }
    // The hex must be on the board.
    const Cell &at(Hex hex) const { return m_cells[index(hex)]; }
    Cell &at(Hex hex) { return m_cells[index(hex)]; }
    // Dense, column by column: column * rows + row.
    std::size_t index(Hex hex) const
    {
        return static_cast<std::size_t>(hex.column() * m_rows + hex.row());
    }
    Hex hexAt(std::size_t index) const
    {
        return Hex::at(static_cast<int>(index) / m_rows, static_cast<int>(index) % m_rows);
    }
    std::size_t size() const { return m_cells.size(); }
    std::uint64_t hash() const;
    bool operator==(const Board &) const = default;

private:
    int m_columns = 0;
    int m_rows = 0;
    std::vector<Cell> m_cells;
};

} // namespace hexwerk::assault
