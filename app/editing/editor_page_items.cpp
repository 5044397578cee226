// What the editor does with items that are chosen: copy, remove, move, turn.
#include "app/assault/editing/clipboard.h"
#include "app/editing/editor_page.h"
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

namespace hexwerk {

// On the map what is chosen there; on the other page the entry of the list that has the keyboard.
std::vector<assault::ui::ItemRef> EditorPage::chosenItems() const
{
    if (isMapShown())
        return m_selection.items();
    if (isLibraryShown())
        return {};
    const std::optional<assault::ui::ItemRef> entry = m_scenario->entryWithFocus();
    return entry ? std::vector{*entry} : std::vector<assault::ui::ItemRef>();
}

void EditorPage::copy()
{
    if (isOnHexes())
        return copyHexes();
    if (const std::vector<assault::ui::ItemRef> items = chosenItems(); !items.empty())
        assault::ui::putOnClipboard(clipOf(m_document.scenario(), items));
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
    if (const std::optional<assault::Stamp> stamp = assault::ui::stampFromClipboard();
        stamp && isMapShown())
        return takeStamp(*stamp);
    std::optional<assault::ui::Clip> clip = assault::ui::clipFromClipboard();
    for (int t = 1; clip && t < assault::ui::kOuterTables; ++t)
        if (const auto table = static_cast<assault::ui::Table>(t);
            (isMapShown() && !m_layers.isOpen(table)) || (m_document.isTile() && !isOfTiles(table)))
            visitOuterList(clip->items, table, [](auto &list) { list.clear(); });
    const Hex at = isMapShown() || !clip ? m_canvas->cursor() : clip->origin; // lists keep places
    if (!clip || (isMapShown() && at.isNowhere()))
        return;
    const assault::Scenario before = m_document.scenario();
    m_document.push(std::make_unique<assault::ui::PasteCommand>(m_document, *clip, at));
    std::vector<assault::ui::ItemRef> pasted;
    for (int t = 1; t < assault::ui::kOuterTables; ++t)
        for (std::size_t i = itemCount(before, static_cast<assault::ui::Table>(t));
             i < itemCount(m_document.scenario(), static_cast<assault::ui::Table>(t)); ++i)
            pasted.push_back({static_cast<assault::ui::Table>(t), i, 0});
    if (!isMapShown() && !pasted.empty())
        scenarioPage().showItem(pasted.back());
    m_selection.set(std::move(pasted));
}

void EditorPage::removeChosen()
{
    if (isLibraryShown())
        return m_library->removeChosen();
    if (isOnHexes())
        return m_document.push(std::make_unique<assault::ui::EraseCommand>(
            m_document, m_selection.hexes(), assault::ui::Erasure::Everything, QString(),
            m_layers.closed()));
    std::vector<assault::ui::ItemRef> items = chosenItems();
    std::erase_if(items,
                  [this](assault::ui::ItemRef item) { return isMapShown() && !isSeen(item); });
    if (!items.empty())
        m_document.push(std::make_unique<assault::ui::RemoveItemsCommand>(m_document, items));
    else if (isMapShown())
        emit told(tr("Choose on the map what is to be removed."));
}

// Marked on the map, or in the tray beside it.
bool EditorPage::isSeen(assault::ui::ItemRef item) const
{
    if (!hexesOf(m_document, item).empty())
        return m_layers.isOpen(item.table);
    return item.table == assault::ui::Table::Unit && m_tray->isVisible();
}

void EditorPage::selectAllUnits()
{
    std::vector<assault::ui::ItemRef> units;
    for (std::size_t i = 0; i < m_document.scenario().units.size(); ++i)
        if (m_layers.isOpen(assault::ui::EditLayer::Units))
            units.push_back({assault::ui::Table::Unit, i, 0});
    m_selection.set(std::move(units));
}

static bool isTile(assault::ui::ItemRef item)
{
    return item.table == assault::ui::Table::Tile;
}

// The first of them goes to the hex in that direction, the others keep their places beside it.
// Tiles lie at every other column.
void EditorPage::moveChosen(int columns, int rows)
{
    const std::vector<assault::ui::ItemRef> &chosen = m_selection.items();
    const auto first = std::find_if(chosen.begin(), chosen.end(), [&](assault::ui::ItemRef item) {
        return hexOf(m_document.scenario(), item).has_value();
    });
    if (first == chosen.end())
        return;
    if (std::any_of(chosen.begin(), chosen.end(), isTile))
        columns *= 2;
    const Hex from = *hexOf(m_document.scenario(), *first);
    const Hex to = Hex::at(from.column() + columns, from.row() + rows);
    m_document.push(std::make_unique<assault::ui::MoveItemsCommand>(
        m_document, chosen, assault::ui::offsetBetween(from, to)));
    m_canvas->ensureVisible(to);
}

void EditorPage::turnTile()
{
    for (const assault::ui::ItemRef item : m_selection.items())
        if (isTile(item))
            return m_document.push(
                std::make_unique<assault::ui::TurnTileCommand>(m_document, item.index));
    emit told(tr("Choose a tile first."));
}

} // namespace hexwerk
