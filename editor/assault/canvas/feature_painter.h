// Draws what lies on the map and comes and goes: mines, smoke, objectives, labels.
#pragma once

#include <QPainter>

#include "editor/assault/canvas/label_place.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/ground/ground_map.h"

#include <functional>

namespace hexwerk::assault::ui {

// What a painter of a scene's parts needs to know. `ratio`: pixels of the device to one logical.
struct PaintPlace
{
    const editor::HexGeometry &geometry;
    MapArt &art;
    QRectF part; // of the map that is painted
    double ratio = 1;
    ground::Look look = ground::Look::Summer;
    QSize piece = ground::kScreenPiece; // of the ground

    bool shows(Hex hex) const { return part.intersects(geometry.bounds(hex)); }
};

// Draws what lies in `box` of the map, or shows what was drawn there under this key before. `draw`
// may not ask for what is kept.
void paintKept(QPainter &painter, const QString &key, const QRectF &box, const PaintPlace &place,
               const std::function<void(QPainter &)> &draw);
// Below the counters: all but names.
void paintFeatures(QPainter &painter, const MapScene &scene, MapLayers layers,
                   const PaintPlace &place);
// Names of places and objectives, below counters.
void paintPlaceNames(QPainter &painter, const std::vector<PlacedName> &names,
                     const PaintPlace &place);

} // namespace hexwerk::assault::ui
