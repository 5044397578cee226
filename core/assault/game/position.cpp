#include "core/assault/game/position.h"

#include <algorithm>

namespace hexwerk::assault {

bool Position::isDugIn(Hex hex) const
{
    return std::binary_search(dugIn.begin(), dugIn.end(), hex);
}

const FortificationRow *Position::fortificationOf(const Unit &unit) const
{
    const auto &fortification = board().at(unit.at).fortification;
    if (!fortification)
        return nullptr;
    // [R9.6.3.2.5a] [R9.6.3.2.6a] [R9.6.3.2.7a] [R9.6.3.2.8a] [R9.6.3.2.9a] Who ends its move
    // inside, [R5.8i] [R9.6.3.2.8d] and guns that were set up there; [R9.6.3.2.8b] [D9.6.4c] nobody
    // else has anything of it.
    const auto &row = setting->data.fortifications[static_cast<std::size_t>(fortification->kind)];
    const auto type = static_cast<std::size_t>(card(unit.id).type);
    return row.holds[type] || (row.setUp[type] && unit.emplaced) ? &row : nullptr;
}

const Unit *unitAt(const Position &p, Hex hex, SideIndex side)
{
    for (const Unit &unit : p.units)
        if (unit.at == hex && unit.side == side && unit.inPlay())
            return &unit;
    return nullptr;
}

} // namespace hexwerk::assault
