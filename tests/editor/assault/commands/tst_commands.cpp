#include <QTest>

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/import_map_command.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/picture_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/commands/region_commands.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/commands/tile_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_commands {

using Maker = std::function<std::unique_ptr<EditCommand>(ScenarioDocument &)>;
// Every command: before equals after undo, after equals after redo, and the views hear of its table
// each time.
class tst_Commands final : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedoRestoreTheDocumentAndTellTheViews_data();
    void undoAndRedoRestoreTheDocumentAndTellTheViews();
    void aPictureIsTakenAway();
    void typingIntoOneFieldIsOneStep();
    void aKeyOfSeveralItemsIsSetInOneStep();
};

template<typename Command, typename... Args>
static Maker making(Args... args)
{
    return [=](ScenarioDocument &document) { return std::make_unique<Command>(document, args...); };
}

static void add(const char *name, Table table, Maker maker)
{
    QTest::newRow(name) << table << std::move(maker);
}

void tst_Commands::undoAndRedoRestoreTheDocumentAndTellTheViews_data()
{
    QTest::addColumn<Table>("table");
    QTest::addColumn<Maker>("maker");
    const std::vector<Hex> hexes{hexNamed("I8"), hexNamed("I9")};
    const std::vector<ItemRef> unitAndOverlay{{Table::Unit, 0}, {Table::Overlay, 0}};
    static const Properties properties(*sampleLibrary());

    add("paint terrain", Table::Patch, making<PaintTerrainCommand>(hexes, "heavy_forest"));
    add("paint level", Table::Patch, making<PaintLevelCommand>(hexes, 2));
    add("lay road", Table::Road, making<LayRoadCommand>(RoadKind::NarrowRoad, hexes));
    add("erase", Table::Overlay,
        making<EraseCommand>(std::vector{hexNamed("F6")}, Erasure::Everything));
    add("paint zone", Table::Zone, making<PaintZoneCommand>("axis-setup", hexes, ZoneBrush::Add));
    add("unpaint zone", Table::Zone,
        making<PaintZoneCommand>("axis-setup", std::vector{hexNamed("A1")}, ZoneBrush::Remove));
    add("place hexside", Table::Hexside,
        making<PlaceHexsideCommand>(Hexside{hexes[0], Direction::S, HexsideKind::StoneWall}));
    add("place overlay", Table::Overlay,
        making<PlaceOverlayCommand>(Overlay{OverlayKind::Crater, hexes[0], 0}));
    add("replace overlay", Table::Overlay,
        making<PlaceOverlayCommand>(Overlay{OverlayKind::Trench, hexNamed("F6"), 3}));
    add("place tile", Table::Tile,
        making<PlaceTileCommand>(TilePlacement{"T01A", hexNamed("A5"), false, {}}));
    BoardSpec map;
    map.columns = 6;
    map.rows = 4;
    map.patches = {{{hexNamed("B2")}, "heavy_forest", {}}};
    add("import map", Table::Patch, making<ImportMapCommand>(map));
    add("turn tile", Table::Tile, making<TurnTileCommand>(std::size_t{0}));
    add("other side of a tile", Table::Tile, making<FlipTilesCommand>(std::vector<std::size_t>{0}));
    Stamp stamp;
    stamp.patches = {{hexes, "ruins", 2}};
    add("lay stamp", Table::Patch, making<LayStampCommand>(stamp));
    add("raise ground", Table::Patch, making<ShiftLevelsCommand>(hexes, 1));
    add("lower ground", Table::Patch, making<ShiftLevelsCommand>(std::vector{hexNamed("F6")}, -1));
    add("replace terrain", Table::Patch,
        making<ReplaceTerrainCommand>(std::vector{hexNamed("C5")}, "heavy_forest", "ruins"));
    add("transform terrain", Table::Transform,
        making<TransformTerrainCommand>(Transform{"clear", "ruins"}));
    add("lay picture", Table::Scenario,
        making<LayPictureCommand>(Underlay{"maps/south.png", {}, 40}));
    add("name tile", Table::Scenario,
        making<NameTileCommand>("hill", LocalText{{"en", "Hill"}, {"de", "Hügel"}}));
    add("change size of the board", Table::Scenario,
        making<ResizeBoardCommand>(BoardResize{6, 6, 0, 0}));
    add("bring on", Table::Unit,
        making<BringOnCommand>(std::vector<std::size_t>{3}, hexNamed("C3")));
    add("place smoke", Table::Smoke, making<PlaceSmokeCommand>(hexes[0]));
    add("more smoke", Table::Smoke, making<PlaceSmokeCommand>(hexNamed("G7")));
    add("lay mines", Table::Minefield,
        making<PlaceMinefieldCommand>(Minefield{hexes[0], MineKind::Dummy, "axis", false}));
    add("place label", Table::Label,
        making<PlaceLabelCommand>(BoardLabel{hexes[0], {{"en", "Mill"}}}));
    add("place objective", Table::Objective,
        making<PlaceObjectiveCommand>(Objective{"mill", hexes[0], {}, ""}));
    Reinforcement late;
    late.side = "axis";
    late.turn = 3;
    add("add reinforcement", Table::Reinforcement, making<AddReinforcementCommand>(late));
    add("allot mines", Table::Mines, making<AllotMinesCommand>("allied"));
    add("load", Table::Unit, making<LoadUnitsCommand>(std::vector<std::size_t>{0}, std::size_t{1}));
    add("unload", Table::Unit, making<UnloadUnitsCommand>(std::vector<std::size_t>{1}));
    add("take off", Table::Unit, making<TakeOffCommand>(std::vector<std::size_t>{0}));
    add("put marker", Table::Unit,
        making<MarkUnitsCommand>(std::vector<std::size_t>{0}, "hidden",
                                 MarkUnitsCommand::Way::Put));
    add("turn", Table::Overlay, making<TurnItemsCommand>(unitAndOverlay, -1));
    add("place unit", Table::Unit, making<PlaceUnitCommand>(unitOf("g9", "ger.rifles43", "axis")));
    add("change property", Table::Scenario,
        making<ChangePropertyCommand>(*properties.find(Table::Scenario, "turns"),
                                      std::vector{ItemRef{}}, PropertyValue(9)));
    add("change id", Table::Unit,
        making<ChangePropertyCommand>(*properties.find(Table::Side, "id"),
                                      std::vector{ItemRef{Table::Side, 0}},
                                      PropertyValue(std::string("germany"))));
    add("add entry", Table::Track, making<AddItemCommand>(Table::Track));
    add("add support", Table::Support, making<AddItemCommand>(Table::Support));
    add("add nested entry", Table::Track, making<AddItemCommand>(Table::Threshold));
    add("add wanted track", Table::Track, making<AddTrackCommand>("pressure"));
    add("remove", Table::Unit, making<RemoveItemsCommand>(unitAndOverlay));
    add("change order", Table::Side, making<ReorderItemCommand>(ItemRef{Table::Side, 0}, 1));
    add("move", Table::Overlay, making<MoveItemsCommand>(unitAndOverlay, Offset{1, 1}));
    Scenario other = sampleScenario();
    other.turns = 12;
    add("recover", Table::Scenario, making<ReplaceScenarioCommand>(other, ReplacedBy::Recovered));
    add("follow a renamed card", Table::Unit,
        making<FollowCardCommand>(CardRef{CardKind::Unit, "ger.rifles43"}, "my.rifles"));
    add("paste", Table::Unit,
        making<PasteCommand>(clipOf(sampleScenario(), unitAndOverlay), hexNamed("C3")));
}

