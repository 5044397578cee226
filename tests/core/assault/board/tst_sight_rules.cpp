// Chapters 10.2 to 10.4 and 9.6.2: the worked examples W-25 to W-33 and W-68 to W-71.
#include <QTest>

#include "tests/core/assault/board/board_fixture.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_sight_rules {

using namespace testing;

static std::string name(SightStatus status)
{
    return std::string(toString(status));
}

class tst_SightRules final : public QObject
{
    Q_OBJECT

private slots:
    void r10_2d_terrainOnThePathHindersOrBlocks_data();
    void r10_2d_terrainOnThePathHindersOrBlocks();
    void r10_2a_aLineLongerThanTheLimitIsBlocked();
    void r10_3e_threeHindrancesBlock_data();
    void r10_3e_threeHindrancesBlock();
    void r10_3g_aLineAlongAHexsideCountsTheSmallerHex_data();
    void r10_3g_aLineAlongAHexsideCountsTheSmallerHex();
    void r10_3k_everyHindranceBringsItsDie();
    void r10_3l_ofEqualCountsTheWeakerDiceStand();
    void r10_4c_elevationsAndWhatTheySeeOver_data();
    void r10_4c_elevationsAndWhatTheySeeOver();
    void r10_4e_groundCountsUnderAnyTerrain_data();
    void r10_4e_groundCountsUnderAnyTerrain();
    void r10_4e_theEdgeOfAHillHidesWhatLiesBelow_data();
    void r10_4e_theEdgeOfAHillHidesWhatLiesBelow();
    void r9_6_2_1a_aPlainBuildingRaisesNoUnitButHidesOneLevel();
    void r9_6_2_1b_aPlainBuildingHidesWhatALowerOneSees_data();
    void r9_6_2_1b_aPlainBuildingHidesWhatALowerOneSees();
    void r9_6_2_2a_upperFloorsRaiseInfantryAlone_data();
    void r9_6_2_2a_upperFloorsRaiseInfantryAlone();
    void r10_3d_smokeCountsInTheEndHexesAndAtEveryElevation();
    void r9_6_3_2_1a_noHexsideHidesAnything_data();
    void r9_6_3_2_1a_noHexsideHidesAnything();
    void d9_6_3e_aLineAlongATreeAlleyIsClear();
    void d9_6_3e_onlyAlongItsMainRoad();
};

// All cases in a column: from A2 over A3 (and more) to A4 and beyond.
static void addCase(const char *name, std::initializer_list<std::string_view> patches,
                    SightEnd from, SightEnd to, SightStatus status, int hindrances,
                    std::vector<Smoke> smoke = {})
{
    BoardSpec board = spec(6, 12, patches);
    board.smoke = std::move(smoke);
    QTest::newRow(name) << board << from << to << status << hindrances;
}

static void addColumns()
{
    QTest::addColumn<BoardSpec>("board");
    QTest::addColumn<SightEnd>("from");
    QTest::addColumn<SightEnd>("to");
    QTest::addColumn<SightStatus>("status");
    QTest::addColumn<int>("hindrances");
}

// Looks both ways: the answer is the same.
static void checkRow()
{
    QFETCH(BoardSpec, board);
    QFETCH(SightEnd, from);
    QFETCH(SightEnd, to);
    QFETCH(SightStatus, status);
    QFETCH(int, hindrances);

    const SightMap map(composed(board), chartG3(), Die::Blue);
    const SmokeMarkers smoke = smokeMarkers(board.smoke);
    for (const auto &[a, b] : {std::pair(from, to), std::pair(to, from)}) {
        const SightLine line = map.line(a, b, smoke);
        QCOMPARE(name(line.status), name(status));
        QCOMPARE(line.hindrances, hindrances);
        QCOMPARE(name(map.status(a, b, smoke)), name(status));
    }
}

