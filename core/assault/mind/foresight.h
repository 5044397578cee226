// Answers by trying: each of them is carried out in a few imagined positions, and played on at
// random to the end of the action.
#pragma once

#include "core/assault/mind/goals.h"
#include "core/play/randomness.h"
#include "core/play/speaker.h"

#include <vector>

namespace hexwerk::assault {

// The best of these answers of the view's side to the open question; all of them allowed, at least
// one. All meet the same imagined positions and, as far as it goes, the same dice. Whatever is not
// to decline has to gain so much more, in units of Goals::value().
const Order &foreseen(const play::View<Position> &view, const std::vector<Order> &answers,
                      const Goals &goals, int samples, play::Randomness &random, double more = 0);

} // namespace hexwerk::assault
