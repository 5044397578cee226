#include "tests/editor/assault/random_edits.h"

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/import_map_command.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/picture_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/commands/region_commands.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/commands/tile_commands.h"
#include "tests/editor/assault/another_value.h"
#include "tests/editor/assault/sample.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

// What the makers of commands draw from.
struct Draw
{
    ScenarioDocument &document;
    const Properties &properties;
    Chance &chance;

    const Scenario &scenario() const { return document.scenario(); }
    Hex hex() const
    {
        const Board &board = document.board();
        return Hex::at(chance.between(0, board.columns() - 1), chance.between(0, board.rows() - 1));
    }
    std::vector<Hex> hexes() const
    {
        std::vector<Hex> hexes;
        for (int i = chance.between(1, 5); i > 0; --i)
            hexes.push_back(hex());
        return hexes;
    }
    Hex neighbourOf(Hex from) const
    {
        const Hex to = neighbour(from, direction());
        return document.board().contains(to) ? to : from;
    }
    Direction direction() const { return static_cast<Direction>(chance.between(0, 5)); }
    std::string side() const
    {
        const auto &sides = scenario().sides;
        return sides.empty() ? std::string("axis") : chance.oneOf(sides).id;
    }
    // May name what is not there.
    ItemRef item(int tables) const
    {
        const auto table = static_cast<Table>(chance.between(1, tables - 1));
        const std::size_t outer = itemCount(scenario(), outerTable(table));
        const ItemRef any{table, outer == 0 ? 0 : chance.below(outer), 0};
        return any;
    }
    std::vector<ItemRef> items() const
    {
        std::vector<ItemRef> items;
        for (int i = chance.between(1, 3); i > 0; --i)
            items.push_back(item(kOuterTables));
        return items;
    }
    MergeKey stroke() const { return chance.below(3) == 0 ? QStringLiteral("drag") : MergeKey(); }
};

using Command = std::unique_ptr<EditCommand>;
using Maker = std::function<Command(const Draw &)>;

template<typename C, typename... Args>
static Command make(const Draw &draw, Args &&...args)
{
    return std::make_unique<C>(draw.document, std::forward<Args>(args)...);
}

static const std::vector<std::string> &terrains()
{
    static const std::vector<std::string> all = {"clear", "heavy_forest", "olive_grove"};
    return all;
}

static const std::vector<std::string> &roads()
{
    static const std::vector<std::string> all = {"main_road", "sneaky_trail", "river", "railway"};
    return all;
}

static const std::vector<std::string> &hexsides()
{
    static const std::vector<std::string> all = {"stone_wall", "barbed_wire", "stream", "bridge"};
    return all;
}

static Command changeProperty(const Draw &draw)
{
    const auto table = static_cast<Table>(draw.chance.below(kTables));
    const auto &properties = draw.properties.of(table);
    ItemRef item{table, 0, 0};
    if (const std::size_t outer = itemCount(draw.scenario(), outerTable(table)); outer > 0)
        item.index = draw.chance.below(outer);
    if (properties.empty() || !contains(draw.scenario(), item))
        return nullptr;
    const Property &property = draw.chance.oneOf(properties);
    if (property.applies && !property.applies(draw.scenario(), draw.document.library(), item))
        return nullptr;
    const PropertyValue value = anotherValue(property, property.get(draw.scenario(), item),
                                             draw.scenario(), draw.document.library());
    return make<ChangePropertyCommand>(draw, property, std::vector{item}, value);
}

static Command addItemAnywhere(const Draw &draw)
{
    const ItemRef item = draw.item(kTables);
    const bool isNested = outerTable(item.table) != item.table;
    if (isNested && itemCount(draw.scenario(), outerTable(item.table)) == 0)
        return nullptr;
    return make<AddItemCommand>(draw, item.table, item.index);
}

