#include "editor/assault/canvas/feature_painter.h"

#include <QPainterPath>

#include "editor/assault/canvas/sign_lines.h"
#include "editor/assault/canvas/work_picture.h"
#include "editor/canvas/map_fonts.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

// At whole pixels, or it blurs.
static void paintSharp(QPainter &painter, const QImage &image, QPointF corner, double ratio)
{
    const QPointF whole(std::round(corner.x() * ratio) / ratio,
                        std::round(corner.y() * ratio) / ratio);
    painter.drawImage(QRectF(whole, QSizeF(image.size()) / ratio), image);
}

static void paintAround(QPainter &painter, const QImage &image, QPointF centre,
                        const PaintPlace &place)
{
    const QSizeF size = QSizeF(image.size()) / place.ratio;
    painter.drawImage(QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size), image);
}

static int pixelsOf(double width, const PaintPlace &place)
{
    return std::max(2, static_cast<int>(std::lround(width * place.ratio)));
}

static void paintPicture(QPainter &painter, const QString &path, QPointF centre, double width,
                         const PaintPlace &place)
{
    paintAround(painter, place.art.picture(path, pixelsOf(width, place)), centre, place);
}

void paintKept(QPainter &painter, const QString &key, const QRectF &box, const PaintPlace &place,
               const std::function<void(QPainter &)> &draw)
{
    const double ratio = place.ratio;
    const QString sized = key + u"|"_s + QString::number(box.width() * ratio);
    const QImage image = place.art.kept(sized, [&] {
        QImage stamp(QSize(static_cast<int>(std::ceil(box.width() * ratio)),
                           static_cast<int>(std::ceil(box.height() * ratio))),
                     QImage::Format_ARGB32_Premultiplied);
        stamp.fill(Qt::transparent);
        QPainter into(&stamp);
        into.setRenderHint(QPainter::Antialiasing);
        into.setFont(painter.font());
        into.scale(ratio, ratio);
        into.translate(-box.topLeft());
        draw(into);
        return stamp;
    });
    paintSharp(painter, image, box.topLeft(), ratio);
}

static QString minePicture(const std::optional<MineKind> &kind)
{
    if (!kind)
        return u"overlay/mines_unknown"_s;
    switch (*kind) {
    case MineKind::AntiPersonnel:
        return u"overlay/mines_anti_personnel"_s;
    case MineKind::AntiTank:
        return u"overlay/mines_anti_tank"_s;
    case MineKind::Dummy:
        return u"overlay/mines_dummy"_s;
    }
    return {};
}

static void paintMines(QPainter &painter, const SceneMines &mines, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QPointF centre = place.geometry.centre(mines.hex) + QPointF(-w * 0.27, w * 0.23);
    const double radius = std::max(3.5, w * 0.15);
    const QColor ring = mines.found ? QColor(255, 214, 64) : lightLine();
    drawTwice(painter, signPens(ring, std::max(1.3, w * (mines.found ? 0.035 : 0.02))),
              [&] { painter.drawEllipse(centre, radius, radius); });
    painter.setPen(Qt::NoPen);
    painter.setBrush(mines.colour.darker(120));
    painter.drawEllipse(centre, radius - 0.5, radius - 0.5);
    paintPicture(painter, minePicture(mines.kind), centre, radius * 1.62, place);
}

static void drawFlag(QPainter &painter, const SceneObjective &objective, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QPointF foot = place.geometry.centre(objective.hex) + QPointF(w * 0.2, w * 0.13);
    const QPointF top = foot - QPointF(0, w * 0.5);
    const QColor colour = objective.colour.isValid() ? objective.colour : QColor(236, 230, 214);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(30, 22, 12, 110));
    painter.drawEllipse(foot + QPointF(w * 0.03, w * 0.005), w * 0.085, w * 0.032);
    QPainterPath cloth(top);
    cloth.cubicTo(top + QPointF(w * 0.1, -w * 0.05), top + QPointF(w * 0.17, w * 0.05),
                  top + QPointF(w * 0.29, 0));
    cloth.lineTo(top + QPointF(w * 0.29, w * 0.2));
    cloth.cubicTo(top + QPointF(w * 0.17, w * 0.25), top + QPointF(w * 0.1, w * 0.15),
                  top + QPointF(0, w * 0.2));
    cloth.closeSubpath();
    const SignPens pole = signPens(QColor(52, 38, 22), std::max(1.4, w * 0.034));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pole.under);
    painter.drawPath(cloth);
    drawTwice(painter, pole, [&] { painter.drawLine(foot, top); });
    QLinearGradient folds(top, top + QPointF(w * 0.29, 0));
    folds.setColorAt(0, colour.darker(112));
    folds.setColorAt(0.4, colour.lighter(126));
    folds.setColorAt(0.75, colour.darker(120));
    folds.setColorAt(1, colour);
    painter.setBrush(folds);
    painter.setPen(QPen(QColor(40, 28, 16), std::max(1.3, w * 0.018)));
    painter.drawPath(cloth);
    painter.setBrush(QColor(250, 222, 120));
    painter.drawEllipse(top, w * 0.028, w * 0.028);
}

