#include "editor/assault/paper/counter_face.h"

#include <QPainterPath>

#include "core/assault/cards/nation_look.h"
#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/counter_body.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/paper/sheet_book.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace hexwerk::assault::ui {

static constexpr QRgb kPanel = 0xfff7efdb;
static constexpr QRgb kDark = 0xff241c14;

static bool isLight(QColor colour)
{
    constexpr int kMiddle = 140; // of white at 255
    return qGray(colour.rgb()) > kMiddle;
}

// From here on in units of the counter; painter.restore() ends it. Gives the bleed box in them.
static QRectF beginCounter(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cutBox.topLeft());
    const double scale = cutBox.width() / 100;
    painter.scale(scale, scale);
    return {(bleedBox.topLeft() - cutBox.topLeft()) / scale, bleedBox.size() / scale};
}

// The back: stripes all over. [R4.3a]
static void paintHalfStripes(QPainter &painter, const QRectF &ground, QColor ink)
{
    painter.save();
    painter.setClipRect(ground, Qt::IntersectClip);
    painter.setPen(QPen(ink, 5));
    for (double x = ground.left() - ground.height(); x < ground.right(); x += 14)
        painter.drawLine(QPointF(x, ground.bottom()), QPointF(x + ground.height(), ground.top()));
    painter.restore();
}

// As thick as on the cut counter alone, and on through the bleed.
static double thicknessWith(double bleed, const std::string &nation)
{
    constexpr double kThickness = 6;
    constexpr double kLegOfCorner = 3.2; // to its thickness
    const bool isCorner = lookOf(nation).pattern == NationPattern::Corners;
    return kThickness + (isCorner ? 2 * bleed / kLegOfCorner : bleed);
}

static void paintPatternTo(QPainter &painter, const QRectF &ground, const SceneUnit &unit)
{
    constexpr double kPen = 1;
    const CounterInks inks = inksOn(unit.colour);
    const QRectF beyond = ground.adjusted(-kPen, -kPen, kPen, kPen); // its edges are not seen
    painter.save();
    painter.translate(beyond.topLeft());
    painter.setPen(QPen(inks.other, kPen));
    painter.setBrush(inks.sign);
    for (const QPolygonF &shape : patternPolygons(unit.nation, beyond.width(), beyond.height(),
                                                  thicknessWith(-beyond.left(), unit.nation)))
        painter.drawPolygon(shape);
    painter.restore();
}

static void paintFrontArrow(QPainter &painter)
{
    painter.setPen(QPen(QColor::fromRgb(kDark), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(255, 244, 196));
    painter.drawPolygon(QPolygonF({{50, 2.5}, {60, 18}, {50, 14.5}, {40, 18}}));
}

// White on a dark rim: legible on every colour and on stripes.
static void paintNumberOnRim(QPainter &painter, const QString &text, const QRectF &box, QColor rim)
{
    QFont font = counterFont(20);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QPointF at(box.right() - metrics.horizontalAdvance(text),
                     box.center().y() + metrics.capHeight() / 2);
    QPainterPath path;
    path.addText(at, font, text);
    painter.strokePath(path, QPen(rim, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(Qt::white);
    painter.drawText(at, text);
}

// The height of the smallest letters that can be read, in units of the counter.
static int leastLetters(const QRectF &cutBox)
{
    constexpr double kPoints = 4.5;
    constexpr int kUsual = 9;
    constexpr int kMost = 14;                                      // more leaves no room for a name
    const double unit = cutBox.width() / 100 / editor::kPageUnits; // millimetres
    return std::clamp(static_cast<int>(std::ceil(kPoints / 72 * 25.4 / unit)), kUsual, kMost);
}

// Large, then smaller, then squeezed: until the longest word fits.
static void writeName(QPainter &painter, const QRectF &box, const QString &text, QColor ink,
                      int least)
{
    constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
    constexpr int kLargest = 11;
    constexpr double kNarrowest = 0.56;
    const auto fits = [&](const QRectF &wide, const QFont &font) {
        const QSizeF needed = QFontMetricsF(font).boundingRect(wide, kFlags, text).size();
        return needed.width() <= wide.width() && needed.height() <= wide.height();
    };
    QFont font = counterFont(std::max(kLargest, least));
    QRectF wide(0, 0, box.width(), box.height());
    double squeezed = 1;
    while (!fits(wide, font) && squeezed > kNarrowest) {
        if (font.pixelSize() > least) {
            font.setPixelSize(font.pixelSize() - 1);
        } else {
            squeezed -= 0.02;
            wide.setWidth(box.width() / squeezed);
        }
    }
    while (!fits(wide, font) && font.pixelSize() > least / 2)
        font.setPixelSize(font.pixelSize() - 1);
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(squeezed, 1);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(wide, kFlags, text);
    painter.restore();
}

void paintCounterFace(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                      const SceneUnit &unit, bool hasFront, MapArt &art)
{
    const QRectF ground = beginCounter(painter, bleedBox, cutBox);
    painter.fillRect(ground, unit.colour);
    if (unit.side == CounterSide::Half)
        paintHalfStripes(painter, ground, unit.colour.darker(145));
    paintPatternTo(painter, ground, unit);
    const QRectF panel(9, 21, 82, 63);
    painter.setPen(QPen(QColor::fromRgb(kDark), 1.6));
    painter.setBrush(QColor::fromRgb(kPanel));
    painter.drawRoundedRect(panel, 4, 4);
    art.paint(painter, facePicture(unit.face), QRectF(12, 22, 76, 40));
    writeName(painter, QRectF(10.5, 61, 79, 22), unit.label, QColor::fromRgb(kDark),
              leastLetters(cutBox));
    paintPips(painter, unit.strength, QRectF(10, 86.5, 80, 7));
    paintNumberOnRim(painter, QString::number(unit.strength), QRectF(60, 3, 29, 18),
                     rimOf(unit.colour));
    if (hasFront)
        paintFrontArrow(painter);
    painter.restore();
}

void paintMarkerFace(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                     const MarkerFace &face, MapArt &art)
{
    const QRectF ground = beginCounter(painter, bleedBox, cutBox);
    painter.fillRect(ground, face.ground);
    const bool light = isLight(face.ground);
    const QColor ink = light ? QColor::fromRgb(kDark) : QColor(255, 252, 240);
    painter.setPen(QPen(light ? face.ground.darker(150) : face.ground.lighter(160), 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(4, 4, 92, 92), 6, 6);
    const QRectF place = face.hasFront ? QRectF(28, 16, 44, 44) : QRectF(25, 8, 50, 50);
    if (!face.picture.isEmpty())
        art.paint(painter, face.picture, place);
    if (!face.number.isEmpty())
        card_paper::write(painter, place, Qt::AlignCenter, face.number, 44, true, ink);
    if (face.sign) {
        painter.save();
        painter.translate(place.topLeft());
        painter.scale(place.width() / 100, place.height() / 100);
        face.sign(painter);
        painter.restore();
    }
    writeName(painter, QRectF(6, 60, 88, 33.5), face.text, ink, leastLetters(cutBox));
    if (face.hasFront)
        paintFrontArrow(painter);
    painter.restore();
}

} // namespace hexwerk::assault::ui
