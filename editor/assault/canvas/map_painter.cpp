#include "editor/assault/canvas/map_painter.h"

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/ground_painter.h"
#include "editor/assault/canvas/scene_painter.h"

namespace hexwerk::assault::ui {

static void paintPart(QPainter &painter, const MapScene &scene, MapLayers layers,
                      const PaintPlace &place)
{
    CounterStore counters;
    paintGround(painter,
                {scene.board, scene.terrain, scene.zones, layers, scene.picture, scene.isTurned},
                place.geometry, place.part, place.art, place.ratio);
    paintScene(painter, scene, layers, counters, place);
}

QSize mapSize(const MapScene &scene, int pixelsPerHex)
{
    return geometryOf(scene.board, scene.isTurned, pixelsPerHex)
        .boardRect(scene.board.columns(), scene.board.rows())
        .toAlignedRect()
        .size();
}

void paintMapPart(QPainter &painter, const MapScene &scene, int pixelsPerHex, const QRectF &part,
                  MapArt &art, MapLayers layers)
{
    const editor::HexGeometry geometry = geometryOf(scene.board, scene.isTurned, pixelsPerHex);
    paintPart(painter, scene, layers, {geometry, art, part, 1});
}

QImage renderMap(const MapScene &scene, int pixelsPerHex, MapLayers layers)
{
    const QSize size = mapSize(scene, pixelsPerHex);
    if (size.isEmpty())
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    MapArt art;
    paintMapPart(painter, scene, pixelsPerHex, QRectF(QPointF(), QSizeF(size)), art, layers);
    return image;
}

void paintMapFine(QPainter &painter, const MapScene &scene, double hexWidth, const QRectF &part,
                  MapArt &art, MapLayers layers)
{
    constexpr int kDrawnAt = 96; // lines and writing are drawn as for this width
    constexpr double kFine = 2;
    const double scale = hexWidth / kDrawnAt;
    constexpr double kReach = 2 * kDrawnAt; // of names that hang over from beside the part
    const editor::HexGeometry geometry = geometryOf(scene.board, scene.isTurned, kDrawnAt);
    const QRectF reached = QRectF(part.topLeft() / scale, part.size() / scale)
                               .adjusted(-kReach, -kReach, kReach, kReach);
    painter.save();
    painter.setClipRect(part);
    painter.scale(scale, scale);
    paintPart(painter, scene, layers, {geometry, art, reached, kFine});
    painter.restore();
}

} // namespace hexwerk::assault::ui
