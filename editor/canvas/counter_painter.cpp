#include "editor/canvas/counter_painter.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace hexwerk::editor {

using namespace Qt::Literals::StringLiterals;

// A counter is drawn on 100 x 100 units, its badges and glow reach 14 units over each edge.
static constexpr double kRim = 14;
static constexpr double kWhole = 100 + 2 * kRim;
static constexpr double kCounterShare = 0.6; // of the hex's width

QString symbolPicture(UnitSymbol symbol)
{
    switch (symbol) {
    case UnitSymbol::Rifle:
        return u"unit/rifle"_s;
    case UnitSymbol::MachineGun:
        return u"unit/machine_gun"_s;
    case UnitSymbol::Grenadier:
        return u"unit/grenadier"_s;
    case UnitSymbol::Ranger:
        return u"unit/ranger"_s;
    case UnitSymbol::Engineer:
        return u"unit/engineer"_s;
    case UnitSymbol::Mortar:
        return u"unit/mortar"_s;
    case UnitSymbol::Gun:
        return u"unit/gun"_s;
    case UnitSymbol::AntiAir:
        return u"unit/anti_air"_s;
    case UnitSymbol::Tank:
        return u"unit/tank"_s;
    case UnitSymbol::HalfTrack:
        return u"unit/half_track"_s;
    case UnitSymbol::Truck:
        return u"unit/truck"_s;
    }
    return {};
}

static QString markerName(assault::Marker marker)
{
    const std::string_view name = toString(marker);
    return u"marker/"_s + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

static QFont counterFont(double height)
{
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    font.setBold(true);
    return font;
}

// A unit that has acted is grey in its side's colour.
static QColor shown(const SceneUnit &unit)
{
    if (!unit.dimmed)
        return unit.colour;
    const int grey = qGray(unit.colour.rgb()) / 2 + 74;
    const auto mixed = [grey](int channel) { return (channel + 3 * grey) / 4; };
    return QColor(mixed(unit.colour.red()), mixed(unit.colour.green()), mixed(unit.colour.blue()));
}

// The back of the counter: stripes all over.
static void paintStripes(QPainter &painter, const QRectF &body)
{
    QPainterPath clip;
    clip.addRoundedRect(body, 9, 9);
    painter.save();
    painter.setClipPath(clip);
    painter.setPen(QPen(QColor(255, 250, 232, 190), 6.5));
    for (int x = -90; x < 110; x += 20)
        painter.drawLine(QPointF(x, 104), QPointF(x + 108, -4));
    painter.restore();
}

static void paintBody(QPainter &painter, const SceneUnit &unit)
{
    const QRectF body(2, 2, 96, 96);
    const QColor colour = shown(unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 22, 12, 90));
    painter.drawRoundedRect(body.translated(3.5, 4), 11, 11);
    QLinearGradient light(body.topLeft(), body.bottomRight());
    light.setColorAt(0, colour.lighter(128));
    light.setColorAt(0.5, colour);
    light.setColorAt(1, colour.darker(122));
    painter.setBrush(light);
    painter.setPen(QPen(colour.darker(210), 3));
    painter.drawRoundedRect(body, 11, 11);
    if (unit.side == CounterSide::Half)
        paintStripes(painter, body.adjusted(2, 2, -2, -2));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 90), 1.6));
    painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), 8.5, 8.5);
}

static void paintSymbol(QPainter &painter, const SceneUnit &unit, const QRectF &panel, double scale,
                        MapArt &art)
{
    painter.setPen(QPen(QColor(36, 28, 20), 2.4));
    painter.setBrush(unit.dimmed ? QColor(205, 202, 196) : QColor(247, 239, 219));
    painter.drawRoundedRect(panel, 4, 4);
    const QRectF inner = panel.adjusted(2, 2, -2, -2);
    const QImage symbol = art.picture(symbolPicture(unit.symbol),
                                      std::max(4, static_cast<int>(inner.width() * scale)));
    const double height = inner.width() * symbol.height() / std::max(1, symbol.width());
    painter.drawImage(QRectF(inner.left(), inner.center().y() - height / 2, inner.width(), height),
                      symbol);
}