static Command addWantedTrack(const Draw &draw)
{
    const std::string id = "wanted";
    for (const Track &track : draw.scenario().tracks)
        if (track.id == id)
            return nullptr;
    return make<AddTrackCommand>(draw, id);
}

static Scenario altered(const Draw &draw)
{
    Scenario scenario = draw.scenario();
    scenario.turns = draw.chance.between(1, 30);
    scenario.units.clear();
    return scenario;
}

static std::map<std::string, Maker> paintMakers()
{
    return {
        {"PaintTerrainCommand",
         [](const Draw &d) {
             return make<PaintTerrainCommand>(d, d.hexes(), d.chance.oneOf(terrains()), d.stroke());
         }},
        {"PaintLevelCommand",
         [](const Draw &d) {
             return make<PaintLevelCommand>(d, d.hexes(), d.chance.between(0, 2), d.stroke());
         }},
        {"LayRoadCommand",
         [](const Draw &d) {
             const Hex from = d.hex();
             return make<LayRoadCommand>(d, RoadId(d.chance.oneOf(roads())),
                                         std::vector{from, d.neighbourOf(from)}, d.stroke());
         }},
        {"EraseCommand",
         [](const Draw &d) {
             return make<EraseCommand>(d, d.hexes(), Erasure::Everything, d.stroke());
         }},
        {"PaintZoneCommand",
         [](const Draw &d) {
             const std::string zone = d.chance.below(4) == 0 ? "new" : "axis-setup";
             return make<PaintZoneCommand>(
                 d, zone, d.hexes(), d.chance.below(2) == 0 ? ZoneBrush::Add : ZoneBrush::Remove,
                 d.stroke());
         }},
    };
}

static std::map<std::string, Maker> placeMakers()
{
    return {
        {"PlaceHexsideCommand",
         [](const Draw &d) {
             return make<PlaceHexsideCommand>(
                 d, Hexside{d.hex(), d.direction(), HexsideId(d.chance.oneOf(hexsides()))});
         }},
        {"PlaceOverlayCommand",
         [](const Draw &d) {
             return make<PlaceOverlayCommand>(d,
                                              Overlay{static_cast<OverlayKind>(d.chance.below(7)),
                                                      d.hex(), d.chance.between(0, 5)});
         }},
        {"PlaceTileCommand",
         [](const Draw &d) {
             const Hex at = Hex::at(d.chance.between(0, 5) * 2, d.chance.between(0, 8));
             return make<PlaceTileCommand>(d, TilePlacement{"T01A", at, false, {}});
         }},
        {"TurnTileCommand",
         [](const Draw &d) -> Command {
             const std::size_t tiles = d.scenario().board.tiles.size();
             return tiles == 0 ? nullptr : make<TurnTileCommand>(d, d.chance.below(tiles));
         }},
        {"PlaceSmokeCommand", [](const Draw &d) { return make<PlaceSmokeCommand>(d, d.hex()); }},
        {"PlaceMinefieldCommand",
         [](const Draw &d) {
             return make<PlaceMinefieldCommand>(
                 d, Minefield{d.hex(), static_cast<MineKind>(d.chance.below(3)), d.side(), false});
         }},
        {"PlaceLabelCommand",
         [](const Draw &d) {
             return make<PlaceLabelCommand>(
                 d, BoardLabel{d.hex(), {{"en", "Mill"}, {"de", "Mühle \"am Bach\""}}});
         }},
        {"PlaceObjectiveCommand",
         [](const Draw &d) {
             const std::string id = freshId(d.scenario(), Table::Objective, "hill");
             return make<PlaceObjectiveCommand>(d, Objective{id, d.hex(), {}, {}});
         }},
        {"PlaceUnitCommand",
         [](const Draw &d) {
             UnitSpec unit =
                 unitOf(freshId(d.scenario(), Table::Unit, "u"), "ger.rifles43", d.side());
             unit.at = d.hex();
             return make<PlaceUnitCommand>(d, unit);
         }},
    };
}

