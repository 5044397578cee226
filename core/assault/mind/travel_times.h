// How long units need to where the scenario wants them, by the terrain alone.
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

    // Turns of normal movement, 0 at the goal. Far (kFarAway) without a way; the hex must be on the
    // board. Of who cannot move by itself it is a guess from the distance.
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
    std::vector<Mover> m_movers; // units alike share one
    std::vector<std::size_t> m_moverOf;
};

} // namespace hexwerk::assault
