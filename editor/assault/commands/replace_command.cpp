#include "editor/assault/commands/replace_command.h"

#include "editor/assault/document/scenario_document.h"

namespace hexwerk::assault::ui {

static QString textOf(ReplacedBy by)
{
    switch (by) {
    case ReplacedBy::Recovered:
        return ReplaceScenarioCommand::tr("Recover");
    case ReplacedBy::FileOnDisk:
        return ReplaceScenarioCommand::tr("Load from file");
    case ReplacedBy::Begun:
        return ReplaceScenarioCommand::tr("Start scenario");
    case ReplacedBy::Study:
        return ReplaceScenarioCommand::tr("Use version");
    }
    return {};
}

ReplaceScenarioCommand::ReplaceScenarioCommand(ScenarioDocument &document, const Scenario &scenario,
                                               ReplacedBy by)
    : EditCommand(
          document, [by] { return textOf(by); }, [&](Scenario &all) { all = scenario; })
{
}

} // namespace hexwerk::assault::ui
