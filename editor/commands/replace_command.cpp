#include "editor/commands/replace_command.h"

#include "editor/document/scenario_document.h"

namespace hexwerk::editor {

ReplaceScenarioCommand::ReplaceScenarioCommand(ScenarioDocument &document, const Scenario &scenario,
                                               ReplacedBy by)
    : EditCommand(document, by == ReplacedBy::Recovered ? tr("Recover") : tr("Load from the file"),
                  [&](Scenario &all) { all = scenario; })
{
}

} // namespace hexwerk::editor
