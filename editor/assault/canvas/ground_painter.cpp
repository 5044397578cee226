#include "editor/assault/canvas/ground_painter.h"

#include <QLineF>

#include "core/assault/board/terrain_picture.h"
#include "editor/assault/canvas/line_painter.h"
#include "editor/assault/canvas/zone_painter.h"
#include "editor/canvas/name_painter.h"

#include <cmath>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

namespace {

constexpr QRgb kContour = 0xff6d4a2a;

} // namespace

editor::HexGeometry geometryOf(const Board &board, bool isTurned, double width)
{
    return isTurned ? editor::HexGeometry::turned(width, board.columns(), board.rows())
                    : editor::HexGeometry(width);
}

// What stands higher first: what stands lower covers it.
template<typename Function>
static void forEachHex(const editor::HexSpan &span, Function &&function)
{
    if (span.isTurned) {
        for (int column = span.firstColumn; column <= span.lastColumn; ++column)
            for (int row = span.firstRow; row <= span.lastRow; ++row)
                function(Hex::at(column, row));
        return;
    }
    for (int row = span.firstRow; row <= span.lastRow; ++row)
        for (const int odd : {0, 1}) // the upper halves first
            for (int column = span.firstColumn + ((span.firstColumn ^ odd) & 1);
                 column <= span.lastColumn; column += 2)
                function(Hex::at(column, row));
}

// Hexes all around which there are others: one rectangle covers their lowest level.
static bool isInner(const Board &board, Hex hex)
{
    return hex.column() > 0 && hex.row() > 0 && hex.column() < board.columns() - 1 &&
           hex.row() < board.rows() - 1;
}

static void paintLevels(QPainter &painter, const Board &board, const editor::HexGeometry &geometry,
                        const editor::HexSpan &span, const QRectF &part, bool isFlat)
{
    const double w = geometry.width();
    const double h = geometry.height();
    const QSizeF rim = geometry.isTurned() ? QSizeF(h * 0.9, w * 0.7) : QSizeF(w * 0.7, h * 0.9);
    const QRectF inner = geometry.boardRect(board.columns(), board.rows())
                             .adjusted(rim.width(), rim.height(), -rim.width(), -rim.height());
    if (inner.isValid())
        painter.fillRect((inner & part).toAlignedRect(), QColor::fromRgb(groundColour(0)));
    painter.setPen(Qt::NoPen);
    const double overlap = 1 + 1.6 / w; // hides the seams between hexes
    for (int level = 0; level <= 2; ++level) {
        painter.setBrush(QColor::fromRgb(groundColour(level)));
        forEachHex(span, [&](Hex hex) {
            if (std::min<int>(isFlat ? 0 : board.at(hex).level, 2) == level &&
                (level > 0 || !isInner(board, hex)))
                painter.drawConvexPolygon(geometry.polygon(hex, overlap));
        });
    }
}

static void paintTerrain(QPainter &painter, const GroundScene &scene,
                         const editor::HexGeometry &geometry, const editor::HexSpan &span,
                         MapArt &art, double ratio)
{
    TerrainStamps stamps(art, scene.terrain,
                         static_cast<int>(std::lround(geometry.width() * ratio)),
                         geometry.isTurned() ? 90 : 0);
    QSizeF size(geometry.width() * kTerrainWidth, geometry.width() * kTerrainHeight);
    if (geometry.isTurned())
        size.transpose();
    const QPointF toCorner(size.width() / 2, size.height() / 2);
    forEachHex(span, [&](Hex hex) {
        const QImage &stamp = stamps.stamp(scene.board.at(hex), hex);
        const QPointF at = geometry.centre(hex) - toCorner;
        if (!stamp.isNull() && ratio == 1) // a plain copy: five times as fast as a scaled one
            return painter.drawImage(QPointF(std::round(at.x()), std::round(at.y())), stamp);
        if (!stamp.isNull())
            return painter.drawImage(QRectF(at, QSizeF(stamp.size()) / ratio), stamp);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(QColor(90, 90, 90, 120), Qt::DiagCrossPattern));
        painter.drawPolygon(geometry.polygon(hex, 0.9));
    });
}

