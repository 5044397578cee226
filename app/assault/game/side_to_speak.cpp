#include "app/assault/game/side_to_speak.h"

namespace hexwerk::assault::ui {

SideIndex sideToSpeak(const Position &p)
{
    const Pending &pending = p.pending;
    if (pending.isOver())
        return p.winner;
    const bool isUnitsRoll = pending.isChance() && pending.unit != UnitId{};
    return isUnitsRoll ? p.unit(pending.unit).side : pending.side;
}

} // namespace hexwerk::assault::ui
