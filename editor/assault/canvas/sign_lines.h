// Lines that are seen on every ground, by day and by night: a light one and a dark one beside each
// other, of which one has 3:1 to whatever lies beneath.
#pragma once

#include <QPainter>
#include <QPainterPath>

namespace hexwerk::assault::ui {

QColor lightLine();
// The colour, made as dark as a line must be that has to be seen on light ground.
QColor darkLine(QColor colour);

struct SignPens
{
    QPen under; // the wider one
    QPen over;
};
// `width`: of the upper line, in pixels; it is not thinner than can be seen. A light colour gets a
// dark line beneath and stays as it is, any other one is made dark and gets a light one.
SignPens signPens(QColor colour, double width, Qt::PenStyle style = Qt::SolidLine);

template<typename Draw>
void drawTwice(QPainter &painter, const SignPens &pens, Draw &&draw)
{
    painter.setBrush(Qt::NoBrush);
    for (const QPen &pen : {pens.under, pens.over}) {
        painter.setPen(pen);
        draw();
    }
}

} // namespace hexwerk::assault::ui
