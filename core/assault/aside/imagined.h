// A game over again in which what lies face down has other seals, or is what it might be.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/play/answerer.h"
#include "core/play/game.h"

#include <array>

namespace hexwerk::assault {

// The same game under other seeds: its orders are the same but for seals and salts. The game must
// know all that it hides.
play::Game<Assault> resealed(const play::Game<Assault> &game, const SideSeeds &seeds);
// By side, whether who plays knows what it has laid face down.
using Knowledge = std::array<bool, 2>;
// One that the game may be taken for, to try what might happen: what is not known and nobody has
// turned up yet is drawn from what the scenario lets it be [R9.6.4.1b], whatever it is. All else
// stays. The game must know what is known.
play::Game<Assault> imagined(const play::Game<Assault> &game, const SideSeeds &seeds,
                             play::Randomness &random, const Knowledge &known = {});
// The minefields that lie there before the first order, as a scenario has them.
std::vector<Minefield> minefieldsOf(const Position &start);

} // namespace hexwerk::assault
