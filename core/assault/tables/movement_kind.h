// A movement while it lasts: what is left of it, apart from the position, so that it can be looked
// ahead on.
#pragma once

#include "core/assault/board/terrain.h"
#include "core/base/strong_id.h"
#include "core/hexes/hex.h"

#include <cstdint>
#include <optional>

namespace hexwerk::assault {

enum class MoveKind : std::uint8_t {
    Normal,
    Fast,
    MoveThenFire,
    FireThenMove,
    Hidden,
    Withdrawal,
    Fallback,
    Load,  // of a transport that fetches a gun [R9.11.4]
    Unload // and of one that brings it [R9.11.5]
};

struct Walk
{
    UnitId unit = {};
    MoveKind kind = MoveKind::Normal;
    Hex at = {};
    std::int8_t points = 0;  // movement points left
    std::uint8_t steps = 0;  // hexes entered
    std::int8_t facing = -1; // a vertex; -1 for infantry
    std::uint8_t turned = 0; // vertices, in this hex
    bool freeTurn = true;    // the free vertex of the move is left [R9.9c] [R9.10c]
    bool reverse = false;    // a vehicle that goes backward [R9.10e]
    bool delayed = false;    // by harsh terrain [R9.5d] or a steep slope [R9.6.3.2f]
    std::optional<RoadKind> road =
        {}; // followed into the hex; a vehicle that sets out stands on it
    bool operator==(const Walk &) const = default;
};

} // namespace hexwerk::assault
