// What the window's actions do with the maps of editor and play view.
#pragma once

#include <QCoreApplication>

#include "app/assault/actions/own_actions.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/models/search.h"

#include <functional>
#include <optional>

namespace hexwerk::assault::ui {

class MapSeen
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::MapSeen)

public:
    // The map follows the actions that show and hide its layers: all maps do alike.
    static void connectLayers(const OwnActions &actions, MapCanvas &canvas);
    // The map shows the hex, and the keyboard goes on from there.
    static void goTo(MapCanvas &canvas, Hex hex);
    // The hex of that name, if the map has it.
    static std::optional<editor::SearchEntry> hexCalled(const QString &name, MapCanvas &canvas);
};

} // namespace hexwerk::assault::ui
