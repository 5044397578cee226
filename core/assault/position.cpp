#include "core/assault/position.h"

#include <algorithm>

namespace hexwerk::assault {

bool Position::isDugIn(Hex hex) const
{
    return std::binary_search(dugIn.begin(), dugIn.end(), hex);
}

const Unit *unitAt(const Position &p, Hex hex, SideIndex side)
{
    for (const Unit &unit : p.units)
        if (unit.at == hex && unit.side == side && unit.inPlay())
            return &unit;
    return nullptr;
}

} // namespace hexwerk::assault