// W-25
void tst_SightRules::r10_2d_terrainOnThePathHindersOrBlocks_data() // [R10.3c] [R10.3f]
{
    addColumns();
    addCase("no terrain", {}, infantry("A2"), infantry("A4"), SightStatus::Clear, 0);
    addCase("one brush hex", {"A3 brush"}, infantry("A2"), infantry("A4"), SightStatus::Hindered,
            1);
    addCase("a heavy forest hex", {"A3 heavy_forest"}, infantry("A2"), infantry("A4"),
            SightStatus::Blocked, 0);
    addCase("the end hexes do not count", {"A2 heavy_forest", "A4 brush"}, infantry("A2"),
            infantry("A4"), SightStatus::Clear, 0);
    addCase("adjacent units", {"A2 heavy_forest", "A3 large_building"}, infantry("A2"),
            infantry("A3"), SightStatus::Clear, 0);
}

void tst_SightRules::r10_2d_terrainOnThePathHindersOrBlocks()
{
    checkRow();
}

void tst_SightRules::r10_2a_aLineLongerThanTheLimitIsBlocked()
{
    const SightMap map(composed(spec(6, 12)), chartG3(), Die::Blue, 4);

    QCOMPARE(name(map.status(infantry("A2"), infantry("A6"), {})), name(SightStatus::Clear));
    QCOMPARE(name(map.status(infantry("A2"), infantry("A7"), {})), name(SightStatus::Blocked));
    const SightLine tooFar = map.line(infantry("A2"), infantry("A7"), {});
    QCOMPARE(name(tooFar.status), name(SightStatus::Blocked));
    QCOMPARE(tooFar.reasons.size(), std::size_t{1});
    QCOMPARE(tooFar.reasons[0].rule, std::string_view("R10.2a"));
    QVERIFY(map.fieldOfView(infantry("A2"), UnitType::Infantry, {})[6] == SightStatus::Blocked);
}

// W-26
void tst_SightRules::r10_3e_threeHindrancesBlock_data()
{
    addColumns();
    const SightEnd from = infantry("A2");
    const SightEnd to = infantry("A6");
    addCase("two brush", {"A3 A5 brush"}, from, to, SightStatus::Hindered, 2);
    addCase("brush and smoke", {"A3 brush"}, from, to, SightStatus::Hindered, 2, {{hex("A4"), 1}});
    addCase("two smoke", {}, from, to, SightStatus::Hindered, 2, {{hex("A4"), 2}});
    addCase("three brush", {"A3 A4 A5 brush"}, from, to, SightStatus::Blocked, 3);
    addCase("two brush and smoke", {"A3 A5 brush"}, from, to, SightStatus::Blocked, 3,
            {{hex("A4"), 1}});
    addCase("two brush and smoke in one of them", {"A3 A5 brush"}, from, to, SightStatus::Blocked,
            3, {{hex("A5"), 1}});
    addCase("three smoke in one hex", {}, from, to, SightStatus::Blocked, 3, {{hex("A4"), 3}});
    addCase("two entries for one hex", {}, from, to, SightStatus::Blocked, 3,
            {{hex("A4"), 1}, {hex("A4"), 2}});
}

void tst_SightRules::r10_3e_threeHindrancesBlock()
{
    checkRow();
}

