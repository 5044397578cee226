// Where names of places and objectives are written: once for all sizes of the map, so that none
// jumps as it is zoomed.
#pragma once

#include <QRectF>

#include "core/assault/board/board.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/canvas/name_search.h"
#include "editor/ground/ground_board.h"

#include <map>
#include <vector>

namespace hexwerk::assault::ui {

// Height of the letters, in widths of a hex.
inline constexpr double kNameHeight = 0.24;

enum class NameOf : std::uint8_t { Objective, Label };

struct PlacedName
{
    NameOf kind = NameOf::Label;
    Hex hex;
    QString text;
    QRectF box; // on the map as it is seen, in widths of a hex
    bool operator==(const PlacedName &) const = default;
};

// Keeps the places until the board or the names change or something comes to lie there, so that
// names do not jump as units move. In an order that does not depend on that of the file, objectives
// first.
class NamePlaces
{
public:
    // Of the layers shown: clear of counters, flags, mines, numbers of smoke, names and levels of
    // hexes, the rim and each other where there is room, and of roads, rivers and houses where that
    // is near.
    const std::vector<PlacedName> &of(const MapScene &scene, MapLayers layers);

private:
    bool isAsBefore(const MapScene &scene, MapLayers layers) const;
    void forgetChanged(const MapScene &scene, MapLayers layers);
    SeekingName seekingName(const PlacedName &name, const MapScene &scene);

    Board m_board;
    TerrainChart m_terrain;
    MapLayers m_layers;
    bool m_isTurned = false;
    std::vector<QRectF> m_barred; // without names of hexes and levels
    ground::GroundBoard m_ground;
    std::map<Hex, std::vector<SparedPoint>> m_spared; // of hexes near names
    std::vector<PlacedName> m_names;
};

} // namespace hexwerk::assault::ui