static void paintPips(QPainter &painter, const SceneUnit &unit, const QRectF &row)
{
    const int count = std::clamp(unit.strength, 0, 8);
    const double step = std::min(row.width() / std::max(count, 1), row.height() * 1.45);
    for (int pip = 0; pip < count; ++pip) {
        const QRectF box(row.left() + step * pip, row.top(), step * 0.72, row.height());
        painter.setPen(QPen(QColor(30, 22, 14), 1.4));
        painter.setBrush(QColor(255, 246, 214));
        painter.drawRoundedRect(box, 1.6, 1.6);
    }
}

static void paintExperience(QPainter &painter, Experience experience, QPointF at)
{
    if (experience == Experience::Regular)
        return;
    painter.setPen(QPen(QColor(40, 28, 8), 1.2));
    if (experience == Experience::Recruit) { // an empty ring: less than the rest
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 246, 214), 2.6));
        painter.drawEllipse(at + QPointF(7, 0), 5, 5);
        return;
    }
    painter.setBrush(QColor(255, 205, 70));
    if (experience == Experience::Elite) {
        QPolygonF star;
        for (int i = 0; i < 10; ++i) {
            const double far = i % 2 == 0 ? 9.5 : 4.2;
            const double angle = i * 3.14159265 / 5;
            star << at + QPointF(9 + far * std::sin(angle), -far * std::cos(angle));
        }
        painter.drawPolygon(star);
        return;
    }
    const int chevrons = experience == Experience::Hardened ? 1 : 2;
    for (int i = 0; i < chevrons; ++i) {
        const QPointF top = at + QPointF(9, (chevrons == 1 ? -2 : -6.5) + i * 7);
        painter.drawPolygon(
            QPolygonF({top, top + QPointF(9, 5), top + QPointF(9, 9.5), top + QPointF(0, 4.5),
                       top + QPointF(-9, 9.5), top + QPointF(-9, 5)}));
    }
}

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
    paintRimmed(painter, label, font, QPointF(50, 80), shown(unit).darker(190));
}

static void paintNumber(QPainter &painter, const SceneUnit &unit)
{
    paintRimmed(painter, QString::number(unit.strength), counterFont(23), QPointF(84, 24),
                shown(unit).darker(190));
}

static void paintDamage(QPainter &painter, int damage)
{
    if (damage <= 0)
        return;
    const QPointF centre(93, 92);
    QPolygonF burst;
    for (int i = 0; i < 20; ++i) {
        const double far = i % 2 == 0 ? 20 : 14;
        const double angle = i * 3.14159265 / 10;
        burst << centre + QPointF(far * std::sin(angle), -far * std::cos(angle));
    }
    painter.setPen(QPen(QColor(60, 8, 0), 2));
    painter.setBrush(QColor(198, 44, 12));
    painter.drawPolygon(burst);
    painter.setFont(counterFont(19));
    painter.setPen(Qt::white);
    painter.drawText(QRectF(centre - QPointF(14, 13), QSizeF(28, 26)), Qt::AlignCenter,
                     QString::number(damage));
}

static void paintMarkers(QPainter &painter, const SceneUnit &unit, double scale, MapArt &art)
{
    const double size = 34;
    const double step =
        std::min(30.0, 88.0 / static_cast<double>(std::max<std::size_t>(1, unit.markers.size())));
    double left = -12;
    for (const assault::Marker marker : unit.markers) {
        const QImage badge =
            art.picture(markerName(marker), std::max(4, static_cast<int>(size * scale)));
        painter.drawImage(QRectF(left, -13, size, size), badge);
        left += step;
    }
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

// The plainest sign of what a unit is: infantry a crossed box, guns a dot, vehicles an oval.
static void paintGlyph(QPainter &painter, UnitSymbol symbol, const QRectF &box)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(247, 239, 219));
    painter.drawRect(box);
    const QRectF inner = box.adjusted(10, 8, -10, -8);
    painter.setPen(QPen(QColor(36, 28, 20), 10));
    switch (symbol) {
    case UnitSymbol::Rifle:
    case UnitSymbol::MachineGun:
    case UnitSymbol::Grenadier:
    case UnitSymbol::Ranger:
    case UnitSymbol::Engineer:
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        break;
    case UnitSymbol::Mortar:
    case UnitSymbol::Gun:
    case UnitSymbol::AntiAir:
        painter.drawEllipse(box.center(), 6, 6);
        break;
    case UnitSymbol::Tank:
    case UnitSymbol::HalfTrack:
    case UnitSymbol::Truck:
        painter.drawEllipse(inner);
        break;
    }
}