// W-27, W-71: from A2 to C2 the line runs between B1 and B2.
void tst_SightRules::r10_3g_aLineAlongAHexsideCountsTheSmallerHex_data()
{
    addColumns();
    const SightEnd from = infantry("A2");
    const SightEnd to = infantry("C2");
    addCase("r10_3g blocking and blocking", {"B1 heavy_forest", "B2 large_building"}, from, to,
            SightStatus::Blocked, 0);
    addCase("r10_3h blocking and hindering", {"B1 heavy_forest", "B2 brush"}, from, to,
            SightStatus::Hindered, 1);
    addCase("r10_3i blocking and clear", {"B2 heavy_forest"}, from, to, SightStatus::Clear, 0);
    addCase("r10_3j hindering and clear", {"B1 brush"}, from, to, SightStatus::Clear, 0);
    addCase("W-71 heavy forest and two smoke", {"B1 heavy_forest"}, from, to, SightStatus::Hindered,
            2, {{hex("B2"), 2}});
    addCase("W-71 heavy forest and three smoke", {"B1 heavy_forest"}, from, to,
            SightStatus::Blocked, 3, {{hex("B2"), 3}});
    addCase("W-71 brush and brush", {"B1 B2 brush"}, from, to, SightStatus::Hindered, 1);
    addCase("three smoke and brush", {"B1 brush"}, from, to, SightStatus::Hindered, 1,
            {{hex("B2"), 3}});
    addCase("beyond the rim of the board it is clear", {"B1 heavy_forest"}, infantry("A1"),
            infantry("C1"), SightStatus::Clear, 0);
}

void tst_SightRules::r10_3g_aLineAlongAHexsideCountsTheSmallerHex()
{
    checkRow();
}

void tst_SightRules::r10_3k_everyHindranceBringsItsDie()
{
    BoardSpec board = spec(6, 12, {"A3 ruins", "A4 clear"});
    board.smoke = {{hex("A4"), 1}};

    const SightLine line = lineOver(board, infantry("A2"), infantry("A6"));

    QCOMPARE(toString(line.dice), std::string("GB"));
    QVERIFY(line.terrainHinders);
    QCOMPARE(line.reasons.size(), std::size_t{2});
    QVERIFY((line.reasons[0] == SightReason{hex("A3"), SightReason::Hinders, SightReason::Terrain,
                                            Die::Green, 1, "R10.3d"}));
    QVERIFY((line.reasons[1] == SightReason{hex("A4"), SightReason::Hinders,
                                            SightReason::SmokeMarkers, Die::Blue, 1, "R10.3d"}));
}

void tst_SightRules::r10_3l_ofEqualCountsTheWeakerDiceStand()
{
    const SightLine dice =
        lineOver(spec(6, 12, {"B1 ruins", "B2 brush"}), infantry("A2"), infantry("C2"));
    QCOMPARE(toString(dice.dice), std::string("B"));
    QCOMPARE(dice.reasons.size(), std::size_t{1});
    QVERIFY(dice.reasons[0].hex == hex("B2"));

    BoardSpec smoky = spec(6, 12, {"B1 brush"});
    smoky.smoke = {{hex("B2"), 1}};
    QVERIFY(!lineOver(smoky, infantry("A2"), infantry("C2")).terrainHinders);
}

// W-28 to W-31
void tst_SightRules::r10_4c_elevationsAndWhatTheySeeOver_data() // [R10.4b] [R10.4d]
{
    addColumns();
    const SightEnd from = infantry("A2");
    const SightEnd to = infantry("A4");
    addCase("W-28 level 1 over brush", {"A2 1", "A3 brush"}, from, to, SightStatus::Clear, 0);
    addCase("W-29 level 2 over hill 1", {"A2 2", "A3 1"}, from, to, SightStatus::Clear, 0);
    addCase("W-29 level 2 over heavy forest", {"A2 2", "A3 heavy_forest"}, from, to,
            SightStatus::Clear, 0);
    addCase("W-30 level 2, forest on hill 1", {"A2 2", "A3 heavy_forest 1"}, from, to,
            SightStatus::Blocked, 0);
    addCase("W-30 level 2, light forest on hill 1", {"A2 2", "A3 light_forest 1"}, from, to,
            SightStatus::Hindered, 1);
    addCase("W-31 level 1, heavy forest", {"A2 1", "A3 heavy_forest"}, from, to,
            SightStatus::Blocked, 0);
    addCase("W-31 level 1, hill 1", {"A2 1", "A3 1"}, from, to, SightStatus::Blocked, 0);
}

