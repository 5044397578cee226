#include "editor/assault/canvas/ground_painter.h"

#include <QPainterPath>

#include "editor/assault/canvas/work_picture.h"
#include "editor/assault/canvas/zone_painter.h"
#include "editor/canvas/name_painter.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

editor::HexGeometry geometryOf(const Board &board, bool isTurned, double width)
{
    return isTurned ? editor::HexGeometry::turned(width, board.columns(), board.rows())
                    : editor::HexGeometry(width);
}

template<typename Function>
static void forEachHex(const editor::HexSpan &span, Function &&function)
{
    for (int column = span.firstColumn; column <= span.lastColumn; ++column)
        for (int row = span.firstRow; row <= span.lastRow; ++row)
            function(Hex::at(column, row));
}

GroundScene groundOf(const MapScene &scene, MapLayers layers)
{
    return {scene.board,   scene.terrain,  scene.zones, layers,
            scene.picture, scene.isTurned, scene.style, scene.language};
}

std::shared_ptr<BoardGround> boardGround(const GroundScene &scene)
{
    return std::make_shared<BoardGround>(groundBoardOf(scene.board, scene.terrain, scene.layers),
                                         scene.style, scene.isTurned);
}

// In open hexes as strong as it is to be, elsewhere faint, so that what is painted already is seen.
static void paintUnderHexes(QPainter &painter, const GroundScene &scene, int width)
{
    constexpr double kFaint = 0.35;
    const editor::HexGeometry geometry(width);
    const QRectF board = geometry.boardRect(scene.board.columns(), scene.board.rows());
    QPainterPath open;
    QPainterPath painted;
    const bool showsTerrain = scene.layers.testFlag(MapLayer::Terrain);
    for (std::size_t i = 0; i < scene.board.size(); ++i) {
        const Hex hex = scene.board.hexAt(i);
        const bool isOpen = !showsTerrain || scene.board.at(hex).terrain == 0;
        (isOpen ? open : painted).addPolygon(geometry.polygon(hex, 1.01));
    }
    open.setFillRule(Qt::WindingFill);
    painted.setFillRule(Qt::WindingFill);
    for (const auto &[hexes, share] : {std::pair(open, 1.0), std::pair(painted, kFaint)}) {
        painter.save();
        painter.setClipPath(hexes, Qt::IntersectClip);
        ScenePicture picture = *scene.picture;
        picture.opacity *= share;
        paintUnderlay(painter, picture, geometry, board);
        painter.restore();
    }
}

// Its right column and lowest row once more: where pictures are scaled, the next one begins on
// them, and no seam is left.
static QImage withEdgeTwice(const QImage &image)
{
    QImage wider = image.copy(0, 0, image.width() + 1, image.height() + 1);
    for (int y = 0; y < image.height(); ++y)
        wider.setPixel(image.width(), y, image.pixel(image.width() - 1, y));
    for (int x = 0; x < wider.width(); ++x)
        wider.setPixel(x, image.height(), wider.pixel(x, image.height() - 1));
    return wider;
}

// Pixels of a hex that the ground is drawn with: a larger hex than the finest art has is enlarged.
static int drawnWidth(const editor::HexGeometry &geometry, double ratio)
{
    return std::clamp(static_cast<int>(std::lround(geometry.width() * ratio)), 2,
                      ground::kMostWidth);
}

