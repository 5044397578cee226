// [R9] What a hex costs, whether a step is allowed, and where a unit can get.
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

struct TurnTaken
{
    Walk walk = {}; // after it
    int cost = 0;   // movement points
};

// Whether a gun or a vehicle may turn to a vertex, 0 to 5, on its way. [R9.9c] [R9.10c]
Ruling<TurnTaken> turnRuling(const Position &p, const Walk &walk, int facing);

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
// Whether a turn is left.
bool canTurn(const Position &p, const Walk &walk);

// [R13.3f] Whether any adjacent hex leads away from all enemies and may be entered, whatever it
// costs.
bool hasWayBack(const Position &p, const Walk &walk);

// A hex that a movement can get to, with the cheapest way to it.
struct ReachedHex
{
    Hex hex = {};
    Hex before = {};             // from which it is entered
    std::vector<Order> way = {}; // turns and steps, the last one into the hex
    int cost = 0;                // movement points in all
    bool mayStop = false;
    bool closeCombat = false; // an enemy is there, and the way ends
    bool overrun = false;     // that enemy is a gun that is rolled over [R9.10.3a]
    bool delayed = false;     // harsh terrain
    bool operator==(const ReachedHex &) const = default;
};

// All hexes that the rest of a walk can get to, by hex; the start is not among them. For a view: it
// highlights them and turns a click on one into orders.
std::vector<ReachedHex> reach(const Position &p, const Walk &walk);
// Whether it can get to another hex; not whether it may stop there.
bool canReach(const Position &p, const Walk &walk, Hex goal);

// The movement under way; null if none is.
const Walk *walkInProgress(const Position &p);
// [R9.10b] [R9.10e] Whether it may go on in this direction as it faces, whatever lies there.
bool isHeaded(const Position &p, const Walk &walk, Direction d);

// [R9.0c] Alone in its hex, or with the one it is there for.
bool canEndHere(const Position &p, const Walk &walk);
// [R9.0d] Whether a walk that is in a friend's hex can go on to where it may stand.
bool canEndSomewhere(const Position &p, const Walk &walk);

// [R13.1c] An immobilised vehicle, [R9.11.4a] or a gun that others have to pull.
Ruling<> mobileRuling(const Position &p, UnitId unit);
// Any step without a turn.
bool canStepAhead(const Position &p, const Walk &walk);

// For the search: a step and a turn that do not look ahead.
Ruling<StepTaken> plainStep(const Position &p, const Walk &walk, Hex to, By by);
Ruling<TurnTaken> plainTurn(const Position &p, const Walk &walk, int facing);

} // namespace hexwerk::assault
