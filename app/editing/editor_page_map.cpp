// What the editor does with the map as such: layers, ways of painting, hexes that are chosen.
#include "app/assault/map/map_seen.h"
#include "app/editing/editor_page.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/panels/map/layers_panel.h"
#include "editor/assault/panels/map/tray_panel.h"

#include <algorithm>

namespace hexwerk {

static QString inOneLine(QString said)
{
    return said.replace(QLatin1Char('\n'), QStringLiteral(" - "));
}

void EditorPage::connectMap()
{
    connect(&m_layers, &assault::ui::EditLayers::changed, this, &EditorPage::applyLayers);
    connect(m_actions[Act::Zones], &QAction::toggled, this,
            [this](bool shown) { m_layers.setShown(assault::ui::EditLayer::Zones, shown); });
    connect(m_actions[Act::Picture], &QAction::toggled, this,
            [this](bool shown) { m_layers.setShown(assault::ui::EditLayer::Picture, shown); });
    connect(&m_pictures, &assault::ui::PictureStore::read, this, &EditorPage::refreshScene);
    connect(&m_selection, &assault::ui::Selection::hexesChanged, this,
            [this] { m_canvas->setChosen(m_selection.hexes()); });
    connect(m_toolBox, &assault::ui::ToolBox::said, this, [this](const QString &said) {
        if (!said.isEmpty()) // of a drag too, and of its end
            emit told(inOneLine(said));
    });
    connect(m_toolBox, &assault::ui::ToolBox::refused, this, [this](assault::ui::EditLayer layer) {
        //: %1 is a layer of the map, such as Roads
        emit told(tr("The layer \"%1\" is hidden or locked. Open it in the panel of the layers.")
                      .arg(assault::ui::LayersPanel::nameOf(layer)));
    });
    connect(m_tray, &assault::ui::TrayPanel::chosen, this,
            [this](const std::vector<std::size_t> &units) {
                std::vector<assault::ui::ItemRef> items;
                for (const std::size_t unit : units)
                    items.push_back({assault::ui::Table::Unit, unit, 0});
                m_selection.set(std::move(items));
            });
    assault::ui::MapSeen::connectLayers(m_actions, *m_canvas);
    connectMapActions();
    connectForces();
    connectRegionActions();
}

// What lies in the hex, and what the tool has to say of it.
QString EditorPage::words(const assault::ui::HexPointer &pointer) const
{
    const QString said = m_toolBox->tool().says(pointer);
    return said.isEmpty() ? m_canvas->describe(pointer.hex) : inOneLine(said);
}

void EditorPage::connectMapActions()
{
    const auto on = [this](MapAct act, auto slot) {
        connect(m_mapActions[act], &QAction::triggered, this, slot);
    };
    const auto choose = [this, on](MapAct act, auto member, auto value) {
        on(act, [this, member, value] { m_palette.choose(member, value); });
    };
    choose(MapAct::Brush1, &assault::ui::PaletteChoices::brush, 0);
    choose(MapAct::Brush7, &assault::ui::PaletteChoices::brush, 1);
    choose(MapAct::Brush19, &assault::ui::PaletteChoices::brush, 2);
    choose(MapAct::Strokes, &assault::ui::PaletteChoices::shape, assault::ui::PaintShape::Brush);
    choose(MapAct::Line, &assault::ui::PaletteChoices::shape, assault::ui::PaintShape::Line);
    choose(MapAct::Rectangle, &assault::ui::PaletteChoices::shape,
           assault::ui::PaintShape::Rectangle);
    choose(MapAct::Fill, &assault::ui::PaletteChoices::shape, assault::ui::PaintShape::Fill);
    on(MapAct::PickUp, [this] {
        if (!m_canvas->cursor().isNowhere())
            m_toolBox->pickUp(m_canvas->pointerAtCursor());
    });
    on(MapAct::AllHexes, [this] {
        std::vector<Hex> all;
        for (std::size_t i = 0; i < m_document.board().size(); ++i)
            all.push_back(m_document.board().hexAt(i));
        m_selection.setHexes(std::move(all));
    });
    on(MapAct::NoHexes, [this] { m_selection.setHexes({}); });
}

static assault::ui::MapLayers paintedAs(assault::ui::EditLayer layer)
{
    switch (layer) {
    case assault::ui::EditLayer::Terrain:
        return assault::ui::MapLayer::Terrain;
    case assault::ui::EditLayer::Levels:
        return assault::ui::MapLayers(assault::ui::MapLayer::Relief) |
               assault::ui::MapLayer::Levels;
    case assault::ui::EditLayer::Roads:
        return assault::ui::MapLayer::Roads;
    case assault::ui::EditLayer::Hexsides:
        return assault::ui::MapLayer::Hexsides;
    case assault::ui::EditLayer::Overlays:
        return assault::ui::MapLayer::Overlays;
    case assault::ui::EditLayer::Smoke:
        return assault::ui::MapLayer::Smoke;
    case assault::ui::EditLayer::Mines:
        return assault::ui::MapLayer::Mines;
    case assault::ui::EditLayer::Objectives:
        return assault::ui::MapLayer::Objectives;
    case assault::ui::EditLayer::Units:
        return assault::ui::MapLayer::Units;
    case assault::ui::EditLayer::Zones:
        return assault::ui::MapLayer::Zones;
    case assault::ui::EditLayer::Labels:
        return assault::ui::MapLayer::Labels;
    case assault::ui::EditLayer::Picture:
        return assault::ui::MapLayer::Picture;
    }
    return {};
}

void EditorPage::applyLayers()
{
    assault::ui::MapLayers hidden;
    for (int i = 0; i < assault::ui::kEditLayers; ++i)
        if (const auto layer = static_cast<assault::ui::EditLayer>(i); !m_layers.isShown(layer))
            hidden |= paintedAs(layer);
    m_canvas->setHiddenLayers(hidden);
    refreshScene(); // who sees the minefields
    m_actions[Act::Zones]->setChecked(m_layers.isShown(assault::ui::EditLayer::Zones));
    m_actions[Act::Picture]->setChecked(m_layers.isShown(assault::ui::EditLayer::Picture));
    std::vector<assault::ui::ItemRef> left = m_selection.items();
    std::erase_if(left, [&](assault::ui::ItemRef item) { return !m_layers.isOpen(item.table); });
    m_selection.set(std::move(left));
}

// Whether the tool lays down what a tile may have.
static bool isOfTiles(assault::ui::ToolId tool)
{
    switch (tool) {
    case assault::ui::ToolId::Tile:
    case assault::ui::ToolId::Unit:
    case assault::ui::ToolId::Objective:
    case assault::ui::ToolId::Zone:
    case assault::ui::ToolId::Smoke:
    case assault::ui::ToolId::Mines:
        return false;
    default:
        return true;
    }
}

void EditorPage::enableTools(bool edits)
{
    const bool isTile = m_document.isTile();
    for (QAction *action : toolActions())
        action->setEnabled(edits);
    for (int i = 0; i < assault::ui::kTools; ++i)
        m_toolActions[static_cast<std::size_t>(i)]->setEnabled(
            edits && (!isTile || isOfTiles(static_cast<assault::ui::ToolId>(i))));
    for (const MapAct act : {MapAct::EditTile, MapAct::OtherSide})
        m_mapActions[act]->setEnabled(edits && !isTile);
    if (isTile && !isOfTiles(m_toolBox->current())) {
        m_toolActions.front()->setChecked(true);
        m_toolBox->take(assault::ui::ToolId::Select);
    }
}

QList<QAction *> EditorPage::toolGroup(ToolGroup group) const
{
    if (group == ToolGroup::Tools)
        return {m_toolActions.begin(), m_toolActions.end()};
    QList<QAction *> actions;
    for (int i = 0; i < kMapActs; ++i)
        if (const auto act = static_cast<MapAct>(i); groupOf(act) == group)
            actions << m_mapActions[act];
    return actions;
}

std::vector<QAction *> EditorPage::toolActions() const
{
    std::vector<QAction *> actions = m_toolActions;
    const std::vector<QAction *> ofMap = m_mapActions.all();
    actions.insert(actions.end(), ofMap.begin(), ofMap.end());
    return actions;
}

} // namespace hexwerk
