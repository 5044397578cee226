// The whole scenario by another one: what was recovered, what another program wrote, or what was
// chosen for a new one; or one of its versions that were studied.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"

namespace hexwerk::assault::ui {

enum class ReplacedBy : std::uint8_t { Recovered, FileOnDisk, Begun, Study };

class ReplaceScenarioCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ReplaceScenarioCommand)

public:
    ReplaceScenarioCommand(ScenarioDocument &document, const Scenario &scenario, ReplacedBy by);
};

} // namespace hexwerk::assault::ui
