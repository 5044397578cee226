// The scenario under edit as the map shows it.
#pragma once

#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/document/scenario_document.h"

namespace hexwerk::assault::ui {

class PictureStore;
class Selection;

// `seenBy`: the side from whom others' minefields are hidden; empty, or no side: all lie open.
// `pictures` has the picture under the map, which is left out without, and as long as it is read.
// A unit as a counter; without a hex it stands nowhere.
SceneUnit sceneUnit(const UnitSpec &unit, const Scenario &scenario, const DataStore &library);
// The hexes of the board that the item covers; none for what has no place on it.
std::vector<Hex> hexesOf(const ScenarioDocument &document, ItemRef item);

MapScene sceneOf(const ScenarioDocument &document, const Selection &selection,
                 const std::string &seenBy = {}, PictureStore *pictures = nullptr);

} // namespace hexwerk::assault::ui
