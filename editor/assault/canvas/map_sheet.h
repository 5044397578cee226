// What is written to a file or onto paper: a map alone, or a poster of it.
#pragma once

#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/poster.h"

#include <optional>

namespace hexwerk::assault::ui {

// Of the whole sheet. `hexWidth`: from corner to corner, in the units of the answer.
QSizeF sheetSize(const MapScene &scene, double hexWidth, const std::optional<Poster> &poster);
QSize sheetPixels(const MapScene &scene, int pixelsPerHex, const std::optional<Poster> &poster);

// Paints parts of a sheet, from several threads at once if need be. The scene must outlive it.
class MapSheet
{
public:
    explicit MapSheet(const MapScene &scene, MapLayers layers = kAllLayers,
                      std::optional<Poster> poster = {});

    QSize pixels(int pixelsPerHex) const { return sheetPixels(m_scene, pixelsPerHex, m_poster); }
    // Where the map lies on it.
    QPoint mapCorner(int pixelsPerHex) const;
    // See MapPainter.
    void prepare(int pixelsPerHex) { m_map.prepare(pixelsPerHex); }
    void paintPart(QPainter &painter, int pixelsPerHex, const QRectF &part);
    void paintFine(QPainter &painter, double hexWidth, const QRectF &part);

private:
    const MapScene &m_scene;
    MapPainter m_map;
    std::optional<Poster> m_poster;
};

} // namespace hexwerk::assault::ui
