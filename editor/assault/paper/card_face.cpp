#include "editor/assault/paper/card_face.h"

#include <QPainterPath>

#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/counter_body.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwerk::assault::ui {

static constexpr QRgb kCream = 0xfffaf6ea;
static constexpr double kBorderShare = 0.022; // of the card's height

static QColor groundOf(const std::string &nation)
{
    return card_paper::colourOf(nation).darker(125);
}

// The pattern of the nation, up to the bleed.
static void paintGround(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                        const std::string &nation)
{
    painter.fillRect(bleedBox, groundOf(nation));
    painter.save();
    painter.translate(bleedBox.topLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(groundOf(nation).darker(140));
    const double thickness = cutBox.left() - bleedBox.left() + cutBox.height() * kBorderShare * 2;
    for (const QPolygonF &shape :
         patternPolygons(nation, bleedBox.width(), bleedBox.height(), thickness))
        painter.drawPolygon(shape);
    painter.restore();
}

static void paintPlate(QPainter &painter, const QRectF &plate, double radius)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(kCream));
    painter.drawRoundedRect(plate, radius, radius);
}

// From the foot upwards.
static void paintUpwards(QPainter &painter, const QRectF &box, const QString &text, double size)
{
    painter.save();
    painter.translate(box.left(), box.bottom());
    painter.rotate(-90);
    card_paper::write(painter, QRectF(0, 0, box.height(), box.width()),
                      Qt::AlignLeft | Qt::AlignVCenter, text, size, true, QColor(255, 252, 240));
    painter.restore();
}

static void paintSpine(QPainter &painter, const QRectF &box, const CardSpine &spine, MapArt &art)
{
    const QColor light(255, 252, 240);
    const double margin = box.width() * 0.08;
    const double size = std::min(box.width() * 0.36, 520.0);
    QRectF rest = box.adjusted(margin, margin, -margin, -margin);
    if (!spine.picture.isEmpty()) {
        const QRectF plate(rest.left(), rest.top(), rest.width(), rest.width() * 0.62);
        paintPlate(painter, plate, margin);
        art.paint(painter, spine.picture, plate.adjusted(margin, 0, -margin, 0));
        rest.setTop(plate.bottom() + margin);
    }
    if (!spine.number.isEmpty()) {
        const QRectF foot(rest.left(), rest.bottom() - size * 0.75, rest.width(), size * 0.75);
        card_paper::write(painter, foot, Qt::AlignCenter, spine.unit, size * 0.55, false, light);
        const QRectF number(rest.left(), foot.top() - size * 1.25, rest.width(), size * 1.3);
        card_paper::write(painter, number, Qt::AlignCenter, spine.number, size * 1.25, true, light);
        rest.setBottom(number.top() - margin);
    }
    paintUpwards(painter, rest, spine.name, size);
}

QRectF paintCardGround(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                       const CardSpine &spine, MapArt &art)
{
    constexpr double kLeastSpine = 500; // narrower, it could not be read
    paintGround(painter, bleedBox, cutBox, spine.nation);
    const double border = std::min(cutBox.width(), cutBox.height()) * kBorderShare;
    const QRectF inner = cutBox.adjusted(border, border, -border, -border);
    const QSizeF card =
        QSizeF(card_paper::kWidth, card_paper::kHeight).scaled(inner.size(), Qt::KeepAspectRatio);
    const double beside = inner.width() - card.width();
    if (beside < kLeastSpine)
        return {inner.center() - QPointF(card.width(), card.height()) / 2, card};
    paintSpine(painter, QRectF(inner.topLeft(), QSizeF(beside, inner.height())), spine, art);
    return {QPointF(inner.left() + beside, inner.center().y() - card.height() / 2), card};
}

static void paintStar(QPainter &painter, QPointF centre, double radius)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double far = i % 2 == 0 ? radius : radius * 0.42;
        const double angle = i * std::numbers::pi / 5;
        star << centre + far * QPointF(std::sin(angle), -std::cos(angle));
    }
    painter.drawPolygon(star);
}

void paintCardBack(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                   const CardBack &back, MapArt &art)
{
    paintGround(painter, bleedBox, cutBox, back.nation);
    const double h = cutBox.height();
    const QColor light(255, 252, 240);
    const QRectF frame = cutBox.adjusted(0.07 * h, 0.07 * h, -0.07 * h, -0.07 * h);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light, 0.008 * h));
    painter.drawRoundedRect(frame, 0.05 * h, 0.05 * h);
    painter.setPen(QPen(light, 0.003 * h));
    painter.drawRoundedRect(frame.adjusted(0.02 * h, 0.02 * h, -0.02 * h, -0.02 * h), 0.035 * h,
                            0.035 * h);
    const QPointF middle(cutBox.center().x(), cutBox.top() + 0.4 * h);
    if (back.picture.isEmpty()) {
        painter.setPen(QPen(light, 0.01 * h, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawEllipse(middle, 0.21 * h, 0.21 * h);
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        paintStar(painter, middle, 0.17 * h);
    } else {
        const QRectF plate(middle - QPointF(0.34 * h, 0.2 * h), QSizeF(0.68 * h, 0.4 * h));
        paintPlate(painter, plate, 0.04 * h);
        art.paint(painter, back.picture, plate.adjusted(0.03 * h, 0, -0.03 * h, 0));
    }
    const QRectF words(frame.left() + 0.05 * h, cutBox.top() + 0.66 * h, frame.width() - 0.1 * h,
                       0.12 * h);
    card_paper::write(painter, words, Qt::AlignCenter, back.kind, 0.105 * h, true, light);
    card_paper::write(painter, words.translated(0, 0.11 * h), Qt::AlignCenter, back.deck, 0.06 * h,
                      false, light);
}

} // namespace hexwerk::assault::ui
