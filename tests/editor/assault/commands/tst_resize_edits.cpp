#include <QTest>

#include "core/assault/board/board.h"
#include "core/assault/board/compose.h"
#include "editor/assault/commands/resize_edits.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_resize_edits {

// Another size of the board: what lies on it moves along, what falls outside is told.
class tst_ResizeEdits final : public QObject
{
    Q_OBJECT

private slots:
    void aLargerBoardKeepsEverythingAtItsPlace();
    void rowsAtTheTopMoveAllAlong();
    void unitsThatFallOffWaitWithoutAPlace();
    void anObjectiveIsKeptAtTheRim();
    void roadsAreCutAtTheRim();
    void aHexsideIsToldFromTheHexThatStays();
    void tilesAreCropped_data();
    void tilesAreCropped();
    void theBoardComposesAfterwards();
    void nothingIsLostUntold();
};

static std::vector<Fallen> resized(Scenario &scenario, const BoardResize &resize)
{
    return resizeBoard(scenario, resize, sampleLibrary()->tileLookup());
}

static bool has(const std::vector<Fallen> &fallen, Table table, Fallen::Fate fate)
{
    return std::any_of(fallen.begin(), fallen.end(), [&](const Fallen &one) {
        return one.item.table == table && one.fate == fate;
    });
}

void tst_ResizeEdits::aLargerBoardKeepsEverythingAtItsPlace()
{
    Scenario scenario = sampleScenario();
    QVERIFY(resized(scenario, {20, 30, 0, 0}).empty());
    Scenario expected = sampleScenario();
    expected.board.columns = 20;
    expected.board.rows = 30;
    QVERIFY(scenario == expected);
}

void tst_ResizeEdits::rowsAtTheTopMoveAllAlong()
{
    Scenario scenario = sampleScenario();
    QVERIFY(resized(scenario, {14, 13, 2, 3}).empty());
    QVERIFY(scenario.units[0].at == hexNamed("H9")); // was F6
    QVERIFY(scenario.board.overlays[0].hex == hexNamed("H9"));
    QVERIFY(scenario.board.tiles[0].at == hexNamed("C4"));
    QVERIFY(scenario.board.roads[0].hexes.front() == hexNamed("C10"));
    QVERIFY(scenario.zones[0].hexes.front() == hexNamed("C4"));
    QVERIFY(scenario.objectives[0].hex == hexNamed("M12"));
    QVERIFY(!scenario.units[2].at); // it waits in a zone
    QVERIFY(resized(scenario, {12, 10, -2, -3}).empty());
    QVERIFY(scenario == sampleScenario());
}

void tst_ResizeEdits::unitsThatFallOffWaitWithoutAPlace()
{
    Scenario scenario = sampleScenario();
    const std::vector<Fallen> fallen = resized(scenario, {12, 5, 0, 0});
    QVERIFY(std::find(fallen.begin(), fallen.end(), Fallen{{Table::Unit, 0, 0}, Fallen::ToTray}) !=
            fallen.end());
    QCOMPARE(scenario.units.size(), std::size_t{3});
    QVERIFY(!scenario.units[0].at && !scenario.units[0].zone);
    QVERIFY(scenario.units[1].at == hexNamed("D5"));
}

void tst_ResizeEdits::anObjectiveIsKeptAtTheRim()
{
    Scenario scenario = sampleScenario();
    const std::vector<Fallen> fallen = resized(scenario, {6, 6, 0, 0});
    QVERIFY(has(fallen, Table::Objective, Fallen::ToRim));
    QVERIFY(scenario.objectives[0].hex == hexNamed("F6")); // was K9
    QVERIFY(has(fallen, Table::Label, Fallen::Removed));
    QVERIFY(has(fallen, Table::Minefield, Fallen::Removed));
    QVERIFY(has(fallen, Table::Smoke, Fallen::Removed));
}

void tst_ResizeEdits::roadsAreCutAtTheRim()
{
    Scenario scenario = sampleScenario();
    scenario.board.roads = {{RoadKind::MainRoad,
                             {hexNamed("A1"), hexNamed("B1"), hexNamed("C1"), hexNamed("D1"),
                              hexNamed("C2"), hexNamed("B2")}}};
    const std::vector<Fallen> fallen = resized(scenario, {2, 10, 0, 0});
    QVERIFY(has(fallen, Table::Road, Fallen::Cut));
    QCOMPARE(scenario.board.roads.size(), std::size_t{1}); // the one hex behind is no road
    QCOMPARE(scenario.board.roads[0].hexes.size(), std::size_t{2});
    QVERIFY(has(resized(scenario, {2, 4, 0, -4}), Table::Road, Fallen::Removed));
}

