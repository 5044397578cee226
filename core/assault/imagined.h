// A game over again in which what lies face down has other seals, or is what it might be.
#pragma once

#include "core/assault/assault.h"
#include "core/play/answerer.h"
#include "core/play/game.h"

namespace hexwerk::assault {

// The same game under other seeds: its orders are the same but for seals and salts. The game must
// know all that it hides.
play::Game<Assault> resealed(const play::Game<Assault> &game, const SideSeeds &seeds);
// One that both sides may take it for, to try what might happen: what nobody has turned up yet is
// drawn from what the scenario lets it be [R9.6.4.1b], whatever it is. All that was seen stays.
play::Game<Assault> imagined(const play::Game<Assault> &game, const SideSeeds &seeds,
                             play::Randomness &random);
// The minefields that lie there before the first order, as a scenario has them.
std::vector<Minefield> minefieldsOf(const Position &start);

} // namespace hexwerk::assault
