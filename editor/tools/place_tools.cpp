#include "editor/tools/place_tools.h"

#include "editor/commands/item_edits.h"
#include "editor/commands/place_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/models/palette.h"
#include "editor/models/selection.h"
#include "editor/tools/hex_shapes.h"

#include <algorithm>

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
    std::vector<Hex> hexes = hexRectangle(corner, end);
    std::erase_if(hexes, [&](Hex hex) { return !document().board().contains(hex); });
    return brushOver(hexes);
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

} // namespace hexwerk::editor
