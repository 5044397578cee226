#include "editor/assault/canvas/counter_signs.h"

#include "core/assault/cards/silhouettes.h"
#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

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
    case UnitSymbol::Scout:
        return u"unit/scout"_s;
    case UnitSymbol::AntiTank:
        return u"unit/anti_tank"_s;
    case UnitSymbol::Mortar:
        return u"unit/mortar"_s;
    case UnitSymbol::Gun:
        return u"unit/gun"_s;
    case UnitSymbol::Howitzer:
        return u"unit/howitzer"_s;
    case UnitSymbol::AntiAir:
        return u"unit/anti_air"_s;
    case UnitSymbol::Tank:
        return u"unit/tank"_s;
    case UnitSymbol::LightTank:
        return u"unit/light_tank"_s;
    case UnitSymbol::AssaultGun:
        return u"unit/assault_gun"_s;
    case UnitSymbol::SelfPropelledGun:
        return u"unit/self_propelled_gun"_s;
    case UnitSymbol::ArmouredCar:
        return u"unit/armoured_car"_s;
    case UnitSymbol::HalfTrack:
        return u"unit/half_track"_s;
    case UnitSymbol::GunHalfTrack:
        return u"unit/gun_half_track"_s;
    case UnitSymbol::Truck:
        return u"unit/truck"_s;
    }
    return {};
}

QString facePicture(const UnitFace &face)
{
    return isSilhouette(face.silhouette)
               ? u"silhouette/"_s + QString::fromStdString(face.silhouette)
               : symbolPicture(face.symbol);
}

QString markerArt(Marker marker)
{
    const std::string_view name = toString(marker);
    return u"marker/"_s + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QImage markerPicture(Marker marker, int size, MapArt &art)
{
    return art.picture(markerArt(marker), size);
}

QFont counterFont(double height)
{
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    font.setBold(true);
    return font;
}

void paintPanel(QPainter &painter, const SceneUnit &unit, const QRectF &panel, MapArt &art)
{
    painter.setPen(QPen(QColor(36, 28, 20), 2.4));
    painter.setBrush(unit.dimmed ? QColor(205, 202, 196) : QColor(247, 239, 219));
    painter.drawRoundedRect(panel, 4, 4);
    art.paint(painter, facePicture(unit.face), panel.adjusted(2, 2, -2, -2));
}

void paintPips(QPainter &painter, int strength, const QRectF &row)
{
    const int count = std::clamp(strength, 0, 8);
    const double step = std::min(row.width() / std::max(count, 1), row.height() * 1.45);
    for (int pip = 0; pip < count; ++pip) {
        const QRectF box(row.left() + step * pip, row.top(), step * 0.72, row.height());
        painter.setPen(QPen(QColor(30, 22, 14), 1.4));
        painter.setBrush(QColor(255, 246, 214));
        painter.drawRoundedRect(box, 1.6, 1.6);
    }
}

void paintExperience(QPainter &painter, Experience experience, QPointF at)
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
    const double thick = chevrons == 1 ? 7.5 : 4.5; // a single one would be overlooked
    for (int i = 0; i < chevrons; ++i) {
        const QPointF top = at + QPointF(9, -6.5 + i * 7);
        painter.drawPolygon(QPolygonF({top, top + QPointF(9, 5), top + QPointF(9, 5 + thick),
                                       top + QPointF(0, thick), top + QPointF(-9, 5 + thick),
                                       top + QPointF(-9, 5)}));
    }
}

void paintSmallExperience(QPainter &painter, Experience experience)
{
    if (experience == Experience::Regular)
        return;
    const bool isRecruit = experience == Experience::Recruit;
    const int bars = experience == Experience::Elite     ? 3
                     : experience == Experience::Veteran ? 2
                                                         : 1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isRecruit ? QColor(16, 12, 8) : QColor(255, 226, 130));
    for (int bar = 0; bar < bars; ++bar)
        painter.drawRect(QRectF(4 + bar * 32, -8, 28, 22));
}

void paintDamage(QPainter &painter, int damage, double scale)
{
    if (damage <= 0)
        return;
    const double radius = std::clamp(6 / scale, 20.0, 36.0);
    const QPointF centre(113 - radius, 112 - radius);
    QPolygonF burst;
    for (int i = 0; i < 20; ++i) {
        const double far = i % 2 == 0 ? radius : radius * 0.7;
        const double angle = i * 3.14159265 / 10;
        burst << centre + QPointF(far * std::sin(angle), -far * std::cos(angle));
    }
    painter.setBrush(QColor(198, 44, 12));
    const double line = std::max(2.0, 1.6 / scale); // of either colour, as on any ground
    for (const auto &[colour, width] :
         {std::pair(QColor(255, 250, 232), 3 * line), std::pair(QColor(60, 8, 0), line)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(burst);
    }
    painter.setFont(counterFont(radius * 0.95));
    painter.setPen(Qt::white);
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, QString::number(damage));
}

