// The composed board of a scenario under edit, kept up to date hex by hex. It equals compose() for
// every specification that compose() accepts; what it would refuse is left out here, so that a
// half-done map can be seen.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/board/compose.h"
#include "editor/assault/document/scenario_change.h"

#include <vector>

namespace hexwerk::assault::ui {

class LiveBoard
{
public:
    explicit LiveBoard(TileLookup tiles);

    const Board &board() const { return m_board; }
    // The board without patches, roads, hexsides and overlays of the scenario: tiles and terrain.
    const Board &ground() const { return m_ground; }

    const TerrainChart &terrain() const { return m_chart; }

    // Composes everything, with the chart of the edition that is played.
    void rebuild(const BoardSpec &spec, TerrainChart chart);
    // Composes what the change touched, once it is applied or reverted: the hexes that look
    // different now. Size, tiles and transforms touch the whole board: it is then rebuilt.
    enum class Extent : std::uint8_t { Hexes, WholeBoard };
    struct Update
    {
        Extent extent = Extent::Hexes;
        std::vector<Hex> hexes;
    };
    Update update(const BoardSpec &spec, const ScenarioChange &change);

private:
    std::vector<Hex> hexesOf(const ScenarioChange &change) const;
    BoardSpec touching(const BoardSpec &spec) const;
    void compose(const BoardSpec &spec, const std::vector<Hex> &hexes);
    void composeGround(BoardSpec spec);
    void composeAll(const BoardSpec &spec);

    TerrainChart m_chart;
    TileLookup m_tiles;
    Board m_ground;
    Board m_board;
    std::vector<bool> m_mask; // by Board::index: hexes under work
};

} // namespace hexwerk::assault::ui
