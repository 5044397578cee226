// A position as the map shows it.
#pragma once

#include "core/assault/assault.h"
#include "editor/canvas/map_scene.h"

namespace hexwerk {

// One counter of it, also of a unit that is aboard; `chosen`: drawn as selected; none for UnitId{}.
editor::SceneUnit sceneUnit(const assault::Position &p, UnitId unit, UnitId chosen);
// `viewer`: who looks under his own minefield markers; nobody sees only what both sides may see.
editor::MapScene sceneOf(const assault::Position &p, const Scenario &scenario, UnitId chosen,
                         assault::SideIndex viewer = assault::kNobody);

} // namespace hexwerk
