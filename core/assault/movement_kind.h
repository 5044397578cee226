// A movement while it lasts: what is left of it, apart from the position, so that it can be looked
// ahead on.
#pragma once

#include "core/base/strong_id.h"
#include "core/board/hex.h"

#include <cstdint>

namespace hexwerk::assault {

enum class MoveKind : std::uint8_t {
    Normal,
    Fast,
    MoveThenFire,
    FireThenMove,
    Withdrawal,
    Fallback
};

struct Walk
{
    UnitId unit = {};
    MoveKind kind = MoveKind::Normal;
    Hex at = {};
    std::int8_t points = 0; // movement points left
    std::uint8_t steps = 0; // hexes entered
    bool delayed = false;   // by harsh terrain [R9.5d] or a steep slope [R9.6.3.2f]
    bool operator==(const Walk &) const = default;
};

} // namespace hexwerk::assault
