#include "app/basis/map_actions.h"

#include <QCoreApplication>
#include <QKeySequence>

#include "editor/canvas/icons.h"

namespace hexwerk {

struct MapActionRow
{
    MapAct act;
    const char *icon;
    const char *key; // in QKeySequence's portable form
    const char *text;
    const char *tip;
};

// Keys are the same in all languages.
static constexpr std::array<MapActionRow, kMapActs> kMapRows = {{
    {MapAct::Brush1, "brush_1", "1", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Brush of 1 hex"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint single hexes")},
    {MapAct::Brush7, "brush_7", "2", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Brush of 7 hexes"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint a hex and those around it")},
    {MapAct::Brush19, "brush_19", "3",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Brush of 19 hexes"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint all hexes up to two away")},
    {MapAct::Strokes, "terrain_brush", "4",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint by strokes"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint where the mouse is dragged")},
    {MapAct::Line, "line", "5", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint lines"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint from one hex straight to another")},
    {MapAct::Rectangle, "rectangle", "6",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint rectangles"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint from corner to corner")},
    {MapAct::Fill, "fill", "7", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Fill"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Paint all connected hexes that are alike")},
    {MapAct::PickUp, "eyedropper", "I", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Take up"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Let the tool lay down what lies in the hex of the cursor")},
    {MapAct::AllHexes, "area", "Ctrl+Shift+A",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Choose all hexes"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Choose every hex of the board")},
    {MapAct::NoHexes, "remove", "Ctrl+Shift+D",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Choose no hexes"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Let go of the hexes that are chosen")},
    {MapAct::TurnLeft, "undo", "Shift+E",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Turn to the left"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Turn the stamp in hand, else what is chosen, by 60 degrees to the left")},
    {MapAct::TurnRight, "redo", "E", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Turn to the right"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Turn the stamp in hand, else what is chosen, by 60 degrees to the right")},
    {MapAct::Mirror, "mirror", "Ctrl+E", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Mirror stamp"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Exchange left and right of the stamp in hand")},
    {MapAct::KeepStamp, "stamp", "Ctrl+Shift+K",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Keep as stamp..."),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Keep the chosen hexes in your library")},
    {MapAct::Raise, "raise", "Shift+PgUp", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Raise ground"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Put the chosen hexes, or that of the cursor, one level higher")},
    {MapAct::Lower, "lower", "Shift+PgDown",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Lower ground"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Put the chosen hexes, or that of the cursor, one level lower")},
    {MapAct::ReplaceTerrain, "replace", "Ctrl+T",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Replace terrain..."),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Make one terrain another, in the chosen hexes or everywhere")},
    {MapAct::BoardSize, "board_size", "Ctrl+B",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Size of the board..."),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Add or take away columns and rows, and see first what falls outside")},
    {MapAct::OtherSide, "other_side", "Ctrl+Shift+R",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Other side of the tile"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Lay the chosen tiles with their other side up")},
    {MapAct::EditTile, "edit", "Ctrl+Alt+T",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Edit this tile"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Open the chosen tile, or that under the cursor, to paint it")},
    {MapAct::Underlay, "picture", "Ctrl+Alt+P",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Picture under the map..."),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Lay a picture under the map to draw it over, and place it by three hexes")},
    {MapAct::Load, "load", "Shift+L", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Load"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Put the chosen units on the transport in the hex of the cursor")},
    {MapAct::Unload, "unload", "Shift+U", QT_TRANSLATE_NOOP("hexwerk::MapActions", "Unload"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Put what the chosen transports carry into free hexes beside them")},
    {MapAct::TakeOff, "tray", "Shift+T",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Take off the map"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Put the chosen units into the tray")},
    {MapAct::SeenBy, "eye", "Shift+M",
     QT_TRANSLATE_NOOP("hexwerk::MapActions", "Seen by the next side"),
     QT_TRANSLATE_NOOP("hexwerk::MapActions",
                       "Show the minefields as each side sees them, and then all of them again")},
}};

ToolGroup groupOf(MapAct act)
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
        return ToolGroup::Painting;
    case MapAct::AllHexes:
    case MapAct::NoHexes:
    case MapAct::Raise:
    case MapAct::Lower:
    case MapAct::ReplaceTerrain:
        return ToolGroup::Hexes;
    case MapAct::TurnLeft:
    case MapAct::TurnRight:
    case MapAct::Mirror:
    case MapAct::KeepStamp:
        return ToolGroup::Turning;
    case MapAct::BoardSize:
    case MapAct::OtherSide:
    case MapAct::EditTile:
    case MapAct::Underlay:
        return ToolGroup::Tiles;
    case MapAct::Load:
    case MapAct::Unload:
    case MapAct::TakeOff:
    case MapAct::SeenBy:
        return ToolGroup::Units;
    }
    return ToolGroup::Tools;
}

MapActions::MapActions(QObject *parent)
    : QObject(parent)
{
    for (const MapActionRow &row : kMapRows) {
        auto *action = new QAction(editor::icon(QString::fromLatin1(row.icon)), {}, this);
        action->setShortcut(QKeySequence(QString::fromLatin1(row.key)));
        action->setObjectName(QString::fromLatin1(row.text));
        m_actions[static_cast<std::size_t>(row.act)] = action;
    }
    retranslate();
}

void MapActions::retranslate()
{
    for (const MapActionRow &row : kMapRows) {
        QAction *action = (*this)[row.act];
        const QString tip = QCoreApplication::translate("hexwerk::MapActions", row.tip);
        action->setText(QCoreApplication::translate("hexwerk::MapActions", row.text));
        action->setStatusTip(tip);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(
            tip, action->shortcut().toString(QKeySequence::NativeText)));
    }
}

} // namespace hexwerk
