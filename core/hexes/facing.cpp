#include "core/hexes/facing.h"

#include "core/hexes/plane.h"

namespace hexwerk {

Sector sectorOf(int facing, Direction side)
{
    switch (wrapped(static_cast<int>(side) - facing)) {
    case 0:
    case 1:
        return Sector::Front;
    case 2:
    case 5:
        return Sector::Flank;
    default:
        return Sector::Rear;
    }
}

bool inArc(Hex from, int facing, Hex target)
{
    const PlanePoint to = centreOf(target) - centreOf(from);
    return cross(vertex(facing - 1), to) >= 0 && cross(to, vertex(facing + 1)) >= 0;
}

} // namespace hexwerk