// What is fitted to a device of another fineness is drawn in whole pieces, so that any part of it
// shows the same.
void forEachGroundPicture(const GroundScene &scene, BoardGround &ground,
                          const editor::HexGeometry &geometry, const QRectF &part, double ratio,
                          QSize piece, const GroundPictureSink &sink)
{
    const ground::GroundMap &map = ground.map();
    const int width = drawnWidth(geometry, ratio);
    const auto art = ground::groundArt(width, scene.style.look, map.manner().turn);
    const double scale = width / geometry.width();
    const QRectF onBoard = geometry.turn().inverted().mapRect(part);
    const QRect board(QPoint(), map.size(width));
    const QRect pixels =
        QRectF(onBoard.topLeft() * scale, onBoard.size() * scale).toAlignedRect() & board;
    std::function<void(QPainter &)> onSoil;
    if (scene.picture && scene.layers.testFlag(MapLayer::Picture))
        onSoil = [&](QPainter &onGround) { paintUnderHexes(onGround, scene, width); };
    const bool withGrid = scene.layers.testFlag(MapLayer::Grid);
    const auto give = [&](const QRect &drawn, bool reachesOver) {
        QImage image = map.picture(*art, drawn, withGrid, onSoil, piece);
        if (image.isNull())
            return true;
        if (reachesOver)
            image = withEdgeTwice(image);
        const QRectF box(QPointF(drawn.topLeft()) / scale, QSizeF(image.size()) / scale);
        if (geometry.isTurned())
            return sink(image.transformed(QTransform().rotate(90)), geometry.turn().mapRect(box));
        return sink(image, box);
    };
    const bool isCopied = ratio == 1 && scale == 1;
    if (ratio == 1 && !isCopied) {
        give(pixels, false);
        return;
    }
    for (const QRect &drawn : ground::piecesUnder(pixels, piece)) // so that a change need not wait
        if (!give(isCopied ? drawn & pixels : drawn & board, !isCopied))
            return;
}

void paintBareGround(QPainter &painter, const GroundScene &scene, BoardGround &ground,
                     const editor::HexGeometry &geometry, const QRectF &part, double ratio,
                     QSize piece)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool isCopied = ratio == 1 && drawnWidth(geometry, ratio) == geometry.width();
    forEachGroundPicture(scene, ground, geometry, part, ratio, piece,
                         [&](const QImage &picture, const QRectF &box) {
                             if (isCopied)
                                 painter.drawImage(box.topLeft().toPoint(), picture);
                             else
                                 painter.drawImage(box, picture);
                             return true;
                         });
}

static constexpr double kLetter = 0.68; // of the height of the font, a capital or a digit

static int namePixels(const editor::HexGeometry &geometry)
{
    constexpr int kLeast = 8;
    return std::max(kLeast, static_cast<int>(geometry.width() * 0.115));
}

bool hexNamesFit(const Board &board, const editor::HexGeometry &geometry)
{
    if (board.columns() == 0 || board.rows() == 0)
        return false;
    constexpr double kRoom = 0.62; // of the width, a little below the upper side
    constexpr double kHigh = 0.4;  // of the height of the hex
    const std::size_t letters = toString(Hex::at(board.columns() - 1, board.rows() - 1)).size();
    const int pixels = namePixels(geometry);
    return static_cast<double>(letters) * kLetter * pixels <= kRoom * geometry.width() &&
           pixels <= kHigh * geometry.height();
}

static double lineHeight(const editor::HexGeometry &geometry)
{
    return std::max(geometry.height() * 0.16, namePixels(geometry) * 1.0);
}

// Below the upper side of the hex, or below its tip.
QRectF boxOfHexName(Hex hex, const editor::HexGeometry &geometry)
{
    const QRectF box = geometry.bounds(hex);
    const double down = geometry.isTurned() ? 0.09 * geometry.width() : 0.015 * geometry.height();
    const double width = static_cast<double>(toString(hex).size()) * kLetter * namePixels(geometry);
    return {box.center().x() - width / 2, box.top() + down, width, lineHeight(geometry)};
}

// Above the lower side, at its left end, or above the lower tip.
QRectF boxOfLevel(Hex hex, const editor::HexGeometry &geometry)
{
    const double height = lineHeight(geometry);
    const QRectF box = geometry.bounds(hex);
    if (geometry.isTurned())
        return {box.center().x() - height / 2, box.bottom() - 0.05 * box.height() - height, height,
                height};
    return {box.left() + box.width() * 0.2, box.bottom() - height * 1.15, height, height};
}

