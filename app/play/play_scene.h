// A position as the map shows it.
#pragma once

#include "core/assault/assault.h"
#include "editor/canvas/map_scene.h"

namespace hexwerk {

// One counter of it, also of a unit that is aboard; `chosen`: drawn as selected; none for UnitId{}.
editor::SceneUnit sceneUnit(const assault::Position &p, UnitId unit, UnitId chosen);
// All that the position knows: give it that of who looks (assault::viewFor).
editor::MapScene sceneOf(const assault::Position &p, const Scenario &scenario, UnitId chosen);

} // namespace hexwerk
