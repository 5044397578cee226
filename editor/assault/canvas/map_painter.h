// Paints a whole scene: to a picture or a page; the canvas paints its layers with the same
// functions.
#pragma once

#include <QImage>

#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"

namespace hexwerk::assault::ui {

// In pixels; `pixelsPerHex`: from corner to corner.
QSize mapSize(const MapScene &scene, int pixelsPerHex);
// Empty image for an empty board.
QImage renderMap(const MapScene &scene, int pixelsPerHex, MapLayers layers = kAllLayers);
// What of the map lies in `part`, in pixels of the map.
void paintMapPart(QPainter &painter, const MapScene &scene, int pixelsPerHex, const QRectF &part,
                  MapArt &art, MapLayers layers = kAllLayers);
// For paper and drawings, whose hexes may have any width: what of the map lies in `part`, and no
// more. Widths are in the painter's coordinates; pictures are twice as fine as on a screen.
void paintMapFine(QPainter &painter, const MapScene &scene, double hexWidth, const QRectF &part,
                  MapArt &art, MapLayers layers = kAllLayers);

} // namespace hexwerk::assault::ui
