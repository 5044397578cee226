#include "editor/assault/models/selection.h"

#include "editor/assault/document/scenario_document.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

Selection::Selection(const ScenarioDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &ScenarioDocument::changed, this, &Selection::follow);
    connect(&document, &ScenarioDocument::replaced, this, &Selection::forgetAll);
    connect(&document, &ScenarioDocument::boardReplaced, this, [this] { setHexes(m_hexes); });
}

bool Selection::contains(ItemRef item) const
{
    return std::find(m_items.begin(), m_items.end(), item) != m_items.end();
}

void Selection::set(std::vector<ItemRef> items)
{
    std::erase_if(items, [&](ItemRef item) { return !ui::contains(m_document.scenario(), item); });
    if (items == m_items)
        return;
    m_items = std::move(items);
    m_counts.clear();
    for (const ItemRef item : m_items)
        m_counts[item.table] = itemCount(m_document.scenario(), item.table, item.index);
    emit changed();
}

void Selection::toggle(ItemRef item)
{
    std::vector<ItemRef> items = m_items;
    if (std::erase(items, item) == 0)
        items.push_back(item);
    set(std::move(items));
}

void Selection::setHexes(std::vector<Hex> hexes)
{
    std::erase_if(hexes, [&](Hex hex) { return !m_document.board().contains(hex); });
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    if (hexes == m_hexes)
        return;
    m_hexes = std::move(hexes);
    emit hexesChanged();
}

void Selection::follow(Table table)
{
    const auto counted = m_counts.find(table);
    if (counted == m_counts.end() || counted->second == itemCount(m_document.scenario(), table))
        return;
    std::vector<ItemRef> left = m_items;
    std::erase_if(left, [&](ItemRef item) { return outerTable(item.table) == table; });
    set(std::move(left));
}

void Selection::forgetAll()
{
    m_items.clear();
    m_counts.clear();
    emit changed();
    setHexes({});
}

} // namespace hexwerk::assault::ui
