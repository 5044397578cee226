// The layers of a map under edit: what can be hidden, and locked against changes.
#pragma once

#include "editor/assault/document/tables.h"

#include <bitset>
#include <optional>

namespace hexwerk::assault::ui {

enum class EditLayer : std::uint8_t {
    Terrain,
    Levels,
    Roads,
    Hexsides,
    Overlays,
    Smoke,
    Mines,
    Objectives,
    Units,
    Zones,
    Labels,
    Picture,
};
inline constexpr int kEditLayers = 12;

class LayerSet
{
public:
    bool has(EditLayer layer) const { return m_bits.test(place(layer)); }
    LayerSet &set(EditLayer layer, bool in = true)
    {
        m_bits.set(place(layer), in);
        return *this;
    }
    bool operator==(const LayerSet &) const = default;

private:
    static std::size_t place(EditLayer layer) { return static_cast<std::size_t>(layer); }

    std::bitset<kEditLayers> m_bits;
};

// The layer that items of a table lie in; empty for what is not seen on the map. Patches paint
// terrain and levels, they count as terrain.
std::optional<EditLayer> layerOf(Table table);

} // namespace hexwerk::assault::ui
