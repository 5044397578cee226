// What can be seen, as the map marks it.
#pragma once

#include "editor/assault/canvas/map_scene.h"

namespace hexwerk::assault::ui {

HighlightKind highlightOf(SightStatus status);
// `seen`: of every hex of the board, by its place; `from` itself is left out.
std::vector<SceneHighlight> fieldHighlights(const Board &board, Hex from,
                                            const std::vector<SightStatus> &seen);

} // namespace hexwerk::assault::ui
