// The typefaces of everything that is written on a map, on the screen and on paper.
#pragma once

#include <QFont>

namespace hexwerk::editor {

// Names of places, and titles: an italic with serifs. Height in pixels, 1 or more.
QFont placeFont(double pixels);
// Names of hexes and numbers of levels: upright letters without serifs, heavier where small ones
// would be grey.
QFont hexNameFont(double pixels);

} // namespace hexwerk::editor
