// What the editor does with the map as such: layers, ways of painting, hexes that are chosen.
#include "app/assault/editing/editor_page.h"
#include "app/assault/map/map_seen.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/panels/map/layers_panel.h"
#include "editor/assault/panels/map/tray_panel.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static QString inOneLine(QString said)
{
    return said.replace(QLatin1Char('\n'), QStringLiteral(" - "));
}

void EditorPage::connectMap()
{
    connect(&m_layers, &EditLayers::changed, this, &EditorPage::applyLayers);
    connect(m_own[OwnAct::Zones], &QAction::toggled, this,
            [this](bool shown) { m_layers.setShown(EditLayer::Zones, shown); });
    connect(m_own[OwnAct::Picture], &QAction::toggled, this,
            [this](bool shown) { m_layers.setShown(EditLayer::Picture, shown); });
    connect(&m_pictures, &PictureStore::read, this, &EditorPage::refreshScene);
    connect(&m_selection, &Selection::hexesChanged, this,
            [this] { m_canvas->setChosen(m_selection.hexes()); });
    connect(m_toolBox, &ToolBox::said, this, [this](const QString &said) {
        if (!said.isEmpty()) // of a drag too, and of its end
            emit told(inOneLine(said));
    });
    connect(m_toolBox, &ToolBox::refused, this, [this](EditLayer layer) {
        //: %1 is a layer of the map, such as Roads
        emit told(tr("The layer \"%1\" is hidden or locked. Change this in the Layers panel.")
                      .arg(LayersPanel::nameOf(layer)));
    });
    connect(m_tray, &TrayPanel::chosen, this, [this](const std::vector<std::size_t> &units) {
        std::vector<ItemRef> items;
        for (const std::size_t unit : units)
            items.push_back({Table::Unit, unit, 0});
        m_selection.set(std::move(items));
    });
    MapSeen::connectLayers(m_own, *m_canvas);
    connectMapActions();
    connectForces();
    connectRegionActions();
}

// What lies in the hex, and what the tool has to say of it.
QString EditorPage::words(const HexPointer &pointer) const
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
    choose(MapAct::Brush1, &PaletteChoices::brush, 0);
    choose(MapAct::Brush7, &PaletteChoices::brush, 1);
    choose(MapAct::Brush19, &PaletteChoices::brush, 2);
    choose(MapAct::Strokes, &PaletteChoices::shape, PaintShape::Brush);
    choose(MapAct::Line, &PaletteChoices::shape, PaintShape::Line);
    choose(MapAct::Rectangle, &PaletteChoices::shape, PaintShape::Rectangle);
    choose(MapAct::Fill, &PaletteChoices::shape, PaintShape::Fill);
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

static MapLayers paintedAs(EditLayer layer)
{
    switch (layer) {
    case EditLayer::Terrain:
        return MapLayer::Terrain;
    case EditLayer::Levels:
        return MapLayers(MapLayer::Relief) | MapLayer::Levels;
    case EditLayer::Roads:
        return MapLayer::Roads;
    case EditLayer::Hexsides:
        return MapLayer::Hexsides;
    case EditLayer::Overlays:
        return MapLayer::Overlays;
    case EditLayer::Smoke:
        return MapLayer::Smoke;
    case EditLayer::Mines:
        return MapLayer::Mines;
    case EditLayer::Objectives:
        return MapLayer::Objectives;
    case EditLayer::Units:
        return MapLayer::Units;
    case EditLayer::Zones:
        return MapLayer::Zones;
    case EditLayer::Labels:
        return MapLayer::Labels;
    case EditLayer::Picture:
        return MapLayer::Picture;
    }
    return {};
}

void EditorPage::applyLayers()
{
    MapLayers hidden;
    for (int i = 0; i < kEditLayers; ++i)
        if (const auto layer = static_cast<EditLayer>(i); !m_layers.isShown(layer))
            hidden |= paintedAs(layer);
    m_canvas->setHiddenLayers(hidden);
    refreshScene(); // who sees the minefields
    m_own[OwnAct::Zones]->setChecked(m_layers.isShown(EditLayer::Zones));
    m_own[OwnAct::Picture]->setChecked(m_layers.isShown(EditLayer::Picture));
    std::vector<ItemRef> left = m_selection.items();
    std::erase_if(left, [&](ItemRef item) { return !m_layers.isOpen(item.table); });
    m_selection.set(std::move(left));
}

// Whether the tool lays down what a tile may have.
static bool isOfTiles(ToolId tool)
{
    switch (tool) {
    case ToolId::Tile:
    case ToolId::Unit:
    case ToolId::Objective:
    case ToolId::Zone:
    case ToolId::Smoke:
    case ToolId::Mines:
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
    for (int i = 0; i < kTools; ++i)
        m_toolActions[static_cast<std::size_t>(i)]->setEnabled(
            edits && (!isTile || isOfTiles(static_cast<ToolId>(i))));
    for (const MapAct act : {MapAct::EditTile, MapAct::OtherSide})
        m_mapActions[act]->setEnabled(edits && !isTile);
    if (isTile && !isOfTiles(m_toolBox->current())) {
        m_toolActions.front()->setChecked(true);
        m_toolBox->take(ToolId::Select);
    }
}

// The tools themselves, then what works on the map, in menus of their own.
std::vector<ToolMenu> EditorPage::toolMenus() const
{
    const std::array titles = {tr("&Painting mode"), tr("&Hexes"), tr("&Rotation and stamps"),
                               tr("T&iles and board"), tr("&Units")};
    std::vector<ToolMenu> menus = {{{}, {m_toolActions.begin(), m_toolActions.end()}}};
    for (const QString &title : titles)
        menus.push_back({title, {}});
    for (int i = 0; i < kMapActs; ++i) {
        const auto act = static_cast<MapAct>(i);
        menus[1 + static_cast<std::size_t>(groupOf(act))].actions << m_mapActions[act];
    }
    menus[1 + static_cast<std::size_t>(MapActGroup::Tiles)].actions << m_own[OwnAct::TurnTile];
    return menus;
}

std::vector<QAction *> EditorPage::toolActions() const
{
    std::vector<QAction *> actions = m_toolActions;
    const std::vector<QAction *> ofMap = m_mapActions.all();
    actions.insert(actions.end(), ofMap.begin(), ofMap.end());
    return actions;
}

} // namespace hexwerk::assault::ui
