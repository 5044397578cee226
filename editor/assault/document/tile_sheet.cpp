#include "editor/assault/document/tile_sheet.h"

#include <QFileInfo>

#include "core/assault/system_id.h"
#include "editor/library/own_folder.h"

namespace hexwerk::assault::ui {

Scenario scenarioOf(const Tile &tile)
{
    Scenario scenario;
    scenario.id = tile.id;
    scenario.title = tile.name;
    BoardSpec &board = scenario.board;
    board.columns = tile.columns;
    board.rows = tile.rows;
    board.terrain = tile.terrain;
    board.underlay = tile.underlay;
    board.patches = tile.patches;
    board.roads = tile.roads;
    board.hexsides = tile.hexsides;
    board.overlays = tile.overlays;
    board.labels = tile.labels;
    return scenario;
}

Tile tileOf(const Scenario &scenario)
{
    const BoardSpec &board = scenario.board;
    return {.id = scenario.id,
            .name = scenario.title,
            .columns = board.columns.value_or(0),
            .rows = board.rows.value_or(0),
            .terrain = board.terrain,
            .underlay = board.underlay,
            .patches = board.patches,
            .roads = board.roads,
            .hexsides = board.hexsides,
            .overlays = board.overlays,
            .labels = board.labels};
}

bool isOfTiles(Table table)
{
    switch (table) {
    case Table::Scenario:
    case Table::Patch:
    case Table::Road:
    case Table::Hexside:
    case Table::Overlay:
    case Table::Label:
        return true;
    default:
        return false;
    }
}

QString tileFolder()
{
    return editor::ownFolder(kSystemId, "tiles");
}

QString tileFile(const std::string &id)
{
    return tileFolder() + QLatin1Char('/') + QString::fromStdString(id) + QStringLiteral(".toml");
}

QString folderOf(const FileState &file)
{
    if (!file.path.isEmpty())
        return QFileInfo(file.path).absolutePath();
    return file.kind == FileKind::Tile ? tileFolder() : QString();
}

} // namespace hexwerk::assault::ui
