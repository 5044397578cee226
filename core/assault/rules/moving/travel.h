// [R9] How far hexes are from each other for a kind of unit, by the terrain alone.
#pragma once

#include "core/assault/game/setting.h"

#include <optional>
#include <span>
#include <vector>

namespace hexwerk::assault {

// From every hex of the board to the nearest of some goals, as if nobody stood anywhere, no mines
// lay there and turns were free. Good for all units of the card's type and movement, placed or not,
// until the board changes.
class TravelMap
{
public:
    // Goals off the board or that the unit cannot be in are left out. The setting must outlive it.
    TravelMap(const Setting &setting, const UnitCard &card, std::span<const Hex> goals);

    // Movement points; 0 at a goal, empty where no way leads to one.
    std::optional<int> points(Hex from) const;

private:
    const Board &m_board;
    std::vector<int> m_points; // by Board::index(); less than 0: no way
};

} // namespace hexwerk::assault
