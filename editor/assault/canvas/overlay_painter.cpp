#include "editor/assault/canvas/overlay_painter.h"

#include <QGuiApplication>
#include <QPainterPath>
#include <QPalette>

#include "editor/assault/canvas/region_painter.h"
#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexwerk::assault::ui {

namespace {

struct HighlightLook
{
    QColor fill;
    QColor rim;
    Qt::BrushStyle pattern = Qt::SolidPattern; // so that kinds differ without colour too
    Qt::PenStyle line = Qt::SolidLine;
};

} // namespace

static HighlightLook lookOf(HighlightKind kind)
{
    switch (kind) {
    case HighlightKind::Reachable:
        return {QColor(255, 255, 255, 64), QColor(24, 92, 60)};
    case HighlightKind::Target:
        return {QColor(190, 30, 22, 70), QColor(170, 18, 12), Qt::DiagCrossPattern};
    case HighlightKind::Path:
        return {QColor(255, 226, 110, 84), QColor(122, 84, 0)};
    case HighlightKind::Selected:
        return {QColor(255, 214, 64, 70), QColor(255, 206, 64)};
    case HighlightKind::Brush:
        return {QColor(255, 255, 255, 60), QColor(40, 40, 40), Qt::SolidPattern, Qt::DashLine};
    case HighlightKind::Band: {
        QColor fill = QGuiApplication::palette().color(QPalette::Highlight);
        fill.setAlpha(50);
        return {fill, fill, Qt::SolidPattern, Qt::NoPen};
    }
    case HighlightKind::Problem:
        return {QColor(214, 62, 20, 110), QColor(150, 30, 0), Qt::BDiagPattern, Qt::DashLine};
    case HighlightKind::SightClear:
        return {QColor(70, 190, 110, 80), QColor(18, 110, 56)};
    case HighlightKind::SightHindered:
        return {QColor(240, 196, 40, 100), QColor(140, 100, 0), Qt::BDiagPattern};
    case HighlightKind::SightBlocked:
        return {QColor(30, 24, 30, 120), QColor(20, 16, 20)};
    }
    return {};
}

static void drawHighlight(QPainter &painter, const SceneHighlight &highlight,
                          const PaintPlace &place)
{
    constexpr int kMostOfPattern = 140; // the ground is to be seen
    const double w = place.geometry.width();
    const HighlightLook look = lookOf(highlight.kind);
    const QPolygonF polygon = place.geometry.polygon(highlight.hex, 0.93);
    QColor tint = look.fill;
    if (look.pattern != Qt::SolidPattern) {
        QColor faint = tint;
        faint.setAlpha(tint.alpha() / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faint);
        painter.drawPolygon(polygon);
        tint.setAlpha(std::min(kMostOfPattern, tint.alpha() * 2));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(tint, look.pattern));
    painter.drawPolygon(polygon);
    const bool isField = highlight.kind >= HighlightKind::SightClear; // many, beside each other
    const double line = w * (isField ? 0.02 : 0.034);
    drawTwice(painter, signPens(look.rim, line, look.line), [&] { painter.drawPolygon(polygon); });
    if (highlight.text.isEmpty() || w < 24)
        return;
    QFont font = painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(w * 0.17)));
    font.setBold(true);
    painter.setFont(font);
    const QRectF bounds = place.geometry.bounds(highlight.hex);
    QRectF box = QFontMetricsF(font).boundingRect(highlight.text);
    box.setSize({std::max(box.width(), box.height()) + w * 0.06, box.height()});
    box.moveCenter({bounds.center().x(), bounds.bottom() - bounds.height() * 0.15});
    const SignPens pens = signPens(look.rim, 1);
    painter.setPen(QPen(pens.under.color(), std::max(1.2, w * 0.02)));
    painter.setBrush(pens.over.color());
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(qGray(look.rim.rgb()) > 140 ? Qt::black : Qt::white);
    painter.drawText(box, Qt::AlignCenter, highlight.text);
}

// OPTIMIZATION: the marks of a hex are alike, and two outlines in each take long.
static void paintHighlight(QPainter &painter, const SceneHighlight &highlight,
                           const PaintPlace &place)
{
    constexpr double kPen = 2;
    const double beside = highlight.text.isEmpty() ? kPen : place.geometry.width() / 2;
    const QRectF box = place.geometry.bounds(highlight.hex).adjusted(-beside, -kPen, beside, kPen);
    QString key =
        QStringLiteral("mark|%1|%2").arg(static_cast<int>(highlight.kind)).arg(highlight.text);
    if (!highlight.text.isEmpty())
        key += painter.font().key();
    paintKept(painter, key, box, place,
              [&](QPainter &into) { drawHighlight(into, highlight, place); });
}

