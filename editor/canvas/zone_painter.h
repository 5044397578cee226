// Draws zones: hatched in the side's colour, the hatching slanted by purpose, with an outline.
#pragma once

#include <QPainter>

#include "editor/canvas/hex_geometry.h"
#include "editor/canvas/map_scene.h"

namespace hexwerk::editor {

void paintZones(QPainter &painter, const std::vector<SceneZone> &zones, const HexGeometry &geometry,
                const HexSpan &span);

} // namespace hexwerk::editor
