// The page of the palette with the stamps of the library.
#pragma once

#include "editor/assault/tools/tool.h"

namespace hexwerk::assault::ui {

class PalettePage;

void addStamps(PalettePage &page, Workbench workbench);

} // namespace hexwerk::assault::ui
