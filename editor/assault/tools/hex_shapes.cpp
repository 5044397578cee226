#include "editor/assault/tools/hex_shapes.h"

#include <algorithm>

namespace hexwerk::assault::ui {

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

namespace {

// Columns and rows; the first column is even, so that rows stay rows.
struct Frame
{
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;

    bool contains(Hex hex) const
    {
        return hex.column() >= column && hex.row() >= row && hex.column() < column + columns &&
               hex.row() < row + rows;
    }
    std::size_t size() const { return static_cast<std::size_t>(columns * rows); }
    std::size_t index(Hex hex) const
    {
        return static_cast<std::size_t>((hex.column() - column) * rows + hex.row() - row);
    }
};

} // namespace

static std::vector<Hex> flood(const Frame &frame, Hex start,
                              const std::function<bool(Hex hex)> &isLike)
{
    std::vector<bool> seen(frame.size(), false);
    std::vector<Hex> hexes{start};
    seen[frame.index(start)] = true;
    for (std::size_t i = 0; i < hexes.size(); ++i)
        for (const Direction d : kAllDirections) {
            const Hex next = neighbour(hexes[i], d);
            if (!frame.contains(next) || seen[frame.index(next)] || !isLike(next))
                continue;
            seen[frame.index(next)] = true;
            hexes.push_back(next);
        }
    return hexes;
}

std::vector<Hex> connectedHexes(const Board &board, Hex start,
                                const std::function<bool(Hex hex)> &isLike)
{
    return flood({0, 0, board.columns(), board.rows()}, start, isLike);
}

// The way with a ring of free hexes around it.
static Frame frameAround(const std::vector<Hex> &way)
{
    const auto column = [](Hex a, Hex b) { return a.column() < b.column(); };
    const auto row = [](Hex a, Hex b) { return a.row() < b.row(); };
    const auto [left, right] = std::minmax_element(way.begin(), way.end(), column);
    const auto [top, bottom] = std::minmax_element(way.begin(), way.end(), row);
    const int firstColumn = left->column() - 2 + (left->column() & 1);
    return {firstColumn, top->row() - 1, right->column() - firstColumn + 2,
            bottom->row() - top->row() + 3};
}

// What cannot be reached from outside the way lies within it.
std::vector<Hex> enclosedHexes(const std::vector<Hex> &way)
{
    if (way.empty())
        return {};
    const Frame frame = frameAround(way);
    std::vector<bool> onWay(frame.size(), false);
    for (const Hex hex : way)
        onWay[frame.index(hex)] = true;
    std::vector<bool> outside(frame.size(), false);
    for (const Hex hex : flood(frame, Hex::at(frame.column, frame.row),
                               [&](Hex one) { return !onWay[frame.index(one)]; }))
        outside[frame.index(hex)] = true;

    std::vector<Hex> enclosed;
    for (int column = frame.column; column < frame.column + frame.columns; ++column)
        for (int r = frame.row; r < frame.row + frame.rows; ++r)
            if (const Hex hex = Hex::at(column, r); !outside[frame.index(hex)])
                enclosed.push_back(hex);
    return enclosed;
}

static void sortOnce(std::vector<Hex> &hexes)
{
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
}

std::vector<Hex> united(std::vector<Hex> hexes, const std::vector<Hex> &others)
{
    hexes.insert(hexes.end(), others.begin(), others.end());
    sortOnce(hexes);
    return hexes;
}

std::vector<Hex> without(std::vector<Hex> hexes, const std::vector<Hex> &others)
{
    sortOnce(hexes);
    std::erase_if(hexes,
                  [&](Hex hex) { return std::binary_search(others.begin(), others.end(), hex); });
    return hexes;
}

} // namespace hexwerk::assault::ui