static Stamp stampOf(const Draw &draw)
{
    Stamp stamp;
    stamp.patches = {{draw.hexes(), draw.chance.oneOf(terrains()), 1}};
    return stamp;
}

static Underlay underlayOf(const Draw &draw)
{
    Underlay underlay{"maps/south.png", {}, draw.chance.between(0, 100)};
    if (draw.chance.below(2) == 0)
        for (int i = 0; i < 3; ++i)
            underlay.points.push_back(
                {draw.hex(), draw.chance.between(0, 900), draw.chance.between(0, 900)});
    return underlay;
}

static std::map<std::string, Maker> regionMakers()
{
    return {
        {"LayStampCommand", [](const Draw &d) { return make<LayStampCommand>(d, stampOf(d)); }},
        {"ShiftLevelsCommand",
         [](const Draw &d) {
             return make<ShiftLevelsCommand>(d, d.hexes(), d.chance.below(2) == 0 ? -1 : 1);
         }},
        {"ReplaceTerrainCommand",
         [](const Draw &d) {
             return make<ReplaceTerrainCommand>(d, d.hexes(), "clear", "heavy_forest");
         }},
        {"TransformTerrainCommand",
         [](const Draw &d) {
             return make<TransformTerrainCommand>(
                 d, Transform{d.chance.oneOf(terrains()), d.chance.oneOf(terrains())});
         }},
        {"LayPictureCommand",
         [](const Draw &d) { return make<LayPictureCommand>(d, underlayOf(d)); }},
        {"RemovePictureCommand", [](const Draw &d) { return make<RemovePictureCommand>(d); }},
        {"NameTileCommand",
         [](const Draw &d) {
             return make<NameTileCommand>(d, "tile-" + std::to_string(d.chance.below(5)),
                                          LocalText{{"en", "Mill"}, {"de", "Mühle"}});
         }},
        {"ResizeBoardCommand",
         [](const Draw &d) {
             const BoardResize resize{.columns = d.chance.between(4, 8) * 2,
                                      .rows = d.chance.between(8, 14),
                                      .left = d.chance.between(-1, 1) * 2,
                                      .top = d.chance.between(-1, 1)};
             return make<ResizeBoardCommand>(d, resize);
         }},
        {"ImportMapCommand",
         [](const Draw &d) -> Command {
             if (d.chance.below(5) > 0)
                 return nullptr;
             BoardSpec map;
             map.columns = 10;
             map.rows = d.chance.between(8, 12);
             return make<ImportMapCommand>(d, map);
         }},
        {"FlipTilesCommand",
         [](const Draw &d) -> Command {
             const std::size_t tiles = d.scenario().board.tiles.size();
             if (tiles == 0)
                 return nullptr;
             return make<FlipTilesCommand>(d, std::vector{d.chance.below(tiles)});
         }},
        {"BringOnCommand",
         [](const Draw &d) -> Command {
             const std::size_t units = d.scenario().units.size();
             if (units == 0)
                 return nullptr;
             return make<BringOnCommand>(d, std::vector{d.chance.below(units)}, d.hex());
         }},
    };
}

// Two units of those that are there, which may be the same.
static std::vector<std::size_t> someUnits(const Draw &draw)
{
    const std::size_t units = draw.scenario().units.size();
    return {draw.chance.below(units), draw.chance.below(units)};
}

static Maker ofUnits(std::function<Command(const Draw &)> maker)
{
    return [maker](const Draw &d) { return d.scenario().units.empty() ? nullptr : maker(d); };
}

