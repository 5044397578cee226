#include "editor/tools/hex_shapes.h"

#include <algorithm>

namespace hexwerk::editor {

std::vector<Hex> hexesAround(const Board &board, Hex centre, int radius)
{
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q)
        for (int r = std::max(-radius, -q - radius); r <= std::min(radius, -q + radius); ++r) {
            const Hex hex{static_cast<std::int16_t>(centre.q + q),
                          static_cast<std::int16_t>(centre.r + r)};
            if (board.contains(hex))
                hexes.push_back(hex);
        }
    return hexes;
}

// Of the neighbours that come nearer, the one closest to the straight line.
static Hex stepTowards(Hex at, Hex from, Hex to)
{
    // The plane of the board: centres at (3q, 2r + q).
    const auto x = [](Hex hex) { return 3 * hex.q; };
    const auto y = [](Hex hex) { return 2 * hex.r + hex.q; };
    const auto offLine = [&](Hex hex) {
        return std::abs((x(to) - x(from)) * (y(hex) - y(from)) -
                        (y(to) - y(from)) * (x(hex) - x(from)));
    };
    Hex best = at;
    for (const Direction d : kAllDirections) {
        const Hex next = neighbour(at, d);
        const bool isNearer = distance(next, to) < distance(at, to);
        if (isNearer && (best == at || offLine(next) < offLine(best)))
            best = next;
    }
    return best;
}

std::vector<Hex> hexLine(Hex from, Hex to)
{
    std::vector<Hex> line{from};
    while (line.back() != to)
        line.push_back(stepTowards(line.back(), from, to));
    return line;
}

std::vector<Hex> hexRectangle(Hex corner, Hex other)
{
    const auto [left, right] = std::minmax({corner.column(), other.column()});
    const auto [top, bottom] = std::minmax({corner.row(), other.row()});
    std::vector<Hex> hexes;
    for (int column = left; column <= right; ++column)
        for (int row = top; row <= bottom; ++row)
            hexes.push_back(Hex::at(column, row));
    return hexes;
}

} // namespace hexwerk::editor
