#include "editor/assault/canvas/map_sheet.h"

#include "editor/canvas/svg_file.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static constexpr double kFinest = 128; // pixels of a hex: art is not finer

MapSheet::MapSheet(const MapScene &scene, const SheetParts &parts, const MapSheet *other)
    : m_scene(scene)
    , m_region(parts.region)
    , m_map(scene, parts.layers, other ? &other->m_map : nullptr)
{
    if (parts.poster)
        m_poster.emplace(scene, parts.layers, parts.region, *parts.poster);
}

editor::HexGeometry MapSheet::geometry(double hexWidth) const
{
    return geometryOf(m_scene.board, m_scene.isTurned, hexWidth);
}

// Of the map, in its own coordinates: whole pixels if hexes are.
QRectF MapSheet::shown(double hexWidth) const
{
    const QRectF rect = regionRect(geometry(hexWidth), m_scene.board, m_region);
    return m_region ? QRectF(rect.toAlignedRect()) : rect;
}

QSizeF MapSheet::size(double hexWidth) const
{
    return m_poster ? m_poster->layout(hexWidth).size : shown(hexWidth).size();
}

QSize MapSheet::pixels(int pixelsPerHex) const
{
    const QSizeF size = this->size(pixelsPerHex);
    return m_poster ? QSize(static_cast<int>(std::ceil(size.width())),
                            static_cast<int>(std::ceil(size.height())))
                    : shown(pixelsPerHex).toAlignedRect().size();
}

QPoint MapSheet::mapCorner(int pixelsPerHex) const
{
    const QPoint inFrame =
        m_poster ? m_poster->layout(pixelsPerHex).map.topLeft().toPoint() : QPoint();
    return inFrame - shown(pixelsPerHex).topLeft().toPoint();
}

template<typename PaintMap>
void MapSheet::paint(QPainter &painter, double hexWidth, const QRectF &part, double ratio,
                     PaintMap &&paintMap)
{
    const QRectF ofMap = shown(hexWidth);
    QRectF box(QPointF(), ofMap.size());
    if (m_poster) {
        box = m_poster->layout(hexWidth).map;
        m_poster->paint(painter, hexWidth, part, ratio);
    }
    const QRectF seen = part & box;
    if (seen.isEmpty())
        return;
    painter.save();
    if (m_poster)
        painter.setClipRect(seen, Qt::IntersectClip);
    painter.translate(box.topLeft() - ofMap.topLeft());
    if (m_region)
        painter.setClipPath(regionOutline(geometry(hexWidth), *m_region), Qt::IntersectClip);
    paintMap(seen.translated(ofMap.topLeft() - box.topLeft()));
    painter.restore();
}

void MapSheet::paintPart(QPainter &painter, int pixelsPerHex, const QRectF &part)
{
    paint(painter, pixelsPerHex, part, 1,
          [&](const QRectF &ofMap) { m_map.paintPart(painter, pixelsPerHex, ofMap); });
}

void MapSheet::paintFine(QPainter &painter, double hexWidth, const QRectF &part)
{
    paint(painter, hexWidth, part, kFinest / hexWidth,
          [&](const QRectF &ofMap) { m_map.paintFine(painter, hexWidth, ofMap); });
}

bool MapSheet::write(editor::SvgFile &file, double hexWidth, const editor::PageProgress &progress)
{
    const QRectF ofMap = shown(hexWidth);
    QRectF box(QPointF(), ofMap.size());
    if (m_poster) {
        box = m_poster->layout(hexWidth).map;
        file.add([&](QPainter &painter) {
            m_poster->paint(painter, hexWidth, QRectF(QPointF(), size(hexWidth)),
                            kFinest / hexWidth);
        });
    }
    const QPointF corner = box.topLeft() - ofMap.topLeft();
    QPainterPath outline;
    if (m_region)
        outline = regionOutline(geometry(hexWidth), *m_region);
    else
        outline.addRect(ofMap);
    file.beginClip(outline.translated(corner));
    const double whole = ofMap.width() * ofMap.height();
    double done = 0;
    bool goesOn = true;
    m_map.forEachGroundPicture(hexWidth, ofMap, [&](const QImage &picture, const QRectF &at) {
        file.add(picture, at.translated(corner));
        done += at.width() * at.height();
        constexpr int kParts = 100;
        goesOn =
            !progress || progress(static_cast<int>(kParts * std::min(1.0, done / whole)), kParts);
        return goesOn;
    });
    if (!goesOn)
        return false;
    for (const MapPainter::Step &step : m_map.stepsOnGround())
        file.add([&](QPainter &painter) {
            painter.translate(corner);
            m_map.paintStep(step, painter, hexWidth, ofMap);
        });
    file.endClip();
    return true;
}

} // namespace hexwerk::assault::ui
