#include "editor/assault/document/layers.h"

namespace hexwerk::assault::ui {

std::optional<EditLayer> layerOf(Table table)
{
    switch (table) {
    case Table::Tile:
    case Table::Transform:
    case Table::Patch:
        return EditLayer::Terrain;
    case Table::Road:
        return EditLayer::Roads;
    case Table::Hexside:
        return EditLayer::Hexsides;
    case Table::Overlay:
        return EditLayer::Overlays;
    case Table::Smoke:
        return EditLayer::Smoke;
    case Table::Minefield:
        return EditLayer::Mines;
    case Table::Label:
        return EditLayer::Labels;
    case Table::Zone:
        return EditLayer::Zones;
    case Table::Objective:
        return EditLayer::Objectives;
    case Table::Unit:
        return EditLayer::Units;
    default:
        return std::nullopt;
    }
}

} // namespace hexwerk::assault::ui