void tst_ResizeEdits::aHexsideIsToldFromTheHexThatStays()
{
    Scenario scenario = sampleScenario();
    scenario.board.hexsides = {{hexNamed("C5"), Direction::N, HexsideKind::StoneWall}};
    const std::vector<Fallen> fallen = resized(scenario, {12, 4, 0, 0});
    QVERIFY(!has(fallen, Table::Hexside, Fallen::Removed));
    QVERIFY((scenario.board.hexsides.front() ==
             Hexside{hexNamed("C4"), Direction::S, HexsideKind::StoneWall}));
}

void tst_ResizeEdits::tilesAreCropped_data()
{
    QTest::addColumn<bool>("turned");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("top");
    for (const bool turned : {false, true}) {
        QTest::addRow("right, %d", turned) << turned << 2 << 10 << 0 << 0;
        QTest::addRow("left, %d", turned) << turned << 10 << 10 << -2 << 0;
        QTest::addRow("bottom, %d", turned) << turned << 12 << 3 << 0 << 0;
        QTest::addRow("top, %d", turned) << turned << 12 << 9 << 0 << -1;
        QTest::addRow("two sides, %d", turned) << turned << 10 << 8 << -2 << -2;
    }
}

// What is left of the tile shows the hexes that lay there before.
void tst_ResizeEdits::tilesAreCropped()
{
    QFETCH(bool, turned);
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(int, left);
    QFETCH(int, top);
    const SharedData library = sampleLibrary();
    Scenario scenario;
    scenario.board.columns = 12;
    scenario.board.rows = 10;
    scenario.board.tiles = {{"T01A", hexNamed("A1"), turned, {}}};
    const auto compose = [&] {
        return assault::compose(scenario.board, library->system.terrain, library->tileLookup())
            .value();
    };
    const Board before = compose();
    const std::vector<Fallen> fallen = resized(scenario, {columns, rows, left, top});
    QVERIFY(has(fallen, Table::Tile, Fallen::Cut));
    const Board after = compose();
    QCOMPARE(after.columns(), columns);
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Hex hex = after.hexAt(i);
        const Hex old = Hex::at(hex.column() - left, hex.row() - top);
        if (!before.contains(old))
            continue;
        QCOMPARE(int{after.at(hex).terrain}, int{before.at(old).terrain});
        QCOMPARE(int{after.at(hex).level}, int{before.at(old).level});
    }
}

void tst_ResizeEdits::theBoardComposesAfterwards()
{
    const SharedData library = sampleLibrary();
    for (const BoardResize &resize :
         {BoardResize{6, 6, 0, 0}, BoardResize{4, 3, -4, -2}, BoardResize{20, 4, 4, -6},
          BoardResize{2, 2, 0, 0}, BoardResize{8, 8, -2, -1}}) {
        Scenario scenario = sampleScenario();
        resized(scenario, resize);
        QVERIFY(assault::compose(scenario.board, library->system.terrain, library->tileLookup())
                    .has_value());
    }
}

// Every item is there afterwards, or it was told.
void tst_ResizeEdits::nothingIsLostUntold()
{
    const Scenario before = sampleScenario();
    Scenario after = before;
    const std::vector<Fallen> fallen = resized(after, {4, 4, -2, -3});
    for (int t = 1; t < kOuterTables; ++t) {
        const auto table = static_cast<Table>(t);
        if (table == Table::Road)
            continue; // one may become several
        const auto removed = static_cast<std::size_t>(
            std::count_if(fallen.begin(), fallen.end(), [&](const Fallen &one) {
                return one.item.table == table && one.fate == Fallen::Removed;
            }));
        QCOMPARE(itemCount(after, table) + removed, itemCount(before, table));
    }
}

HW_PLAIN_TEST(tst_ResizeEdits)

} // namespace hexwerk::assault::ui::tst_resize_edits

#include "tst_resize_edits.moc"
