// The picture under the map.
#pragma once

#include <QCoreApplication>

#include "editor/commands/edit_command.h"

namespace hexwerk::editor {

// In the place of the one that lies there: another picture, other points, another opacity.
class LayPictureCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::LayPictureCommand)

public:
    LayPictureCommand(ScenarioDocument &document, const Underlay &underlay);
};

class RemovePictureCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::RemovePictureCommand)

public:
    explicit RemovePictureCommand(ScenarioDocument &document);
};

} // namespace hexwerk::editor
