// What the ground of a map shows, each by a hex of its own: terrain, levels, roads, hexsides and
// fortifications that are on the board and are drawn.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_region.h"
#include "editor/assault/canvas/map_scene.h"

#include <vector>

namespace hexwerk::assault::ui {

struct LegendEntry
{
    QString name;    // in the scene's language
    MapScene sample; // see sample_map.h
    MapLayers layers = kGroundLayers;
};

// In the order of the terrain chart.
std::vector<LegendEntry> legendOf(const MapScene &scene, MapLayers layers,
                                  const MapRegion &region = {});

} // namespace hexwerk::assault::ui
