// A tile under edit as such.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"

#include <string>

namespace hexwerk::assault::ui {

// Its id and its name in all languages.
class NameTileCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::NameTileCommand)

public:
    NameTileCommand(ScenarioDocument &document, const std::string &id, const LocalText &name);
};

} // namespace hexwerk::assault::ui
