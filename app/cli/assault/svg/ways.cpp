#include "app/cli/assault/svg/ways.h"

#include "core/assault/board/terrain_picture.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk::cli::svg {

// The same from both hexes. Water keeps a little off the middle.
static Point crossing(Hex hex, Direction d, bool isWater)
{
    if (static_cast<int>(d) >= 3)
        return crossing(neighbour(hex, d), opposite(d), isWater);
    const Point middle = middleOf(hex) + sideMiddle(d);
    if (!isWater)
        return middle;
    const Hex chance = Hex::at(3 * hex.column() + static_cast<int>(d), hex.row());
    const double sway = static_cast<double>(assault::variantAt(chance, 3)) - 1;
    return middle + unit(across(sideMiddle(d))) * (sway * 4);
}

static std::vector<Direction> exitsOf(const assault::Board &board, Hex hex, assault::RoadKind kind)
{
    std::vector<Direction> exits;
    for (const Direction d : kAllDirections)
        if (board.at(hex).roadRuns(kind, d))
            exits.push_back(d);
    if (exits.size() == 1)
        for (const int turn : {3, 2, 4})
            if (const Direction d = turned(exits[0], turn); !board.contains(neighbour(hex, d))) {
                exits.push_back(d);
                break;
            }
    return exits;
}

static int sixthsBetween(Direction a, Direction b)
{
    const int turn = (static_cast<int>(b) - static_cast<int>(a) + kDirections) % kDirections;
    return std::min(turn, kDirections - turn);
}

// The two that lie straightest across from each other come first.
static void putThroughFirst(std::vector<Direction> &exits)
{
    int widest = 0;
    const std::vector<Direction> all = exits;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (const int wide = sixthsBetween(all[i], all[j]); wide > widest) {
                widest = wide;
                exits = all;
                std::swap(exits[0], exits[i]);
                std::swap(exits[1], exits[j]);
            }
}

std::vector<Curve> waysThrough(const assault::Board &board, Hex hex, assault::RoadKind kind,
                               bool isWater)
{
    if (!board.at(hex).hasRoad(kind))
        return {};
    const auto inwards = [](Direction d) { return unit(sideMiddle(d)) * -1; };
    Point middle = middleOf(hex);
    std::vector<Direction> exits = exitsOf(board, hex, kind);
    if (exits.empty())
        return {line(middle - Point{8, 0}, middle + Point{8, 0})};
    putThroughFirst(exits);
    std::vector<Curve> curves;
    if (exits.size() > 1) {
        curves.push_back(bend(crossing(hex, exits[0], isWater), inwards(exits[0]),
                              crossing(hex, exits[1], isWater), inwards(exits[1])));
        middle = pointOn(curves[0], 0.5);
    }
    for (std::size_t i = curves.empty() ? 0 : 2; i < exits.size(); ++i)
        curves.push_back(line(crossing(hex, exits[i], isWater), middle));
    return curves;
}

bool belongsTo(const assault::Board &board, Hex hex, Direction d)
{
    return d < Direction::S || !board.contains(neighbour(hex, d));
}

// Also of a hex beyond the rim.
static bool carries(const assault::Board &board, Hex hex, Direction d, assault::HexsideKind kind)
{
    if (board.contains(hex))
        return board.at(hex).hasSide(kind, d);
    const Hex beyond = neighbour(hex, d);
    return board.contains(beyond) && board.at(beyond).hasSide(kind, opposite(d));
}

static Point middleOf(Hex hex, Direction d)
{
    return crossing(hex, d, false);
}

static void addWater(std::vector<Curve> &curves, const assault::Board &board, Hex hex, Direction d,
                     assault::HexsideKind kind)
{
    const Point from = middleOf(hex, d);
    for (const int turn : {-1, 1}) {
        const Direction aside = turned(d, turn);
        const Point corner = middleOf(hex) + cornerAt(static_cast<int>(turn < 0 ? aside : d));
        // The other hexsides at that corner: of this hex, and between the two beyond.
        const std::array others = {std::pair(hex, aside),
                                   std::pair(neighbour(hex, d), turned(d, 2 * turn))};
        bool goesOn = false;
        for (const auto &[other, side] : others) {
            if (!carries(board, other, side, kind))
                continue;
            goesOn = true;
            const Point to = middleOf(other, side);
            if (std::pair(from.x, from.y) < std::pair(to.x, to.y)) // seen from both, drawn once
                curves.push_back(bend(from, unit(corner - from), to, unit(corner - to)));
        }
        if (!goesOn)
            curves.push_back(line(from, corner));
    }
}

std::vector<Curve> watersAlong(const assault::Board &board, Hex hex, assault::HexsideKind kind)
{
    std::vector<Curve> curves;
    for (const Direction d : kAllDirections)
        if (board.at(hex).hasSide(kind, d) && belongsTo(board, hex, d))
            addWater(curves, board, hex, d, kind);
    return curves;
}

} // namespace hexwerk::cli::svg