static std::map<std::string, Maker> forceMakers()
{
    return {
        {"LoadUnitsCommand", ofUnits([](const Draw &d) {
             const std::vector<std::size_t> units = someUnits(d);
             return make<LoadUnitsCommand>(d, std::vector{units[0]}, units[1], d.stroke());
         })},
        {"UnloadUnitsCommand",
         ofUnits([](const Draw &d) { return make<UnloadUnitsCommand>(d, someUnits(d)); })},
        {"TakeOffCommand",
         ofUnits([](const Draw &d) { return make<TakeOffCommand>(d, someUnits(d)); })},
        {"MarkUnitsCommand", ofUnits([](const Draw &d) {
             return make<MarkUnitsCommand>(
                 d, someUnits(d), d.chance.below(2) == 0 ? "hidden" : "fast_action",
                 d.chance.below(3) == 0 ? MarkUnitsCommand::Way::Take : MarkUnitsCommand::Way::Put);
         })},
        {"TurnItemsCommand",
         [](const Draw &d) {
             std::vector<ItemRef> items = d.items();
             std::erase_if(items, [&](ItemRef item) { return !contains(d.scenario(), item); });
             return make<TurnItemsCommand>(d, items, d.chance.below(2) == 0 ? -1 : 1);
         }},
        {"AddReinforcementCommand",
         [](const Draw &d) {
             Reinforcement group;
             group.side = d.side();
             group.turn = d.chance.between(1, 6);
             return make<AddReinforcementCommand>(d, group);
         }},
        {"AllotMinesCommand", [](const Draw &d) { return make<AllotMinesCommand>(d, d.side()); }},
    };
}

static std::map<std::string, Maker> itemMakers()
{
    return {
        {"ChangePropertyCommand", changeProperty},
        {"AddItemCommand", addItemAnywhere},
        {"AddTrackCommand", addWantedTrack},
        {"RemoveItemsCommand",
         [](const Draw &d) { return make<RemoveItemsCommand>(d, d.items(), d.stroke()); }},
        {"ReorderItemCommand",
         [](const Draw &d) {
             return make<ReorderItemCommand>(d, d.item(kTables), d.chance.below(2) == 0 ? -1 : 1);
         }},
        {"MoveItemsCommand",
         [](const Draw &d) {
             return make<MoveItemsCommand>(
                 d, d.items(), Offset{d.chance.between(0, 2), d.chance.between(0, 2)}, d.stroke());
         }},
        {"FollowCardCommand",
         [](const Draw &d) {
             const std::vector<std::string> ids = {"ger.rifles43", "us.rifles43", "my.rifles"};
             return make<FollowCardCommand>(d, CardRef{CardKind::Unit, d.chance.oneOf(ids)},
                                            d.chance.oneOf(ids));
         }},
        {"PasteCommand",
         [](const Draw &d) {
             return make<PasteCommand>(d, clipOf(d.scenario(), d.items()), d.hex());
         }},
        {"ReplaceScenarioCommand",
         [](const Draw &d) -> Command {
             if (d.chance.below(10) > 0) // seldom: it leaves little to edit
                 return nullptr;
             return make<ReplaceScenarioCommand>(d, altered(d), ReplacedBy::Recovered);
         }},
    };
}

static const std::vector<std::pair<std::string, Maker>> &makers()
{
    static const auto all = [] {
        std::vector<std::pair<std::string, Maker>> list;
        for (const auto &some :
             {paintMakers(), placeMakers(), regionMakers(), forceMakers(), itemMakers()})
            list.insert(list.end(), some.begin(), some.end());
        return list;
    }();
    return all;
}

RandomEdits::RandomEdits(ScenarioDocument &document)
    : m_document(document)
    , m_properties(document.library())
{
    for (const auto &[name, maker] : makers())
        m_made[name] = 0;
}

void RandomEdits::step()
{
    if (m_chance.below(8) == 0)
        return m_document.undoStack().undo();
    if (m_chance.below(12) == 0)
        return m_document.undoStack().redo();
    const auto &[name, maker] = m_chance.oneOf(makers());
    Command command = maker({m_document, m_properties, m_chance});
    if (!command || command->isEmpty())
        return;
    ++m_made[name];
    m_document.push(std::move(command));
}

} // namespace hexwerk::assault::ui
