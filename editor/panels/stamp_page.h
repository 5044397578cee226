// The page of the palette with the stamps of the library.
#pragma once

#include "editor/tools/tool.h"

namespace hexwerk::editor {

class PalettePage;

void addStamps(PalettePage &page, Workbench workbench);

} // namespace hexwerk::editor
