#include "core/assault/steps/moving/turned_works.h"

#include "core/assault/game/board_changes.h"

namespace hexwerk::assault {

void turnWork(Turn turn, Hex hex)
{
    Setting setting = *turn.p.setting;
    turnWorks(setting, hex);
    turn.p.setting = Frozen(std::move(setting));
    report(turn, WorkTurned{hex}, "D9.6.4d");
}

} // namespace hexwerk::assault