void tst_SightRules::r10_4c_elevationsAndWhatTheySeeOver()
{
    checkRow();
}

// W-68
void tst_SightRules::r10_4e_groundCountsUnderAnyTerrain_data()
{
    addColumns();
    const SightEnd from = infantry("A2");
    const SightEnd to = infantry("A4");
    for (const char *ground : {"A3 1", "A3 brush 1", "A3 rocky 1"})
        addCase(ground, {ground}, from, to, SightStatus::Blocked, 0);
    {
        BoardSpec road = spec(6, 12, {"A3 1"});
        road.roads = {{RoadKind::MainRoad, {hex("A2"), hex("A3"), hex("A4")}}};
        QTest::newRow("a road over hill 1") << road << from << to << SightStatus::Blocked << 0;
    }
    addCase("both on 1, hill 1", {"A2 A4 1", "A3 1"}, from, to, SightStatus::Clear, 0);
    addCase("both on 1, brush on 1", {"A2 A4 1", "A3 brush 1"}, from, to, SightStatus::Hindered, 1);
    addCase("both on 1, forest on 1", {"A2 A4 1", "A3 heavy_forest 1"}, from, to,
            SightStatus::Blocked, 0);
    addCase("both on 1, brush below", {"A2 A4 1", "A3 brush"}, from, to, SightStatus::Clear, 0);
    addCase("both on 1, forest below", {"A2 A4 1", "A3 heavy_forest"}, from, to,
            SightStatus::Blocked, 0);
    addCase("both on 1, hill 2", {"A2 A4 1", "A3 2"}, from, to, SightStatus::Blocked, 0);
}

void tst_SightRules::r10_4e_groundCountsUnderAnyTerrain()
{
    checkRow();
}

// W-70
void tst_SightRules::r10_4e_theEdgeOfAHillHidesWhatLiesBelow_data()
{
    addColumns();
    addCase("one hex behind the edge of hill 1", {"A2 A3 1"}, infantry("A2"), infantry("A5"),
            SightStatus::Blocked, 0);
    addCase("at the edge of hill 1", {"A2 A3 1"}, infantry("A3"), infantry("A5"),
            SightStatus::Clear, 0);
    addCase("hill 2 over hill 1", {"A2 2", "A3 1"}, infantry("A2"), infantry("A5"),
            SightStatus::Clear, 0);
    addCase("hill 2 over hill 2", {"A2 A3 2"}, infantry("A2"), infantry("A5"), SightStatus::Blocked,
            0);
    addCase("no dead ground behind hill 1 from hill 2", {"A2 2", "A4 1"}, infantry("A2"),
            infantry("A5"), SightStatus::Clear, 0);
    addCase("behind hill 1 from hill 1", {"A2 1", "A4 1"}, infantry("A2"), infantry("A5"),
            SightStatus::Blocked, 0);
}

void tst_SightRules::r10_4e_theEdgeOfAHillHidesWhatLiesBelow()
{
    checkRow();
}

// W-32
void tst_SightRules::r9_6_2_1a_aPlainBuildingRaisesNoUnitButHidesOneLevel()
{
    const Board board = composed(spec(6, 12, {"A3 plain_building 1", "A2 2", "A1 1"}));
    const SightMap map(board, chartG3(), Die::Blue);

    QCOMPARE(map.elevation(infantry("A3")), 1);
    QCOMPARE(map.elevation(vehicle("A3")), 1);
    // As an obstacle it is of elevation 2: it hides what hill 2 would see.
    QCOMPARE(name(map.status(infantry("A2"), infantry("A4"), {})), name(SightStatus::Blocked));
}

