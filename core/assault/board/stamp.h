// A group of hexes with what lies on them, to be copied, turned and laid down elsewhere.
#pragma once

#include "core/assault/board/board.h"

#include <span>
#include <string>
#include <vector>

namespace hexwerk::assault {

// Around the hex q = 0, r = 0.
struct Stamp
{
    std::string id; // empty: it has no name yet
    LocalText name;
    std::vector<Patch> patches; // every hex of the stamp lies in one
    std::vector<Road> roads;
    std::vector<Hexside> hexsides;
    std::vector<Overlay> overlays;
    std::vector<BoardLabel> labels;
    bool operator==(const Stamp &) const = default;
};

// Sorted.
std::vector<Hex> hexesOf(const Stamp &stamp);

// What lies on these hexes of the board, around the hex in their middle. Roads come along where
// they lead from one of the hexes to another.
Stamp stampOf(const Board &board, const TerrainChart &chart, const std::vector<BoardLabel> &labels,
              std::span<const Hex> hexes);

// By sixths of a full turn, clockwise.
Stamp turned(Stamp stamp, int sixths);
// Left becomes right.
Stamp mirrored(Stamp stamp);
// So that its middle lies on that hex.
Stamp movedTo(Stamp stamp, Hex hex);
// So that its middle lies on q = 0, r = 0, wherever it lay.
Stamp centred(Stamp stamp);

constexpr Hex turnedAroundOrigin(Hex hex, int sixths)
{
    for (int i = ((sixths % 6) + 6) % 6; i > 0; --i)
        hex = {static_cast<std::int16_t>(-hex.r), static_cast<std::int16_t>(hex.q + hex.r)};
    return hex;
}

constexpr Hex mirroredAtOrigin(Hex hex)
{
    return {static_cast<std::int16_t>(-hex.q), static_cast<std::int16_t>(hex.q + hex.r)};
}

} // namespace hexwerk::assault
