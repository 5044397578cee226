// Games with command cards, whose hands are said aloud.
#pragma once

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "tests/core/assault/told.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

using Ids = std::vector<std::string>;

// Rifles on both sides, six hexes apart; the allies begin.
Table rifleField();
// The table with the option; the sides draw exactly these cards, and no neutral ones but `neutral`.
Table carded(Table table, const Ids &axis, const Ids &allied,
             const Ids &neutral = {"any.captured_orders"});
// Draws what is left of the decks, in the order in which they are listed; plays nothing at
// planning and passes in the support phase.
void drawAll(Position &p);
void toAction(Position &p);
// Both sides have drawn, and one of them acts.
Position dealt(const Table &table);
// Plays nothing, discards nothing, and has nothing cancelled, until something else is asked.
void quiet(Position &p);

// A card of the side that is asked, for a unit, in a hex.
Order play(const Position &p, const std::string &card, std::string_view unit = {},
           std::string_view hex = {});
// Says it, and nobody cancels it.
std::vector<Event> plays(Position &p, const std::string &card, std::string_view unit = {},
                         std::string_view hex = {});
// "us.dukw, us.medics": as far as it is known, in their order; "?" for what is not.
std::string handOf(const Position &p, SideIndex side);

} // namespace hexwerk::assault
