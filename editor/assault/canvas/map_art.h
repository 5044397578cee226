// Rasters of what takes long to draw, kept by size as long as there is room: the pictures of :/art,
// from their SVG, texts with a halo, marks of hexes. May be asked from several threads.
#pragma once

#include <QCache>
#include <QFont>
#include <QImage>
#include <QMutex>
#include <QString>

#include "core/assault/board/board.h"

#include <functional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

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
    // A text of so many pixels of a serif on a light halo, legible on every ground.
    QImage haloText(const QString &text, QFont font, int pixels, QColor colour);
    // What was drawn under this key, or is drawn now. `draw` may not ask for others.
    QImage kept(const QString &key, const std::function<QImage()> &draw);

private:
    static constexpr qsizetype kMostBytes = 96 << 20;

    QMutex m_mutex;
    QCache<QString, QImage> m_pictures{kMostBytes};
};

// The terrain pictures of one zoom step, by place in the chart: asked once a hex, so no names here.
class TerrainStamps
{
public:
    // `degrees`: by which the board is turned.
    TerrainStamps(MapArt &art, const TerrainChart &chart, int hexWidth, int degrees);
    // Null where the terrain has no picture of its own. Which variant follows from the hex.
    const QImage &stamp(const Cell &cell, Hex hex);

private:
    struct Variants
    {
        bool loaded = false;
        std::vector<QImage> open;
        std::vector<QImage> withRoad;
    };
    void load(Variants &variants, const std::string &id);

    MapArt &m_art;
    const TerrainChart &m_chart;
    int m_hexWidth;
    int m_degrees;
    std::vector<Variants> m_variants;
    QImage m_none;
};

} // namespace hexwerk::assault::ui