void tst_Commands::undoAndRedoRestoreTheDocumentAndTellTheViews()
{
    QFETCH(Table, table);
    QFETCH(Maker, maker);
    ScenarioDocument document(sampleLibrary());
    Scenario scenario = sampleScenario();
    scenario.units.push_back(unitOf("w1", "ger.rifles43", "axis")); // off the board
    scenario.units.push_back(unitOf("r1", "ger.rifles43", "axis"));
    scenario.units.back().on = "g1";
    document.reset(scenario);
    const Board boardBefore = document.board();
    int told = 0;
    connect(&document, &ScenarioDocument::changed, this,
            [&](Table changed) { told += changed == table; });

    document.push(maker(document));
    QCOMPARE(told, 1);
    const Scenario after = document.scenario();
    const Board boardAfter = document.board();
    QVERIFY(after != scenario);
    QVERIFY(!document.undoStack().undoText().isEmpty());

    document.undoStack().undo();
    QCOMPARE(told, 2);
    QVERIFY(document.scenario() == scenario);
    QVERIFY(document.board() == boardBefore);

    document.undoStack().redo();
    QCOMPARE(told, 3);
    QVERIFY(document.scenario() == after);
    QVERIFY(document.board() == boardAfter);
}

void tst_Commands::aPictureIsTakenAway()
{
    ScenarioDocument document(sampleLibrary());
    Scenario scenario = sampleScenario();
    scenario.board.underlay = Underlay{"south.png", {}, 40};
    document.reset(scenario);
    document.push(std::make_unique<RemovePictureCommand>(document));
    QVERIFY(!document.scenario().board.underlay);
    document.undoStack().undo();
    QVERIFY(document.scenario() == scenario);
}

void tst_Commands::typingIntoOneFieldIsOneStep()
{
    const Properties properties(*sampleLibrary());
    const Property &title = *properties.find(Table::Scenario, "title");
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    const auto type = [&](const char *text) {
        document.push(std::make_unique<ChangePropertyCommand>(
            document, title, std::vector{ItemRef{}}, LocalText{{"en", text}}));
    };
    type("A");
    type("Ab");
    QCOMPARE(document.undoStack().count(), 1);
    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed("I8")));
    type("Abc");
    QCOMPARE(document.undoStack().count(), 3);
}

void tst_Commands::aKeyOfSeveralItemsIsSetInOneStep()
{
    const Properties properties(*sampleLibrary());
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    document.push(std::make_unique<ChangePropertyCommand>(
        document, *properties.find(Table::Unit, "experience"),
        std::vector<ItemRef>{{Table::Unit, 0}, {Table::Unit, 1}},
        PropertyValue(std::string("elite"))));
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.scenario().units[0].experience == Experience::Elite);
    QVERIFY(document.scenario().units[1].experience == Experience::Elite);
    QVERIFY(document.scenario().units[2].experience == Experience::Regular);
}

HW_WINDOW_TEST(tst_Commands)

} // namespace hexwerk::assault::ui::tst_commands

#include "tst_commands.moc"