// From large to small: all, no name, the sign alone.
static void paintFace(QPainter &painter, const SceneUnit &unit, double scale, MapArt &art)
{
    const double pixels = scale * 100;
    if (pixels >= 44) {
        paintSymbol(painter, unit, QRectF(15, 28, 70, 37), scale, art);
        paintText(painter, unit);
        paintPips(painter, unit, QRectF(12, 84, 66, 8.5));
        paintNumber(painter, unit);
        paintExperience(painter, unit.experience, QPointF(50, 15));
        return;
    }
    if (pixels >= 16) {
        paintSymbol(painter, unit, QRectF(9, 18, 82, 48), scale, art);
        paintPips(painter, unit, QRectF(10, 75, 80, 13));
        return;
    }
    paintGlyph(painter, unit.symbol, QRectF(16, 26, 68, 48));
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
    paintBody(painter, unit);
    paintFace(painter, unit, scale, art);
    paintDamage(painter, unit.damage);
    if (size >= 16)
        paintMarkers(painter, unit, scale, art);
    return image;
}

QImage markerPicture(assault::Marker marker, int size, MapArt &art)
{
    return art.picture(markerName(marker), size);
}

static QString keyOf(const SceneUnit &unit, int size)
{
    QString markers;
    for (const assault::Marker marker : unit.markers)
        markers += QChar(u'a' + static_cast<int>(marker));
    return u"%1|%2|%3|%4|%5|%6|%7|%8|%9"_s.arg(unit.label)
               .arg(static_cast<int>(unit.symbol))
               .arg(unit.colour.rgb())
               .arg(unit.strength)
               .arg(unit.damage)
               .arg(static_cast<int>(unit.side))
               .arg(static_cast<int>(unit.experience))
               .arg(markers)
               .arg(size) +
           QChar(u'0' + (unit.dimmed ? 1 : 0) + (unit.selected ? 2 : 0));
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

static void paintFacing(QPainter &painter, QPointF centre, int facing, double w, QColor colour)
{
    painter.save();
    painter.translate(centre);
    painter.rotate(angleOfFacing(facing));
    painter.setPen(QPen(QColor(255, 250, 232), std::max(0.8, w * 0.018)));
    painter.setBrush(colour.darker(140));
    painter.drawPolygon(
        QPolygonF({{0, -w * 0.475}, {w * 0.11, -w * 0.345}, {-w * 0.11, -w * 0.345}}));
    painter.restore();
}

void paintUnits(QPainter &painter, const std::vector<SceneUnit> &units, CounterStore &store,
                const PaintPlace &place)
{
    const double w = place.geometry.width();
    const int size = std::max(5, static_cast<int>(std::lround(w * kCounterShare * place.ratio)));
    std::map<Hex, int> stacked;
    for (const SceneUnit &unit : units)
        if (place.shows(unit.hex))
            ++stacked[unit.hex];
    std::map<Hex, int> drawn;
    for (const SceneUnit &unit : units) {
        if (!place.shows(unit.hex))
            continue;
        const double shift = (drawn[unit.hex]++ - (stacked[unit.hex] - 1) / 2.0) * w * 0.1;
        const QPointF centre = place.geometry.centre(unit.hex) + QPointF(shift, shift + w * 0.015);
        if (unit.facing)
            paintFacing(painter, centre, *unit.facing, w, unit.colour);
        const QImage image = store.counter(unit, size, place.art);
        const QSizeF whole = QSizeF(image.size()) / place.ratio;
        painter.drawImage(QRectF(centre - QPointF(whole.width() / 2, whole.height() / 2), whole),
                          image);
    }
}

} // namespace hexwerk::editor
