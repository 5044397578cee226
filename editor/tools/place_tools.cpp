#include "editor/tools/place_tools.h"

#include "editor/commands/item_edits.h"
#include "editor/commands/place_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/models/palette.h"
#include "editor/models/selection.h"
#include "editor/tools/hex_shapes.h"

namespace hexwerk::editor {

void PlaceTool::chooseAt(Table table, Hex hex)
{
    const Scenario &scenario = document().scenario();
    for (std::size_t i = itemCount(scenario, table); i-- > 0;)
        if (hexOf(scenario, {table, i}) == hex)
            return selection().set({{table, i, 0}});
}

// "g1", "g2", ... for cards of "ger".
static std::string freshUnitId(const Scenario &scenario, const std::string &card)
{
    const std::string stem = card.empty() ? "u" : card.substr(0, 1);
    for (int i = 1;; ++i)
        if (const std::string id = stem + std::to_string(i);
            freshId(scenario, Table::Unit, id) == id)
            return id;
}

void PlaceTool::placeUnit(const HexPointer &pointer)
{
    UnitSpec unit;
    unit.card = palette().choices().card;
    const UnitCard *card = document().library().cards.unit(unit.card);
    if (!card)
        return;
    unit.id = freshUnitId(document().scenario(), unit.card);
    unit.side = side();
    unit.at = pointer.hex;
    if (card->type != UnitType::Infantry)
        unit.facing = pointer.facing;
    document().push(std::make_unique<PlaceUnitCommand>(document(), unit));
    chooseAt(Table::Unit, pointer.hex);
}

// Tiles lie at even columns, counted from 0.
static Hex tileCorner(Hex hex)
{
    return Hex::at(hex.column() / 2 * 2, hex.row());
}

void PlaceTool::placeTile(const HexPointer &pointer)
{
    if (!document().library().tile(palette().choices().tile))
        return;
    const Hex corner = tileCorner(pointer.hex);
    document().push(std::make_unique<PlaceTileCommand>(
        document(), TilePlacement{palette().choices().tile, corner, false, {}}));
    chooseAt(Table::Tile, corner);
}

void PlaceTool::placeObjective(const HexPointer &pointer)
{
    const std::string id = freshId(document().scenario(), Table::Objective, "objective");
    document().push(std::make_unique<PlaceObjectiveCommand>(
        document(), Objective{id, pointer.hex, {}, palette().choices().side}));
    chooseAt(Table::Objective, pointer.hex);
}

void PlaceTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
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
        document().push(std::make_unique<PlaceMinefieldCommand>(
            document(), Minefield{pointer.hex, choices.mines, side(), false}));
        return chooseAt(Table::Minefield, pointer.hex);
    case What::Label:
        document().push(std::make_unique<PlaceLabelCommand>(
            document(), BoardLabel{pointer.hex, {{"en", "Label"}, {"de", "Beschriftung"}}}));
        return chooseAt(Table::Label, pointer.hex);
    }
}

std::vector<SceneHighlight> PlaceTool::preview(const HexPointer &pointer) const
{
    const Tile *tile = document().library().tile(palette().choices().tile);
    if (m_what != What::Tile || !tile)
        return Tool::preview(pointer);
    const Hex corner = tileCorner(pointer.hex);
    const Hex end = Hex::at(corner.column() + tile->columns - 1, corner.row() + tile->rows - 1);
    std::vector<SceneHighlight> highlights;
    for (const Hex hex : hexRectangle(corner, end))
        if (document().board().contains(hex))
            highlights.push_back({hex, HighlightKind::Brush, {}});
    return highlights;
}

} // namespace hexwerk::editor
