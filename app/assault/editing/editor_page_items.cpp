// What the editor does with items that are chosen: copy, remove, move, turn.
#include "app/assault/editing/clipboard.h"
#include "app/assault/editing/editor_page.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/panels/map/tray_panel.h"

#include <algorithm>

namespace hexwerk::assault::ui {

// On the map what is chosen there; on the other page the entry of the list that has the keyboard.
std::vector<ItemRef> EditorPage::chosenItems() const
{
    if (isMapShown())
        return m_selection.items();
    if (isLibraryShown())
        return {};
    const std::optional<ItemRef> entry = m_scenario->entryWithFocus();
    return entry ? std::vector{*entry} : std::vector<ItemRef>();
}

void EditorPage::copy()
{
    if (isOnHexes())
        return copyHexes();
    if (const std::vector<ItemRef> items = chosenItems(); !items.empty())
        putOnClipboard(clipOf(m_document.scenario(), items));
}

void EditorPage::cut()
{
    copy();
    removeChosen();
}

void EditorPage::paste()
{
    if (isLibraryShown())
        return;
    if (const std::optional<Stamp> stamp = stampFromClipboard(); stamp && isMapShown())
        return takeStamp(*stamp);
    std::optional<Clip> clip = clipFromClipboard();
    for (int t = 1; clip && t < kOuterTables; ++t)
        if (const auto table = static_cast<Table>(t);
            (isMapShown() && !m_layers.isOpen(table)) || (m_document.isTile() && !isOfTiles(table)))
            visitOuterList(clip->items, table, [](auto &list) { list.clear(); });
    const Hex at = isMapShown() || !clip ? m_canvas->cursor() : clip->origin; // lists keep places
    if (!clip || (isMapShown() && at.isNowhere()))
        return;
    const Scenario before = m_document.scenario();
    m_document.push(std::make_unique<PasteCommand>(m_document, *clip, at));
    std::vector<ItemRef> pasted;
    for (int t = 1; t < kOuterTables; ++t)
        for (std::size_t i = itemCount(before, static_cast<Table>(t));
             i < itemCount(m_document.scenario(), static_cast<Table>(t)); ++i)
            pasted.push_back({static_cast<Table>(t), i, 0});
    if (!isMapShown() && !pasted.empty())
        scenarioPage().showItem(pasted.back());
    m_selection.set(std::move(pasted));
}

void EditorPage::removeChosen()
{
    if (isLibraryShown())
        return m_library->removeChosen();
    if (isOnHexes())
        return m_document.push(std::make_unique<EraseCommand>(
            m_document, m_selection.hexes(), Erasure::Everything, QString(), m_layers.closed()));
    std::vector<ItemRef> items = chosenItems();
    std::erase_if(items, [this](ItemRef item) { return isMapShown() && !isSeen(item); });
    if (!items.empty())
        m_document.push(std::make_unique<RemoveItemsCommand>(m_document, items));
    else if (isMapShown())
        emit told(tr("Select what to remove on the map."));
}

// Marked on the map, or in the tray beside it.
bool EditorPage::isSeen(ItemRef item) const
{
    if (!hexesOf(m_document, item).empty())
        return m_layers.isOpen(item.table);
    return item.table == Table::Unit && m_tray->isVisible();
}

void EditorPage::selectAllUnits()
{
    std::vector<ItemRef> units;
    for (std::size_t i = 0; i < m_document.scenario().units.size(); ++i)
        if (m_layers.isOpen(EditLayer::Units))
            units.push_back({Table::Unit, i, 0});
    m_selection.set(std::move(units));
}

static bool isTile(ItemRef item)
{
    return item.table == Table::Tile;
}

// The first of them goes to the hex in that direction, the others keep their places beside it.
// Tiles lie at every other column.
void EditorPage::moveChosen(int columns, int rows)
{
    const std::vector<ItemRef> &chosen = m_selection.items();
    const auto first = std::find_if(chosen.begin(), chosen.end(), [&](ItemRef item) {
        return hexOf(m_document.scenario(), item).has_value();
    });
    if (first == chosen.end())
        return;
    if (std::any_of(chosen.begin(), chosen.end(), isTile))
        columns *= 2;
    const Hex from = *hexOf(m_document.scenario(), *first);
    const Hex to = Hex::at(from.column() + columns, from.row() + rows);
    m_document.push(
        std::make_unique<MoveItemsCommand>(m_document, chosen, offsetBetween(from, to)));
    m_canvas->ensureVisible(to);
}

void EditorPage::turnTile()
{
    for (const ItemRef item : m_selection.items())
        if (isTile(item))
            return m_document.push(std::make_unique<TurnTileCommand>(m_document, item.index));
    emit told(tr("Select a tile first."));
}

} // namespace hexwerk::assault::ui
