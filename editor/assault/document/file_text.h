// What the file of a scenario has to say after it was edited.
#pragma once

#include "core/assault/files/writers/scenario_writer.h"
#include "editor/assault/document/sheet.h"

namespace hexwerk::assault::ui {

// The text of the file with what was changed, or a new one where there is none yet.
tl::expected<std::string, PatchError> changedText(const FileState &file, const Scenario &scenario);
// The same; all of it anew where the text of the file cannot be followed.
std::string textNow(const FileState &file, const Scenario &scenario);

} // namespace hexwerk::assault::ui
