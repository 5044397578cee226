#include "editor/document/file_text.h"

namespace hexwerk::editor {

tl::expected<std::string, PatchError> changedText(const FileState &file, const Scenario &scenario)
{
    if (file.text.empty())
        return freshScenarioText(scenario);
    return changedScenarioText(file.text, file.scenario, scenario);
}

} // namespace hexwerk::editor
