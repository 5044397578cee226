#include "editor/ground/ground_paint.h"

namespace hexwerk::ground {

QPolygonF Canvas::pixels(const std::vector<QPointF> &points) const
{
    QPolygonF polygon;
    for (const QPointF point : points)
        polygon << pixel(point);
    return polygon;
}

BoardPainter::BoardPainter(const Canvas &canvas)
    : QPainter(&canvas.image)
{
    setRenderHint(Antialiasing);
    translate(-canvas.rect.topLeft());
}

QPen roundPen(QColor colour, double width, Qt::PenCapStyle cap)
{
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

} // namespace hexwerk::ground
