#include "core/assault/board/board.h"

#include "core/base/contract.h"
#include "core/base/hash.h"

namespace hexwerk::assault {

Board::Board(int columns, int rows)
    : m_columns(columns)
    , m_rows(rows)
{
    HW_EXPECTS(isBoardSize(columns, rows));
    m_cells.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
}

static std::uint64_t packed(const Cell &cell)
{
    std::uint64_t word = cell.terrain | std::uint64_t{cell.level} << 8;
    for (std::size_t kind = 0; kind < kAllRoadKinds.size(); ++kind)
        word |= std::uint64_t{cell.roads[kind]} << (16 + 8 * kind);
    if (cell.fortification)
        word |= std::uint64_t{1} << 40 | std::uint64_t(cell.fortification->kind) << 44 |
                std::uint64_t{cell.fortification->facing} << 52;
    return word;
}

// Eight kinds a side, from this one on.
static std::uint64_t packedSides(const std::array<SideBits, kDirections> &sides, unsigned from)
{
    std::uint64_t word = 0;
    for (std::size_t side = 0; side < sides.size(); ++side)
        word |= std::uint64_t{sides[side] >> from & 0xFFU} << (8 * side);
    return word;
}

static std::uint64_t packedWays(const Cell &cell)
{
    std::uint64_t word = 0;
    for (std::size_t kind = kAllRoadKinds.size(); kind < cell.roads.size(); ++kind)
        word = word << 8 | cell.roads[kind];
    return word;
}

// What no book has counts where it is: other boards keep the hash that they had.
static void addBeyond(Hash &hash, const Cell &cell, std::size_t place)
{
    const std::uint64_t sides = packedSides(cell.sides, 8);
    const std::uint64_t own = packedSides(cell.ownSides, 8);
    const std::uint64_t ways = packedWays(cell);
    if ((sides | own | ways) != 0)
        hash.add(std::uint64_t{place}).add(sides).add(own).add(ways);
}

std::uint64_t Board::hash() const
{
    Hash hash;
    hash.add(static_cast<std::uint64_t>(m_columns)).add(static_cast<std::uint64_t>(m_rows));
    for (const Cell &cell : m_cells)
        hash.add(packed(cell)).add(packedSides(cell.sides, 0)).add(packedSides(cell.ownSides, 0));
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        addBeyond(hash, m_cells[i], i);
    return hash.value();
}

} // namespace hexwerk::assault
