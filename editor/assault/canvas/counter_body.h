// What a counter is made of below its signs: the colour of its side, the pattern of its nation, the
// stripes of its back. 100 x 100 units; `scale` is pixels to a unit.
#pragma once

#include <QPainter>
#include <QPolygonF>

#include "editor/assault/canvas/map_scene.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// A unit that has acted is grey in its side's colour.
QColor bodyColour(const SceneUnit &unit);
// Around white text: dark enough for it to be read, whatever the side's colour.
QColor rimOf(QColor colour);
struct CounterInks
{
    QColor sign;  // far from the colour of the side: stripes, and the pattern of a front
    QColor other; // far from that: the pattern on stripes, and edges
};
CounterInks inksOn(QColor colour);
void paintBody(QPainter &painter, const SceneUnit &unit, double scale);
// The shapes that a nation is told by, on an area of this size from 0, 0.
std::vector<QPolygonF> patternPolygons(const std::string &nation, double width, double height,
                                       double thickness);

} // namespace hexwerk::assault::ui
