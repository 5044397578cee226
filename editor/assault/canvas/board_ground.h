// The ground of a board as it is drawn: made when it is first wanted, then kept up to date.
#pragma once

#include <QFlags>

#include "editor/assault/canvas/map_scene.h"
#include "editor/ground/ground_map.h"

#include <memory>
#include <mutex>

namespace hexwerk::assault::ui {

// What of the board is to be seen; terrain whose art is not known is a plain hex.
ground::GroundBoard groundBoardOf(const Board &board, const TerrainChart &chart, MapLayers layers);
// Whether there is art for the terrain.
bool hasArt(const TerrainRow &terrain);

// May be asked from several threads.
class BoardGround
{
public:
    BoardGround(ground::GroundBoard board, const MapStyle &style, bool isTurned);

    const ground::GroundMap &map();
    // The same size of board, other cells in these hexes alone. Waits for what is being drawn.
    void change(ground::GroundBoard board, const std::vector<Hex> &hexes);

private:
    std::mutex m_mutex;
    ground::GroundBoard m_board; // until the map is made
    ground::Manner m_manner;
    std::unique_ptr<ground::GroundMap> m_map;
};

} // namespace hexwerk::assault::ui
