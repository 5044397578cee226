// The single signs on and around a counter: symbol, badges, load, facing. A counter is 100 x 100
// units; `scale` is pixels to a unit.
#pragma once

#include <QFont>
#include <QImage>
#include <QPainter>

#include "editor/assault/canvas/feature_painter.h"

namespace hexwerk::assault::ui {

// Paths of pictures for MapArt.
QString facePicture(const UnitFace &face);
QString symbolPicture(UnitSymbol symbol);
QString markerArt(Marker marker);
// A marker's badge, `size` pixels square.
QImage markerPicture(Marker marker, int size, MapArt &art);

QFont counterFont(double height);
// What the unit looks like, on paper.
void paintPanel(QPainter &painter, const SceneUnit &unit, const QRectF &panel, MapArt &art);
// Strength points, eight at most.
void paintPips(QPainter &painter, int strength, const QRectF &row);
void paintExperience(QPainter &painter, Experience experience, QPointF at);
// On a counter too small for chevrons: light bars along its top edge, one for hardened to three for
// elite; a dark one for a recruit.
void paintSmallExperience(QPainter &painter, Experience experience);
// Grows on small counters, so that it is seen there too; likewise the next one.
void paintDamage(QPainter &painter, int damage, double scale);
// A tick: has acted.
void paintActed(QPainter &painter, double scale);
// As large as they have to be; where they are too many for the room, the heaviest.
void paintMarkers(QPainter &painter, const std::vector<Marker> &markers, double scale, MapArt &art);
void paintLoad(QPainter &painter, const SceneUnit &unit, double scale, MapArt &art);
// The plainest sign of what a unit is: infantry a crossed box, guns a dot, vehicles an oval.
void paintGlyph(QPainter &painter, UnitSymbol symbol, const QRectF &box);
// In pixels of the map: `w` is the width of its hex. On small hexes larger than their share.
void paintFacing(QPainter &painter, QPointF centre, double degrees, double w, QColor colour);

} // namespace hexwerk::assault::ui
