// The Troop Status Board at true size: a turn record, and each track as boxes for counters.
#pragma once

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/paper/sheets.h"
#include "editor/paper/sheet_book.h"

#include <vector>

namespace hexwerk::assault::ui {

// Millimetres of a box's side: a counter with room for fingers.
double statusBoxSize(const SheetOptions &options);

// On paper that lies; what is too large for one page goes on below it. In the language of the
// window.
std::vector<editor::SheetPage> statusBoardPages(const ScenarioDocument &document,
                                                const SheetOptions &options);

} // namespace hexwerk::assault::ui
