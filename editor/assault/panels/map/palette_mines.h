// What the palette of mines says of those that are laid and those that a player will lay.
#pragma once

#include "editor/assault/panels/map/palette_page.h"

namespace hexwerk::assault::ui {

void addMinesToLay(PalettePage &page, Workbench workbench);

} // namespace hexwerk::assault::ui
