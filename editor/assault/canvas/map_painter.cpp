#include "editor/assault/canvas/map_painter.h"

#include <QtConcurrent>

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/scene_painter.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

MapPainter::MapPainter(const MapScene &scene, MapLayers layers, const MapPainter *other)
    : m_scene(scene)
    , m_groundScene(groundOf(scene, layers))
    , m_ground(other ? other->m_ground : boardGround(m_groundScene))
    , m_names(NamePlaces().of(scene, layers))
{
}

void MapPainter::paint(QPainter &painter, const PaintPlace &place)
{
    paintGround(painter, m_groundScene, *m_ground, place.geometry, place.part, place.art,
                place.ratio, place.piece);
    paintOnMap(painter, place);
}

void MapPainter::paintOnMap(QPainter &painter, const PaintPlace &place)
{
    CounterStore counters;
    paintScene(painter, m_scene, m_groundScene.layers, counters, m_names, place);
}

QSize mapSize(const MapScene &scene, int pixelsPerHex)
{
    return geometryOf(scene.board, scene.isTurned, pixelsPerHex)
        .boardRect(scene.board.columns(), scene.board.rows())
        .toAlignedRect()
        .size();
}

void MapPainter::prepare(int pixelsPerHex)
{
    QFuture<void> art = QtConcurrent::run([&] {
        ground::groundArt(pixelsPerHex, m_scene.style.look,
                          m_scene.isTurned ? ground::Turn::Right : ground::Turn::None);
    });
    m_ground->map();
    art.waitForFinished();
}

void MapPainter::paintPart(QPainter &painter, int pixelsPerHex, const QRectF &part)
{
    const editor::HexGeometry geometry = geometryOf(m_scene.board, m_scene.isTurned, pixelsPerHex);
    paint(painter, {geometry, m_art, part, 1, m_scene.style.look, ground::kStripPiece});
}

QImage renderMap(const MapScene &scene, int pixelsPerHex, MapLayers layers)
{
    const QSize size = mapSize(scene, pixelsPerHex);
    if (size.isEmpty())
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    MapPainter(scene, layers).paintPart(painter, pixelsPerHex, QRectF(QPointF(), QSizeF(size)));
    return image;
}

QImage mapPicture(const MapScene &scene, QSize room, int mostPixelsPerHex, MapLayers layers)
{
    const QSize one = mapSize(scene, 100);
    if (one.isEmpty())
        return {};
    const int pixels =
        std::min(100 * room.width() / one.width(), 100 * room.height() / one.height());
    return renderMap(scene, std::clamp(pixels, 2, mostPixelsPerHex), layers)
        .scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

static constexpr int kDrawnAt = 96; // lines and writing are drawn as for this width
static constexpr double kFine = 2;

// Small hexes, as on an overview, need no fine pictures, and no paper finer ones than these.
static double finenessOn(const QPainter &painter, double hexWidth)
{
    constexpr double kDots = 300; // to an inch
    const QTransform device = painter.deviceTransform();
    const double pixels = hexWidth * std::hypot(device.m11(), device.m12()) *
                          std::min(1.0, kDots / painter.device()->logicalDpiX());
    return std::clamp(pixels / kDrawnAt, 2.0 / kDrawnAt, kFine);
}

// With what hangs over from beside the part, such as names.
template<typename Paint>
void MapPainter::paintScaled(QPainter &painter, double hexWidth, const QRectF &part, Paint &&paint)
{
    const double scale = hexWidth / kDrawnAt;
    constexpr double kReach = 2 * kDrawnAt;
    const editor::HexGeometry geometry = geometryOf(m_scene.board, m_scene.isTurned, kDrawnAt);
    const QRectF reached = QRectF(part.topLeft() / scale, part.size() / scale)
                               .adjusted(-kReach, -kReach, kReach, kReach);
    const double fineness = finenessOn(painter, hexWidth);
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.scale(scale, scale);
    paint(PaintPlace{geometry, m_art, reached, fineness, m_scene.style.look, ground::kSheetPiece});
    painter.restore();
}

void MapPainter::paintFine(QPainter &painter, double hexWidth, const QRectF &part)
{
    paintScaled(painter, hexWidth, part, [&](const PaintPlace &place) { paint(painter, place); });
}

void MapPainter::forEachGroundPicture(double hexWidth, const QRectF &part,
                                      const GroundPictureSink &sink)
{
    const editor::HexGeometry geometry = geometryOf(m_scene.board, m_scene.isTurned, hexWidth);
    ui::forEachGroundPicture(m_groundScene, *m_ground, geometry, part,
                             std::min(kFine, kFine * kDrawnAt / hexWidth), ground::kSheetPiece,
                             sink);
}

std::vector<MapPainter::Step> MapPainter::stepsOnGround()
{
    std::vector<Step> steps;
    steps.push_back([this](QPainter &painter, const PaintPlace &place) {
        paintWorks(painter, m_groundScene, place.geometry, place.part, place.art, place.ratio);
    });
    constexpr int kHexes = 10; // of a side
    const Board &board = m_scene.board;
    for (int column = 0; column < board.columns(); column += kHexes)
        for (int row = 0; row < board.rows(); row += kHexes) {
            const editor::HexSpan span{column, std::min(column + kHexes, board.columns()) - 1, row,
                                       std::min(row + kHexes, board.rows()) - 1};
            steps.push_back([this, span](QPainter &painter, const PaintPlace &place) {
                paintHexNames(painter, m_groundScene, place.geometry, span, place.ratio);
            });
        }
    steps.push_back(
        [this](QPainter &painter, const PaintPlace &place) { paintOnMap(painter, place); });
    return steps;
}

void MapPainter::paintStep(const Step &step, QPainter &painter, double hexWidth, const QRectF &part)
{
    paintScaled(painter, hexWidth, part, [&](const PaintPlace &place) { step(painter, place); });
}

} // namespace hexwerk::assault::ui
