// [R4.9.2] [R6.2.2] Command points: how many there are, where they may be put, what they pay for.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// [R4.9.2a] [R6.7b] The points of the formations that have come, and of the scenario, less those
// that were lost.
int pointsOf(const Position &p, const CommandPool &pool);
// [R6.2b] What of them goes onto cards.
int pointsToAllot(const CommandPool &pool);
// As many of them find a card; the same for both sides, whatever lies face down.
int placesForPoints(const Position &p, const CommandPool &pool);

// [R6.2.2b] The cards of units that the pool commands and that may still act: places in
// Setting::cards, ascending.
std::vector<std::size_t> cardsToPlan(const Position &p, const CommandPool &pool);
// [R4.9.2e] Who has no more than the focus may put a point of it on a support card, if it wants.
bool plansFromFocus(const CommandPool &pool);
// Whether it may stop putting points before all lie somewhere: no more than support cards could
// take them, and whether it has one is its secret.
bool mayKeepPoints(const Position &p, const CommandPool &pool);
// A point of the pool may be put on the card; one that is sealed may lie on any.
Ruling<> allotRuling(const Position &p, const Allot &order);
// The pool that is asked; the question must be one of a pool.
const CommandPool &pooledBy(const Position &p);

// [R10.7.3i] What a lost point may be taken from while none is spent: ids of unit cards, and
// kFocus.
inline constexpr std::string_view kFocus = "focus";
std::vector<std::string> pilesToLose(const Position &p, const CommandPool &pool);

} // namespace hexwerk::assault
