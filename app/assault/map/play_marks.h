// What of the open question is to be seen on the map.
#pragma once

#include "app/assault/game/picked.h"
#include "app/assault/game/seen_position.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "editor/assault/canvas/map_canvas.h"

namespace hexwerk::assault::ui {

// The unit that an order of choice speaks of; none for others.
UnitId unitOf(const Order &order);
// The units of which the open question may be answered, each once.
std::vector<UnitId> unitsToChoose(const SeenPosition &seen);
// Of an action that may be announced; otherwise empty.
std::vector<ReachedHex> reachOf(const Position &p, UnitId unit, Action action, MoveKind kind);
// By which action a click on a target fires at it: from its arc, else by its turret. Empty: it
// cannot be fired at.
std::optional<Action> fireActionAt(const Position &p, UnitId firer, UnitId target);

// Everything that may be clicked now.
std::vector<SceneHighlight> highlightsOf(const SeenPosition &seen, const Picked &picked);
// Where the unit can go on to behind way points.
std::vector<SceneHighlight> highlightsBehind(const Position &p, UnitId chosen,
                                             const std::vector<Hex> &via);
// Who fires at whom.
std::vector<SceneArrow> arrowsOf(const Position &p);
// How a gun or vehicle may face when it is placed there; none for infantry.
std::vector<int> facingsAt(const Position &p, UnitId unit, Hex hex);
// Where a click turns a unit.
std::optional<SceneVertices> verticesOf(const SeenPosition &seen, const Picked &picked);
// The arc of fire of the unit that is spoken of, as it would be after a click.
std::optional<SceneArc> arcOf(const Position &p, const Picked &picked, const HexPointer &hovered);

} // namespace hexwerk::assault::ui
