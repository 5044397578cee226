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
    for (std::size_t kind = 0; kind < cell.roads.size(); ++kind)
        word |= std::uint64_t{cell.roads[kind]} << (16 + 8 * kind);
    if (cell.fortification)
        word |= std::uint64_t{1} << 40 | std::uint64_t(cell.fortification->kind) << 44 |
                std::uint64_t{cell.fortification->facing} << 52;
    return word;
}

static std::uint64_t packedSides(const std::array<std::uint8_t, kDirections> &sides)
{
    std::uint64_t word = 0;
    for (std::size_t side = 0; side < sides.size(); ++side)
        word |= std::uint64_t{sides[side]} << (8 * side);
    return word;
}

std::uint64_t Board::hash() const
{
    Hash hash;
    hash.add(static_cast<std::uint64_t>(m_columns)).add(static_cast<std::uint64_t>(m_rows));
    for (const Cell &cell : m_cells)
        hash.add(packed(cell)).add(packedSides(cell.sides)).add(packedSides(cell.ownSides));
    return hash.value();
}

} // namespace hexwerk::assault
