// Writes a scenario as a map of Tiled, with a tileset and its picture beside it.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/document/scenario_document.h"

#include <optional>

namespace hexwerk::assault::ui {

// Terrain and levels as layers of tiles, which our import reads; roads, hexsides, fortifications,
// names, objectives and units as objects with our ids. What only one side may see, mines and
// zones, is left out. `hexWidth`: pixels from corner to corner, made a multiple of 4. The files are
// `path`, and NAME-tiles.tsx and NAME-tiles.png beside it; after a failure all are as they were.
std::optional<ExportFailure> exportTiled(const ScenarioDocument &document, const MapScene &scene,
                                         int hexWidth, const QString &path);
inline constexpr int kTmxHexWidth = 64;

} // namespace hexwerk::assault::ui
