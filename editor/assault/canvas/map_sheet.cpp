#include "editor/assault/canvas/map_sheet.h"

#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

QSizeF sheetSize(const MapScene &scene, double hexWidth, const std::optional<Poster> &poster)
{
    if (poster)
        return poster->layout(hexWidth).size;
    return geometryOf(scene.board, scene.isTurned, hexWidth)
        .boardRect(scene.board.columns(), scene.board.rows())
        .size();
}

QSize sheetPixels(const MapScene &scene, int pixelsPerHex, const std::optional<Poster> &poster)
{
    if (!poster)
        return mapSize(scene, pixelsPerHex);
    const QSizeF size = poster->layout(pixelsPerHex).size;
    return QSizeF(std::ceil(size.width()), std::ceil(size.height())).toSize();
}

MapSheet::MapSheet(const MapScene &scene, MapLayers layers, std::optional<Poster> poster)
    : m_scene(scene)
    , m_map(scene, layers)
    , m_poster(std::move(poster))
{
}

QPoint MapSheet::mapCorner(int pixelsPerHex) const
{
    return m_poster ? m_poster->layout(pixelsPerHex).map.topLeft().toPoint() : QPoint();
}

template<typename PaintMap>
static void paintPoster(QPainter &painter, const Poster &poster, double hexWidth,
                        const QRectF &part, double ratio, PaintMap &&paintMap)
{
    const QRectF map = poster.layout(hexWidth).map;
    poster.paint(painter, hexWidth, part, ratio);
    const QRectF seen = part & map;
    if (seen.isEmpty())
        return;
    painter.save();
    painter.setClipRect(seen, Qt::IntersectClip);
    painter.translate(map.topLeft());
    paintMap(seen.translated(-map.topLeft()));
    painter.restore();
}

void MapSheet::paintPart(QPainter &painter, int pixelsPerHex, const QRectF &part)
{
    if (!m_poster)
        return m_map.paintPart(painter, pixelsPerHex, part);
    paintPoster(painter, *m_poster, pixelsPerHex, part, 1,
                [&](const QRectF &ofMap) { m_map.paintPart(painter, pixelsPerHex, ofMap); });
}

void MapSheet::paintFine(QPainter &painter, double hexWidth, const QRectF &part)
{
    if (!m_poster)
        return m_map.paintFine(painter, hexWidth, part);
    constexpr double kFinest = 128; // pixels of a hex: art is not finer
    const double ratio = kFinest / hexWidth;
    paintPoster(painter, *m_poster, hexWidth, part, ratio,
                [&](const QRectF &ofMap) { m_map.paintFine(painter, hexWidth, ofMap); });
}

} // namespace hexwerk::assault::ui
