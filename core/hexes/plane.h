// The exact integer plane: the centre of (q, r) lies at (3q, 2r + q). It is stretched, so crossing
// and side of a line are true in it, lengths and right angles are not.
#pragma once

#include "core/hexes/hex.h"

#include <array>

namespace hexwerk {

struct PlanePoint
{
    int x = 0; // to the right
    int y = 0; // downwards
    bool operator==(const PlanePoint &) const = default;

    friend constexpr PlanePoint operator+(PlanePoint a, PlanePoint b)
    {
        return {a.x + b.x, a.y + b.y};
    }
    friend constexpr PlanePoint operator-(PlanePoint a, PlanePoint b)
    {
        return {a.x - b.x, a.y - b.y};
    }
};

constexpr PlanePoint centreOf(Hex hex)
{
    return {3 * hex.q, 2 * hex.r + hex.q};
}

// Around the centre; vertex f lies between the directions f and f + 1.
inline constexpr std::array<PlanePoint, 6> kVertices = {
    {{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}}};

// Any number to 0..5.
constexpr int wrapped(int vertexOrDirection)
{
    return (vertexOrDirection % 6 + 6) % 6;
}

// Any number of turns, also negative.
constexpr PlanePoint vertex(int facing)
{
    return kVertices[static_cast<std::size_t>(wrapped(facing))];
}

// More than 0 where b lies clockwise of a, 0 where they lie on one line.
constexpr int cross(PlanePoint a, PlanePoint b)
{
    return a.x * b.y - a.y * b.x;
}

} // namespace hexwerk
