// [R12.5] What an attack does to the hex of its target.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/hexes/hex.h"

#include <cstdint>

namespace hexwerk::assault {

// [R12.5a] What may collapse in a hex.
enum class Structure : std::uint8_t { None, Building, Fortification, Obstacles };

// [R12.5a] What uncancelled criticals do to a hex, beside a unit that they hit there.
struct Strike
{
    Hex hex = {};
    Structure structure = Structure::None; // that the blast rolls are made against
    Die blast = Die::Blue;                 // of the attacker
    bool destroysObstacles = false;        // [D12.3.6.4a]
    bool leavesCrater = false;             // [R12.4.6.2a]
    bool operator==(const Strike &) const = default;
};

} // namespace hexwerk::assault
