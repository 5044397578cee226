#include "editor/assault/tools/place_tools.h"

#include "core/assault/board/compose.h"
#include "core/assault/rules/moving/minefields.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/assault/tools/crowding.h"
#include "editor/assault/tools/new_unit.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

void PlaceTool::chooseAt(Table table, Hex hex)
{
    const Scenario &scenario = document().scenario();
    for (std::size_t i = itemCount(scenario, table); i-- > 0;)
        if (hexOf(scenario, {table, i}) == hex)
            return selection().set({{table, i, 0}});
}

void PlaceTool::placeUnit(const HexPointer &pointer)
{
    std::optional<UnitSpec> unit = newUnit(palette().choices().card, side(), pointer.facing,
                                           document().scenario(), document().library());
    if (!unit)
        return;
    unit->at = pointer.hex;
    document().push(std::make_unique<PlaceUnitCommand>(document(), *unit));
    chooseAt(Table::Unit, pointer.hex);
}

std::optional<TileRect> PlaceTool::tileAt(Hex hex) const
{
    const DataStore &library = document().library();
    const Tile *tile = library.tile(palette().choices().tile);
    if (!tile)
        return std::nullopt;
    TileRect rect{0, 0, tile->columns, tile->rows};
    const Hex corner =
        snappedCorner(rectsOf(document().scenario().board.tiles, library.tileLookup()),
                      document().board(), rect, hex);
    rect.column = corner.column();
    rect.row = corner.row();
    return rect;
}

void PlaceTool::placeTile(const HexPointer &pointer)
{
    const std::optional<TileRect> tile = tileAt(pointer.hex);
    if (!tile)
        return;
    const Hex corner = Hex::at(tile->column, tile->row);
    document().push(std::make_unique<PlaceTileCommand>(
        document(),
        TilePlacement{palette().choices().tile, corner, palette().choices().isTileTurned, {}}));
    chooseAt(Table::Tile, corner);
}

void PlaceTool::placeObjective(const HexPointer &pointer)
{
    const std::string id = freshId(document().scenario(), Table::Objective, "objective");
    document().push(std::make_unique<PlaceObjectiveCommand>(
        document(), Objective{id, pointer.hex, {}, palette().choices().side}));
    chooseAt(Table::Objective, pointer.hex);
}

// [R9.6.4.1] The rule that bars such mines from the hex; empty: they may lie there.
std::string_view PlaceTool::barOfMines(Hex hex) const
{
    return barOfLaying(document().scenario().board.minefields, document().board(),
                       document().terrain(), {hex, palette().choices().mines, {}, false});
}

void PlaceTool::layMines(Hex hex)
{
    if (barOfMines(hex).empty())
        document().push(std::make_unique<PlaceMinefieldCommand>(
            document(), Minefield{hex, palette().choices().mines, side(), false}));
    chooseAt(Table::Minefield, hex);
}

void PlaceTool::pointAt(const HexPointer &pointer)
{
    if (m_done && *m_done != pointer.hex)
        m_done.reset();
}

void PlaceTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    const int before = document().undoStack().index();
    layDown(pointer);
    if (document().undoStack().index() != before)
        m_done = pointer.hex;
}

void PlaceTool::layDown(const HexPointer &pointer)
{
    const PaletteChoices &choices = palette().choices();
    switch (m_what) {
    case What::Overlay:
        document().push(std::make_unique<PlaceOverlayCommand>(
            document(), Overlay{choices.overlay, pointer.hex, pointer.facing}));
        return chooseAt(Table::Overlay, pointer.hex);
    case What::Tile:
        return placeTile(pointer);
    case What::Unit:
        return placeUnit(pointer);
    case What::Objective:
        return placeObjective(pointer);
    case What::Smoke:
        document().push(std::make_unique<PlaceSmokeCommand>(document(), pointer.hex));
        return chooseAt(Table::Smoke, pointer.hex);
    case What::Mines:
        return layMines(pointer.hex);
    case What::Label:
        document().push(std::make_unique<PlaceLabelCommand>(
            document(), BoardLabel{pointer.hex, {{"en", "Label"}, {"de", "Beschriftung"}}}));
        return chooseAt(Table::Label, pointer.hex);
    }
}

// With what it would cover twice, and with what would have no tile yet, as long as that is less
// than half of the board: then it is a board of tiles.
std::vector<SceneHighlight> PlaceTool::previewTile(const TileRect &tile) const
{
    const Board &board = document().board();
    std::vector<TileRect> laid =
        rectsOf(document().scenario().board.tiles, document().library().tileLookup());
    laid.push_back(tile);
    std::vector<SceneHighlight> highlights;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (tile.contains(board.hexAt(i)))
            highlights.push_back({board.hexAt(i), HighlightKind::Brush, {}});
    std::vector<Hex> wrong = tileGaps(laid, board);
    if (wrong.size() * 2 > board.size())
        wrong.clear();
    for (const Hex hex : tileOverlaps(laid, board))
        wrong.push_back(hex);
    for (const Hex hex : wrong)
        highlights.push_back({hex, HighlightKind::Problem, {}});
    return highlights;
}

