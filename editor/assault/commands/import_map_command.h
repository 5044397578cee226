// A whole map from elsewhere in the place of what is painted.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"

namespace hexwerk::assault::ui {

// Takes size, terrain and patches of `map`. Tiles, transforms, roads, hexsides and overlays were
// those of the map before and go with it; units, zones, objectives, markers and labels stay.
void replaceMap(BoardSpec &board, const BoardSpec &map);

class ImportMapCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ImportMapCommand)

public:
    ImportMapCommand(ScenarioDocument &document, const BoardSpec &map);
};

} // namespace hexwerk::assault::ui