// Light from the upper left: slopes to the north west lie in the sun, to the south east in shade.
static QColor slopeShade(double angle)
{
    const double light = std::cos((angle + 45) * 3.14159265 / 180);
    return light > 0 ? QColor(255, 246, 214, static_cast<int>(70 + 60 * light))
                     : QColor(66, 40, 18, static_cast<int>(60 - 75 * light));
}

static void paintSlope(QPainter &painter, const editor::HexGeometry &geometry, Hex high,
                       Direction side)
{
    const int d = static_cast<int>(side);
    const QPointF from = geometry.corner(high, (d + 5) % 6);
    const QPointF to = geometry.corner(high, d);
    const QPointF down = geometry.toSide(side) * 0.3;
    QLinearGradient fade(geometry.sideMiddle(high, side), geometry.sideMiddle(high, side) + down);
    QColor none = slopeShade(geometry.angleOf(side));
    fade.setColorAt(0, none);
    none.setAlpha(0);
    fade.setColorAt(1, none);
    const QPointF along = (to - from) * 0.16;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fade);
    painter.drawConvexPolygon(QPolygonF({from, to, to + down - along, from + down + along}));
    if (geometry.width() < 20)
        return;
    painter.setPen(
        QPen(QColor(109, 74, 42, 150), geometry.width() * 0.009, Qt::SolidLine, Qt::RoundCap));
    for (int tick = 1; tick < 8; ++tick) {
        const QPointF at = from + (to - from) * (tick / 8.0);
        painter.drawLine(at, at + down * (tick % 2 == 0 ? 0.62 : 0.4));
    }
}

static void paintContours(QPainter &painter, const Board &board,
                          const editor::HexGeometry &geometry, const editor::HexSpan &span)
{
    std::vector<QLineF> contour;
    forEachHex(span, [&](Hex hex) {
        for (const Direction side : kAllDirections) {
            const Hex other = neighbour(hex, side);
            if (!board.contains(other) || board.at(other).level >= board.at(hex).level)
                continue;
            paintSlope(painter, geometry, hex, side);
            const int d = static_cast<int>(side);
            contour.emplace_back(geometry.corner(hex, (d + 5) % 6), geometry.corner(hex, d));
        }
    });
    painter.setPen(QPen(QColor::fromRgb(kContour), std::max(1.0, geometry.width() * 0.022),
                        Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(contour.data(), static_cast<int>(contour.size()));
}

static void paintGrid(QPainter &painter, const Board &board, const editor::HexGeometry &geometry,
                      const editor::HexSpan &span)
{
    if (geometry.width() < 10)
        return;
    const double strength = std::min(1.0, geometry.width() / 48);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(70, 52, 30, static_cast<int>(50 + 60 * strength)),
                        std::max(0.7, geometry.width() * 0.012), Qt::SolidLine, Qt::FlatCap));
    forEachHex(span, [&](Hex hex) {
        const QPolygonF polygon = geometry.polygon(hex);
        painter.drawPolyline(QPolygonF({polygon[3], polygon[4], polygon[5], polygon[0]}));
        // The other three sides belong to neighbours, where there are any.
        for (const Direction side : {Direction::NE, Direction::SE, Direction::S})
            if (const int d = static_cast<int>(side); !board.contains(neighbour(hex, side)))
                painter.drawLine(polygon[(d + 5) % 6], polygon[d]);
    });
}

static int namePixels(const editor::HexGeometry &geometry)
{
    constexpr int kLeast = 8;
    return std::max(kLeast, static_cast<int>(geometry.width() * 0.115));
}

bool hexNamesFit(const Board &board, const editor::HexGeometry &geometry)
{
    if (board.columns() == 0 || board.rows() == 0)
        return false;
    constexpr double kRoom = 0.62;   // of the width, a little below the upper side
    constexpr double kHigh = 0.4;    // of the height of the hex
    constexpr double kLetter = 0.68; // of the height of the font, a capital or a digit
    const std::size_t letters = toString(Hex::at(board.columns() - 1, board.rows() - 1)).size();
    const int pixels = namePixels(geometry);
    return static_cast<double>(letters) * kLetter * pixels <= kRoom * geometry.width() &&
           pixels <= kHigh * geometry.height();
}

