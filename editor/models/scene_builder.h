// The scenario under edit as the map shows it.
#pragma once

#include "editor/canvas/map_scene.h"
#include "editor/document/scenario_document.h"

namespace hexwerk::editor {

class Selection;

// `seenBy`: the side from whom others' minefields are hidden; empty, or no side: all lie open.
MapScene sceneOf(const ScenarioDocument &document, const Selection &selection,
                 const std::string &seenBy = {});

} // namespace hexwerk::editor
