// Draws many hexes as one area: a tint and an outline, quickly at every zoom.
#pragma once

#include "editor/assault/canvas/feature_painter.h"

namespace hexwerk::assault::ui {

struct RegionLook
{
    QBrush fill; // a pattern gets a faint tint of its colour beneath
    QColor rim;
    Qt::PenStyle line = Qt::SolidLine; // NoPen: no outline
};

void paintRegion(QPainter &painter, const std::vector<Hex> &hexes, const RegionLook &look,
                 const PaintPlace &place);

} // namespace hexwerk::assault::ui
