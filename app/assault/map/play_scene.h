// A position as the map shows it.
#pragma once

#include "core/assault/engine/assault.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

// One counter of it, also of a unit that is aboard; `chosen`: drawn as selected; none for UnitId{}.
SceneUnit sceneUnit(const Position &p, UnitId unit, UnitId chosen, const editor::Tongue &in = {});
// All that the position knows: give it that of who looks (assault::viewFor).
MapScene sceneOf(const Position &p, const Scenario &scenario, UnitId chosen,
                 const editor::Tongue &in = {});

} // namespace hexwerk::assault::ui
