#include "editor/assault/paper/card_face.h"

#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/counter_body.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwerk::assault::ui {

static constexpr QRgb kCream = 0xfffaf6ea;
static constexpr double kBorder = 4.4;

// The card is painted in units of which it is as high as the card of CardPainter, so that letters
// have sizes of a few of them. painter.restore() ends it.
static double beginCard(QPainter &painter, const QRectF &cutBox)
{
    const double scale = cutBox.height() / card_paper::kHeight;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cutBox.topLeft());
    painter.scale(scale, scale);
    return scale;
}

static QRectF inUnits(const QRectF &box, const QRectF &cutBox, double scale)
{
    return {(box.topLeft() - cutBox.topLeft()) / scale, box.size() / scale};
}

static QColor groundOf(const std::string &nation)
{
    return card_paper::colourOf(nation).darker(125);
}

// The pattern of the nation, up to the bleed.
static void paintGround(QPainter &painter, const QRectF &bleed, const std::string &nation)
{
    painter.fillRect(bleed, groundOf(nation));
    painter.save();
    painter.translate(bleed.topLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(groundOf(nation).darker(140));
    for (const QPolygonF &shape :
         patternPolygons(nation, bleed.width(), bleed.height(), 2 * kBorder - bleed.left()))
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
    const double size = std::min(box.width() * 0.36, 16.4);
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
    constexpr double kLeastSpine = 16; // narrower, it could not be read
    const double scale = beginCard(painter, cutBox);
    paintGround(painter, inUnits(bleedBox, cutBox, scale), spine.nation);
    const QRectF inner =
        inUnits(cutBox, cutBox, scale).adjusted(kBorder, kBorder, -kBorder, -kBorder);
    const QSizeF size =
        QSizeF(card_paper::kWidth, card_paper::kHeight).scaled(inner.size(), Qt::KeepAspectRatio);
    const double beside = inner.width() - size.width();
    const bool hasSpine = beside >= kLeastSpine;
    if (hasSpine)
        paintSpine(painter, QRectF(inner.topLeft(), QSizeF(beside, inner.height())), spine, art);
    painter.restore();
    const QPointF corner(inner.left() + (hasSpine ? beside : beside / 2),
                         inner.center().y() - size.height() / 2);
    return {cutBox.topLeft() + corner * scale, size * scale};
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
    const double scale = beginCard(painter, cutBox);
    paintGround(painter, inUnits(bleedBox, cutBox, scale), back.nation);
    const QRectF card = inUnits(cutBox, cutBox, scale);
    const QColor light(255, 252, 240);
    const QRectF frame = card.adjusted(14, 14, -14, -14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light, 1.6));
    painter.drawRoundedRect(frame, 10, 10);
    painter.setPen(QPen(light, 0.6));
    painter.drawRoundedRect(frame.adjusted(4, 4, -4, -4), 7, 7);
    const QPointF middle(card.center().x(), 80);
    if (back.picture.isEmpty()) {
        painter.setPen(QPen(light, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawEllipse(middle, 42, 42);
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        paintStar(painter, middle, 34);
    } else {
        paintPlate(painter, QRectF(middle - QPointF(68, 40), QSizeF(136, 80)), 8);
        art.paint(painter, back.picture, QRectF(middle - QPointF(62, 40), QSizeF(124, 80)));
    }
    const QRectF words(frame.left() + 10, 132, frame.width() - 20, 24);
    card_paper::write(painter, words, Qt::AlignCenter, back.kind, 21, true, light);
    card_paper::write(painter, words.translated(0, 22), Qt::AlignCenter, back.deck, 12, false,
                      light);
    painter.restore();
}

} // namespace hexwerk::assault::ui
