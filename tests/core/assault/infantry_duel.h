// Infantry goes for infantry in the hex ahead; the rolls that follow.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E7 goes for g1 in E6; g9 keeps the turn open.
Table duel(std::vector<std::string> defence = {});

// One round: attack and defence of the assault, attack of the defence unit and defence against it.
std::vector<Event> fight(Position &p, Faces attack, Faces against = {}, Faces strike = {},
                         Faces ward = {});

} // namespace hexwerk::assault
