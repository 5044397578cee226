// Somebody beside a transport, or on it.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E7 beside the truck t in E6; g9 and u9 keep the turn open. Ids with u are allied.
inline Table loading(const char *card = "us.rifles43", const char *truck = "drill.truck")
{
    return Table()
        .unit("g9", "L1", "drill.porters")
        .unit("u1", "E7", card)
        .unit("ut", "E6", truck)
        .unit("u9", "L10", "drill.porters");
}

// The truck in E6 with u1 aboard.
inline Table loaded(const char *card = "us.rifles43", const char *truck = "drill.truck")
{
    return Table()
        .unit("g9", "L1", "drill.porters")
        .unit("ut", "E6", truck)
        .aboard("u1", "ut", card)
        .unit("u9", "L10", "drill.porters");
}

inline Order exitTo(const Position &p, std::string_view name, std::string_view hex, int facing = -1)
{
    return Place{id(p, name), at(hex), facing};
}

} // namespace hexwerk::assault
