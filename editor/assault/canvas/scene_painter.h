// Paints everything of a scene that lies above the ground, from below to above. `names`: those of
// the layers, with their places; `motion`: what is still on its way; null for nothing.
#pragma once

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/feature_painter.h"
#include "editor/assault/canvas/scene_motion.h"

namespace hexwerk::assault::ui {

void paintScene(QPainter &painter, const MapScene &scene, MapLayers layers, CounterStore &counters,
                const std::vector<PlacedName> &names, const PaintPlace &place,
                const SceneMotion *motion = nullptr);

} // namespace hexwerk::assault::ui
