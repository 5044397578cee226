// The picture under the map.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"

namespace hexwerk::assault::ui {

// In the place of the one that lies there: another picture, other points, another opacity.
class LayPictureCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::LayPictureCommand)

public:
    LayPictureCommand(ScenarioDocument &document, const Underlay &underlay);
};

class RemovePictureCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RemovePictureCommand)

public:
    explicit RemovePictureCommand(ScenarioDocument &document);
};

} // namespace hexwerk::assault::ui
