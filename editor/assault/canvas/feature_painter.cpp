#include "editor/assault/canvas/feature_painter.h"

#include <QPainterPath>

#include "editor/assault/canvas/label_place.h"

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

static void paintPicture(QPainter &painter, const QString &path, QPointF centre, double width,
                         const PaintPlace &place)
{
    const QImage image =
        place.art.picture(path, std::max(2, static_cast<int>(std::lround(width * place.ratio))));
    const QSizeF size = QSizeF(image.size()) / place.ratio;
    painter.drawImage(QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size), image);
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
    painter.setPen(QPen(mines.found ? QColor(255, 214, 64) : QColor(255, 250, 232),
                        std::max(1.0, w * (mines.found ? 0.035 : 0.02))));
    painter.setBrush(mines.colour.darker(120));
    painter.drawEllipse(centre, radius, radius);
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
    painter.setPen(QPen(QColor(52, 38, 22), std::max(1.4, w * 0.034), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot, top);
    QPainterPath cloth(top);
    cloth.cubicTo(top + QPointF(w * 0.1, -w * 0.05), top + QPointF(w * 0.17, w * 0.05),
                  top + QPointF(w * 0.29, 0));
    cloth.lineTo(top + QPointF(w * 0.29, w * 0.2));
    cloth.cubicTo(top + QPointF(w * 0.17, w * 0.25), top + QPointF(w * 0.1, w * 0.15),
                  top + QPointF(0, w * 0.2));
    cloth.closeSubpath();
    QLinearGradient folds(top, top + QPointF(w * 0.29, 0));
    folds.setColorAt(0, colour.darker(112));
    folds.setColorAt(0.4, colour.lighter(126));
    folds.setColorAt(0.75, colour.darker(120));
    folds.setColorAt(1, colour);
    painter.setBrush(folds);
    painter.setPen(QPen(QColor(40, 28, 16), std::max(0.9, w * 0.018)));
    painter.drawPath(cloth);
    painter.setBrush(QColor(250, 222, 120));
    painter.drawEllipse(top, w * 0.028, w * 0.028);
}

static QImage haloText(const QPainter &painter, const QString &text, double pixels, QColor colour,
                       const PaintPlace &place)
{
    return place.art.haloText(text, painter.font(),
                              std::max(8, static_cast<int>(std::lround(pixels * place.ratio))),
                              colour);
}

static void paintHaloText(QPainter &painter, const QString &text, QPointF centre, double pixels,
                          QColor colour, const PaintPlace &place)
{
    const QImage image = haloText(painter, text, pixels, colour, place);
    const QSizeF size = QSizeF(image.size()) / place.ratio;
    paintSharp(painter, image, centre - QPointF(size.width() / 2, size.height() / 2), place.ratio);
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
    paintPicture(painter, u"overlay/dug_in"_s, place.geometry.centre(hex),
                 place.geometry.width() * 0.92, place);
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

static void paintNameOf(QPainter &painter, const SceneObjective &objective, const MapScene &scene,
                        MapLayers layers, double pixels, const PaintPlace &place)
{
    const QImage image = haloText(painter, objective.name, pixels, QColor(120, 24, 14), place);
    const QSizeF size = QSizeF(image.size()) / place.ratio;
    paintSharp(painter, image,
               placeOfName(objective.hex, size, scene, layers, place.geometry).topLeft(),
               place.ratio);
}

void paintLabels(QPainter &painter, const MapScene &scene, MapLayers layers,
                 const PaintPlace &place)
{
    const double w = place.geometry.width();
    const double pixels = std::clamp(w * 0.2, 9.0, 30.0);
    const QRectF wide = place.part.adjusted(-w * 4, 0, w * 4, 0);
    const QPointF below(0, place.geometry.height() * 0.44); // clear of a counter's name
    if (w < 22)
        return;
    if (layers.testFlag(MapLayer::Labels))
        for (const SceneLabel &label : scene.labels)
            if (wide.intersects(place.geometry.bounds(label.hex)))
                paintHaloText(painter, label.text, place.geometry.centre(label.hex) - below * 0.9,
                              pixels, QColor(64, 40, 18), place);
    if (layers.testFlag(MapLayer::Objectives))
        for (const SceneObjective &objective : scene.objectives)
            if (wide.intersects(place.geometry.bounds(objective.hex)))
                paintNameOf(painter, objective, scene, layers, pixels, place);
}

} // namespace hexwerk::assault::ui
