// The pictures of :/art as rasters, one per picture and size, drawn once from their SVG. May be
// asked from several threads.
#pragma once

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QString>

#include "core/board/board.h"

#include <vector>

namespace hexwerk::editor {

// Terrain pictures are this much wider than their hex and this much higher, so that crowns and
// shadows may hang over its rim.
inline constexpr double kTerrainWidth = 1.3;
inline constexpr double kTerrainHeight = 1.24; // of the hex's width

class MapArt
{
public:
    // `path`: below :/art, without ".svg", such as u"overlay/trench"; `width` in pixels, of the
    // picture turned clockwise by `degrees`. A null image where there is no such picture.
    QImage picture(const QString &path, int width, int degrees = 0);
    static bool exists(const QString &path);

private:
    QMutex m_mutex;
    QHash<QString, QImage> m_pictures;
};

// The terrain pictures of one zoom step, by place in the chart: asked once a hex, so no names here.
class TerrainStamps
{
public:
    TerrainStamps(MapArt &art, const TerrainChart &chart, int hexWidth);
    // Null where the terrain has no picture of its own. Which variant follows from the hex.
    const QImage &stamp(const Cell &cell, Hex hex);

private:
    struct Variants
    {
        bool loaded = false;
        std::vector<QImage> open;
        std::vector<QImage> withRoad;
    };
    void load(Variants &variants, const QString &id);

    MapArt &m_art;
    const TerrainChart &m_chart;
    int m_hexWidth;
    std::vector<Variants> m_variants;
    QImage m_none;
};

} // namespace hexwerk::editor
