// The exact walk along a line from hex centre to hex centre, in integers.
#pragma once

#include "core/hexes/plane.h"

#include <cstdlib>

namespace hexwerk {

// The direction of `to` seen from `from`, two different hexes, in one of two cases:
//  - the line leaves through the inside of hexside `ahead`. Then it never runs along a hexside: it
//    goes on ahead, ahead - 1 or ahead + 1.
//  - it leaves through vertex `ahead`. Then a pair lies beyond, in directions ahead and ahead + 1,
//    then a hex, and so on.
struct Heading
{
    bool throughVertex = false;
    int ahead = 0;
};

// `line` leads from the one centre to the other.
constexpr Heading headingTo(PlanePoint line)
{
    const int width = line.x < 0 ? -line.x : line.x;
    const int height = line.y < 0 ? -line.y : line.y;
    const bool right = line.x > 0;
    const bool up = line.y < 0;
    if (height > width)
        return {false, up ? 0 : 3};
    if (height == 0)
        return {true, right ? 1 : 4};
    if (height == width)
        return {true, right ? (up ? 0 : 2) : (up ? 5 : 3)};
    return {false, right ? (up ? 1 : 2) : (up ? 5 : 4)};
}

constexpr Hex kOrigin = {0, 0};

// The way through hexsides. `offset` is the cross product of the line with the current hex's
// centre: by how much the centre lies clockwise of the line.
class SideWalk
{
public:
    // For a line that does not leave through a vertex; `ahead` as headingTo() has it.
    constexpr SideWalk(PlanePoint line, int ahead)
        : m_ahead(ahead)
        , m_leftCorner(cross(line, vertex(ahead - 1)))
        , m_rightCorner(cross(line, vertex(ahead)))
        , m_onLeft(cross(line, centreOf(step(-1))))
        , m_onAhead(cross(line, centreOf(step(0))))
        , m_onRight(cross(line, centreOf(step(1))))
    {
    }

    // -1, 0 or 1: to which side of `ahead` the line leaves the current hex. A corner that lies on
    // the line is passed ahead, for a line that does not run along a hexside has its inside there.
    constexpr int next()
    {
        if (m_offset + m_leftCorner > 0) {
            m_offset += m_onLeft;
            return -1;
        }
        if (m_offset + m_rightCorner < 0) {
            m_offset += m_onRight;
            return 1;
        }
        m_offset += m_onAhead;
        return 0;
    }

    // `side` -1, 0 or 1, as next() gives it.
    constexpr Direction direction(int side) const
    {
        return static_cast<Direction>(wrapped(m_ahead + side));
    }

private:
    constexpr Hex step(int side) const { return neighbour(kOrigin, direction(side)); }

    int m_ahead;
    int m_offset = 0;
    int m_leftCorner;
    int m_rightCorner;
    int m_onLeft;
    int m_onAhead;
    int m_onRight;
};

} // namespace hexwerk
