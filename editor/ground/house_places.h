// Where the houses of a hex stand: along its roads, else along the grain of the place.
#pragma once

#include "editor/ground/way_curves.h"

namespace hexwerk::ground {

enum class HouseKind : std::uint8_t { House, Tall, Church, Ruin };

// Lengths are half of what they measure, in widths of a hex; the angle in degrees, clockwise from
// the top.
struct House
{
    QPointF at;
    double angle = 0;
    double length = 0;
    double width = 0;
    double height = 0;
    HouseKind kind = HouseKind::House;
    int seed = 0;
};

// From north to south. Empty where the hex has no buildings.
std::vector<House> housesOf(const GroundBoard &board, Place place);

} // namespace hexwerk::ground
