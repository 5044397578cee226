#include "editor/assault/tools/select_tool.h"

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/loading.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/assault/tools/crowding.h"
#include "editor/assault/tools/hex_shapes.h"
#include "editor/assault/tools/tile_layout.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static bool covers(const TilePlacement &placement, const DataStore &library, Hex hex)
{
    const std::optional<TileRect> rect = rectOf(placement, library.tileLookup());
    return rect ? rect->contains(hex) : placement.at == hex;
}

void SelectTool::dropClosed(std::vector<ItemRef> &items) const
{
    std::erase_if(items, [&](ItemRef item) { return !layers().isOpen(item.table); });
}

std::vector<ItemRef> SelectTool::itemsHere(Hex hex) const
{
    const Scenario &scenario = document().scenario();
    std::vector<ItemRef> here = itemsAt(scenario, hex);
    for (std::size_t i = 0; i < scenario.board.roads.size(); ++i) {
        const std::vector<Hex> &road = scenario.board.roads[i].hexes;
        if (std::find(road.begin(), road.end(), hex) != road.end())
            here.push_back({Table::Road, i});
    }
    for (std::size_t i = 0; i < scenario.board.tiles.size(); ++i)
        if (covers(scenario.board.tiles[i], document().library(), hex))
            here.push_back({Table::Tile, i});
    dropClosed(here);
    return here;
}

void SelectTool::chooseBelow(const std::vector<ItemRef> &here)
{
    const auto &chosen = selection().items();
    const auto at =
        chosen.size() == 1 ? std::find(here.begin(), here.end(), chosen.front()) : here.end();
    const bool isLast = at == here.end() || at + 1 == here.end();
    selection().set({isLast ? here.front() : *(at + 1)});
}

void SelectTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    m_from = m_at = pointer.hex;
    m_moved = false;
    m_wasRefused = false;
    m_dropped.reset();
    m_drag = document().nextGesture();
    const std::vector<ItemRef> here = itemsHere(pointer.hex);
    if (pointer.modifiers.testFlag(Qt::ControlModifier)) {
        if (!here.empty())
            selection().toggle(here.front());
        m_doing = Doing::Nothing;
        return;
    }
    m_wasChosen = std::any_of(here.begin(), here.end(),
                              [&](ItemRef item) { return selection().contains(item); });
    if (!m_wasChosen)
        selection().set(here.empty() ? std::vector<ItemRef>() : std::vector{here.front()});
    // A tile or road is under everything: a frame can begin on it unless it was chosen before.
    const bool isGround =
        here.empty() || here.front().table == Table::Tile || here.front().table == Table::Road;
    m_doing = isGround && !m_wasChosen ? Doing::Framing : Doing::Dragging;
}

void SelectTool::move(const HexPointer &pointer)
{
    if (m_doing == Doing::Nothing || pointer.hex == m_at)
        return;
    m_moved = true;
    if (m_doing == Doing::Dragging) {
        const std::vector<ItemRef> chosen = selection().items();
        document().push(std::make_unique<MoveItemsCommand>(
            document(), chosen, offsetBetween(m_at, pointer.hex), m_drag));
    }
    m_at = pointer.hex;
}

std::optional<SelectTool::Boarding> SelectTool::boardingAt(Hex hex) const
{
    const DataStore &library = document().library();
    const std::vector<UnitSpec> &units = document().scenario().units;
    std::vector<std::size_t> dragged;
    for (const ItemRef item : selection().items())
        if (item.table == Table::Unit)
            dragged.push_back(item.index);
    for (const std::size_t unit : dragged) {
        const UnitCard *card = library.cards.unit(units.at(unit).card);
        if (units[unit].at != hex || !card || card->type == UnitType::Vehicle)
            continue;
        const auto transport =
            transportAt(document().scenario(), library, hex, units[unit].side, dragged);
        if (transport)
            return Boarding{unit, *transport};
    }
    return std::nullopt;
}

Ruling<> SelectTool::ruling(const Boarding &boarding) const
{
    const Scenario &scenario = document().scenario();
    return boardingRuling(scenario, document().library(), {scenario.units[boarding.unit]},
                          boarding.transport);
}

// With the drag it is one step.
void SelectTool::boardAt(Hex hex)
{
    const std::optional<Boarding> boarding = boardingAt(hex);
    m_wasRefused = boarding && !ruling(*boarding);
    if (boarding && !m_wasRefused)
        document().push(std::make_unique<LoadUnitsCommand>(document(), std::vector{boarding->unit},
                                                           boarding->transport, m_drag));
}

QString SelectTool::says(const HexPointer &pointer) const
{
    const bool isDragged = m_doing == Doing::Dragging;
    const auto boarding = isDragged || m_wasRefused ? boardingAt(pointer.hex) : std::nullopt;
    if (!boarding)
        return isDragged || m_dropped == pointer.hex ? crowding(document().scenario(), pointer.hex)
                                                     : QString();
    if (const Ruling<> can = ruling(*boarding); !can)
        return isDragged ? RefusalText::withRule(can.error())
                         //: %1 is the reason
                         : tr("Not loaded, but placed beside it: %1")
                               .arg(RefusalText::withRule(can.error()));
    return isDragged ? tr("It boards the transport here.") : QString();
}

void SelectTool::release(const HexPointer &pointer)
{
    const Doing done = m_doing;
    m_doing = Doing::Nothing;
    if (done == Doing::Framing && m_moved) {
        std::vector<ItemRef> framed;
        for (const Hex hex : hexRectangle(m_from, m_at))
            for (const ItemRef item : itemsAt(document().scenario(), hex))
                framed.push_back(item);
        dropClosed(framed);
        selection().set(std::move(framed));
    } else if (done == Doing::Dragging && m_moved) {
        boardAt(pointer.hex);
        m_dropped = pointer.hex;
    } else if (done == Doing::Dragging && !m_moved && m_wasChosen) {
        chooseBelow(itemsHere(pointer.hex));
    }
}

void SelectTool::cancel()
{
    m_wasRefused = false;
    if (std::exchange(m_doing, Doing::Nothing) == Doing::Nothing)
        selection().clear();
}

std::vector<SceneHighlight> SelectTool::preview(const HexPointer &pointer) const
{
    const auto boarding = m_doing == Doing::Dragging ? boardingAt(pointer.hex) : std::nullopt;
    if (boarding)
        return {
            {pointer.hex, ruling(*boarding) ? HighlightKind::Brush : HighlightKind::Problem, {}}};
    std::vector<SceneHighlight> band;
    if (m_doing == Doing::Framing && m_moved)
        for (const Hex hex : hexRectangle(m_from, m_at))
            band.push_back({hex, HighlightKind::Band, {}});
    return band;
}

} // namespace hexwerk::assault::ui
