#include "editor/assault/commands/edit_command.h"

#include "editor/assault/document/scenario_document.h"

#include <utility>

namespace hexwerk::assault::ui {

static ScenarioChange changeOf(const Scenario &before, const std::function<void(Scenario &)> &edit)
{
    Scenario after = before;
    edit(after);
    return {before, after};
}

EditCommand::EditCommand(ScenarioDocument &document, Words words, const Edit &edit,
                         MergeKey mergeKey)
    : ChangeStep(document, std::move(words), changeOf(document.scenario(), edit),
                 std::move(mergeKey))
{
}

ScenarioChange EditCommand::followedBy(const ScenarioChange &next) const
{
    Scenario before = document().scenario();
    next.revert(before);
    change().revert(before);
    return {before, document().scenario()};
}

bool EditCommand::isForgotten() const
{
    return document().m_forgets;
}

} // namespace hexwerk::assault::ui
