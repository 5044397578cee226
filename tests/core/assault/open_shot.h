// A shot over open ground.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E8 fires at g1 in E5: YG against Y.
inline Table open()
{
    return Table().rifles("g1", "E5").rifles("u1", "E8");
}

inline UnitSpec &spec(Table &table, std::string_view name)
{
    for (UnitSpec &unit : table.scenario.units)
        if (unit.id == name)
            return unit;
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
