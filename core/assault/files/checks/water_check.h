// Water that begins or ends nowhere, and what leads over water where there is none.
#pragma once

#include "core/assault/board/board.h"
#include "core/files/check_list.h"

namespace hexwerk::assault {

// `root`: where the specification stands in its file; the board is composed from it.
void checkWater(const BoardSpec &spec, const Board &board, const TerrainChart &chart,
                const KeyPath &root, CheckList &list);

// Pictures that no map has, of what is on the board.
void checkArts(const Board &board, const TerrainChart &chart, const KeyPath &root, CheckList &list);

} // namespace hexwerk::assault
