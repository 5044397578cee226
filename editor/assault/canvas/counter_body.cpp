#include "editor/assault/canvas/counter_body.h"

#include <QPainterPath>

#include "core/assault/cards/nation_look.h"
#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

std::vector<QPolygonF> patternPolygons(const std::string &nation, double width, double height,
                                       double thickness)
{
    std::vector<QPolygonF> polygons;
    for (const auto &shape : patternShapes(lookOf(nation).pattern, width, height, thickness)) {
        QPolygonF &polygon = polygons.emplace_back();
        for (const PatternPoint &point : shape)
            polygon << QPointF(point.x, point.y);
    }
    return polygons;
}

QColor bodyColour(const SceneUnit &unit)
{
    if (!unit.dimmed)
        return unit.colour;
    const int grey = qGray(unit.colour.rgb()) / 2 + 74;
    const auto mixed = [grey](int channel) { return (2 * channel + 3 * grey) / 5; };
    return QColor(mixed(unit.colour.red()), mixed(unit.colour.green()), mixed(unit.colour.blue()));
}

static QPainterPath rounded(const QRectF &body)
{
    QPainterPath path;
    path.addRoundedRect(body, 9, 9);
    return path;
}

QColor rimOf(QColor colour)
{
    constexpr int kDarkest = 84; // of white at 255; white on such a grey has a contrast of 7.6
    const QColor dark = colour.darker(190);
    const int grey = qGray(dark.rgb());
    return grey <= kDarkest ? dark : dark.darker(100 * grey / kDarkest);
}

CounterInks inksOn(QColor colour)
{
    constexpr int kLight = 120; // of white at 255
    const QColor cream(255, 250, 232);
    return qGray(colour.rgb()) > kLight ? CounterInks{rimOf(colour), cream}
                                        : CounterInks{cream, rimOf(colour)};
}

// The back of the counter: stripes all over, few on a small one.
static void paintStripes(QPainter &painter, QColor colour, const QRectF &body, double scale)
{
    const double step = std::clamp(5 / scale, 20.0, 36.0);
    painter.save();
    painter.setClipPath(rounded(body));
    painter.setOpacity(0.85);
    painter.setPen(QPen(inksOn(colour).sign, step * 0.36));
    for (double x = -90; x < 110; x += step)
        painter.drawLine(QPointF(x, 104), QPointF(x + 108, -4));
    painter.restore();
}

static void paintNation(QPainter &painter, const SceneUnit &unit, const QRectF &body, double scale)
{
    constexpr double kLeastForEdges = 0.2; // below, they would mix with the band
    const double thickness = std::clamp(1.8 / scale, 6.5, 13.0);
    CounterInks inks = inksOn(bodyColour(unit));
    if (unit.side == CounterSide::Half)
        std::swap(inks.sign, inks.other);
    painter.save();
    painter.setClipPath(rounded(body));
    painter.translate(body.topLeft());
    if (scale < kLeastForEdges)
        painter.setPen(Qt::NoPen);
    else
        painter.setPen(QPen(inks.other, std::max(2.0, 0.6 / scale)));
    painter.setBrush(inks.sign);
    for (const QPolygonF &shape :
         patternPolygons(unit.nation, body.width(), body.height(), thickness))
        painter.drawPolygon(shape);
    painter.restore();
}

void paintBody(QPainter &painter, const SceneUnit &unit, double scale)
{
    const QRectF body(2, 2, 96, 96);
    const QColor colour = bodyColour(unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 22, 12, 90));
    painter.drawRoundedRect(body.translated(3.5, 4), 11, 11);
    // The edges grow outwards where a small counter would lose too much to them.
    const double line = std::clamp(1.8 / scale, 3.0, 10.0);
    const double out = line / 2 - 1.5;
    const double paper = out + line / 2 + std::max(2.0, 1.4 / scale);
    painter.setBrush(unit.selected ? QColor(255, 190, 0) : lightLine());
    painter.drawRoundedRect(body.adjusted(-paper, -paper, paper, paper), 11 + paper, 11 + paper);
    QLinearGradient light(body.topLeft(), body.bottomRight());
    light.setColorAt(0, colour.lighter(128));
    light.setColorAt(0.5, colour);
    light.setColorAt(1, colour.darker(122));
    painter.setBrush(light);
    painter.setPen(QPen(darkLine(colour.darker(150)), line));
    painter.drawRoundedRect(body.adjusted(-out, -out, out, out), 11, 11);
    if (unit.side == CounterSide::Half)
        paintStripes(painter, colour, body.adjusted(2, 2, -2, -2), scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 90), 1.6));
    painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), 8.5, 8.5);
    paintNation(painter, unit, body.adjusted(1.5, 1.5, -1.5, -1.5), scale);
}

} // namespace hexwerk::assault::ui
