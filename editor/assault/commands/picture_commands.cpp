#include "editor/assault/commands/picture_commands.h"

namespace hexwerk::assault::ui {

LayPictureCommand::LayPictureCommand(ScenarioDocument &document, const Underlay &underlay)
    : EditCommand(
          document, [] { return tr("Place picture under the map"); },
          [&](Scenario &scenario) { scenario.board.underlay = underlay; })
{
}

RemovePictureCommand::RemovePictureCommand(ScenarioDocument &document)
    : EditCommand(
          document, [] { return tr("Remove picture under the map"); },
          [](Scenario &scenario) { scenario.board.underlay.reset(); })
{
}

} // namespace hexwerk::assault::ui
