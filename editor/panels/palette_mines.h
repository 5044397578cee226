// What the palette of mines says of those that are laid and those that a player will lay.
#pragma once

#include "editor/panels/palette_page.h"

namespace hexwerk::editor {

void addMinesToLay(PalettePage &page, Workbench workbench);

} // namespace hexwerk::editor
