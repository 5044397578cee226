// Where roads, railways and watercourses run.
#pragma once

#include "app/cli/assault/svg/curve.h"
#include "core/assault/board/board.h"

#include <vector>

namespace hexwerk::cli::svg {

// Those of one kind in the hex; a way that ends at the rim of the board goes on to it. Water sways
// a little.
std::vector<Curve> waysThrough(const assault::Board &board, Hex hex, assault::RoadKind kind,
                               bool isWater);
// Those of one kind on the hexsides that belong to the hex, rounded at the corners where they go
// on.
std::vector<Curve> watersAlong(const assault::Board &board, Hex hex, assault::HexsideKind kind);
// Whether a hexside is drawn with this hex and not with the other one.
bool belongsTo(const assault::Board &board, Hex hex, Direction d);

} // namespace hexwerk::cli::svg
