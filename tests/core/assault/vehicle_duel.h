// One vehicle or unit goes for another in the hex ahead; the rolls that follow.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

using Faces = std::initializer_list<const char *>;

// u1 in E7 goes for g1 in E6, which faces north (the vertex between N and NE).
inline Table against(const char *assault, const char *defence,
                     std::vector<std::string> markers = {})
{
    return Table()
        .unit("g1", "E6", defence, std::move(markers))
        .unit("u1", "E7", assault)
        .unit("g9", "L1", "drill.porters")
        .unit("u9", "L10", "drill.porters");
}

inline Position assaulted(const Table &table, Action action = Action::NormalMove)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    say(p, step(p, "u1", "E6"));
    return p;
}

// Rolls while dice of the round are asked for: these faces for the use, blanks for others.
inline void fight(Position &p, std::string_view use = "", Faces faces = {})
{
    while (p.pending.question == Question::BattleDice) {
        if (toString(p.pending.use) == use)
            rolls(p, faces);
        else
            rolls(p);
    }
}

inline void chooses(Position &p, std::string_view what)
{
    say(p, Choose{std::string(what)});
}

} // namespace hexwerk::assault
