// The pictures of a tileset for Tiled, drawn as on our map: terrains, levels, counters.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include "core/assault/board/terrain.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"

#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

inline constexpr int kHighestTmxLevel = 2; // [R9.6.1e]

struct TmxSheetTile
{
    QString type; // "heavy_forest", "level_1", "unit"
    std::vector<std::pair<QString, QString>> properties;
    QImage picture;
};

// Tiles by id: each terrain in the order of the chart, each level from 1, then counters.
class TmxSheet
{
public:
    // `hexWidth`: pixels from corner to corner, a multiple of 4.
    TmxSheet(const TerrainChart &chart, const MapStyle &style, int hexWidth);

    QSize tile() const { return m_tile; }
    int count() const { return static_cast<int>(m_tiles.size()); }
    int terrain(TerrainIndex index) const { return index; }
    int level(int level) const { return m_terrains + level - 1; }
    // Counters that look alike are one tile.
    int counter(const SceneUnit &unit);

    QImage picture() const;
    // The tileset in a file of its own. `picture`: the name of that file beside it.
    QByteArray tileset(const QString &name, const QString &picture) const;

private:
    QPoint cornerOf(int id) const;

    QSize m_tile;
    int m_terrains = 0;
    int m_firstCounter = 0;
    MapArt m_art;
    std::vector<TmxSheetTile> m_tiles;
};

} // namespace hexwerk::assault::ui
