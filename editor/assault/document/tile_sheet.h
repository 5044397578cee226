// A tile under edit: a scenario that has nothing but the board of the tile, its id and its name.
#pragma once

#include <QString>

#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/sheet.h"
#include "editor/assault/document/tables.h"

namespace hexwerk::assault::ui {

Scenario scenarioOf(const Tile &tile);
Tile tileOf(const Scenario &scenario);

// Whether a tile may have items of the table.
bool isOfTiles(Table table);

// Where tiles of the user lie, and what the file of one is called there.
QString tileFolder();
QString tileFile(const std::string &id);

// Where the file looks for its picture; empty for a scenario that was never saved.
QString folderOf(const FileState &file);

} // namespace hexwerk::assault::ui
