#include "editor/assault/commands/import_map_command.h"

#include <utility>

namespace hexwerk::assault::ui {

void replaceMap(BoardSpec &board, const BoardSpec &map)
{
    BoardSpec replaced = map;
    replaced.underlay = std::move(board.underlay);
    replaced.labels = std::move(board.labels);
    replaced.smoke = std::move(board.smoke);
    replaced.minefields = std::move(board.minefields);
    board = std::move(replaced);
}

ImportMapCommand::ImportMapCommand(ScenarioDocument &document, const BoardSpec &map)
    : EditCommand(
          document, [] { return tr("Import map"); },
          [&](Scenario &scenario) { replaceMap(scenario.board, map); })
{
}

} // namespace hexwerk::assault::ui
