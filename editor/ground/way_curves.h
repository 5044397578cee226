// Roads, rivers and streams as curves, in widths of a hex: they follow from the hex and its
// neighbours alone.
#pragma once

#include "editor/ground/ground_board.h"

namespace hexwerk::ground {

struct Curve
{
    Way kind = Way::Main;
    std::vector<QPointF> points;
};

// What runs through the hex; where it leaves the board it goes on a little beyond the rim.
std::vector<Curve> curvesThrough(const GroundBoard &board, Place place, Way kind);
// A river or stream along the hexsides of this hex that belong to it: the three lower ones, and
// those at the rim. Its bends are rounded at the corners, where the next one begins.
std::vector<Curve> curvesAlongSides(const GroundBoard &board, Place place, Way kind);
// Whether a hexside is drawn with this hex and not with the other one.
bool belongsTo(const GroundBoard &board, Place place, int direction);

// A hexside as a line of so many parts that sways by a share of its length, alike from both hexes.
std::vector<QPointF> swayingSide(Place place, int direction, double sway, int parts);

} // namespace hexwerk::ground
