#include <QTest>

#include "core/assault/board/compose.h"
#include "editor/assault/commands/board_edits.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <random>

namespace hexwerk::assault::ui::tst_board_edits {

class tst_BoardEdits final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void paintingMovesTheHexFromOnePatchToAnother();
    void paintingOverAPatchOfBothKeepsItsLevel();
    void paintingTheGroundBackLeavesNoPatch();
    void whateverIsPaintedShowsOnTheBoard();
    void aRoadGoesOnWhereOneOfItsKindEnds();
    void erasingARoadHexCutsTheRoadInTwo();
    void erasingTakesOnlyWhatWasAskedFor();

private:
    void paint(const char *hex, const char *terrain);
    Cell cell(const char *hex) const;

    SharedData m_library = sampleLibrary();
    BoardSpec m_board;
};

void tst_BoardEdits::init()
{
    m_board = sampleBoard();
}

static Board groundOf(const BoardSpec &spec, const SharedData &library)
{
    BoardSpec bare;
    bare.columns = spec.columns;
    bare.rows = spec.rows;
    bare.tiles = spec.tiles;
    return compose(bare, library->system.terrain,
                   [&](std::string_view id) { return library->tile(id); })
        .value();
}

void tst_BoardEdits::paint(const char *hex, const char *terrain)
{
    paintTerrain(m_board, groundOf(m_board, m_library), m_library->system.terrain, {hexNamed(hex)},
                 terrain);
}

Cell tst_BoardEdits::cell(const char *hex) const
{
    return compose(m_board, m_library->system.terrain,
                   [&](std::string_view id) { return m_library->tile(id); })
        .value()
        .at(hexNamed(hex));
}

void tst_BoardEdits::paintingMovesTheHexFromOnePatchToAnother()
{
    m_board.patches = {{{hexNamed("I7"), hexNamed("I8")}, "light_forest", {}},
                       {{hexNamed("J8")}, "heavy_forest", {}}};
    paint("I8", "heavy_forest");
    QVERIFY((m_board.patches ==
             std::vector<Patch>{{{hexNamed("I7")}, "light_forest", {}},
                                {{hexNamed("J8"), hexNamed("I8")}, "heavy_forest", {}}}));
}

void tst_BoardEdits::paintingOverAPatchOfBothKeepsItsLevel()
{
    paint("C5", "olive_grove"); // of a patch with heavy forest on level 1
    const auto olive = *m_library->system.terrain.find("olive_grove");
    QCOMPARE(int{cell("C5").terrain}, int{olive});
    QCOMPARE(int{cell("C5").level}, 1);
    QCOMPARE(int{cell("C6").level}, 1);
}

void tst_BoardEdits::paintingTheGroundBackLeavesNoPatch()
{
    m_board.patches.clear();
    paint("I8", "heavy_forest");
    QCOMPARE(m_board.patches.size(), std::size_t{1});
    paint("I8", "clear");
    QVERIFY(m_board.patches.empty());
}

void tst_BoardEdits::whateverIsPaintedShowsOnTheBoard()
{
    std::mt19937 random(7);
    m_board.overlays.clear(); // craters would change the terrain again
    const auto &rows = m_library->system.terrain.rows;
    for (int i = 0; i < 500; ++i) {
        const Hex hex = Hex::at(static_cast<int>(random() % 12), static_cast<int>(random() % 10));
        const std::string terrain = rows[random() % rows.size()].id;
        const int level = static_cast<int>(random() % 3);
        const std::string name = toString(hex);
        if (random() % 7 == 0)
            m_board.patches.push_back({{hex}, terrain, level});
        const Board ground = groundOf(m_board, m_library);
        const Cell before = cell(name.c_str());
        paintLevel(m_board, ground, {hex}, level);
        QCOMPARE(int{cell(name.c_str()).level}, level);
        QCOMPARE(int{cell(name.c_str()).terrain}, int{before.terrain});
        paint(name.c_str(), terrain.c_str());
        QCOMPARE(rows[cell(name.c_str()).terrain].id, terrain);
        QCOMPARE(int{cell(name.c_str()).level}, level);
    }
    for (const Patch &patch : m_board.patches)
        QVERIFY(!patch.hexes.empty());
}

void tst_BoardEdits::aRoadGoesOnWhereOneOfItsKindEnds()
{
    layRoad(m_board, RoadKind::MainRoad, {hexNamed("C8"), hexNamed("D8")});
    layRoad(m_board, RoadKind::NarrowRoad, {hexNamed("D8"), hexNamed("E9")});
    layRoad(m_board, RoadKind::MainRoad, {hexNamed("A7"), hexNamed("A8")});
    QCOMPARE(m_board.roads.size(), std::size_t{2});
    QVERIFY((m_board.roads[0].hexes == std::vector{hexNamed("A8"), hexNamed("A7"), hexNamed("B7"),
                                                   hexNamed("C8"), hexNamed("D8")}));
}

void tst_BoardEdits::erasingARoadHexCutsTheRoadInTwo()
{
    Scenario scenario;
    scenario.board.roads = {
        {RoadKind::MainRoad,
         {hexNamed("A1"), hexNamed("A2"), hexNamed("A3"), hexNamed("A4"), hexNamed("A5")}}};
    erase(scenario, {hexNamed("A3")}, Erasure::Roads);
    QCOMPARE(scenario.board.roads.size(), std::size_t{2});
    QVERIFY((scenario.board.roads[0].hexes == std::vector{hexNamed("A1"), hexNamed("A2")}));
    QVERIFY((scenario.board.roads[1].hexes == std::vector{hexNamed("A4"), hexNamed("A5")}));
    erase(scenario, {hexNamed("A5")}, Erasure::Roads); // one hex left is no road
    QCOMPARE(scenario.board.roads.size(), std::size_t{1});
}

void tst_BoardEdits::erasingTakesOnlyWhatWasAskedFor()
{
    const Scenario before = sampleScenario();
    Scenario scenario = before;
    erase(scenario, {hexNamed("F6")}, Erasure::Overlays);
    QVERIFY(scenario.board.overlays.empty());
    QVERIFY(scenario.board.patches == before.board.patches);
    QVERIFY(scenario.units == before.units);

    erase(scenario, {hexNamed("F6")}, Erasure::Everything);
    QCOMPARE(scenario.board.patches.size(), before.board.patches.size() - 1);
    QCOMPARE(scenario.units.size(), before.units.size() - 1);
    erase(scenario, {hexNamed("D5")}, Erasure::Hexsides); // the other hex of C5's side
    QVERIFY(neighbour(hexNamed("C5"), Direction::SE) == hexNamed("D5"));
    QVERIFY(scenario.board.hexsides.empty());
}

HW_PLAIN_TEST(tst_BoardEdits)

} // namespace hexwerk::assault::ui::tst_board_edits

#include "tst_board_edits.moc"
