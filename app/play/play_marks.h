// What of the open question is to be seen on the map.
#pragma once

#include "app/play/picked.h"
#include "core/assault/assault.h"
#include "core/assault/movement.h"
#include "editor/canvas/map_canvas.h"

namespace hexwerk {

// The unit that an order of choice speaks of; none for others.
UnitId unitOf(const assault::Order &order);
// The units of which the open question may be answered, each once.
std::vector<UnitId> unitsToChoose(const assault::Position &p);
// Of an action that may be announced; otherwise empty.
std::vector<assault::ReachedHex> reachOf(const assault::Position &p, UnitId unit,
                                         assault::Action action, assault::MoveKind kind);
// By which action a click on a target fires at it: from its arc, else by its turret. Empty: it
// cannot be fired at.
std::optional<assault::Action> fireActionAt(const assault::Position &p, UnitId firer,
                                            UnitId target);

// Everything that may be clicked now.
std::vector<editor::SceneHighlight> highlightsOf(const assault::Position &p, const Picked &picked);
// Where the unit can go on to behind way points.
std::vector<editor::SceneHighlight> highlightsBehind(const assault::Position &p, UnitId chosen,
                                                     const std::vector<Hex> &via);
// Who fires at whom.
std::vector<editor::SceneArrow> arrowsOf(const assault::Position &p);
// How a gun or vehicle may face when it is placed there; none for infantry.
std::vector<int> facingsAt(const assault::Position &p, UnitId unit, Hex hex);
// Where a click turns a unit.
std::optional<editor::SceneVertices> verticesOf(const assault::Position &p, const Picked &picked);
// The arc of fire of the unit that is spoken of, as it would be after a click.
std::optional<editor::SceneArc> arcOf(const assault::Position &p, const Picked &picked,
                                      const editor::HexPointer &hovered);

} // namespace hexwerk
