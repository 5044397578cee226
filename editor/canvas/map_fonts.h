// The typefaces of everything that is written on a map, on the screen and on paper.
#pragma once

#include <QFont>

namespace hexwerk::editor {

// Titles and legends on paper: upright letters with serifs. Height in pixels, 1 or more.
QFont paperFont(double pixels);
// Names of places: the same, in bold italics.
QFont placeFont(double pixels);
// Names of hexes and numbers of levels: upright letters without serifs, heavier where small ones
// would be grey.
QFont hexNameFont(double pixels);

} // namespace hexwerk::editor
