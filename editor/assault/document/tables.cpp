#include "editor/assault/document/tables.h"

namespace hexwerk::assault::ui {

std::size_t itemCount(const Scenario &scenario, Table table, std::size_t index)
{
    if (table == Table::Scenario)
        return 1;
    const Table outer = outerTable(table);
    if (outer != table && index >= itemCount(scenario, outer))
        return 0;
    std::size_t count = 0;
    visitList(scenario, table, index, [&](const auto &list) { count = list.size(); });
    return count;
}

bool contains(const Scenario &scenario, ItemRef item)
{
    const bool isOuter = outerTable(item.table) == item.table;
    return (isOuter ? item.index : item.nested) < itemCount(scenario, item.table, item.index);
}

} // namespace hexwerk::assault::ui
