// Copied items of a scenario, or hexes of a board, on the clipboard of the program.
#pragma once

#include "core/assault/board/stamp.h"
#include "editor/assault/commands/item_edits.h"

#include <optional>

namespace hexwerk::assault::ui {

void putOnClipboard(Clip clip);
// Empty if something else lies there.
std::optional<Clip> clipFromClipboard();

void putOnClipboard(const Stamp &stamp);
std::optional<Stamp> stampFromClipboard();

} // namespace hexwerk::assault::ui
