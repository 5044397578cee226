// What holds at every moment of every game. Each check gives "" or what is wrong.
#pragma once

#include "core/play/answerer.h"
#include "tests/core/assault/told.h"

#include <string>

namespace hexwerk::assault {

// [R9.11] With its transport, and within its capacity.
std::string brokenPassenger(const Position &p, const Unit &unit);

// Units: strengths, markers, stacking.
std::string brokenUnits(const Position &p);

// Offered is accepted; a side has something to say, chance has outcomes.
std::string brokenOffers(const Position &p);

// An order out of the blue: any kind, any unit, any hex.
Order anyOrder(const Position &p, play::Randomness &random);

// What a side is not offered is refused, and a refused order changes nothing.
std::string brokenRefusals(const Position &p, play::Randomness &random, int samples);

// Running the loop without an answer changes nothing.
std::string brokenStillness(const Position &p);

// Orders and their text are the same.
std::string brokenWords(const Position &p, const Order &order);

// A hit that kills a unit leaves nobody to act with it.
std::string brokenQuestion(const Position &p);

} // namespace hexwerk::assault
