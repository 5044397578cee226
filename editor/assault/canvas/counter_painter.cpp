#include "editor/assault/canvas/counter_painter.h"

#include <QPainterPath>

#include "editor/assault/canvas/counter_body.h"
#include "editor/assault/canvas/counter_signs.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

// A counter is drawn on 100 x 100 units, its badges and glow reach 14 units over each edge.
static constexpr double kRim = 14;
static constexpr double kWhole = 100 + 2 * kRim;
static constexpr double kCounterShare = 0.6; // of the hex's width

// White with a dark rim: legible on every colour and on stripes.
static void paintRimmed(QPainter &painter, const QString &text, const QFont &font, QPointF centre,
                        QColor rim)
{
    QPainterPath path;
    path.addText(0, 0, font, text);
    const QRectF box = path.boundingRect();
    path.translate(centre.x() - box.center().x(), centre.y());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(rim, 4.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.fillPath(path, Qt::white);
}

static void paintText(QPainter &painter, const SceneUnit &unit)
{
    constexpr double kWidest = 90;
    constexpr double kSmallest = 11;
    QFont font = counterFont(16);
    font.setStretch(QFont::SemiCondensed);
    const double needed = QFontMetricsF(font).horizontalAdvance(unit.label);
    if (needed > kWidest)
        font.setPixelSize(static_cast<int>(std::max(kSmallest, 16 * kWidest / needed)));
    const QString label = QFontMetricsF(font).elidedText(unit.label, Qt::ElideRight, kWidest);
    paintRimmed(painter, label, font, QPointF(50, 80), rimOf(bodyColour(unit)));
}

static void paintNumber(QPainter &painter, const SceneUnit &unit)
{
    paintRimmed(painter, QString::number(unit.strength), counterFont(23), QPointF(84, 24),
                rimOf(bodyColour(unit)));
}

static void paintGlow(QPainter &painter)
{
    painter.setBrush(Qt::NoBrush);
    for (int ring = 4; ring > 0; --ring) {
        painter.setPen(QPen(QColor(255, 214, 64, 55), 5.0 * ring));
        painter.drawRoundedRect(QRectF(0, 0, 100, 100), 13, 13);
    }
    painter.setPen(QPen(QColor(255, 222, 92), 6));
    painter.drawRoundedRect(QRectF(-1, -1, 102, 102), 14, 14);
}

// From large to small: all, no name, the sign and the strength.
static void paintFace(QPainter &painter, const SceneUnit &unit, double scale, MapArt &art)
{
    const double pixels = scale * 100;
    if (pixels >= 44) {
        paintPanel(painter, unit, QRectF(11, 25, 78, 42), art);
        paintText(painter, unit);
        paintPips(painter, unit.strength, QRectF(12, 84, 66, 8.5));
        paintNumber(painter, unit);
        paintExperience(painter, unit.experience, QPointF(50, 15));
        return;
    }
    if (pixels >= 16) {
        paintPanel(painter, unit, QRectF(9, 18, 82, 48), art);
        paintPips(painter, unit.strength, QRectF(10, 75, 80, 13));
        painter.save(); // as large as is needed to tell the signs apart
        painter.translate(84, 12);
        painter.scale(1.5, 1.5);
        paintExperience(painter, unit.experience, QPointF(-9, 0));
        painter.restore();
        return;
    }
    paintGlyph(painter, unit.face.symbol, QRectF(16, 12, 68, 48));
    paintPips(painter, unit.strength, QRectF(6, 72, 88, 20));
    paintSmallExperience(painter, unit.experience);
}

QImage counterPicture(const SceneUnit &unit, int size, MapArt &art)
{
    const int whole = std::max(1, static_cast<int>(std::lround(size * kWhole / 100)));
    QImage image(whole, whole, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::TextAntialiasing);
    const double scale = whole / kWhole;
    painter.scale(scale, scale);
    painter.translate(kRim, kRim);
    if (unit.selected)
        paintGlow(painter);
    paintBody(painter, unit, scale);
    paintFace(painter, unit, scale, art);
    paintDamage(painter, unit.damage, scale);
    if (unit.dimmed)
        paintActed(painter, scale);
    paintLoad(painter, unit, scale, art);
    paintMarkers(painter, unit.markers, scale, art);
    return image;
}

static QString keyOf(const SceneUnit &unit, int size)
{
    QString markers;
    for (const Marker marker : unit.markers)
        markers += QChar(u'a' + static_cast<int>(marker));
    for (const UnitFace &face : unit.load)
        markers += facePicture(face);
    return u"%1|%2|%3|%4|%5|%6|%7|%8|%9"_s.arg(unit.label)
               .arg(facePicture(unit.face) + QString::fromStdString(unit.nation))
               .arg(unit.colour.rgb())
               .arg(unit.strength)
               .arg(unit.damage)
               .arg(static_cast<int>(unit.side))
               .arg(static_cast<int>(unit.experience))
               .arg(markers)
               .arg(size) +
           QChar(u'0' + (unit.dimmed ? 1 : 0) + (unit.selected ? 2 : 0) + (unit.rides ? 4 : 0));
}

QImage CounterStore::counter(const SceneUnit &unit, int size, MapArt &art)
{
    constexpr qsizetype kMost = 2000;
    if (m_pictures.size() > kMost)
        m_pictures.clear();
    const QString key = keyOf(unit, size);
    const auto found = m_pictures.constFind(key);
    return found != m_pictures.constEnd()
               ? *found
               : *m_pictures.insert(key, counterPicture(unit, size, art));
}

namespace {

struct PlacedUnit
{
    const SceneUnit *unit = nullptr;
    QPointF centre;
    double share = kCounterShare;
};

} // namespace

// [R11.1a] In close combat both sides stand in one hex: beside each other, a little smaller, so
// that neither covers the other.
static std::vector<PlacedUnit> placed(const std::vector<SceneUnit> &units,
                                      const editor::HexGeometry &geometry, const QRectF &part)
{
    constexpr double kBeside = 0.24;
    constexpr double kContestedShare = 0.46;
    struct Stack
    {
        int units = 0;
        int drawn = 0;
    };
    std::map<Hex, std::map<QRgb, Stack>> hexes; // by the colours of the sides
    for (const SceneUnit &unit : units)
        if (part.intersects(geometry.bounds(unit.hex)))
            ++hexes[unit.hex][unit.colour.rgb()].units;
    const double w = geometry.width();
    std::vector<PlacedUnit> all;
    for (const SceneUnit &unit : units) {
        if (!part.intersects(geometry.bounds(unit.hex)))
            continue;
        auto &sides = hexes[unit.hex];
        const auto own = sides.find(unit.colour.rgb());
        Stack &stack = own->second;
        const double shift = (stack.drawn++ - (stack.units - 1) / 2.0) * w * 0.1;
        PlacedUnit one{&unit, geometry.centre(unit.hex) + QPointF(shift, shift + w * 0.015)};
        if (sides.size() > 1) {
            one.centre.rx() += (own == sides.begin() ? -kBeside : kBeside) * w;
            one.share = kContestedShare;
        }
        all.push_back(one);
    }
    return all;
}

std::vector<QRectF> counterBoxes(const std::vector<SceneUnit> &units,
                                 const editor::HexGeometry &geometry)
{
    constexpr double kEverywhere = 1e9;
    const QRectF all(-kEverywhere, -kEverywhere, 2 * kEverywhere, 2 * kEverywhere);
    std::map<Hex, std::vector<QRectF>> stacks;
    for (const PlacedUnit &one : placed(units, geometry, all)) {
        const double half = one.share * geometry.width() / 2;
        const QRectF box(one.centre - QPointF(half, half), QSizeF(2 * half, 2 * half));
        std::vector<QRectF> &boxes = stacks[one.unit->hex];
        const auto known = std::find_if(boxes.begin(), boxes.end(),
                                        [&](const QRectF &other) { return other.intersects(box); });
        if (known == boxes.end())
            boxes.push_back(box);
        else
            *known |= box;
    }
    std::vector<QRectF> result;
    for (const auto &[hex, boxes] : stacks)
        result.insert(result.end(), boxes.begin(), boxes.end());
    return result;
}

void paintUnits(QPainter &painter, const std::vector<SceneUnit> &units, CounterStore &store,
                const PaintPlace &place, const SceneMotion *motion)
{
    const double w = place.geometry.width();
    std::vector<PlacedUnit> all = placed(units, place.geometry, place.part);
    if (motion && motion->isRunning())
        for (PlacedUnit &one : all)
            one.centre += motion->shiftOf(one.unit->id, place.geometry);
    for (const PlacedUnit &one : all) {
        const int size = std::max(5, static_cast<int>(std::lround(w * one.share * place.ratio)));
        const QImage image = store.counter(*one.unit, size, place.art);
        const QSizeF whole = QSizeF(image.size()) / place.ratio;
        painter.drawImage(
            QRectF(one.centre - QPointF(whole.width() / 2, whole.height() / 2), whole), image);
    }
    for (const PlacedUnit &one : all) // over the counters, or neighbours would hide them
        if (one.unit->facing)
            paintFacing(painter, one.centre, place.geometry.angleOfFacing(*one.unit->facing), w,
                        one.unit->colour);
}

} // namespace hexwerk::assault::ui
