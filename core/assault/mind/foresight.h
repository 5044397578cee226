// Chooses answers by trying them out: each is carried out in a few imagined positions, and the
// action is played on at random to its end.
#pragma once

#include "core/assault/mind/goals.h"
#include "core/play/randomness.h"
#include "core/play/speaker.h"

#include <vector>

namespace hexwerk::assault {

// The best of these answers of the view's side to the open question. There must be at least one,
// and all must be allowed. All are tried in the same `samples` imagined positions and, as far as
// possible, with the same dice. An answer must gain at least `more` over declining, in units of
// Goals::value().
const Order &foreseen(const play::View<Position> &view, const std::vector<Order> &answers,
                      const Goals &goals, int samples, play::Randomness &random, double more = 0);

} // namespace hexwerk::assault
