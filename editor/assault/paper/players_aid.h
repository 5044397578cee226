// The players' aid: the tables in force at a glance.
#pragma once

#include "core/rulebook/rulebook.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/library/corrections.h"
#include "editor/assault/paper/sheets.h"
#include "editor/paper/sheet_book.h"

#include <vector>

namespace hexwerk::assault::ui {

// As the edition of the scenario has them, on paper that lies. Values that the owner corrected are
// marked, and each value has the mark of its source. Support from outside is left out where the
// scenario has none.
std::vector<editor::SheetPage> playersAidPages(const ScenarioDocument &document,
                                               const Corrections &corrections,
                                               const Rulebook &rulebook,
                                               const SheetOptions &options);

} // namespace hexwerk::assault::ui
