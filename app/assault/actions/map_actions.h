// The actions of the editor that work on the map: how tools paint, hexes that are chosen, the
// board.
#pragma once

#include "app/basis/action_table.h"

namespace hexwerk::assault::ui {

namespace map_acts {
Q_NAMESPACE; // names of the actions' ids

enum class MapAct : std::uint8_t {
    Brush1,
    Brush7,
    Brush19,
    Strokes,
    Line,
    Rectangle,
    Fill,
    PickUp,
    AllHexes,
    NoHexes,
    TurnLeft,
    TurnRight,
    Mirror,
    KeepStamp,
    Raise,
    Lower,
    ReplaceTerrain,
    BoardSize,
    OtherSide,
    EditTile,
    Underlay,
    Load,
    Unload,
    TakeOff,
    SeenBy,
};
Q_ENUM_NS(MapAct)
} // namespace map_acts
using map_acts::MapAct;
inline constexpr int kMapActs = static_cast<int>(MapAct::SeenBy) + 1;

// The menus in which they stand.
enum class MapActGroup : std::uint8_t { Painting, Hexes, Turning, Tiles, Units };
MapActGroup groupOf(MapAct act);

class MapActions final : public ActionTable<MapAct>
{
public:
    explicit MapActions(QObject *parent);
};

} // namespace hexwerk::assault::ui