void tst_SightRules::r9_6_2_1b_aPlainBuildingHidesWhatALowerOneSees_data() // [R9.6.2.2c]
{
    addColumns();
    const SightEnd from = infantry("A2");
    const SightEnd to = infantry("A4");
    addCase("plain, from hill 1", {"A2 1", "A3 plain_building"}, from, to, SightStatus::Blocked, 0);
    addCase("plain, from hill 2", {"A2 2", "A3 plain_building"}, from, to, SightStatus::Clear, 0);
    for (const char *tall : {"A3 multi_storey_building", "A3 large_building"})
        addCase(tall, {"A2 2", tall}, from, to, SightStatus::Blocked, 0);
    addCase("tall, from an upper floor on hill 2",
            {"A2 multi_storey_building 2", "A3 large_building"}, from, to, SightStatus::Clear, 0);
}

void tst_SightRules::r9_6_2_1b_aPlainBuildingHidesWhatALowerOneSees()
{
    checkRow();
}

// W-33, W-69
void tst_SightRules::r9_6_2_2a_upperFloorsRaiseInfantryAlone_data() // [R9.6.2.2b]
{
    addColumns();
    const SightEnd from = infantry("A2");
    const SightEnd to = infantry("A4");
    const char *floors = "A2 multi_storey_building";
    addCase("W-69 over brush", {floors, "A3 brush"}, from, to, SightStatus::Clear, 0);
    addCase("W-69 large building over brush", {"A2 large_building", "A3 brush"}, from, to,
            SightStatus::Clear, 0);
    addCase("W-69 heavy forest", {floors, "A3 heavy_forest"}, from, to, SightStatus::Blocked, 0);
    addCase("W-69 plain building", {floors, "A3 plain_building"}, from, to, SightStatus::Blocked,
            0);
    addCase("W-69 bare hill 1", {floors, "A3 1"}, from, to, SightStatus::Blocked, 0);
    addCase("W-69 to hill 1 over hill 1", {floors, "A3 A4 1"}, from, to, SightStatus::Clear, 0);
    addCase("W-69 vehicle, brush", {floors, "A3 brush"}, vehicle("A2"), to, SightStatus::Hindered,
            1);
    addCase("W-69 vehicle, bare hill 1", {floors, "A3 1"}, vehicle("A2"), to, SightStatus::Blocked,
            0);
    addCase("W-33 building on hill 1 hides level 2", {"A2 2", "A3 multi_storey_building 1"}, from,
            to, SightStatus::Blocked, 0);
    addCase("W-33 and even elevation 3",
            {"A2 multi_storey_building 2", "A3 multi_storey_building 1"}, from, to,
            SightStatus::Blocked, 0);
}

void tst_SightRules::r9_6_2_2a_upperFloorsRaiseInfantryAlone()
{
    checkRow();
}

void tst_SightRules::r10_3d_smokeCountsInTheEndHexesAndAtEveryElevation()
{
    BoardSpec board = spec(6, 12, {"A2 2"});
    board.smoke = {{hex("A2"), 1}, {hex("A4"), 1}};
    const SightLine ends = lineOver(board, infantry("A2"), infantry("A4"));
    QCOMPARE(name(ends.status), name(SightStatus::Hindered));
    QCOMPARE(ends.hindrances, 2);
    QVERIFY(!ends.terrainHinders);
    QVERIFY(ends.reasons.front().hex == hex("A2") && ends.reasons.back().hex == hex("A4"));

    board.smoke.push_back({hex("A3"), 1});
    QCOMPARE(name(lineOver(board, infantry("A2"), infantry("A4")).status),
             name(SightStatus::Blocked));
    QCOMPARE(lineOver(board, infantry("A2"), infantry("A3")).hindrances, 2);
}

void tst_SightRules::r9_6_3_2_1a_noHexsideHidesAnything_data() // [R9.6.3.2.3a]
{
    QTest::addColumn<HexsideKind>("kind");
    for (const HexsideKind kind : kAllHexsideKinds)
        QTest::newRow(toString(kind).data()) << kind;
}

