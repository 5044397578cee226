// Copied items of a scenario, or hexes of a board, on the clipboard of the program.
#pragma once

#include "core/assault/board/stamp.h"
#include "editor/assault/commands/item_edits.h"

#include <optional>

namespace hexwerk {

void putOnClipboard(assault::ui::Clip clip);
// Empty if something else lies there.
std::optional<assault::ui::Clip> clipFromClipboard();

void putOnClipboard(const assault::Stamp &stamp);
std::optional<assault::Stamp> stampFromClipboard();

} // namespace hexwerk
