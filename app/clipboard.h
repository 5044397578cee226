// Copied items of a scenario, or hexes of a board, on the clipboard of the program.
#pragma once

#include "core/board/stamp.h"
#include "editor/commands/item_edits.h"

#include <optional>

namespace hexwerk {

void putOnClipboard(editor::Clip clip);
// Empty if something else lies there.
std::optional<editor::Clip> clipFromClipboard();

void putOnClipboard(const Stamp &stamp);
std::optional<Stamp> stampFromClipboard();

} // namespace hexwerk
