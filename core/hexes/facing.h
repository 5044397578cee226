// Facings: arcs of fire and areas of impact. A facing f is the vertex between the directions f and
// f + 1, from 0 to 5.
#pragma once

#include "core/hexes/hex.h"

#include <cstdint>

namespace hexwerk {

// [R10.9.3a] The part of a unit or fortification that a hexside belongs to.
enum class Sector : std::uint8_t { Front, Flank, Rear };

// Front f and f + 1, flanks f + 2 and f + 5, rear f + 3 and f + 4; any whole number counts as a
// facing, modulo 6. [G-20]
Sector sectorOf(int facing, Direction side);

// [R10.6b] Whether the centre of `target` lies in the closed wedge of 120 degrees around the
// facing, modulo 6; its rims belong to it. A hex lies in its own arc.
bool inArc(Hex from, int facing, Hex target);

} // namespace hexwerk
