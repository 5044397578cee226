// Where the name of an objective is written, clear of what else lies there.
#pragma once

#include <QRectF>

#include "editor/assault/canvas/map_scene.h"
#include "editor/canvas/hex_geometry.h"

namespace hexwerk::assault::ui {

// The box of a name of this size near the hex: of the places around it the first that covers no
// counter, hex name or flag of the layers shown, or else the one that covers least.
QRectF placeOfName(Hex hex, QSizeF size, const MapScene &scene, MapLayers layers,
                   const editor::HexGeometry &geometry);

} // namespace hexwerk::assault::ui
