#include "editor/canvas/map_painter.h"

#include "editor/canvas/counter_painter.h"
#include "editor/canvas/ground_painter.h"
#include "editor/canvas/scene_painter.h"

#include <algorithm>

namespace hexwerk::editor {

static void paintAll(QPainter &painter, const MapScene &scene, const HexGeometry &geometry,
                     MapLayers layers, double ratio)
{
    MapArt art;
    CounterStore counters;
    const QRectF all = geometry.boardRect(scene.board.columns(), scene.board.rows());
    paintGround(painter, {scene.board, scene.terrain, scene.zones, layers}, geometry, all, art,
                ratio);
    paintScene(painter, scene, layers, counters, {geometry, art, all, ratio});
}

QImage renderMap(const MapScene &scene, int pixelsPerHex, MapLayers layers)
{
    const HexGeometry geometry(pixelsPerHex);
    const QRectF all = geometry.boardRect(scene.board.columns(), scene.board.rows());
    if (all.isEmpty())
        return {};
    QImage image(all.toAlignedRect().size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintAll(painter, scene, geometry, layers, 1);
    return image;
}

void paintMap(QPainter &painter, const MapScene &scene, const QRectF &page, MapLayers layers)
{
    constexpr int kWidth = 96; // pictures inside a page are drawn for this width of a hex
    const HexGeometry geometry(kWidth);
    const QRectF all = geometry.boardRect(scene.board.columns(), scene.board.rows());
    if (all.isEmpty())
        return;
    const double scale = std::min(page.width() / all.width(), page.height() / all.height());
    painter.save();
    painter.translate(page.center() - all.center() * scale);
    painter.scale(scale, scale);
    paintAll(painter, scene, geometry, layers, 2);
    painter.restore();
}

} // namespace hexwerk::editor
