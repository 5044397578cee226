#include <QTest>

#include "core/assault/board/compose.h"
#include "editor/assault/commands/region_edits.h"
#include "editor/assault/document/live_board.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_region_edits {

// Stamps, levels and terrain of many hexes at once.
class tst_RegionEdits final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aCopyLooksAsWhatWasCopied();
    void everyTurnOfACopyComesBackWithTheSixth();
    void aTurnedCopyTurnsWhatLiesOnIt();
    void whatLeavesTheBoardIsCutOff();
    void aStampSparesClosedLayers();
    void levelsStayBetweenZeroAndTwo();
    void onlyHexesOfTheTerrainAreFound();

private:
    BoardStates states() const { return {m_live->board(), m_live->ground(), m_live->terrain()}; }
    void compose() { m_live->rebuild(m_scenario.board, m_library->system.terrain); }
    const Cell &at(const char *hex) const { return m_live->board().at(hexNamed(hex)); }
    Stamp taken(std::initializer_list<const char *> hexes) const;

    SharedData m_library;
    Scenario m_scenario;
    std::unique_ptr<LiveBoard> m_live;
};

void tst_RegionEdits::init()
{
    m_library = sampleLibrary();
    m_scenario = sampleScenario();
    m_live = std::make_unique<LiveBoard>(m_library->tileLookup());
    compose();
}

Stamp tst_RegionEdits::taken(std::initializer_list<const char *> hexes) const
{
    std::vector<Hex> list;
    for (const char *hex : hexes)
        list.push_back(hexNamed(hex));
    return stampOf(m_live->board(), m_live->terrain(), m_scenario.board.labels, list);
}

void tst_RegionEdits::aCopyLooksAsWhatWasCopied()
{
    // A tile's hexes with hill, wood, road and wall, copied to the empty south.
    const std::vector<const char *> from{"A2", "A3", "B2", "B3", "C2", "C3"};
    const Stamp stamp = taken({"A2", "A3", "B2", "B3", "C2", "C3"});
    const Board before = m_live->board();
    layStamp(m_scenario, states(), movedTo(stamp, hexNamed("J8")), {});
    compose();
    const std::vector<Hex> there = hexesOf(movedTo(stamp, hexNamed("J8")));
    QCOMPARE(there.size(), from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Cell &source = before.at(hexNamed(from[i]));
        const Cell &copy = m_live->board().at(there[i]);
        QCOMPARE(int{copy.terrain}, int{source.terrain});
        QCOMPARE(int{copy.level}, int{source.level});
        QVERIFY(copy.sides == source.sides);
        QCOMPARE(copy.hasRoad(RoadKind::NarrowRoad), source.hasRoad(RoadKind::NarrowRoad));
    }
    layStamp(m_scenario, states(), movedTo(stamp, hexNamed("J8")), {});
    const Board once = m_live->board();
    compose();
    QVERIFY(m_live->board() == once); // again changes nothing
}

void tst_RegionEdits::everyTurnOfACopyComesBackWithTheSixth()
{
    Stamp stamp = taken({"C5", "C6", "D5", "F6", "A2", "B2"});
    const Stamp first = stamp;
    std::vector<Board> boards;
    for (int i = 0; i < 6; ++i) {
        stamp = turned(stamp, 1);
        Scenario copy = m_scenario;
        layStamp(copy, states(), movedTo(stamp, hexNamed("G6")), {});
        LiveBoard live(m_library->tileLookup());
        live.rebuild(copy.board, m_library->system.terrain);
        QVERIFY(std::find(boards.begin(), boards.end(), live.board()) == boards.end());
        boards.push_back(live.board());
    }
    QVERIFY(stamp == first);
}

void tst_RegionEdits::aTurnedCopyTurnsWhatLiesOnIt()
{
    const Stamp stamp = turned(taken({"F6"}), 2); // a bunker that faces vertex 1
    layStamp(m_scenario, states(), movedTo(stamp, hexNamed("J8")), {});
    compose();
    QVERIFY(at("J8").fortification.has_value());
    QCOMPARE(int{at("J8").fortification->facing}, 3);
    QCOMPARE(int{at("J8").level}, 2);
}

void tst_RegionEdits::whatLeavesTheBoardIsCutOff()
{
    Stamp stamp = taken({"A7", "B7", "C8", "C5"});
    QCOMPARE(stamp.roads.size(), std::size_t{1});
    layStamp(m_scenario, states(), movedTo(stamp, hexNamed("L10")), {});
    const auto isOn = [&](Hex hex) { return m_live->board().contains(hex); };
    for (const Road &road : m_scenario.board.roads)
        QVERIFY(road.hexes.size() > 1 && std::all_of(road.hexes.begin(), road.hexes.end(), isOn));
    for (const Patch &patch : m_scenario.board.patches)
        QVERIFY(std::all_of(patch.hexes.begin(), patch.hexes.end(), isOn));
    for (const Hexside &side : m_scenario.board.hexsides)
        QVERIFY(isOn(side.hex));
}

void tst_RegionEdits::aStampSparesClosedLayers()
{
    const Stamp stamp = taken({"C5", "K9"}); // heavy forest on level 1, wire, a label
    LayerSet closed;
    closed.set(EditLayer::Terrain).set(EditLayer::Hexsides).set(EditLayer::Labels);
    const BoardSpec before = m_scenario.board;
    layStamp(m_scenario, states(), movedTo(stamp, hexNamed("G6")), closed);
    QVERIFY(m_scenario.board.hexsides == before.hexsides);
    QVERIFY(m_scenario.board.labels == before.labels);
    compose();
    const Board old = [&] {
        LiveBoard live(m_library->tileLookup());
        live.rebuild(before, m_library->system.terrain);
        return live.board();
    }();
    bool hasRisen = false;
    for (std::size_t i = 0; i < old.size(); ++i) {
        QCOMPARE(int{m_live->board().at(old.hexAt(i)).terrain}, int{old.at(old.hexAt(i)).terrain});
        hasRisen = hasRisen || m_live->board().at(old.hexAt(i)).level > old.at(old.hexAt(i)).level;
    }
    QVERIFY(hasRisen); // levels are open
}

void tst_RegionEdits::levelsStayBetweenZeroAndTwo()
{
    const std::vector<Hex> hexes{hexNamed("F6"), hexNamed("C5"), hexNamed("L10"), hexNamed("Z1")};
    shiftLevels(m_scenario.board, states(), hexes, 1);
    compose();
    QCOMPARE(int{at("F6").level}, 2);
    QCOMPARE(int{at("C5").level}, 2);
    QCOMPARE(int{at("L10").level}, 1);
    for (int i = 0; i < 3; ++i) {
        shiftLevels(m_scenario.board, states(), hexes, -1);
        compose();
    }
    for (const char *hex : {"F6", "C5", "L10"})
        QCOMPARE(int{at(hex).level}, 0);
}

void tst_RegionEdits::onlyHexesOfTheTerrainAreFound()
{
    const std::vector<Hex> hexes{hexNamed("C5"), hexNamed("C6"), hexNamed("D5"), hexNamed("Z1")};
    QCOMPARE(hexesOfTerrain(states(), hexes, "heavy_forest").size(), std::size_t{2});
    QCOMPARE(hexesOfTerrain(states(), hexes, "ruins").size(), std::size_t{0});
}

HW_PLAIN_TEST(tst_RegionEdits)

} // namespace hexwerk::assault::ui::tst_region_edits

#include "tst_region_edits.moc"
