// What is written to a file or onto paper: a map or a region of it, alone or as a poster.
#pragma once

#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/map_region.h"
#include "editor/assault/canvas/poster.h"
#include "editor/paper/sheet_output.h"

#include <optional>

namespace hexwerk::editor {

class SvgFile;

} // namespace hexwerk::editor

namespace hexwerk::assault::ui {

struct SheetParts
{
    MapLayers layers = kAllLayers;
    MapRegion region = {}; // on the board
    std::optional<PosterText> poster = {};
};

// Paints parts of a sheet, from several threads at once if need be. The scene must outlive it.
// `hexWidth`: from corner to corner, in the units that sizes and places are meant in.
class MapSheet
{
public:
    // `other`, if any, shows the same ground, which is made once for both.
    explicit MapSheet(const MapScene &scene, const SheetParts &parts = {},
                      const MapSheet *other = nullptr);

    QSizeF size(double hexWidth) const;
    QSize pixels(int pixelsPerHex) const;
    // Where the map's own upper left corner lies on it; outside of a sheet with a region.
    QPoint mapCorner(int pixelsPerHex) const;
    // See MapPainter.
    void prepare(int pixelsPerHex) { m_map.prepare(pixelsPerHex); }
    void paintPart(QPainter &painter, int pixelsPerHex, const QRectF &part);
    void paintFine(QPainter &painter, double hexWidth, const QRectF &part);
    // The whole sheet. False: stopped by `progress`.
    bool write(editor::SvgFile &file, double hexWidth, const editor::PageProgress &progress = {});

private:
    editor::HexGeometry geometry(double hexWidth) const;
    QRectF shown(double hexWidth) const;
    template<typename PaintMap>
    void paint(QPainter &painter, double hexWidth, const QRectF &part, double ratio,
               PaintMap &&paintMap);

    const MapScene &m_scene;
    const MapRegion m_region;
    MapPainter m_map;
    std::optional<Poster> m_poster;
};

} // namespace hexwerk::assault::ui
