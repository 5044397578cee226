// An attack played out by every roll through the engine: what previews are held against.
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "tests/core/assault/told.h"

#include <vector>

namespace hexwerk::assault {

// What becomes of the unit, over all outcomes of all rolls from here with their exact weights, as
// the events tell it. In between everybody does what previews suppose: nobody supports, joins in,
// reacts, covers, rolls again or goes for wheels, and who falls back or gets out takes the first
// hex that is offered. A fallback of the unit, its end, that of a round or of a close combat, and
// any other question are the end. Rolls for `blank` show nothing.
AttackChances playedOut(const Position &p, UnitId unit, const std::vector<RollUse> &blank = {});

// Empty, or where the two differ by 1e-12 or more.
std::string difference(const AttackChances &told, const AttackChances &played);

// What is said of the shot, mines or ground being resolved, or of the critical roll.
AttackPreview shownOf(const Position &p);

// In both editions, the game in its action phase.
std::vector<Position> inBothEditions(const Table &table);

} // namespace hexwerk::assault

#define HW_SAME_CHANCES(told, played)                                                              \
    QCOMPARE(hexwerk::assault::difference((told), (played)), std::string())
