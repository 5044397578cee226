#include "editor/assault/commands/edit_command.h"

#include "editor/assault/document/scenario_document.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kEditCommandId = 1;

static ScenarioChange changeOf(const Scenario &before, const std::function<void(Scenario &)> &edit)
{
    Scenario after = before;
    edit(after);
    return {before, after};
}

EditCommand::EditCommand(ScenarioDocument &document, Words words, const Edit &edit,
                         MergeKey mergeKey)
    : editor::WordedStep(std::move(words))
    , m_document(document)
    , m_change(changeOf(document.scenario(), edit))
    , m_mergeKey(std::move(mergeKey))
{
}

void EditCommand::undo()
{
    m_document.enact(m_change, ScenarioDocument::Way::Back);
    setObsolete(m_document.m_forgets);
}

void EditCommand::redo()
{
    m_document.enact(m_change, ScenarioDocument::Way::Forth);
}

int EditCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : kEditCommandId;
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const EditCommand *>(other);
    if (next->m_mergeKey != m_mergeKey)
        return false;
    Scenario before = m_document.scenario(); // the next step is done already
    next->m_change.revert(before);
    m_change.revert(before);
    m_change = ScenarioChange(before, m_document.scenario());
    takeWords(*next); // a drag that ends on a transport loads
    setObsolete(m_change.isEmpty());
    return true;
}

} // namespace hexwerk::assault::ui
