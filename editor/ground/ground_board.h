// What the ground of a board is made of, for the eye alone: no rule, no system. Lengths are widths
// of a hex, from corner to corner.
#pragma once

#include <QPointF>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace hexwerk::ground {

enum class Cover : std::uint8_t {
    Open,
    Field,
    Beach,
    Sea,
    River, // as wide as the hex
    Brush,
    Rocky,
    OliveGrove,
    VineGrove,
    LightForest,
    HeavyForest,
    Houses,
    Town,
    Manor, // a large building
    Craters,
    BrokenForest, // brush, trees and craters
    Ruins,
    Cemetery,
    Unknown, // drawn as a plain hex
};
inline constexpr int kCovers = 19;

enum class Way : std::uint8_t { Main, Narrow, Trail, Railway, River, Stream };
inline constexpr int kWays = 6;
inline constexpr std::uint8_t kWayHere = 1 << 6;

enum class Side : std::uint8_t {
    Wall,
    Slope,
    Cliff,
    Wire,
    Barricade,
    Bridge,
    Ford,
    River,
    Stream,
    Unknown
};
inline constexpr int kSides = 10;

struct GroundCell
{
    Cover cover = Cover::Open;
    std::uint8_t level = 0;
    std::array<std::uint8_t, kWays> ways = {};   // bit d: it runs on in direction d; kWayHere: it
                                                 // lies in the hex
    std::array<std::uint8_t, kSides> sides = {}; // bit d: it lies on that hexside, of both hexes
    bool operator==(const GroundCell &) const = default;

    std::uint8_t way(Way kind) const { return ways[static_cast<std::size_t>(kind)]; }
    bool hasWay(Way kind) const { return way(kind) != 0; }
    bool hasSide(Side kind, int direction) const
    {
        return (sides[static_cast<std::size_t>(kind)] >> direction & 1) != 0;
    }
};

// Column and row from 0; odd columns lie half a hex lower.
struct Place
{
    int column = 0;
    int row = 0;
    bool operator==(const Place &) const = default;
};

// `direction`: 0 to 5, clockwise from the top.
constexpr Place beside(Place place, int direction)
{
    const int odd = place.column & 1;
    switch (direction) {
    case 0:
        return {place.column, place.row - 1};
    case 1:
        return {place.column + 1, place.row - 1 + odd};
    case 2:
        return {place.column + 1, place.row + odd};
    case 3:
        return {place.column, place.row + 1};
    case 4:
        return {place.column - 1, place.row + odd};
    default:
        return {place.column - 1, place.row - 1 + odd};
    }
}

struct GroundBoard
{
    int columns = 0;
    int rows = 0;
    std::vector<GroundCell> cells; // row by row
    bool operator==(const GroundBoard &) const = default;

    bool has(Place place) const
    {
        return place.column >= 0 && place.row >= 0 && place.column < columns && place.row < rows;
    }
    std::size_t index(Place place) const
    {
        return static_cast<std::size_t>(place.row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(place.column);
    }
    const GroundCell &at(Place place) const { return cells[index(place)]; }
    GroundCell &at(Place place) { return cells[index(place)]; }
    // Beyond the rim the hexes at the rim go on.
    const GroundCell &nearest(Place place) const { return at(inside(place)); }
    Place inside(Place place) const; // the nearest
    double width() const { return 0.75 * columns + 0.25; }
    double height() const;
};

inline constexpr double kHexHeight = 0.86602540378443865;

QPointF centreOf(Place place);
// Clockwise from the top.
QPointF unitVector(double degrees);
// Vertex `facing`, between the directions `facing` and `facing` + 1.
QPointF cornerOf(Place place, int facing);
QPointF sideMiddle(Place place, int direction);
// The hex that holds the point; it may lie off the board.
Place placeAt(QPointF point);

inline double dot(QPointF a, QPointF b)
{
    return a.x() * b.x() + a.y() * b.y();
}
inline double lengthOf(QPointF a)
{
    return std::hypot(a.x(), a.y());
}
inline QPointF across(QPointF a)
{
    return {-a.y(), a.x()};
}

} // namespace hexwerk::ground
