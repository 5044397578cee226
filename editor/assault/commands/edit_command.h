// What all undo commands of the scenario editor share: the change, and how steps merge.
#pragma once

#include <QString>

#include "editor/assault/document/scenario_change.h"
#include "editor/document/worded_step.h"

#include <functional>

namespace hexwerk::assault::ui {

class ScenarioDocument;

// Steps that follow each other with an equal key are one step for the user: the strokes of one
// drag, the letters typed into one field. An empty key never merges.
using MergeKey = QString;

// Keeps values only, never a pointer into the scenario. A command class says what is done to the
// scenario; before and after follow from that.
class EditCommand : public editor::WordedStep
{
public:
    bool isEmpty() const { return m_change.isEmpty(); }
    const ScenarioChange &change() const { return m_change; }

    void undo() final;
    void redo() final;
    int id() const final;
    // A merged step that ends where it began disappears.
    bool mergeWith(const QUndoCommand *other) final;

protected:
    using Edit = std::function<void(Scenario &scenario)>;
    EditCommand(ScenarioDocument &document, Words words, const Edit &edit, MergeKey mergeKey = {});

private:
    ScenarioDocument &m_document;
    ScenarioChange m_change;
    const MergeKey m_mergeKey;
};

} // namespace hexwerk::assault::ui
