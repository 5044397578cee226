// The whole scenario by another one: what was recovered, or what another program wrote.
#pragma once

#include <QCoreApplication>

#include "editor/commands/edit_command.h"

namespace hexwerk::editor {

enum class ReplacedBy : std::uint8_t { Recovered, FileOnDisk };

class ReplaceScenarioCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::ReplaceScenarioCommand)

public:
    ReplaceScenarioCommand(ScenarioDocument &document, const Scenario &scenario, ReplacedBy by);
};

} // namespace hexwerk::editor
