#include "editor/assault/canvas/map_painter.h"

#include <QtConcurrent>

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/scene_painter.h"

namespace hexwerk::assault::ui {

MapPainter::MapPainter(const MapScene &scene, MapLayers layers)
    : m_scene(scene)
    , m_groundScene(groundOf(scene, layers))
    , m_ground(boardGround(m_groundScene))
    , m_names(NamePlaces().of(scene, layers))
{
}

void MapPainter::paint(QPainter &painter, const PaintPlace &place)
{
    CounterStore counters;
    paintGround(painter, m_groundScene, *m_ground, place.geometry, place.part, place.art,
                place.ratio, place.piece);
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
    paint(painter, {geometry, m_art, part, 1, m_scene.style.look, ground::kFilePiece});
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

void MapPainter::paintFine(QPainter &painter, double hexWidth, const QRectF &part)
{
    constexpr int kDrawnAt = 96; // lines and writing are drawn as for this width
    constexpr double kFine = 2;
    const double scale = hexWidth / kDrawnAt;
    constexpr double kReach = 2 * kDrawnAt; // of names that hang over from beside the part
    const editor::HexGeometry geometry = geometryOf(m_scene.board, m_scene.isTurned, kDrawnAt);
    const QRectF reached = QRectF(part.topLeft() / scale, part.size() / scale)
                               .adjusted(-kReach, -kReach, kReach, kReach);
    painter.save();
    painter.setClipRect(part);
    painter.scale(scale, scale);
    paint(painter, {geometry, m_art, reached, kFine, m_scene.style.look});
    painter.restore();
}

} // namespace hexwerk::assault::ui
