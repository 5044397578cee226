#include "editor/canvas/map_painter.h"

#include "editor/canvas/counter_painter.h"
#include "editor/canvas/ground_painter.h"
#include "editor/canvas/scene_painter.h"

#include <algorithm>

namespace hexwerk::editor {

static void paintPart(QPainter &painter, const MapScene &scene, MapLayers layers,
                      const PaintPlace &place)
{
    CounterStore counters;
    paintGround(painter, {scene.board, scene.terrain, scene.zones, layers, scene.picture},
                place.geometry, place.part, place.art, place.ratio);
    paintScene(painter, scene, layers, counters, place);
}

QSize mapSize(const MapScene &scene, int pixelsPerHex)
{
    return HexGeometry(pixelsPerHex)
        .boardRect(scene.board.columns(), scene.board.rows())
        .toAlignedRect()
        .size();
}

void paintMapPart(QPainter &painter, const MapScene &scene, int pixelsPerHex, const QRectF &part,
                  MapArt &art, MapLayers layers)
{
    const HexGeometry geometry(pixelsPerHex);
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

void paintMap(QPainter &painter, const MapScene &scene, const QRectF &page, MapLayers layers)
{
    constexpr int kWidth = 96; // pictures inside a page are drawn twice as fine as for this width
    constexpr double kFine = 2;
    const HexGeometry geometry(kWidth);
    const QRectF all = geometry.boardRect(scene.board.columns(), scene.board.rows());
    if (all.isEmpty())
        return;
    MapArt art;
    const double scale = std::min(page.width() / all.width(), page.height() / all.height());
    painter.save();
    painter.translate(page.center() - all.center() * scale);
    painter.scale(scale, scale);
    paintPart(painter, scene, layers, {geometry, art, all, kFine});
    painter.restore();
}

} // namespace hexwerk::editor