void paintActed(QPainter &painter, double scale)
{
    const double radius = std::clamp(2.6 / scale, 12.0, 18.0);
    const QPointF centre(108 - radius, 46);
    painter.setPen(QPen(QColor(255, 250, 232), radius * 0.16));
    painter.setBrush(QColor(38, 34, 30));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(
        QPen(QColor(255, 250, 232), radius * 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({centre + QPointF(-0.5, 0.02) * radius, centre + QPointF(-0.12, 0.42) * radius,
                   centre + QPointF(0.5, -0.4) * radius}));
}

// What hurts most comes first; what is least, last, and falls away where there is no room.
static constexpr std::array<Marker, kMarkers> kByWeight = {
    Marker::Fallback,    Marker::Suppressed,    Marker::Immobilised, Marker::AttackDiceMinus1,
    Marker::Ambush,      Marker::Hidden,        Marker::HideAction,  Marker::DugIn,
    Marker::DiggingIn,   Marker::DelayedAction, Marker::FastAction,  Marker::MoveAndFire,
    Marker::FireAndMove, Marker::TurretFiring,  Marker::Firing,      Marker::NormalAction};

// A badge, and around it a line of this width.
static void drawRim(QPainter &painter, const QRectF &box, QImage badge, double width, QColor colour)
{
    QPainter tint(&badge);
    tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
    tint.fillRect(badge.rect(), colour);
    tint.end();
    for (int direction = 0; direction < 8; ++direction) {
        const double angle = direction * std::numbers::pi / 4;
        painter.drawImage(box.translated(width * std::cos(angle), width * std::sin(angle)), badge);
    }
}

void paintMarkers(QPainter &painter, const std::vector<Marker> &markers, double scale, MapArt &art)
{
    constexpr double kLeast = 11; // pixels in which a badge can be told from another
    constexpr double kRoom = 116;
    const double size = std::clamp(kLeast / scale, 34.0, 64.0);
    const auto fit = static_cast<std::size_t>(1 + (kRoom - size) / (size * 0.55));
    std::vector<Marker> shown;
    for (const Marker marker : kByWeight)
        if (shown.size() < fit &&
            std::find(markers.begin(), markers.end(), marker) != markers.end())
            shown.push_back(marker);
    const double step =
        shown.size() < 2
            ? 0
            : std::min(size * 0.9, (kRoom - size) / static_cast<double>(shown.size() - 1));
    for (std::size_t i = shown.size(); i-- > 0;) { // the first lies on top
        const QImage badge =
            art.picture(markerArt(shown[i]), std::max(4, static_cast<int>(size * scale)));
        const QRectF box(-13 + static_cast<double>(i) * step, -13, size, size);
        // A light one and a dark one: one of them is seen on any ground.
        drawRim(painter, box, badge, 2.3 / scale, QColor(255, 250, 232));
        drawRim(painter, box, badge, 1.2 / scale, QColor(28, 22, 16));
        painter.drawImage(box, badge);
    }
}

static void paintPlate(QPainter &painter, const QRectF &plate)
{
    painter.setPen(QPen(QColor(36, 28, 20), 2.2));
    painter.setBrush(QColor(255, 246, 214));
    painter.drawRoundedRect(plate, 3, 3);
}

static void paintNumberOfLoad(QPainter &painter, std::size_t count, const QRectF &plate)
{
    paintPlate(painter, plate);
    painter.setFont(counterFont(plate.height() * 0.8));
    painter.setPen(QColor(36, 28, 20));
    painter.drawText(plate, Qt::AlignCenter, QString::number(count));
}

// Who rides sits on the vehicle, who is inside hangs below.
void paintLoad(QPainter &painter, const SceneUnit &unit, double scale, MapArt &art)
{
    constexpr std::size_t kMost = 2;
    constexpr double kWide = 36;
    constexpr double kHigh = 20;
    if (unit.load.empty())
        return;
    const double top = unit.rides ? 20 : 94;
    if (scale * kWide < 16) {
        const double high = std::clamp(10 / scale, kHigh, 46.0);
        const double y = unit.rides ? top : 114 - high;
        return paintNumberOfLoad(painter, unit.load.size(), {-10, y, high, high});
    }
    double left = unit.rides ? 16 : 0;
    for (std::size_t i = 0; i < std::min(unit.load.size(), kMost); ++i, left += kWide + 2) {
        const QRectF plate(left, top, kWide, kHigh);
        paintPlate(painter, plate);
        const QImage symbol =
            art.picture(facePicture(unit.load[i]), static_cast<int>((kWide - 4) * scale));
        painter.drawImage(plate.adjusted(2, 2, -2, -2), symbol);
    }
    if (unit.load.size() > kMost)
        paintNumberOfLoad(painter, unit.load.size(), {left, top, kHigh, kHigh});
}

// The plainest sign of what a unit is: infantry a crossed box, guns a dot, vehicles an oval.
void paintGlyph(QPainter &painter, UnitSymbol symbol, const QRectF &box)
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
    case UnitSymbol::Scout:
    case UnitSymbol::AntiTank:
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        break;
    case UnitSymbol::Mortar:
    case UnitSymbol::Gun:
    case UnitSymbol::Howitzer:
    case UnitSymbol::AntiAir:
        painter.drawEllipse(box.center(), 6, 6);
        break;
    case UnitSymbol::Tank:
    case UnitSymbol::LightTank:
    case UnitSymbol::AssaultGun:
    case UnitSymbol::SelfPropelledGun:
    case UnitSymbol::ArmouredCar:
    case UnitSymbol::HalfTrack:
    case UnitSymbol::GunHalfTrack:
    case UnitSymbol::Truck:
        painter.drawEllipse(inner);
        break;
    }
}

// Light with a dark rim: seen on every ground. Its tip is the vertex that the unit faces.
void paintFacing(QPainter &painter, QPointF centre, double degrees, double w, QColor colour)
{
    painter.save();
    painter.translate(centre);
    painter.rotate(degrees);
    painter.setPen(QPen(darkLine(colour), std::max(1.2, w * 0.03), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(QColor(255, 244, 196));
    const double half = std::max(2.5, w * 0.13); // pixels
    const double tip = w * 0.49;
    const double base = tip - std::max(3.0, w * 0.145);
    painter.drawPolygon(QPolygonF({{0, -tip}, {half, -base}, {-half, -base}}));
    painter.restore();
}

} // namespace hexwerk::assault::ui
