// Two vehicles with sight of each other.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E7 looks north; g1 in E4 looks south.
inline Table duel(const std::string &firer = "drill.tank", const std::string &target = "drill.tank")
{
    return Table().unit("g1", "E4", target).facing(3).unit("u1", "E7", firer).facing(0);
}

} // namespace hexwerk::assault