void tst_SightRules::r9_6_3_2_1a_noHexsideHidesAnything()
{
    QFETCH(HexsideKind, kind);
    BoardSpec board = spec(6, 12);
    board.hexsides = {{hex("A3"), Direction::S, kind}};

    const SightLine over = lineOver(board, infantry("A2"), infantry("A5"));

    QCOMPARE(name(over.status), name(SightStatus::Clear));
    QCOMPARE(over.hindrances, 0);
    QCOMPARE(over.crossed.size(), std::size_t{1});
    QVERIFY(over.crossed.front().kind == kind);
}

// Light forest from C2 to C8, and a road of the kind through it.
static BoardSpec alley(RoadKind kind = RoadKind::MainRoad)
{
    BoardSpec board = spec(6, 12, {"C2 C3 C4 C5 C6 C7 C8 light_forest"});
    board.roads = {{kind, {}}};
    for (const char *name : {"C2", "C3", "C4", "C5", "C6", "C7", "C8"})
        board.roads[0].hexes.push_back(hex(name));
    return board;
}

// Asked in all ways.
static std::string alongAlleys(const BoardSpec &board, const char *from, const char *to)
{
    const SightMap map(composed(board), chartWithAlleys(), Die::Blue);
    const SmokeMarkers smoke = smokeMarkers(board.smoke);
    const SightLine line = map.line(infantry(from), infantry(to), smoke);
    const Board shape = composed(board);
    const bool agree = map.status(infantry(from), infantry(to), smoke) == line.status &&
                       map.status(infantry(to), infantry(from), smoke) == line.status &&
                       map.fieldOfView(infantry(from), UnitType::Infantry,
                                       smoke)[shape.index(hex(to))] == line.status;
    return agree ? name(line.status) + " " + std::to_string(line.hindrances) : "disagree";
}

void tst_SightRules::d9_6_3e_aLineAlongATreeAlleyIsClear()
{
    QCOMPARE(alongAlleys(alley(), "C2", "C8"), std::string("clear 0"));
    QCOMPARE(alongAlleys(alley(), "C3", "C4"), std::string("clear 0"));
    // In the English edition the trees count.
    QVERIFY(lineOver(alley(), infantry("C2"), infantry("C8")).status == SightStatus::Blocked);
    // Smoke, other terrain and the ground count as ever.
    BoardSpec smoky = alley();
    smoky.smoke = {{hex("C5"), 2}};
    QCOMPARE(alongAlleys(smoky, "C2", "C8"), std::string("hindered 2"));
    BoardSpec brush = alley();
    brush.patches.push_back(patch("C5 brush"));
    QCOMPARE(alongAlleys(brush, "C2", "C8"), std::string("hindered 1"));
    BoardSpec hill = alley();
    hill.patches.push_back(patch("C5 1"));
    QCOMPARE(alongAlleys(hill, "C2", "C8"), std::string("blocked 0"));
}

void tst_SightRules::d9_6_3e_onlyAlongItsMainRoad()
{
    // From beyond its end, past a gap, along a trail, and by a line that leaves the road.
    QCOMPARE(alongAlleys(alley(), "C1", "C4"), std::string("hindered 2"));
    BoardSpec gap = alley();
    gap.roads = {{RoadKind::MainRoad, {hex("C2"), hex("C3"), hex("C4")}},
                 {RoadKind::MainRoad, {hex("C5"), hex("C6"), hex("C7"), hex("C8")}}};
    QCOMPARE(alongAlleys(gap, "C2", "C5"), std::string("hindered 2"));
    QCOMPARE(alongAlleys(alley(RoadKind::SneakyTrail), "C2", "C5"), std::string("hindered 2"));
    QCOMPARE(alongAlleys(alley(), "C2", "D8"), std::string("blocked 4"));
    QCOMPARE(alongAlleys(alley(), "C2", "E8"), std::string("hindered 1"));
}

HW_PLAIN_TEST(tst_SightRules)

} // namespace hexwerk::assault::tst_sight_rules

#include "tst_sight_rules.moc"
