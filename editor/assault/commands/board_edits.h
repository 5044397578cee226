// What painting and erasing do to a board specification, as plain functions.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/layers.h"

#include <vector>

namespace hexwerk::assault::ui {

// The hexes that the board has.
std::vector<Hex> onBoard(const Board &board, std::vector<Hex> hexes);

// Terrain or level of the hexes become `value`. Hexes leave the patches that said otherwise, so
// that no dead paint piles up; a hex that is like the ground again (`ground`, `chart`) needs none.
void paintTerrain(BoardSpec &spec, const Board &ground, const TerrainChart &chart,
                  const std::vector<Hex> &hexes, const std::string &terrain);
void paintLevel(BoardSpec &spec, const Board &ground, const std::vector<Hex> &hexes, int level);

// A road along the path; it lengthens a road of its kind that ends where the path begins.
void layRoad(BoardSpec &spec, const RoadId &kind, const std::vector<Hex> &path);

// What an eraser takes away.
enum class Erasure : std::uint8_t {
    Everything, // but zones
    Paint,
    Roads,
    Hexsides,
    Overlays,
    Markers,
    Units,
    Zones
};
inline constexpr int kErasures = 8;
// Cuts roads in two, empties patches, lifts what lies on the hexes. What lies in the layers of
// `spared` stays.
void erase(Scenario &scenario, const std::vector<Hex> &hexes, Erasure what,
           const LayerSet &spared = {});

} // namespace hexwerk::assault::ui
