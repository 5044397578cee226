// How long units take to the goals of a scenario, by the terrain alone.
#pragma once

#include "core/assault/game/setting.h"

#include <cstddef>
#include <span>
#include <vector>

namespace hexwerk::assault {

class TravelTimes
{
public:
    // To the nearest hex of each goal.
    TravelTimes(const Setting &setting, std::span<const std::vector<Hex>> goals);

    // Turns of normal movement, 0 at the goal, kFarAway if there is no way. The hex must be on the
    // board. For a unit that cannot move by itself it is a guess from the distance.
    double turns(UnitId unit, Hex from, std::size_t goal) const
    {
        const Mover &mover = m_movers[m_moverOf[unit.index()]];
        return mover.turns[goal][m_board->index(from)];
    }

    static constexpr float kFarAway = 99;

private:
    struct Mover
    {
        std::vector<std::vector<float>> turns = {}; // by goal and hex
    };

    const Board *m_board = nullptr;
    std::vector<Mover> m_movers; // shared by units with the same movement
    std::vector<std::size_t> m_moverOf;
};

} // namespace hexwerk::assault
