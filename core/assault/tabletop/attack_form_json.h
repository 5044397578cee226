// A form in the JSON of an order: what goes without saying is left out.
#pragma once

#include "core/assault/tabletop/attack_form.h"
#include "core/assault/tabletop/table_rules.h"

#include <nlohmann/json.hpp>

namespace hexwerk::assault {

// Keys into an order that is an attack, or a unit that joins.
void addForm(nlohmann::ordered_json &order, const AttackForm &form, const TableRules &rules);
nlohmann::ordered_json unitJson(const TableUnit &unit);

// Refused as NotAnOrder: a key that no form has, a value of another type, a name of nothing. Throws
// nlohmann::json::exception where a key is missing.
Ruling<AttackForm> formFromJson(const nlohmann::ordered_json &order, const TableRules &rules);
Ruling<TableUnit> unitFromJson(const nlohmann::ordered_json &unit);

} // namespace hexwerk::assault