// Below the upper side of the hex, or below its tip.
static QRectF boxOfName(Hex hex, const editor::HexGeometry &geometry, double height)
{
    const QRectF box = geometry.bounds(hex);
    const double down = geometry.isTurned() ? 0.09 * geometry.width() : 0.015 * geometry.height();
    return {box.left(), box.top() + down, box.width(), height};
}

// Above the lower side, at its left end, or above the lower tip.
static QRectF boxOfLevel(Hex hex, const editor::HexGeometry &geometry, double height)
{
    const QRectF box = geometry.bounds(hex);
    if (geometry.isTurned())
        return {box.center().x() - height / 2, box.bottom() - 0.05 * box.height() - height, height,
                height};
    return {box.left() + box.width() * 0.2, box.bottom() - height * 1.15, height, height};
}

static void paintNames(QPainter &painter, const GroundScene &scene,
                       const editor::HexGeometry &geometry, const editor::HexSpan &span,
                       double ratio)
{
    if (!hexNamesFit(scene.board, geometry))
        return;
    const int pixels = namePixels(geometry);
    editor::NamePainter names(pixels, ratio, QColor(46, 32, 16));
    editor::NamePainter levels(pixels, ratio, QColor(84, 36, 4)); // another ink than the names
    const double height = std::max(geometry.height() * 0.16, pixels * 1.0);
    forEachHex(span, [&](Hex hex) {
        const QRectF top = boxOfName(hex, geometry, height);
        const QRectF spot = boxOfLevel(hex, geometry, height);
        const int level = scene.board.at(hex).level;
        if (scene.layers.testFlag(MapLayer::Names))
            names.paint(painter, top, toString(hex));
        if (scene.layers.testFlag(MapLayer::Levels) && level > 0)
            levels.paint(painter, spot, std::to_string(level));
    });
}

static void paintFortifications(QPainter &painter, const Board &board,
                                const editor::HexGeometry &geometry, const editor::HexSpan &span,
                                MapArt &art, double ratio)
{
    forEachHex(span, [&](Hex hex) {
        const auto &fortification = board.at(hex).fortification;
        if (!fortification)
            return;
        const QString name =
            QString::fromLatin1(toString(fortification->kind).data(),
                                static_cast<qsizetype>(toString(fortification->kind).size()));
        const QImage image = art.picture(
            u"overlay/"_s + name, static_cast<int>(std::lround(geometry.width() * ratio)),
            static_cast<int>(geometry.angleOfFacing(fortification->facing)));
        const QSizeF size = QSizeF(image.size()) / ratio;
        painter.drawImage(
            QRectF(geometry.centre(hex) - QPointF(size.width() / 2, size.height() / 2), size),
            image);
    });
}

void paintGround(QPainter &painter, const GroundScene &scene, const editor::HexGeometry &geometry,
                 const QRectF &part, MapArt &art, double ratio)
{
    const double reach = geometry.width() * 0.2; // of pictures that hang over their hex
    const editor::HexSpan span = geometry.span(part.adjusted(-reach, -reach, reach, reach),
                                               scene.board.columns(), scene.board.rows());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool hasRelief = scene.layers.testFlag(MapLayer::Relief);
    paintLevels(painter, scene.board, geometry, span, part, !hasRelief);
    if (scene.picture && scene.layers.testFlag(MapLayer::Picture))
        paintUnderlay(painter, *scene.picture, geometry,
                      geometry.boardRect(scene.board.columns(), scene.board.rows()));
    if (scene.layers.testFlag(MapLayer::Terrain))
        paintTerrain(painter, scene, geometry, span, art, ratio);
    if (hasRelief)
        paintContours(painter, scene.board, geometry, span);
    if (scene.layers.testFlag(MapLayer::Roads))
        paintRoads(painter, scene.board, geometry, span);
    if (scene.layers.testFlag(MapLayer::Hexsides))
        paintHexsides(painter, scene.board, geometry, span);
    if (scene.layers.testFlag(MapLayer::Zones))
        paintZones(painter, scene.zones, geometry, span);
    if (scene.layers.testFlag(MapLayer::Grid))
        paintGrid(painter, scene.board, geometry, span);
    if (scene.layers.testFlag(MapLayer::Overlays))
        paintFortifications(painter, scene.board, geometry, span, art, ratio);
    paintNames(painter, scene, geometry, span, ratio);
}

} // namespace hexwerk::assault::ui
