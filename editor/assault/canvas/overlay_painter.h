// Draws what the program says over the map: lit hexes, ways, arcs of fire, the line of sight, the
// cursor.
#pragma once

#include "editor/assault/canvas/feature_painter.h"

namespace hexwerk::assault::ui {

void paintHighlights(QPainter &painter, const std::vector<SceneHighlight> &highlights,
                     const PaintPlace &place);
// 120 degrees to the ends of the range.
void paintChosenHexes(QPainter &painter, const std::vector<Hex> &hexes, const PaintPlace &place);
// All hexes of a chosen tile, road, zone or marker.
void paintMarked(QPainter &painter, const std::vector<Hex> &hexes, const PaintPlace &place);
void paintArc(QPainter &painter, const SceneArc &arc, const PaintPlace &place);
void paintVertices(QPainter &painter, const SceneVertices &vertices, const PaintPlace &place);
// `share`: the part of a straight arrow that is drawn, 0 to 1.
void paintArrow(QPainter &painter, const SceneArrow &arrow, const PaintPlace &place,
                double share = 1);
void paintSightLine(QPainter &painter, const SceneSightLine &line, const PaintPlace &place);
// The keyboard's hex, and the hexside that it points to.
void paintCursor(QPainter &painter, Hex hex, Direction side, const PaintPlace &place);
void paintHover(QPainter &painter, Hex hex, const PaintPlace &place);

} // namespace hexwerk::assault::ui
