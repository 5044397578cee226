// Games with support cards: requested, turned up, and with dice that are said aloud.
#pragma once

#include "tests/core/assault/told.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// The allied side has these cards in hand from the first turn on.
inline Table &withSupport(Table &table, std::vector<std::string> cards)
{
    table.scenario.options["support"] = true;
    table.scenario.supports.push_back({"allied", std::move(cards), 1});
    return table;
}

// Requests these cards, and no more.
inline void request(Position &p, std::initializer_list<const char *> cards)
{
    for (const char *card : cards)
        say(p, Request{card});
    while (p.pending.question == Question::Request)
        say(p, Decline{});
}

// In the action phase, with these cards lying face down.
inline Position requested(const Table &table, std::initializer_list<const char *> cards)
{
    Position p = Assault::start(table.game());
    request(p, cards);
    passSupport(p);
    return p;
}

} // namespace hexwerk::assault
