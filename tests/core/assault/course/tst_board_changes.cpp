// What happens to the board in a game: composed again, and looked at afresh, it is the same.
#include <QTest>

#include "core/assault/board/compose.h"
#include "core/assault/game/board_changes.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

#include <functional>

namespace hexwerk::assault::tst_board_changes {

class tst_BoardChanges final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsChangedIsWhatWouldBeComposed_data();
    void whatIsChangedIsWhatWouldBeComposed();
    void r12_4_6_2b_whereACraterIsLeft();
    void aTallerTerrainIsSeenToo();
    void theHashFollows();
};

static Table town()
{
    return Table()
        .terrain("E5", "large_building")
        .terrain("F5", "light_forest", 1)
        .terrain("D5", "plain_building")
        .terrain("G7", "brush")
        .road(RoadKind::MainRoad, {"E3", "E4", "E5", "E6"})
        .fortification(OverlayKind::Sandbags, "D5", 1)
        .fortification(OverlayKind::Bunker, "D5", 2)
        .fortification(OverlayKind::Trench, "G7", 4)
        .side(HexsideKind::BarbedWire, "E7", Direction::N)
        .side(HexsideKind::TankBarricade, "E7", Direction::SE)
        .side(HexsideKind::StoneWall, "E7", Direction::S)
        .side(HexsideKind::BarbedWire, "E6", Direction::S)
        .rifles("g1", "A1")
        .rifles("u1", "A10");
}

static Setting setting()
{
    return *town().game().setting;
}

using Change = std::function<void(Setting &)>;

void tst_BoardChanges::whatIsChangedIsWhatWouldBeComposed_data()
{
    QTest::addColumn<int>("change");
    const char *names[] = {
        "terrain",  "ruin",   "ruin over a bunker", "crater",       "crater in a wood",
        "no works", "trench", "no obstacles",       "turned works", "ruin, then terrain"};
    for (int i = 0; i < int(std::size(names)); ++i)
        QTest::newRow(names[i]) << i;
}

static Change change(int which)
{
    const Change changes[] = {
        [](Setting &s) {
            setTerrain(s, {at("E5"), at("F5")}, "rocky");
        },
        [](Setting &s) { layRuin(s, at("E5")); },
        [](Setting &s) { layRuin(s, at("D5")); },
        [](Setting &s) { layCrater(s, at("E4")); },
        [](Setting &s) { layCrater(s, at("F5")); },
        [](Setting &s) { removeFortification(s, at("G7")); },
        [](Setting &s) { turnIntoTrench(s, at("D5")); },
        [](Setting &s) { removeObstacles(s, at("E7")); },
        [](Setting &s) { turnWorks(s, at("E7")); },
        [](Setting &s) {
            layRuin(s, at("E5"));
            setTerrain(s, {at("E5")}, "clear");
        },
    };
    return changes[which];
}

void tst_BoardChanges::whatIsChangedIsWhatWouldBeComposed() // [R12.5e] [R12.5f] [D12.5d]
{
    QFETCH(int, change);
    Setting changed = setting();
    tst_board_changes::change(change)(changed);

    const auto again =
        compose(changed.scenario.board, changed.data.terrain, shippedData().tileLookup());
    QVERIFY(again);
    QVERIFY(*again == changed.board);
    QVERIFY(!(changed.board == setting().board));

    const SightMap fresh(changed.board, changed.data.terrain, changed.data.smokeDie,
                         changed.scenario.losLimit);
    for (std::size_t i = 0; i < changed.board.size(); ++i)
        for (const UnitType type : {UnitType::Infantry, UnitType::Vehicle}) {
            const SightEnd from{changed.board.hexAt(i), type};
            QVERIFY(fresh.fieldOfView(from, UnitType::Infantry, {}) ==
                    changed.sight.fieldOfView(from, UnitType::Infantry, {}));
        }
    const SightEnd south{at("E9"), {}};
    QVERIFY(fresh.line(south, {at("E4"), {}}, {}) == changed.sight.line(south, {at("E4"), {}}, {}));
}

void tst_BoardChanges::r12_4_6_2b_whereACraterIsLeft()
{
    const Setting before = setting();
    QVERIFY(!craterOf(before, at("E5")));
    HW_SAYS(before.data.terrain.row(*craterOf(before, at("E4"))).id, "craters"); // a road
    HW_SAYS(before.data.terrain.row(*craterOf(before, at("F5"))).id, "brush_trees_craters");
}

void tst_BoardChanges::aTallerTerrainIsSeenToo()
{
    Table flat = Table().rifles("g1", "A1").rifles("u1", "A10");
    Setting changed = *flat.game().setting;
    setTerrain(changed, {at("E5")}, "large_building"); // [R9.6.2.2a] a floor nobody was on before
    const SightMap fresh(changed.board, changed.data.terrain, changed.data.smokeDie, {});
    const SightEnd roof{at("E5"), UnitType::Infantry};
    QVERIFY(fresh.fieldOfView(roof, UnitType::Infantry, {}) ==
            changed.sight.fieldOfView(roof, UnitType::Infantry, {}));
    QCOMPARE(changed.sight.elevation(roof), fresh.elevation(roof));
}

void tst_BoardChanges::theHashFollows()
{
    const Setting before = setting();
    std::vector<std::uint64_t> hashes = {before.hash};
    for (int i = 0; i < 9; ++i) {
        Setting changed = before;
        change(i)(changed);
        hashes.push_back(changed.hash);
    }
    std::sort(hashes.begin(), hashes.end());
    QVERIFY(std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end());
}

HW_PLAIN_TEST(tst_BoardChanges)

} // namespace hexwerk::assault::tst_board_changes

#include "tst_board_changes.moc"
