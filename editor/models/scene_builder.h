// The scenario under edit as the map shows it.
#pragma once

#include "editor/canvas/map_scene.h"
#include "editor/document/scenario_document.h"

namespace hexwerk::editor {

class Selection;

MapScene sceneOf(const ScenarioDocument &document, const Selection &selection);

} // namespace hexwerk::editor
