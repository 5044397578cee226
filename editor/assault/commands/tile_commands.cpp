#include "editor/assault/commands/tile_commands.h"

namespace hexwerk::assault::ui {

NameTileCommand::NameTileCommand(ScenarioDocument &document, const std::string &id,
                                 const LocalText &name)
    : EditCommand(
          document, [] { return tr("Name tile"); },
          [&](Scenario &tile) {
              tile.id = id;
              tile.title = name;
          })
{
}

} // namespace hexwerk::assault::ui
