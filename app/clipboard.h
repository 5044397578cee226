// Copied items of a scenario on the clipboard of the program.
#pragma once

#include "editor/commands/item_edits.h"

#include <optional>

namespace hexwerk {

void putOnClipboard(editor::Clip clip);
// Empty if something else lies there.
std::optional<editor::Clip> clipFromClipboard();

} // namespace hexwerk
