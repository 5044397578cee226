// The rules that are in force at a table.
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/assault/tables/system_data.h"

#include <map>
#include <string>

namespace hexwerk::assault {

struct TableRules
{
    SystemData data = {};
    CardStore cards = {};
    std::string profile = "sicily43-en";
    std::map<std::string, OptionValue> options = {};
};

// The chart as the profile has it.
TerrainChart chartOf(const TableRules &rules);

} // namespace hexwerk::assault
