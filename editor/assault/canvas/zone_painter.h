// Draws zones: hatched in the side's colour, the hatching slanted by purpose, with an outline.
#pragma once

#include <QPainter>

#include "editor/assault/canvas/map_scene.h"
#include "editor/canvas/hex_geometry.h"

namespace hexwerk::assault::ui {

void paintZones(QPainter &painter, const std::vector<SceneZone> &zones,
                const editor::HexGeometry &geometry, const editor::HexSpan &span);

} // namespace hexwerk::assault::ui