std::vector<SceneHighlight> PlaceTool::preview(const HexPointer &pointer) const
{
    if (m_done == pointer.hex)
        return {};
    if (m_what == What::Mines && !barOfMines(pointer.hex).empty())
        return {{pointer.hex, HighlightKind::Problem, {}}};
    const std::optional<TileRect> tile = m_what == What::Tile ? tileAt(pointer.hex) : std::nullopt;
    return tile ? previewTile(*tile) : Tool::preview(pointer);
}

QString PlaceTool::says(const HexPointer &pointer) const
{
    if (m_what == What::Unit)
        return crowding(document().scenario(), pointer.hex);
    if (m_done == pointer.hex)
        return {};
    if (m_what == What::Mines)
        return RefusalText::barOfMines(barOfMines(pointer.hex));
    const std::optional<TileRect> tile = m_what == What::Tile ? tileAt(pointer.hex) : std::nullopt;
    if (!tile)
        return {};
    std::vector<TileRect> laid =
        rectsOf(document().scenario().board.tiles, document().library().tileLookup());
    laid.push_back(*tile);
    const auto overlaps = static_cast<int>(tileOverlaps(laid, document().board()).size());
    const auto gaps = static_cast<int>(tileGaps(laid, document().board()).size());
    //: %1 is a tile, %2 a hex
    return tr("%1 at %2")
               .arg(editor::toQString(palette().choices().tile),
                    editor::toQString(toString(Hex::at(tile->column, tile->row)))) +
           QLatin1Char('\n') + tr("%n hex(es) are under two tiles", nullptr, overlaps) +
           QLatin1Char('\n') + tr("%n hex(es) are under no tile", nullptr, gaps);
}

std::optional<SceneGhost> PlaceTool::ghost(const HexPointer &pointer) const
{
    if (m_done == pointer.hex)
        return std::nullopt;
    if (m_what == What::Tile)
        return tileGhost(pointer.hex);
    if (m_what != What::Unit)
        return std::nullopt;
    std::optional<UnitSpec> unit = newUnit(palette().choices().card, side(), pointer.facing,
                                           document().scenario(), document().library());
    if (!unit)
        return std::nullopt;
    unit->at = pointer.hex;
    return SceneGhost{
        {}, {}, pointer.hex, {sceneUnit(*unit, document().scenario(), document().library())}};
}

// The tile as it will lie, with its roads and woods.
std::optional<SceneGhost> PlaceTool::tileGhost(Hex hex) const
{
    const std::optional<TileRect> rect = tileAt(hex);
    if (!rect)
        return std::nullopt;
    const PaletteChoices &choices = palette().choices();
    BoardSpec spec;
    spec.columns = rect->columns;
    spec.rows = rect->rows;
    spec.tiles = {{choices.tile, Hex::at(0, 0), choices.isTileTurned, {}}};
    const auto board = compose(spec, document().terrain(), document().library().tileLookup());
    if (!board)
        return std::nullopt;
    const QString name =
        editor::toQString(choices.tile) + QLatin1String(choices.isTileTurned ? "|t" : "|");
    return SceneGhost{name, *board, Hex::at(rect->column, rect->row), {}};
}

std::optional<EditLayer> PlaceTool::layer() const
{
    switch (m_what) {
    case What::Overlay:
        return EditLayer::Overlays;
    case What::Tile:
        return EditLayer::Terrain;
    case What::Unit:
        return EditLayer::Units;
    case What::Objective:
        return EditLayer::Objectives;
    case What::Smoke:
        return EditLayer::Smoke;
    case What::Mines:
        return EditLayer::Mines;
    case What::Label:
        return EditLayer::Labels;
    }
    return std::nullopt;
}

// The topmost of its kind in the hex.
void PlaceTool::pickUp(const HexPointer &pointer)
{
    const Scenario &scenario = document().scenario();
    const auto topmost = [&](const auto &items) {
        const auto found = std::find_if(items.rbegin(), items.rend(),
                                        [&](const auto &item) { return item.hex == pointer.hex; });
        return found == items.rend() ? nullptr : &*found;
    };
    if (m_what == What::Overlay) {
        if (const Overlay *overlay = topmost(scenario.board.overlays))
            palette().choose(&PaletteChoices::overlay, overlay->kind);
    } else if (m_what == What::Mines) {
        if (const Minefield *mines = topmost(scenario.board.minefields)) {
            palette().choose(&PaletteChoices::mines, mines->kind);
            palette().choose(&PaletteChoices::side, mines->side);
        }
    } else if (m_what == What::Unit) {
        for (const UnitSpec &unit : scenario.units)
            if (unit.at == pointer.hex) {
                palette().choose(&PaletteChoices::card, unit.card);
                palette().choose(&PaletteChoices::side, unit.side);
            }
    }
}

} // namespace hexwerk::assault::ui
