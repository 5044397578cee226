// The tables of the system beside the rules that speak of them, with the values in force.
#pragma once

#include <QString>

#include "editor/assault/document/shared_data.h"
#include "editor/assault/library/corrections.h"

#include <map>
#include <string>

namespace hexwerk::assault::ui {

// Rich text by the id of a rule: each table with the columns whose values the rule is the first to
// speak of. Values that the owner corrected are marked.
std::map<std::string, QString> tablesByRule(const Corrections &corrections,
                                            const DataStore &library);

// The row of the first table that has the place, with its head; empty if no table has it.
QString rowHtml(const TomlTable &system, const DataStore &library, const ValuePath &place);

} // namespace hexwerk::assault::ui