static void paintObjective(QPainter &painter, const SceneObjective &objective,
                           const PaintPlace &place)
{
    paintKept(painter,
              u"flag|"_s + (objective.colour.isValid() ? objective.colour.name() : QString()),
              place.geometry.bounds(objective.hex), place,
              [&](QPainter &into) { drawFlag(into, objective, place); });
}

static void paintSmoke(QPainter &painter, const Smoke &smoke, const PaintPlace &place)
{
    const double w = place.geometry.width();
    const QPointF centre = place.geometry.centre(smoke.hex);
    paintPicture(painter, u"overlay/smoke_%1"_s.arg(std::clamp(smoke.count, 1, 5)), centre, w * 1.1,
                 place);
    if (w < 24)
        return;
    const double radius = std::max(5.5, w * 0.105);
    const QPointF badge = centre + QPointF(w * 0.32, -w * 0.22);
    painter.setPen(QPen(QColor(60, 60, 64), std::max(0.9, w * 0.016)));
    painter.setBrush(QColor(250, 250, 246));
    painter.drawEllipse(badge, radius, radius);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(radius * 1.5));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(QColor(40, 40, 44));
    painter.drawText(QRectF(badge - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, QString::number(smoke.count));
}

static void paintDugIn(QPainter &painter, Hex hex, const PaintPlace &place)
{
    const int pixels = pixelsOf(place.geometry.width() * 0.92, place);
    paintAround(painter, markerPicture(place.art, u"overlay/dug_in"_s, pixels),
                place.geometry.centre(hex), place);
}

void paintFeatures(QPainter &painter, const MapScene &scene, MapLayers layers,
                   const PaintPlace &place)
{
    if (layers.testFlag(MapLayer::Units))
        for (const Hex hex : scene.dugIn)
            if (place.shows(hex))
                paintDugIn(painter, hex, place);
    if (layers.testFlag(MapLayer::Smoke))
        for (const Smoke &smoke : scene.smoke)
            if (place.shows(smoke.hex))
                paintSmoke(painter, smoke, place);
    if (layers.testFlag(MapLayer::Mines))
        for (const SceneMines &mines : scene.mines)
            if (place.shows(mines.hex))
                paintMines(painter, mines, place);
    if (layers.testFlag(MapLayer::Objectives))
        for (const SceneObjective &objective : scene.objectives)
            if (place.shows(objective.hex))
                paintObjective(painter, objective, place);
}

static QColor inkOf(NameOf kind, const ground::Inks &inks)
{
    if (kind == NameOf::Label)
        return inks.writing();
    return inks.isNight() ? QColor(255, 196, 140) : QColor(120, 24, 14);
}

// Larger, away from the hex: what lies nearest to it stays where it is.
static QRectF grownAway(const QRectF &box, QPointF hex, double by)
{
    const QPointF fixed(std::clamp(hex.x(), box.left(), box.right()),
                        std::clamp(hex.y(), box.top(), box.bottom()));
    return {fixed + (box.topLeft() - fixed) * by, box.size() * by};
}

void paintPlaceNames(QPainter &painter, const std::vector<PlacedName> &names,
                     const PaintPlace &place)
{
    constexpr double kLeastWidth = 22; // of a hex
    constexpr double kLeastPixels = 9; // smaller letters cannot be read
    const double w = place.geometry.width();
    if (w < kLeastWidth)
        return;
    const double pixels = std::max(kLeastPixels, w * kNameHeight);
    const double grown = pixels / (w * kNameHeight);
    const ground::Inks inks(place.look);
    QColor halo = inks.halo();
    halo.setAlpha(225);
    std::vector<QRectF> written;
    for (const PlacedName &name : names) {
        const QRectF box = grownAway(QRectF(name.box.topLeft() * w, name.box.size() * w),
                                     place.geometry.centre(name.hex), grown);
        const QPointF centre = box.center();
        // Where small hexes have no room for all, the first ones are written.
        if (grown > 1 && std::any_of(written.begin(), written.end(),
                                     [&](const QRectF &other) { return other.intersects(box); }))
            continue;
        written.push_back(box);
        if (!box.intersects(place.part))
            continue;
        const QImage image = place.art.haloText(name.text, editor::placeFont(pixels * place.ratio),
                                                inkOf(name.kind, inks), halo);
        const QSizeF drawn = QSizeF(image.size()) / place.ratio;
        paintSharp(painter, image, centre - QPointF(drawn.width() / 2, drawn.height() / 2),
                   place.ratio);
    }
}

} // namespace hexwerk::assault::ui
