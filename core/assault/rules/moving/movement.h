// [R9] What a hex costs and whether a step is allowed.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <array>
#include <optional>
#include <vector>

namespace hexwerk::assault {

// [R9.1a] [R9.2a] [R9.3a] Movement points of a movement of this kind, [R9.10e] forward or backward;
// halves are rounded up.
int allowance(const UnitCard &card, MoveKind kind, bool reverse = false);

// A movement at its beginning, where the unit stands.
Walk walkOf(const Position &p, UnitId unit, MoveKind kind);

// One hex entered, before anything reacts to it.
struct StepTaken
{
    Walk walk = {};        // after the step
    int cost = 0;          // movement points
    Pool check = {};       // dice against a vehicle that goes there [R9.10.1a]
    bool isShared = false; // a friend is in the hex
    UnitId enemy = {};     // in the hex: close combat, or gone if it is in fallback [R11.0f]
    bool overrun = false;  // the enemy is a gun that is rolled over [R9.10.3a]
};

// Whether the unit may go on to `to` (Hex{}: off the map). Looks ahead: who enters a friend's hex
// must be able to go on to where it may stand. [R9.0d]
Ruling<StepTaken> stepRuling(const Position &p, const Walk &walk, Hex to, By by);

// Into a hex beside it whatever the rules say: for no points, without a roll for the ground.
StepTaken forcedStep(const Position &p, const Walk &walk, Hex to);

// [R9.8.2c] The steps of two units that change places, with normal actions.
Ruling<std::array<StepTaken, 2>> exchangeRuling(const Position &p, UnitId unit, UnitId other);

// How a unit gets into the next hex when it is not asked for its way; empty: it cannot go there.
struct Entry
{
    int cost = 0;                      // movement points
    bool harsh = false;                // [R9.5a] or across a steep slope [R9.6.3.2f]
    std::optional<RoadKind> road = {}; // that it follows [R9.6.3.1g]
};
std::optional<Entry> entryInto(const Position &p, UnitId unit, Hex from, Direction d);

// [R9.0c] [R9.0d] Whether the movement may end where it is.
Ruling<> stopRuling(const Position &p, const Walk &walk);

// Whether a step is left, as it faces or after a turn that it can pay.
bool canStep(const Position &p, const Walk &walk);

// [R13.3f] Whether any adjacent hex leads away from all enemies and may be entered, whatever it
// costs.
bool hasWayBack(const Position &p, const Walk &walk);

// [R11.1.1a] What the walk, with its step from the hex `from` into that of an enemy, leads to.
CloseCombatFrame closeCombatOf(const Position &p, const Walk &into, Hex from, UnitId enemy);

// The movement under way; null if none is.
const Walk *walkInProgress(const Position &p);
// [R9.10b] [R9.10e] Whether it may go on in this direction as it faces, whatever lies there.
bool isHeaded(const Position &p, const Walk &walk, Direction d);

// [R9.0c] Alone in its hex, or with the one it is there for.
bool canEndHere(const Position &p, const Walk &walk);

// [R13.1c] An immobilised vehicle, [R9.11.4a] or a gun that others have to pull.
Ruling<> mobileRuling(const Position &p, UnitId unit);
// Any step without a turn.
bool canStepAhead(const Position &p, const Walk &walk);

// For the search: a step that does not look ahead.
Ruling<StepTaken> plainStep(const Position &p, const Walk &walk, Hex to, By by);

} // namespace hexwerk::assault
