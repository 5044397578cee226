// Draws support from outside the board over the map: flight paths, waypoint markers, hexes under
// fire.
#pragma once

#include "editor/assault/canvas/feature_painter.h"

namespace hexwerk::assault::ui {

void paintSupport(QPainter &painter, const SceneSupport &support, const PaintPlace &place);

} // namespace hexwerk::assault::ui
