// Look and borders of the ground: chosen in the menu, remembered, and the same on every map.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "editor/assault/canvas/map_scene.h"

namespace hexwerk::assault::ui {

class MapCanvas;

// What was chosen last.
MapStyle chosenMapStyle();
// `canvas` follows the menu as long as it lives.
void followMapStyle(const OwnActions &actions, MapCanvas &canvas);

} // namespace hexwerk::assault::ui
