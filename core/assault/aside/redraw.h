// [R4.9.1b] The command cards of a game's hands, drawn again for a game that is played over.
#pragma once

#include "core/assault/aside/imagined.h"

#include <map>
#include <set>
#include <string>

namespace hexwerk::assault {

// What was shown later is drawn as it was; what a side knows of its own, likewise; all else is
// drawn at random, or with no `random` as the game knows it.
class Redraw
{
public:
    // `requests`: the places of the log where a side whose hand is not known laid a support card.
    Redraw(const play::Game<Assault> &game, const Knowledge &known, play::Randomness *random,
           const std::set<std::size_t> &requests = {});

    // Instead of `said`, the order at `place` of the log; `before` is the game's position,
    // `again` that of the game played over.
    Order drawn(const Position &before, const Position &again, const Order &said,
                std::size_t place);

private:
    // By the place of a draw.
    struct History
    {
        std::map<std::size_t, std::string> shown = {}; // later
        std::map<std::size_t, std::string> known = {}; // of sides that are known
        std::map<std::size_t, SideIndex> sides = {};   // who drew
    };
    static History historyOf(const play::Game<Assault> &game, const Knowledge &known);

    History m_history;
    std::set<std::size_t> m_support; // draws of which no more is known than that
    Knowledge m_known;
    play::Randomness *m_random;
};

} // namespace hexwerk::assault
