// [R7.1] A mortar that fires over a wood, and who spots for it.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 behind a wood, u2 beside it with the target in sight.
inline Table mortar()
{
    return Table()
        .unit("u1", "E9", "drill.mortar")
        .rifles("u2", "F8")
        .rifles("g1", "E4")
        .terrain("E7", "heavy_forest");
}

inline void shoot(Position &p, std::string_view firer, std::string_view target,
                  std::string_view spotter = {})
{
    say(p, announce(p, firer, Action::IndirectFire));
    say(p, Target{id(p, target), {}});
    if (!spotter.empty())
        say(p, Support{id(p, spotter)});
}

} // namespace hexwerk::assault
