// [R4.9.2] Small boards that are played with command points, and what lies where.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

inline constexpr const char *kGerman = "ger.rifles43";
inline constexpr const char *kAmerican = "us.rifles43";

// Two rifle units and a machine gun each, with so many points.
inline Table pointed(int axis, int allied)
{
    Table table(3);
    table.rifles("g1", "C2").rifles("g2", "E2").unit("g3", "G2", "ger.hmg42");
    table.rifles("u1", "C9").rifles("u2", "E9").unit("u3", "G9", "us.cal50_hmg");
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = axis;
    table.scenario.sides[1].commandPoints = allied;
    return table;
}

// Puts points on these cards, then on the rifles of the side.
inline void plan(Position &p, std::initializer_list<const char *> cards = {})
{
    for (const char *card : cards)
        say(p, Allot{card});
    while (p.pending.question == Question::Allot)
        say(p, Allot{p.pending.side == 0 ? kGerman : kAmerican});
    passSupport(p);
}

// "focus 3, us.rifles43 2/1": left, and spent.
inline std::string pool(const Position &p, SideIndex side, int player = 0)
{
    for (const CommandPool &pool : p.points) {
        if (pool.side != side || pool.player != player)
            continue;
        std::string text = "focus " + std::to_string(pool.focus);
        if (pool.spentFocus > 0)
            text += "/" + std::to_string(pool.spentFocus);
        for (const PointsOnCard &pile : pool.onCards)
            text += ", " + p.setting->cards[pile.card].id + " " + std::to_string(pile.left) + "/" +
                    std::to_string(pile.spent);
        return text;
    }
    return "none";
}

inline int total(const Position &p, SideIndex side, int player = 0)
{
    for (const CommandPool &pool : p.points)
        if (pool.side == side && pool.player == player)
            return pool.total;
    return -1;
}

inline Position begun(const Table &table)
{
    return Assault::start(table.game());
}

} // namespace hexwerk::assault
