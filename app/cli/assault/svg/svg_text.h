// Small means to write SVG: points of the map in pixels, escaped text.
#pragma once

#include "core/hexes/hex.h"
#include "core/hexes/plane.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace hexwerk::cli::svg {

// Half the width of a hex, and half its height, in pixels.
inline constexpr double kRadius = 48;
inline constexpr double kApothem = 41.57;

struct Point
{
    double x = 0;
    double y = 0;

    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
    bool operator==(const Point &) const = default;
};

// The exact plane, true to scale.
constexpr Point scaled(PlanePoint p)
{
    return {p.x * kRadius / 2, p.y * kApothem};
}

inline Point middleOf(Hex hex)
{
    return scaled(centreOf(hex)) + Point{kRadius, kApothem};
}

// From the middle of the hex.
inline Point cornerAt(int facing)
{
    return scaled(vertex(facing));
}
inline Point sideMiddle(Direction d)
{
    return (cornerAt(static_cast<int>(d) - 1) + cornerAt(static_cast<int>(d))) * 0.5;
}

inline std::string xy(Point p)
{
    return fmt::format("{:.1f} {:.1f}", p.x, p.y);
}

// The hexagon around the origin, as the points of a polygon; `size` 1 is the whole hex.
std::string hexPoints(double size);
// What may stand in text and attributes.
std::string escaped(std::string_view text);

} // namespace hexwerk::cli::svg
