// What the editor does with chosen hexes and with the board as a whole.
#include <QInputDialog>
#include <QLineEdit>

#include "app/assault/editing/clipboard.h"
#include "app/assault/editing/editor_page.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/commands/region_commands.h"
#include "editor/assault/panels/map/board_size_dialog.h"
#include "editor/assault/panels/map/replace_terrain_dialog.h"
#include "editor/assault/tools/tile_layout.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void EditorPage::connectRegionActions()
{
    const auto on = [this](MapAct act, auto slot) {
        connect(m_mapActions[act], &QAction::triggered, this, slot);
    };
    on(MapAct::TurnLeft, [this] { turn(-1); });
    on(MapAct::TurnRight, [this] { turn(1); });
    on(MapAct::Mirror,
       [this] { m_palette.choose(&PaletteChoices::stamp, mirrored(m_palette.choices().stamp)); });
    on(MapAct::KeepStamp, &EditorPage::keepStamp);
    on(MapAct::Raise, [this] { shiftLevels(1); });
    on(MapAct::Lower, [this] { shiftLevels(-1); });
    on(MapAct::ReplaceTerrain, &EditorPage::replaceTerrain);
    on(MapAct::BoardSize, &EditorPage::changeBoardSize);
    on(MapAct::EditTile, &EditorPage::editTile);
    on(MapAct::Underlay, &EditorPage::editPicture);
    on(MapAct::OtherSide, &EditorPage::showOtherSides);
}

// Whether copying and removing speak of hexes.
bool EditorPage::isOnHexes() const
{
    const bool hasHexTool =
        m_toolBox->current() == ToolId::Area || m_toolBox->current() == ToolId::Stamp;
    return isMapShown() && !m_selection.hexes().empty() && (hasHexTool || m_selection.isEmpty());
}

std::vector<Hex> EditorPage::hexesMeant() const
{
    if (!m_selection.hexes().empty())
        return m_selection.hexes();
    const Hex cursor = m_canvas->cursor();
    return cursor.isNowhere() ? std::vector<Hex>() : std::vector{cursor};
}

void EditorPage::copyHexes()
{
    const Stamp stamp = stampOf(m_document.board(), m_document.terrain(),
                                m_document.scenario().board.labels, m_selection.hexes());
    putOnClipboard(stamp);
    m_palette.choose(&PaletteChoices::copied, stamp);
    emit told(tr("%n hex(es) copied.", nullptr, static_cast<int>(m_selection.hexes().size())));
}

// Into the hand: a click or Enter lays it down, and it can be turned before.
void EditorPage::takeStamp(const Stamp &stamp)
{
    m_palette.choose(&PaletteChoices::copied, stamp);
    m_palette.choose(&PaletteChoices::stamp, stamp);
    m_toolActions[static_cast<std::size_t>(ToolId::Stamp)]->trigger();
}

void EditorPage::keepStamp()
{
    const std::vector<Hex> hexes = hexesMeant();
    if (hexes.empty())
        return;
    QInputDialog dialog(this);
    dialog.setInputMode(QInputDialog::TextInput);
    dialog.setWindowTitle(tr("Save as stamp"));
    dialog.setLabelText(tr("Name of the stamp"));
    dialog.findChild<QLineEdit *>()->setAccessibleName(tr("Name of the stamp"));
    const bool isNamed = dialog.exec() == QDialog::Accepted;
    const QString name = dialog.textValue().trimmed();
    if (!isNamed || name.isEmpty())
        return;
    const QString failure = m_stamps.keep(stampOf(m_document.board(), m_document.terrain(),
                                                  m_document.scenario().board.labels, hexes),
                                          name, editor::windowLanguage());
    emit told(failure.isEmpty() ? tr("The stamp \"%1\" is in your library.").arg(name) : failure);
}

void EditorPage::shiftLevels(int by)
{
    if (!m_layers.isOpen(EditLayer::Levels))
        return emit m_toolBox->refused(EditLayer::Levels);
    m_document.push(std::make_unique<ShiftLevelsCommand>(m_document, hexesMeant(), by));
}

void EditorPage::replaceTerrain()
{
    if (!m_layers.isOpen(EditLayer::Terrain))
        return emit m_toolBox->refused(EditLayer::Terrain);
    const Hex cursor = m_canvas->cursor();
    const std::string here =
        m_document.board().contains(cursor)
            ? m_document.terrain().row(m_document.board().at(cursor).terrain).id
            : m_document.scenario().board.terrain;
    ReplaceTerrainDialog dialog(m_document, m_selection.hexes(), here, m_palette.choices().terrain,
                                this);
    std::vector<Hex> all;
    for (std::size_t i = 0; i < m_document.board().size(); ++i)
        all.push_back(m_document.board().hexAt(i));
    const auto show = [&] {
        std::vector<SceneHighlight> highlights;
        for (const Hex hex : dialog.changing())
            highlights.push_back({hex, HighlightKind::Brush, {}});
        m_canvas->updateHexes(all, dialog.board());
        m_canvas->setHighlights(std::move(highlights));
    };
    connect(&dialog, &ReplaceTerrainDialog::previewed, this, show);
    show();
    const bool isWanted = dialog.exec() == QDialog::Accepted;
    m_canvas->updateHexes(all, m_document.board());
    m_canvas->setHighlights({});
    if (isWanted && dialog.isTransform())
        m_document.push(std::make_unique<TransformTerrainCommand>(
            m_document, Transform{dialog.from(), dialog.to()}));
    else if (isWanted)
        m_document.push(std::make_unique<ReplaceTerrainCommand>(m_document, dialog.hexes(),
                                                                dialog.from(), dialog.to()));
}

void EditorPage::changeBoardSize()
{
    BoardSizeDialog dialog(m_document, this);
    if (dialog.exec() == QDialog::Accepted)
        m_document.push(std::make_unique<ResizeBoardCommand>(m_document, dialog.resize()));
}

void EditorPage::showOtherSides()
{
    std::vector<std::size_t> tiles;
    for (const ItemRef item : m_selection.items())
        if (item.table == Table::Tile)
            tiles.push_back(item.index);
    if (tiles.empty())
        return emit told(tr("Select a tile first."));
    m_document.push(std::make_unique<FlipTilesCommand>(m_document, tiles));
}

// The chosen one, else that under the cursor, else that of the palette.
void EditorPage::editTile()
{
    const std::vector<TilePlacement> &tiles = m_document.scenario().board.tiles;
    for (const ItemRef item : m_selection.items())
        if (item.table == Table::Tile)
            return emit tileWanted(tiles[item.index].tile);
    for (const TilePlacement &tile : tiles)
        if (const auto rect = rectOf(tile, m_document.library().tileLookup());
            rect && rect->contains(m_canvas->cursor()))
            return emit tileWanted(tile.tile);
    if (m_toolBox->current() == ToolId::Tile && !m_palette.choices().tile.empty())
        return emit tileWanted(m_palette.choices().tile);
    emit told(tr("Select a tile first."));
}

} // namespace hexwerk::assault::ui
