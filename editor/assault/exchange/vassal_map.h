// The map of a module: board, grids, what can be done there, and the stacks of the start.
#pragma once

#include "editor/assault/exchange/vassal_module.h"
#include "editor/assault/exchange/vassal_xml.h"

namespace hexwerk::assault::ui {

void writeVassalMap(VassalXml &xml, const VassalModule &module);
// A piece of a stack or a list.
void writeVassalSlot(VassalXml &xml, const VassalSlot &slot);

} // namespace hexwerk::assault::ui