// In the colour of the theme for what is chosen, between a light and a dark line: so it is seen on
// any ground.
static void paintBandRim(QPainter &painter, const std::vector<Hex> &hexes, const PaintPlace &place)
{
    QRectF box;
    for (const Hex hex : hexes)
        box |= place.geometry.bounds(hex);
    const double pen = std::max(1.6, place.geometry.width() * 0.034);
    box.adjust(pen, pen, -pen, -pen);
    painter.setBrush(Qt::NoBrush);
    const QColor colour = QGuiApplication::palette().color(QPalette::Highlight);
    constexpr double kDarkBeside = 1.7; // pixels of the dark line on either side
    drawTwice(painter, signPens(darkLine(colour), pen + 2 * kDarkBeside),
              [&] { painter.drawRect(box); });
    painter.setPen(QPen(colour, pen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(box);
}

void paintHighlights(QPainter &painter, const std::vector<SceneHighlight> &highlights,
                     const PaintPlace &place)
{
    // OPTIMIZATION: hex by hex is too slow for many small ones, and a brush is one area anyhow.
    constexpr double kSmall = 20;
    constexpr std::size_t kMany = 300;
    const bool areMany = highlights.size() > kMany || place.geometry.width() < kSmall;
    std::map<HighlightKind, std::vector<Hex>> regions;
    for (const SceneHighlight &highlight : highlights)
        if ((highlight.kind == HighlightKind::Brush && highlight.text.isEmpty()) ||
            highlight.kind == HighlightKind::Band || areMany)
            regions[highlight.kind].push_back(highlight.hex);
        else if (place.shows(highlight.hex))
            paintHighlight(painter, highlight, place);
    for (const auto &[kind, hexes] : regions) {
        const HighlightLook look = lookOf(kind);
        const bool isField = kind >= HighlightKind::SightClear; // too ragged for an outline
        paintRegion(painter, hexes,
                    {QBrush(look.fill, look.pattern), look.rim, isField ? Qt::NoPen : look.line},
                    place);
        if (kind == HighlightKind::Band)
            paintBandRim(painter, hexes, place);
    }
}

void paintChosenHexes(QPainter &painter, const std::vector<Hex> &hexes, const PaintPlace &place)
{
    const HighlightLook look = lookOf(HighlightKind::Selected);
    paintRegion(painter, hexes, {QBrush(look.fill), QColor(150, 84, 0), Qt::SolidLine}, place);
}

void paintMarked(QPainter &painter, const std::vector<Hex> &hexes, const PaintPlace &place)
{
    paintRegion(painter, hexes,
                {QBrush(QColor(255, 214, 64, 40)), QColor(176, 92, 0), Qt::DashLine}, place);
}

void paintArc(QPainter &painter, const SceneArc &arc, const PaintPlace &place)
{
    constexpr double kHalfAngle = 60;
    const double w = place.geometry.width();
    const QPointF centre = place.geometry.centre(arc.hex);
    const double far = (arc.range + 0.5) * place.geometry.height();
    QPainterPath wedge(centre);
    wedge.arcTo(QRectF(centre - QPointF(far, far), QSizeF(2 * far, 2 * far)),
                90 - place.geometry.angleOfFacing(arc.facing) - kHalfAngle, 2 * kHalfAngle);
    wedge.closeSubpath();
    painter.fillPath(wedge, QColor(116, 64, 190, 40)); // violet: no move is
    drawTwice(painter, signPens(QColor(84, 34, 150), std::max(1.2, w * 0.024), Qt::DashLine),
              [&] { painter.drawPath(wedge); });
}

void paintVertices(QPainter &painter, const SceneVertices &vertices, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QPointF centre = place.geometry.centre(vertices.hex);
    const double radius = std::max(3.0, w * 0.085);
    for (const int facing : vertices.facings) {
        const QPointF at = centre + (place.geometry.corner(vertices.hex, facing) - centre) * 0.82;
        painter.setPen(QPen(QColor(60, 36, 0), std::max(1.2, w * 0.024)));
        painter.setBrush(QColor(255, 206, 64));
        painter.drawEllipse(at, radius, radius);
        painter.setBrush(QColor(60, 36, 0));
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(at, radius * 0.34, radius * 0.34);
    }
}

static QPolygonF arrowHead(QPointF from, QPointF to, double size)
{
    const QLineF line(from, to);
    const QPointF along = (to - from) / std::max(1e-9, line.length());
    const QPointF across(-along.y(), along.x());
    return QPolygonF({to, to - along * size + across * size * 0.55, to - along * size * 0.7,
                      to - along * size - across * size * 0.55});
}

void paintArrow(QPainter &painter, const SceneArrow &arrow, const PaintPlace &place, double share)
{
    if (arrow.hexes.size() < 2)
        return;
    const double w = place.geometry.width();
    QPainterPath way(place.geometry.centre(arrow.hexes.front()));
    for (std::size_t i = 1; i + 1 < arrow.hexes.size(); ++i) {
        const QPointF here = place.geometry.centre(arrow.hexes[i]);
        const QPointF next = place.geometry.centre(arrow.hexes[i + 1]);
        way.quadTo(here, (here + next) / 2);
    }
    const QPointF before = way.currentPosition();
    const QPointF end = before + (place.geometry.centre(arrow.hexes.back()) - before) * share;
    const double size = std::max(7.0, w * 0.26);
    const QPointF neck =
        end - (end - before) / std::max(1.0, QLineF(before, end).length()) * size * 0.75;
    way.lineTo(neck);
    const QPolygonF head = arrowHead(before, end, size);
    const SignPens pens = signPens(arrow.colour, std::max(2.0, w * 0.066));
    const double beside = pens.under.widthF() - pens.over.widthF();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pens.under);
    painter.drawPath(way);
    painter.setPen(
        QPen(pens.under.color(), beside + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(head);
    painter.setPen(pens.over);
    painter.drawPath(way);
    painter.setBrush(pens.over.color());
    painter.setPen(QPen(pens.over.color(), 1));
    painter.drawPolygon(head);
}

static QColor colourOf(SightStatus status)
{
    switch (status) {
    case SightStatus::Clear:
        return {22, 128, 62};
    case SightStatus::Hindered:
        return {176, 120, 0};
    case SightStatus::Blocked:
        break;
    }
    return {178, 24, 18};
}

void paintSightLine(QPainter &painter, const SceneSightLine &line, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QLineF whole(place.geometry.centre(line.from), place.geometry.centre(line.to));
    const double free = std::min(0.45, w * 0.34 / std::max(1.0, whole.length()));
    const QPointF from = whole.pointAt(free); // leaves the counters at both ends to be seen
    const QPointF to = whole.pointAt(1 - free);
    SignPens pens = signPens(colourOf(line.status), std::max(2.0, w * 0.05));
    if (line.status != SightStatus::Clear) {
        pens.over.setCapStyle(Qt::FlatCap);
        pens.over.setDashPattern(line.status == SightStatus::Hindered ? QList<qreal>{4, 2}
                                                                      : QList<qreal>{1.2, 1.6});
    }
    drawTwice(painter, pens, [&] { painter.drawLine(from, to); });
    const double radius = pens.over.widthF() * 1.5;
    painter.setPen(QPen(lightLine(), std::max(1.3, radius * 0.4)));
    painter.setBrush(pens.over.color());
    for (const QPointF end : {from, to})
        painter.drawEllipse(end, radius, radius);
    if (line.status != SightStatus::Blocked)
        return;
    const QPointF middle = (from + to) / 2;
    const double arm = std::max(5.0, w * 0.12);
    drawTwice(painter, signPens(colourOf(line.status), pens.over.widthF() * 1.2), [&] {
        painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
        painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
    });
}

void paintCursor(QPainter &painter, Hex hex, Direction side, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QPolygonF polygon = place.geometry.polygon(hex, 0.97);
    drawTwice(painter, signPens(lightLine(), std::max(1.6, w * 0.03)),
              [&] { painter.drawPolygon(polygon); });
    const QPointF toSide = place.geometry.toSide(side);
    const QPointF tip = place.geometry.centre(hex) + toSide * 0.96;
    const QPointF across = QPointF(-toSide.y(), toSide.x()) * 0.16;
    painter.setPen(QPen(QColor(20, 20, 24), std::max(1.0, w * 0.016)));
    painter.setBrush(QColor(255, 250, 225));
    painter.drawPolygon(QPolygonF({tip, tip - toSide * 0.2 + across, tip - toSide * 0.2 - across}));
}

void paintHover(QPainter &painter, Hex hex, const PaintPlace &place)
{
    const QPolygonF polygon = place.geometry.polygon(hex, 0.96);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 34));
    painter.drawPolygon(polygon);
    const double line = std::max(1.2, place.geometry.width() * 0.02);
    drawTwice(painter, signPens(lightLine(), line), [&] { painter.drawPolygon(polygon); });
}

} // namespace hexwerk::assault::ui
