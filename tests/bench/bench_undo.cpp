// Undo and redo of every kind of edit on a map of 100x100 hexes with much on it.
#include "core/assault/files/library/data_store.h"
#include "editor/assault/commands/import_map_command.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/picture_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/commands/region_commands.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/commands/tile_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <cstdlib>
#include <functional>
#include <memory>
#include <random>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;
using namespace assault::ui;
using namespace editor;

static const SharedData &library()
{
    static const SharedData library = [] {
        auto data = loadData({{HW_SOURCE_DIR "/resources"}});
        if (!data)
            std::abort();
        return std::make_shared<const DataStore>(std::move(*data.value));
    }();
    return library;
}

// Two tiles in a corner, 200 patches of 30 hexes, roads, hexsides, overlays and 200 units, the last
// of which waits off the board.
static Scenario bigScenario()
{
    std::mt19937_64 engine(1);
    const auto below = [&engine](std::size_t range) { return static_cast<int>(engine() % range); };
    const auto anywhere = [&] { return Hex::at(below(100), below(100)); };
    const auto &terrains = library()->system.terrain.rows;
    Scenario scenario;
    BoardSpec &board = scenario.board;
    board.columns = board.rows = 100;
    board.tiles = {{"T01A", Hex::at(0, 0), false, {}}, {"T02A", Hex::at(10, 0), true, {}}};
    for (int i = 0; i < 200; ++i) {
        Patch patch{{}, terrains[static_cast<std::size_t>(below(terrains.size()))].id, below(3)};
        for (int k = 0; k < 30; ++k)
            patch.hexes.push_back(anywhere());
        board.patches.push_back(std::move(patch));
    }
    for (int row = 2; row < 100; row += 5) {
        Road road{RoadKind::NarrowRoad, {}};
        for (int column = 0; column < 100; ++column)
            road.hexes.push_back(Hex::at(column, row));
        board.roads.push_back(std::move(road));
    }
    for (int i = 0; i < 200; ++i) {
        board.hexsides.push_back({anywhere(), static_cast<Direction>(below(6))});
        board.overlays.push_back({OverlayKind::Crater, anywhere(), 0});
        UnitSpec unit{.id = "u" + std::to_string(i), .card = "us.rifles43", .side = "allied"};
        if (i < 199)
            unit.at = anywhere();
        scenario.units.push_back(std::move(unit));
    }
    scenario.sides = {{.id = "allied"}, {.id = "axis"}};
    scenario.zones = {{"west", "allied", ZonePurpose::Setup, {Hex::at(0, 50)}}};
    return scenario;
}

using Make = std::function<std::unique_ptr<EditCommand>(ScenarioDocument &)>;

static void measure(benchmark::State &state, const Make &make)
{
    ScenarioDocument document(library());
    document.reset(bigScenario());
    document.push(make(document));
    if (!document.undoStack().canUndo())
        state.SkipWithError("the edit changes nothing");
    for (auto _ : state) {
        document.undoStack().undo();
        document.undoStack().redo();
    }
    state.SetItemsProcessed(state.iterations() * 2);
}

template<typename Command, typename... Args>
static void addEdit(const char *what, Args... args)
{
    const Make make = [=](ScenarioDocument &document) {
        return std::make_unique<Command>(document, args...);
    };
    add(std::string("undo or redo on 100x100: ") + what, 2ms,
        [make](benchmark::State &state) { measure(state, make); });
}

static std::vector<Hex> square(int side)
{
    std::vector<Hex> hexes;
    for (int i = 0; i < side * side; ++i)
        hexes.push_back(Hex::at(20 + i % side, 20 + i / side));
    return hexes;
}

static std::vector<ItemRef> everyUnit()
{
    std::vector<ItemRef> units;
    for (std::size_t i = 0; i < 200; ++i)
        units.push_back({ui::Table::Unit, i});
    return units;
}

static std::vector<Hex> everyHex()
{
    std::vector<Hex> hexes;
    for (int i = 0; i < 10000; ++i)
        hexes.push_back(Hex::at(i % 100, i / 100));
    return hexes;
}

