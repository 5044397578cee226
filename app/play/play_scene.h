// A position as the map shows it.
#pragma once

#include "core/assault/assault.h"
#include "editor/canvas/map_scene.h"

namespace hexwerk {

// `chosen`: drawn as selected; none for UnitId{}.
// One counter of it, also of a unit that is aboard.
editor::SceneUnit sceneUnit(const assault::Position &p, UnitId unit, UnitId chosen);
editor::MapScene sceneOf(const assault::Position &p, const Scenario &scenario, UnitId chosen);

} // namespace hexwerk
