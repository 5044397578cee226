#include "app/assault/actions/map_actions.h"

namespace hexwerk::assault::ui {

// Keys are the same in all languages.
static constexpr std::array<ActionRow<MapAct>, kMapActs> kMapRows = {{
    {MapAct::Brush1, "brush_1", "1",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Brush: 1 hex"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint single hexes")},
    {MapAct::Brush7, "brush_7", "2",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Brush: 7 hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint a hex and its neighbours")},
    {MapAct::Brush19, "brush_19", "3",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Brush: 19 hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint all hexes up to two hexes away")},
    {MapAct::Strokes, "terrain_brush", "4",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint freehand"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint where you drag the mouse")},
    {MapAct::Line, "line", "5",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint lines"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Paint a straight line from one hex to another")},
    {MapAct::Rectangle, "rectangle", "6",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint rectangles"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint from corner to corner")},
    {MapAct::Fill, "fill", "7", QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Fill"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Paint all connected hexes of the same kind")},
    {MapAct::PickUp, "eyedropper", "I",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Pick up"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Let the tool place what is in the hex under the cursor")},
    {MapAct::AllHexes, "area", "Ctrl+Shift+A",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Select all hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Select every hex of the board")},
    {MapAct::NoHexes, "remove", "Ctrl+Shift+D",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Deselect hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Clear the selection of hexes")},
    {MapAct::TurnLeft, "undo", "Shift+E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Turn left"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Turn the current stamp, or else the selection, left by 60 degrees")},
    {MapAct::TurnRight, "redo", "E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Turn right"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Turn the current stamp, or else the selection, right by 60 degrees")},
    {MapAct::Mirror, "mirror", "Ctrl+E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Mirror stamp"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Swap left and right of the current stamp")},
    {MapAct::KeepStamp, "stamp", "Ctrl+Shift+K",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Save as stamp..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Save the selected hexes in your library")},
    {MapAct::Raise, "raise", "Shift+PgUp",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Raise ground"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Raise the selected hexes, or the hex under the cursor, by one level")},
    {MapAct::Lower, "lower", "Shift+PgDown",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Lower ground"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Lower the selected hexes, or the hex under the cursor, by one level")},
    {MapAct::ReplaceTerrain, "replace", "Ctrl+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Replace terrain..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Replace one terrain with another, in the selected hexes or everywhere")},
    {MapAct::BoardSize, "board_size", "Ctrl+B",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Board size..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Add or remove columns and rows, and see first what falls outside")},
    {MapAct::OtherSide, "other_side", "Ctrl+Shift+R",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Flip tile"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Turn the selected tiles to their other side")},
    {MapAct::EditTile, "edit", "Ctrl+Alt+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Edit this tile"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Open the selected tile, or the one under the cursor, to paint it")},
    {MapAct::Underlay, "picture", "Ctrl+Alt+P",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Picture under the map..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Place a picture under the map to trace it, and align it by three hexes")},
    {MapAct::Load, "load", "Shift+L", QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Load"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Put the selected units on the transport in the hex under the cursor")},
    {MapAct::Unload, "unload", "Shift+U",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Unload"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Put the units on the selected transports into free adjacent hexes")},
    {MapAct::TakeOff, "tray", "Shift+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Take off the map"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Put the selected units into the tray")},
    {MapAct::SeenBy, "eye", "Shift+M",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "View of next side"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Show the minefields as each side sees them, then all of them again")},
}};

MapActGroup groupOf(MapAct act)
{
    switch (act) {
    case MapAct::Brush1:
    case MapAct::Brush7:
    case MapAct::Brush19:
    case MapAct::Strokes:
    case MapAct::Line:
    case MapAct::Rectangle:
    case MapAct::Fill:
    case MapAct::PickUp:
        return MapActGroup::Painting;
    case MapAct::AllHexes:
    case MapAct::NoHexes:
    case MapAct::Raise:
    case MapAct::Lower:
    case MapAct::ReplaceTerrain:
        return MapActGroup::Hexes;
    case MapAct::TurnLeft:
    case MapAct::TurnRight:
    case MapAct::Mirror:
    case MapAct::KeepStamp:
        return MapActGroup::Turning;
    case MapAct::BoardSize:
    case MapAct::OtherSide:
    case MapAct::EditTile:
    case MapAct::Underlay:
        return MapActGroup::Tiles;
    case MapAct::Load:
    case MapAct::Unload:
    case MapAct::TakeOff:
    case MapAct::SeenBy:
        return MapActGroup::Units;
    }
    return {};
}

MapActions::MapActions(QObject *parent)
    : ActionTable(kMapRows, "hexwerk::assault::ui::MapActions", parent)
{
    setObjectName(QStringLiteral("MapActions"));
    keepKeys(QStringLiteral("assault.map."),
             [](MapAct) { return editor::KeyPlace::ScenarioEditor; });
}

} // namespace hexwerk::assault::ui
