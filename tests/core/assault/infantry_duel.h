// Infantry goes for infantry in the hex ahead; the rolls that follow.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E7 goes for g1 in E6; g9 keeps the turn open.
inline Table duel(std::vector<std::string> defence = {})
{
    return Table()
        .rifles("g1", "E6", std::move(defence))
        .rifles("u1", "E7")
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

using Faces = std::initializer_list<const char *>;

// One round: attack and defence of the assault, attack of the defence unit and defence against it.
inline std::vector<Event> fight(Position &p, Faces attack, Faces against = {}, Faces strike = {},
                                Faces ward = {})
{
    std::vector<Event> all;
    const auto roll = [&](std::string_view use, Faces faces) {
        if (p.pending.question != Question::BattleDice || toString(p.pending.use) != use)
            return;
        for (Event &event : rolls(p, faces))
            all.push_back(std::move(event));
    };
    roll("assault_attack", attack);
    roll("defence_defence", against);
    roll("defence_attack", strike);
    roll("assault_defence", ward);
    return all;
}

} // namespace hexwerk::assault
