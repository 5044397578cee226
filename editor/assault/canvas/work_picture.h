// Pictures of fortifications as they lie on the ground: turned to their facing, in the colours of
// the look, with a rim and a shadow; light falls from the upper left whichever way they face.
// Markers of the table are drawn alike.
#pragma once

#include "editor/assault/canvas/map_art.h"
#include "editor/ground/look.h"

namespace hexwerk::assault::ui {

// `path`: below :/art, as in MapArt; `width` in pixels. A null image where there is no such
// picture.
QImage workPicture(MapArt &art, const QString &path, int width, int degrees, ground::Look look);
// As bright by night as by day, with a pale line around its dark rim, so that it shows on any
// ground.
QImage markerPicture(MapArt &art, const QString &path, int width);

} // namespace hexwerk::assault::ui
