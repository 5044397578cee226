// Maps that show one thing in their middle hex, for palettes and legends: drawn as every map is.
#pragma once

#include <QImage>

#include "editor/assault/canvas/map_scene.h"

namespace hexwerk::assault::ui {

inline constexpr Hex kMiddleOfSample = Hex::at(1, 1);

// Open ground, with room around the middle.
MapScene sampleMap(const TerrainChart &chart);
void coverSample(MapScene &sample, TerrainIndex terrain);
void layAcross(MapScene &sample, RoadKind kind);
// On the three upper sides of the middle.
void layOnSides(MapScene &sample, HexsideKind kind);
// A fortification, or the terrain that a crater or a ruin is.
void layWork(MapScene &sample, OverlayKind kind);
// The box of the middle hex. `hexWidth`: pixels.
QImage middleOfSample(const MapScene &sample, int hexWidth, MapLayers layers = kGroundLayers);

} // namespace hexwerk::assault::ui
