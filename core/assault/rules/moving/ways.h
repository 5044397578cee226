// [R9.4] [R9.6] What it costs to enter a hex: over the terrain, or along a road.
#pragma once

#include "core/assault/game/position.h"

#include <optional>
#include <string_view>

namespace hexwerk::assault {

struct WayIn
{
    int cost = 0;  // movement points, with these:
    int climb = 0; // for the hill [R9.6.1a]
    int sides = 0; // for what lies on the hexside [R9.6.3.2b]
    int water = 0; // for a watercourse, a bridge or a ford
    std::optional<RoadKind> road = {};
    Pool check = {}; // dice against a vehicle [R9.10.1a]
};

// Both ways of a step; one that is empty is closed.
struct WaysIn
{
    std::optional<WayIn> terrain = {};
    std::optional<WayIn> road = {};      // the best one
    bool delays = false;                 // [R9.6.3.2f]
    bool vehicle = false;                // takes the road at equal cost
    std::string_view closedBy = "R9.4b"; // why, where both are
    bool isWater = false;                // that is water, which a bridge would lead over
};

// From where the walk is to the next hex, which must be on the board.
WaysIn waysInto(const Position &p, const Walk &walk, Direction d);

// [R9.6.3.1.2] What of a lane between houses matters for a vehicle's or a gun's next step.
struct AlleyState
{
    bool inAlley = false;     // it is in one: along it or back
    bool isLaneTaken = false; // by a friend in the next hex
};
// The same by terrain and card alone; both hexes must be on the board.
WaysIn waysOver(const Setting &setting, const UnitCard &card, Hex from, Direction d,
                const AlleyState &alley = {});

// [R9.6.3.1b] The mover chooses; unasked it takes the road where that is cheaper.
std::optional<WayIn> chosenWay(const WaysIn &ways, By by);

// Whether the movement type gets into such a hex at all: by its terrain, along a road, over a
// bridge or at a ford. [R9.4b] [H9.4b]
bool couldBeIn(const TerrainChart &chart, const Cell &cell, MovementType movement);

// [R9.6.3.1.2a] A narrow road through a building.
bool isUrbanAlley(const Position &p, Hex hex);
// Whether the walk is in its lane, not in the building.
bool isInAlley(const Position &p, const Walk &walk);
// Whether a road of any kind leads that way; a watercourse is none.
bool roadRuns(const TerrainChart &chart, const Cell &cell, Direction d);
// [R9.6.3.1f] The road that a vehicle stands on in a hex; a trail or a railway is none.
std::optional<RoadKind> vehicleRoad(const TerrainChart &chart, const Cell &cell);

} // namespace hexwerk::assault
