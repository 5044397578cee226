// The sheet of a scenario: its map, and all that players need before the first turn.
#pragma once

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/paper/sheets.h"
#include "editor/paper/sheet_book.h"

#include <vector>

namespace hexwerk::assault::ui {

// For both sides: without mines and without what is said of them. In the language of the window.
std::vector<editor::SheetPage> scenarioPages(const ScenarioDocument &document,
                                             const SheetOptions &options);

} // namespace hexwerk::assault::ui
