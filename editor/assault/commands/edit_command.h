// What all undo commands of the scenario editor share.
#pragma once

#include "editor/assault/document/scenario_change.h"
#include "editor/document/change_step.h"

#include <functional>

namespace hexwerk::assault::ui {

class ScenarioDocument;

using editor::MergeKey;

// A command class says what is done to the scenario; before and after follow from that.
class EditCommand : public editor::ChangeStep<ScenarioDocument, ScenarioChange>
{
protected:
    using Edit = std::function<void(Scenario &scenario)>;
    EditCommand(ScenarioDocument &document, Words words, const Edit &edit, MergeKey mergeKey = {});

private:
    ScenarioChange followedBy(const ScenarioChange &next) const final;
    bool isForgotten() const final;
};

} // namespace hexwerk::assault::ui
