// The layers of a board in the making: ground, transforms, patches, roads, hexsides, overlays.
#pragma once

#include "core/assault/board/compose.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// Where a road ends at the rim of a tile it looks for a road beyond it: it gets every direction
// that leads off the tile. joinSeams keeps those that are answered.
enum class RoadEnds : std::uint8_t { Stop, LookBeyond };

// Writes onto a board what is right and notes what is not. On a board of size 0 (the size was
// wrong) it checks what can be checked without one.
class Layers
{
public:
    Layers(Board &board, const TerrainChart &chart, std::vector<BoardFault> &faults)
        : m_board(board)
        , m_chart(chart)
        , m_faults(faults)
    {
    }

    void ground(const std::string &terrain);
    void transform(const std::vector<Transform> &transforms);
    // Patches, roads, hexsides, overlays, in this order.
    void paint(const BoardSpec &spec, RoadEnds ends);
    // Smoke, minefields and labels lie on the board, but are no part of it.
    void checkMarkers(const BoardSpec &spec);

private:
    void fault(BoardFault::Kind kind, const char *table, std::size_t place, std::size_t item = 0);
    std::optional<TerrainIndex> terrain(const std::string &id, const char *table, std::size_t place,
                                        std::size_t item = 0);
    // Whether it may be written to; notes a fault if it lies off the board.
    bool isOn(Hex hex, const char *table, std::size_t place, std::size_t item = 0);
    void patch(const Patch &patch, std::size_t place);
    void road(const Road &road, std::size_t place);
    void lookBeyond(const Road &road);
    void hexside(const Hexside &hexside, std::size_t place);
    void overlay(const Overlay &overlay, std::size_t place);

    Board &m_board;
    const TerrainChart &m_chart;
    std::vector<BoardFault> &m_faults;
};

// The cell as it looks when its tile lies upside down: directions and facings add 3.
Cell turned(const Cell &cell);

// After the tiles are laid: hexsides count for the hex beyond the seam too, and a road goes on over
// a seam where both tiles lead it there. `owner`: by Board::index, which tile a hex belongs to.
void joinSeams(Board &board, const std::vector<std::uint16_t> &owner);

} // namespace hexwerk::assault