void paintHexNames(QPainter &painter, const GroundScene &scene, const editor::HexGeometry &geometry,
                   const editor::HexSpan &span, double ratio)
{
    if (!hexNamesFit(scene.board, geometry))
        return;
    const int pixels = namePixels(geometry);
    const ground::Inks inks(scene.style.look);
    const QColor levelInk = inks.isNight() ? QColor(255, 196, 140) : QColor(70, 27, 2);
    editor::NamePainter names(pixels, ratio, inks.writing(), inks.halo());
    editor::NamePainter levels(pixels, ratio, levelInk, inks.halo());
    forEachHex(span, [&](Hex hex) {
        const int level = scene.board.at(hex).level;
        if (scene.layers.testFlag(MapLayer::Names))
            names.paint(painter, boxOfHexName(hex, geometry), toString(hex));
        if (scene.layers.testFlag(MapLayer::Levels) && level > 0)
            levels.paint(painter, boxOfLevel(hex, geometry), std::to_string(level));
    });
}

// Terrain that there is no art for says its name.
static void paintNamesOfUnknown(QPainter &painter, const GroundScene &scene,
                                const editor::HexGeometry &geometry, const editor::HexSpan &span)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(geometry.width() * 0.15)));
    forEachHex(span, [&](Hex hex) {
        const TerrainIndex terrain = scene.board.at(hex).terrain;
        if (terrain >= scene.terrain.rows.size() || hasArt(scene.terrain.row(terrain)))
            return;
        const QString name = editor::saidIn(scene.terrain.row(terrain).name, scene.language);
        painter.setFont(font);
        painter.setPen(QColor(30, 20, 24));
        painter.drawText(geometry.bounds(hex), Qt::AlignCenter | Qt::TextWordWrap, name);
    });
}

static void paintFortifications(QPainter &painter, const Board &board, ground::Look look,
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
        const QImage image = workPicture(
            art, u"overlay/"_s + name, static_cast<int>(std::lround(geometry.width() * ratio)),
            static_cast<int>(geometry.angleOfFacing(fortification->facing)), look);
        const QSizeF size = QSizeF(image.size()) / ratio;
        painter.drawImage(
            QRectF(geometry.centre(hex) - QPointF(size.width() / 2, size.height() / 2), size),
            image);
    });
}

void paintGround(QPainter &painter, const GroundScene &scene, BoardGround &ground,
                 const editor::HexGeometry &geometry, const QRectF &part, MapArt &art, double ratio,
                 QSize piece)
{
    paintBareGround(painter, scene, ground, geometry, part, ratio, piece);
    paintWorks(painter, scene, geometry, part, art, ratio);
    paintHexNames(painter, scene, geometry, seenHexes(scene, geometry, part), ratio);
}

editor::HexSpan seenHexes(const GroundScene &scene, const editor::HexGeometry &geometry,
                          const QRectF &part)
{
    const double reach = geometry.width() * 0.2; // of pictures that hang over their hex
    return geometry.span(part.adjusted(-reach, -reach, reach, reach), scene.board.columns(),
                         scene.board.rows());
}

void paintWorks(QPainter &painter, const GroundScene &scene, const editor::HexGeometry &geometry,
                const QRectF &part, MapArt &art, double ratio)
{
    const editor::HexSpan span = seenHexes(scene, geometry, part);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (scene.layers.testFlag(MapLayer::Zones))
        paintZones(painter, scene.zones, geometry, span);
    if (scene.layers.testFlag(MapLayer::Overlays))
        paintFortifications(painter, scene.board, scene.style.look, geometry, span, art, ratio);
    if (scene.layers.testFlag(MapLayer::Terrain))
        paintNamesOfUnknown(painter, scene, geometry, span);
}

} // namespace hexwerk::assault::ui
