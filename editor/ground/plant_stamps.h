// Crowns, bushes, rocks and stones with their shadows, seen from above and lit from the upper left.
#pragma once

#include "editor/ground/ground_art.h"

namespace hexwerk::ground {

// kPlantShapes of a kind, for hexes of so many pixels.
std::vector<PlantStamp> drawnPlants(Plant kind, int width, const Inks &inks, Turn turn);

} // namespace hexwerk::ground
