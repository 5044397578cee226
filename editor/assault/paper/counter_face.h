// Counters and markers as they are cut: flat, their colour up to the bleed. 100 x 100 units of
// their own are the cut box.
#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"

#include <functional>

namespace hexwerk::assault::ui {

// One side of a unit's counter [R4.3a]. `hasFront`: artillery and vehicles, which face a vertex
// [R4.8d].
void paintCounterFace(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                      const SceneUnit &unit, bool hasFront, MapArt &art);

struct MarkerFace
{
    QColor ground = QColor(246, 240, 224);
    QString picture = {};                      // path for MapArt; may be empty
    QString number = {};                       // in its place, large
    std::function<void(QPainter &)> sign = {}; // likewise, drawn on 100 x 100 units
    QString text = {};                         // below
    bool hasFront = false;                     // faces a vertex
};

void paintMarkerFace(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                     const MarkerFace &face, MapArt &art);

} // namespace hexwerk::assault::ui
