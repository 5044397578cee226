// A unit alone on the board, and on its way.
#pragma once

#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E7 looks at the corner between E6 and F6.
inline Table lone(const std::string &card = "drill.tank", int facing = 0)
{
    return Table().unit("g1", "L1", "drill.porters").unit("u1", "E7", card).facing(facing);
}

// u1 with two points in E7, far from everyone.
inline Table walker()
{
    return Table().unit("g1", "L1", "drill.porters").rifles("u1", "E7");
}

inline Position moving(const Table &table, Action action = Action::NormalMove)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    return p;
}

inline const Walk &walkOn(const Position &p)
{
    return std::get<MoveFrame>(p.stack.back()).walk;
}

inline int left(const Position &p)
{
    return walkOn(p).points;
}

} // namespace hexwerk::assault