void addUndo()
{
    static const Properties properties(*library());
    const auto change = [](const char *what, ItemRef item, const char *key, PropertyValue value) {
        addEdit<ChangePropertyCommand>(what, *properties.find(item.table, key), std::vector{item},
                                       std::move(value));
    };
    addEdit<PaintTerrainCommand>("terrain of a hex", square(1), "vine_grove");
    addEdit<PaintTerrainCommand>("terrain of 2,500 hexes", square(50), "vine_grove");
    addEdit<PaintLevelCommand>("level of 2,500 hexes", square(50), 2);
    addEdit<LayRoadCommand>("road", RoadKind::MainRoad,
                            std::vector{Hex::at(50, 50), Hex::at(50, 51)});
    addEdit<EraseCommand>("2,500 hexes erased", square(50), Erasure::Everything);
    addEdit<PlaceHexsideCommand>("hexside",
                                 Hexside{Hex::at(50, 50), Direction::S, HexsideKind::BarbedWire});
    addEdit<PlaceOverlayCommand>("overlay", Overlay{OverlayKind::Bunker, Hex::at(50, 50), 0});
    addEdit<PlaceTileCommand>("tile", TilePlacement{"T02B", Hex::at(20, 0), false, {}});
    addEdit<TurnTileCommand>("tile turned", std::size_t{0});
    change("terrain of the whole board", {}, "board.terrain", std::string("rocky"));
    change("size of the board", {}, "board.rows", 90);
    change("edition", {}, "profile", std::string("gela-de"));
    change("number of turns", {}, "turns", 9);
    change("id of a side, in 200 units", {ui::Table::Side, 0}, "id", std::string("us"));
    addEdit<PaintZoneCommand>("zone of 2,500 hexes", "west", square(50), ZoneBrush::Add);
    Stamp stamp;
    stamp.patches = {{square(50), "vine_grove", 2}};
    stamp.overlays = {{OverlayKind::Bunker, Hex::at(30, 30), 0}};
    addEdit<LayStampCommand>("stamp of 2,500 hexes", stamp);
    addEdit<ShiftLevelsCommand>("2,500 hexes raised", square(50), 1);
    addEdit<ResizeBoardCommand>("board cut to 80x80", BoardResize{80, 80, -10, -10});
    addEdit<ReplaceTerrainCommand>("terrain replaced everywhere", everyHex(), "clear", "rocky");
    addEdit<TransformTerrainCommand>("terrain of tiles transformed", Transform{"clear", "rocky"});
    addEdit<FlipTilesCommand>("tiles turned over", std::vector<std::size_t>{0, 1});
    addEdit<PlaceSmokeCommand>("smoke", Hex::at(50, 50));
    addEdit<PlaceMinefieldCommand>("minefield",
                                   Minefield{Hex::at(50, 50), MineKind::AntiTank, "axis", false});
    addEdit<PlaceLabelCommand>("label", BoardLabel{Hex::at(50, 50), {{"en", "Farm"}}});
    addEdit<PlaceObjectiveCommand>("objective", Objective{"farm", Hex::at(50, 50), {}, {}});
    addEdit<AddItemCommand>("item added", ui::Table::Unit, std::size_t{0});
    addEdit<ReorderItemCommand>("item moved in its list", ItemRef{ui::Table::Unit, 0, 0}, 1);
    addEdit<PasteCommand>("200 units pasted", clipOf(bigScenario(), everyUnit()), Hex::at(0, 0));
    addEdit<LayPictureCommand>("picture laid", Underlay{"south.png", {}, 60});
    addEdit<NameTileCommand>("tile named", "hill", LocalText{{"en", "Hill"}});
    BoardSpec map;
    map.columns = map.rows = 100;
    addEdit<ImportMapCommand>("map imported", map);
    Scenario other;
    other.board = map;
    addEdit<ReplaceScenarioCommand>("scenario replaced", other, ReplacedBy::Recovered);
    addEdit<PlaceUnitCommand>("unit",
                              UnitSpec{.id = "new", .card = "us.rifles43", .side = "allied"});
    addEdit<BringOnCommand>("unit brought on", std::vector<std::size_t>{199}, Hex::at(0, 0));
    addEdit<MoveItemsCommand>("200 units moved", everyUnit(), Offset{1, 1});
    addEdit<RemoveItemsCommand>("200 units removed", everyUnit());
}

} // namespace hexwerk::bench
