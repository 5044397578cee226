#include "editor/assault/canvas/support_painter.h"

#include <QPainterPath>
#include <QTransform>

#include "editor/assault/canvas/overlay_painter.h"
#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>

namespace hexwerk::assault::ui {

// A fighter-bomber seen from above, one unit long, its nose to the right.
static QPainterPath aircraftShape()
{
    QPainterPath shape;
    shape.addEllipse(QRectF(-0.5, -0.055, 1, 0.11));
    QPainterPath wings(QPointF(0.2, 0));
    for (const QPointF &point : {QPointF(0.06, 0.5), QPointF(-0.08, 0.5), QPointF(-0.06, 0),
                                 QPointF(-0.08, -0.5), QPointF(0.06, -0.5)})
        wings.lineTo(point);
    wings.closeSubpath();
    QPainterPath tail(QPointF(-0.36, 0));
    for (const QPointF &point :
         {QPointF(-0.42, 0.19), QPointF(-0.5, 0.19), QPointF(-0.5, -0.19), QPointF(-0.42, -0.19)})
        tail.lineTo(point);
    tail.closeSubpath();
    return shape.united(wings).united(tail);
}

// From the upper edge, as far to the side as it is from there to the target, and on behind it.
static void paintAircraft(QPainter &painter, const SceneSupport &support, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QPointF aim = place.geometry.centre(support.aim);
    const QPointF along(-0.6, 0.8);
    const QPointF from = aim - along * (aim.y() / along.y());
    QPainterPath way(from);
    way.lineTo(aim + along * w * 0.6);
    drawTwice(painter, signPens(support.colour, std::max(1.4, w * 0.04), Qt::DashLine),
              [&] { painter.drawPath(way); });
    const QPointF at = aim - along * w * 1.1;
    const double size = std::max(18.0, w * 1.1);
    QTransform turned;
    turned.translate(at.x(), at.y());
    turned.rotateRadians(std::atan2(along.y(), along.x()));
    turned.scale(size, size);
    const QPainterPath shape = turned.map(aircraftShape());
    painter.setPen(QPen(lightLine(), std::max(1.6, w * 0.05)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.fillPath(shape, darkLine(support.colour));
}

// A ring with cross hairs in it.
static void paintWaypoint(QPainter &painter, const SceneSupport &support, const PaintPlace &place)
{
    const double w = place.geometry.width();
    if (support.from)
        paintArrow(painter, {{*support.from, support.aim}, support.colour}, place);
    const QPointF centre = place.geometry.centre(support.aim);
    const double radius = std::max(6.0, w * 0.3);
    drawTwice(painter, signPens(support.colour, std::max(1.6, w * 0.05)), [&] {
        painter.drawEllipse(centre, radius, radius);
        for (const QPointF &towards :
             {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(centre + towards * radius * 0.45, centre + towards * radius * 1.3);
    });
}

void paintSupport(QPainter &painter, const SceneSupport &support, const PaintPlace &place)
{
    if (!support.hit.empty())
        paintMarked(painter, support.hit, place);
    if (support.sign == SupportSign::Aircraft)
        paintAircraft(painter, support, place);
    else
        paintWaypoint(painter, support, place);
    const double w = place.geometry.width();
    if (w < 24)
        return; // too small to read
    painter.save();
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::max(9.0, w * 0.19)));
    font.setBold(true);
    QPainterPath name;
    const double width = QFontMetricsF(font).horizontalAdvance(support.name);
    name.addText(place.geometry.centre(support.aim) + QPointF(-width / 2, w * 0.52), font,
                 support.name);
    painter.setPen(
        QPen(lightLine(), std::max(2.0, w * 0.06), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(name);
    painter.fillPath(name, darkLine(support.colour));
    painter.restore();
}

} // namespace hexwerk::assault::ui
