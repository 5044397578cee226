// Paints everything of a scene that lies above the ground, from below to above.
#pragma once

#include "editor/canvas/counter_painter.h"
#include "editor/canvas/feature_painter.h"

namespace hexwerk::editor {

void paintScene(QPainter &painter, const MapScene &scene, MapLayers layers, CounterStore &counters,
                const PaintPlace &place);

} // namespace hexwerk::editor
