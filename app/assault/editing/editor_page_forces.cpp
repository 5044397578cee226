// What the editor does with the forces of the sides.
#include <QDockWidget>
#include <QMenu>

#include "app/assault/editing/editor_page.h"
#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/commands/loading.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/panels/course/timeline_panel.h"
#include "editor/assault/panels/map/hex_menu.h"
#include "editor/assault/panels/map/points_panel.h"
#include "editor/assault/panels/map/tray_panel.h"
#include "editor/assault/panels/map/unit_menu.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/assault/tools/unit_drop.h"

#include <algorithm>

namespace hexwerk::assault::ui {

// Beside the problems: they are wide and low.
std::vector<PanelEntry> EditorPage::forcePanels()
{
    m_timeline = new TimelinePanel(m_document, m_properties, this);
    auto *points = new PointsPanel(m_document, this);
    for (QWidget *panel :
         std::initializer_list<QWidget *>{m_timeline, points}) // no higher than these
        panel->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    connect(m_timeline, &TimelinePanel::editWanted, this,
            [this](ItemRef group) { showPlace(group, "turn", {}, Table::Reinforcement); });
    constexpr auto kBoth = PanelEntry::Beside::MapAndScenario;
    return {{QStringLiteral("timeline"), 8, [] { return tr("Timeline"); }, Qt::BottomDockWidgetArea,
             m_timeline, kBoth},
            {QStringLiteral("points"), 9, [] { return tr("Points"); }, Qt::BottomDockWidgetArea,
             points, kBoth}};
}

// No less than it needs, when it is seen.
void EditorPage::giveTimelineRoom()
{
    QDockWidget *dock = dockOf(QLatin1String("timeline"));
    const int least = m_timeline->sizeHint().height();
    if (!dock->isFloating() && m_timeline->height() < least)
        resizeDocks({dock}, {dock->height() + least - m_timeline->height()}, Qt::Vertical);
}

void EditorPage::connectForces()
{
    m_drop =
        new UnitDrop({m_document, m_selection, m_palette, m_layers, m_stamps}, *m_canvas, this);
    connect(m_drop, &UnitDrop::said, this, &EditorPage::told);
    connect(m_tray, &TrayPanel::bringOnWanted, this, &EditorPage::bringOn);
    connect(m_canvas, &MapCanvas::contextMenuRequested, this, &EditorPage::showMenu);
    const auto on = [this](MapAct act, auto slot) {
        connect(m_mapActions[act], &QAction::triggered, this, slot);
    };
    on(MapAct::Load, &EditorPage::load);
    on(MapAct::Unload, [this] {
        m_document.push(std::make_unique<UnloadUnitsCommand>(m_document, chosenUnits()));
    });
    on(MapAct::TakeOff,
       [this] { m_document.push(std::make_unique<TakeOffCommand>(m_document, chosenUnits())); });
    on(MapAct::SeenBy, &EditorPage::showNextView);
}

void EditorPage::bringOn(const std::vector<std::size_t> &units)
{
    if (!m_canvas->cursor().isNowhere())
        m_drop->bringTo(units, m_canvas->cursor());
}

std::vector<std::size_t> EditorPage::chosenUnits() const
{
    std::vector<std::size_t> units;
    for (const ItemRef item : m_selection.items())
        if (item.table == Table::Unit)
            units.push_back(item.index);
    return units;
}

void EditorPage::load()
{
    const std::vector<std::size_t> units = chosenUnits();
    const Scenario &scenario = m_document.scenario();
    if (units.empty())
        return emit told(tr("Select units first."));
    const auto transport = transportAt(scenario, m_document.library(), m_canvas->cursor(),
                                       scenario.units[units.front()].side);
    if (!transport || std::find(units.begin(), units.end(), *transport) != units.end())
        return emit told(tr("Move the cursor to a transport vehicle of the same side first."));
    std::vector<UnitSpec> riders;
    for (const std::size_t unit : units)
        riders.push_back(scenario.units[unit]);
    if (const auto ruling = boardingRuling(scenario, m_document.library(), riders, *transport);
        !ruling)
        return emit told(RefusalText::withRule(ruling.error()));
    m_document.push(std::make_unique<LoadUnitsCommand>(m_document, units, *transport));
}

// The stamp or tile in hand, else the units and overlays that are chosen.
void EditorPage::turn(int sixths)
{
    if (m_toolBox->current() == ToolId::Stamp)
        return m_palette.choose(&PaletteChoices::stamp, turned(m_palette.choices().stamp, sixths));
    if (m_toolBox->current() == ToolId::Tile)
        return m_palette.choose(&PaletteChoices::isTileTurned, !m_palette.choices().isTileTurned);
    m_document.push(std::make_unique<TurnItemsCommand>(m_document, m_selection.items(), sixths));
}

void EditorPage::showNextView()
{
    std::vector<std::string> viewers = {{}};
    for (const SideSpec &side : m_document.scenario().sides)
        viewers.push_back(side.id);
    const auto now = std::find(viewers.begin(), viewers.end(), m_layers.seenBy());
    const bool isLast = now == viewers.end() || now + 1 == viewers.end();
    m_layers.setSeenBy(isLast ? std::string() : *(now + 1));
}

// What a right click means: what is chosen here, else the topmost thing in the hex, else the hex.
void EditorPage::chooseFor(Hex hex)
{
    const std::vector<Hex> &hexes = m_selection.hexes();
    if (isOnHexes() && std::find(hexes.begin(), hexes.end(), hex) != hexes.end())
        return;
    const std::vector<ItemRef> &chosen = m_selection.items();
    const bool isChosen = std::any_of(chosen.begin(), chosen.end(), [&](ItemRef item) {
        const std::vector<Hex> covered = hexesOf(m_document, item);
        return std::find(covered.begin(), covered.end(), hex) != covered.end();
    });
    std::vector<ItemRef> here = itemsAt(m_document.scenario(), hex);
    std::erase_if(here, [this](ItemRef item) { return !m_layers.isOpen(item.table); });
    if (!isChosen)
        m_selection.set(here.empty() ? std::vector<ItemRef>() : std::vector{here.front()});
    m_selection.setHexes(m_selection.isEmpty() ? std::vector{hex} : std::vector<Hex>());
}

void EditorPage::showMenu(const HexPointer &pointer, QPoint at)
{
    m_canvas->setCursor(pointer.hex);
    chooseFor(pointer.hex);
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    if (const std::vector<std::size_t> units = chosenUnits(); !units.empty()) {
        UnitMenu(m_document, m_properties, units).fill(menu);
        menu.addSeparator();
        menu.addActions({m_mapActions[MapAct::Load], m_mapActions[MapAct::Unload],
                         m_mapActions[MapAct::TakeOff]});
    }
    if (isOnHexes()) {
        HexMenu(m_document, m_layers, m_selection.hexes()).fill(menu);
        menu.addActions({m_mapActions[MapAct::ReplaceTerrain], m_mapActions[MapAct::KeepStamp]});
        if (!m_document.isTile())
            menu.addAction(m_mapActions[MapAct::EditTile]);
    } else {
        menu.addActions({m_mapActions[MapAct::TurnLeft], m_mapActions[MapAct::TurnRight]});
    }
    menu.addSeparator();
    menu.addActions({m_actions[Act::Cut], m_actions[Act::Copy], m_actions[Act::Paste]});
    menu.addSeparator();
    menu.addAction(m_actions[Act::Delete]);
    menu.exec(at);
}

} // namespace hexwerk::assault::ui
