#include "app/assault/actions/map_actions.h"

namespace hexwerk::assault::ui {

// Keys are the same in all languages.
static constexpr std::array<ActionRow<MapAct>, kMapActs> kMapRows = {{
    {MapAct::Brush1, "brush_1", "1",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Brush of 1 hex"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint single hexes")},
    {MapAct::Brush7, "brush_7", "2",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Brush of 7 hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint a hex and those around it")},
    {MapAct::Brush19, "brush_19", "3",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Brush of 19 hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint all hexes up to two away")},
    {MapAct::Strokes, "terrain_brush", "4",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint by strokes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint where the mouse is dragged")},
    {MapAct::Line, "line", "5",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint lines"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Paint from one hex straight to another")},
    {MapAct::Rectangle, "rectangle", "6",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint rectangles"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Paint from corner to corner")},
    {MapAct::Fill, "fill", "7", QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Fill"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Paint all connected hexes that are alike")},
    {MapAct::PickUp, "eyedropper", "I",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Take up"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Let the tool lay down what lies in the hex of the cursor")},
    {MapAct::AllHexes, "area", "Ctrl+Shift+A",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Choose all hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Choose every hex of the board")},
    {MapAct::NoHexes, "remove", "Ctrl+Shift+D",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Choose no hexes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Let go of the hexes that are chosen")},
    {MapAct::TurnLeft, "undo", "Shift+E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Turn to the left"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Turn the stamp in hand, else what is chosen, by 60 degrees to the left")},
    {MapAct::TurnRight, "redo", "E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Turn to the right"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Turn the stamp in hand, else what is chosen, by 60 degrees to the right")},
    {MapAct::Mirror, "mirror", "Ctrl+E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Mirror stamp"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Exchange left and right of the stamp in hand")},
    {MapAct::KeepStamp, "stamp", "Ctrl+Shift+K",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Keep as stamp..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Keep the chosen hexes in your library")},
    {MapAct::Raise, "raise", "Shift+PgUp",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Raise ground"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Put the chosen hexes, or that of the cursor, one level higher")},
    {MapAct::Lower, "lower", "Shift+PgDown",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Lower ground"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Put the chosen hexes, or that of the cursor, one level lower")},
    {MapAct::ReplaceTerrain, "replace", "Ctrl+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Replace terrain..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Make one terrain another, in the chosen hexes or everywhere")},
    {MapAct::BoardSize, "board_size", "Ctrl+B",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Size of the board..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Add or take away columns and rows, and see first what falls outside")},
    {MapAct::OtherSide, "other_side", "Ctrl+Shift+R",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Other side of the tile"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Lay the chosen tiles with their other side up")},
    {MapAct::EditTile, "edit", "Ctrl+Alt+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Edit this tile"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Open the chosen tile, or that under the cursor, to paint it")},
    {MapAct::Underlay, "picture", "Ctrl+Alt+P",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Picture under the map..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Lay a picture under the map to draw it over, and place it by three hexes")},
    {MapAct::Load, "load", "Shift+L", QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Load"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Put the chosen units on the transport in the hex of the cursor")},
    {MapAct::Unload, "unload", "Shift+U",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Unload"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Put what the chosen transports carry into free hexes beside them")},
    {MapAct::TakeOff, "tray", "Shift+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Take off the map"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Put the chosen units into the tray")},
    {MapAct::SeenBy, "eye", "Shift+M",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions", "Seen by the next side"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::MapActions",
                       "Show the minefields as each side sees them, and then all of them again")},
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
}

} // namespace hexwerk::assault::ui
