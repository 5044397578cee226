// House rules: the sea, rivers and streams, what leads over them, railways and cliffs.
#include <QTest>

#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/moving/ways.h"
#include "tests/core/assault/moving_unit.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::tst_water {

class tst_Water final : public QObject
{
    Q_OBJECT

private slots:
    void h9_4a_nobodyEntersTheSea();
    void h9_4a_noMinesAreLaidInIt();
    void h9_4b_aRoadLeadsOverAWideRiver();
    void h9_4b_soDoABridgeAndAFord();
    void h9_4c_sandIsSlowForGunsAndWheels();
    void h9_4c_aBeachIsOpenGround();
    void h9_4e_aCemeteryIsInTheWayOfWhatRolls();
    void h9_6_3_1a_aRiverThroughHexesIsEnteredAlongARoad();
    void h9_6_3_1a_orOverABridgeAndItIsLeftForNothing();
    void h9_6_3_1b_aStreamThroughAHexCostsFurtherPoints();
    void h9_6_3_1c_infantryFollowsARailway();
    void h9_6_3_1c_itIsNoRoadForVehicles();
    void h9_6_3_2a_nobodyCrossesARiver();
    void h9_6_3_2a_everyWayButAWatercourseLeadsOverIt();
    void h9_6_3_2a_aSearchGoesRoundIt();
    void h9_6_3_2a_itIsNoObstacleToMines();
    void h9_6_3_2b_aStreamCostsFurtherPoints();
    void h9_6_3_2c_aBridgeCostsNothing();
    void h9_6_3_2d_aFordCostsEverybodySomething();
    void h9_6_3_2e_nobodyCrossesACliff();
    void aKindOfADesignerRefusesUnderItsOwnRule();
};

// What the step north from E7 costs the card; 0: it cannot go there.
static int costNorth(Table table, const std::string &card)
{
    const bool turns = card.find("rifles") == std::string::npos;
    table.unit("g1", "L1", "drill.porters").unit("u1", "E7", card);
    if (turns)
        table.facing(0);
    const Position p = table.begin();
    const Walk walk = walkOf(p, id(p, "u1"), MoveKind::Normal);
    const auto way = chosenWay(waysInto(p, walk, Direction::N), By::Default);
    return way ? way->cost : 0;
}

// Infantry, a gun, wheels, full tracks.
static std::array<int, 4> costsNorth(const Table &table)
{
    return {costNorth(table, "us.rifles43"), costNorth(table, "drill.at_gun"),
            costNorth(table, "drill.car"), costNorth(table, "drill.tank")};
}

using Costs = std::array<int, 4>;

static Table riverNorth()
{
    return Table().side(HexsideId("river"), "E7", Direction::N);
}

void tst_Water::h9_4a_nobodyEntersTheSea()
{
    QVERIFY((costsNorth(Table().terrain("E6", "sea")) == Costs{0, 0, 0, 0}));
    const Position p = moving(walker().terrain("E6", "sea"));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "WaterInTheWay H9.4a");
    QVERIFY(!isOffered(p, step(p, "u1", "E6")));
}

void tst_Water::h9_4a_noMinesAreLaidInIt()
{
    const TerrainChart &chart = shippedData().system.terrain;
    Cell cell;
    cell.terrain = *chart.find("sea");
    QCOMPARE(std::string(barOfMines(cell, chart, MineKind::AntiPersonnel)), std::string("H9.4a"));
}

void tst_Water::h9_4b_aRoadLeadsOverAWideRiver()
{
    const Table wide = Table().terrain("E6", "river");
    QVERIFY((costsNorth(wide) == Costs{0, 0, 0, 0}));
    for (const char *kind : {"main_road", "narrow_road"})
        QVERIFY(
            (costsNorth(Table(wide).road(RoadId(kind), {"E7", "E6", "E5"})) == Costs{1, 1, 1, 1}));
    Position p = moving(walker().terrain("E6", "river").road(RoadKind::MainRoad, {"E7", "E6"}));
    HW_SAYS(ruled(p, step(p, "u1", "E6", By::Terrain)), "WaterInTheWay H9.4b");
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes");
}

void tst_Water::h9_4b_soDoABridgeAndAFord()
{
    const Table wide = Table().terrain("E6", "river");
    // As clear ground, a point; the ford takes its own on top.
    QVERIFY((costsNorth(Table(wide).side(HexsideId("bridge"), "E7", Direction::N)) ==
             Costs{1, 1, 1, 1}));
    QVERIFY(
        (costsNorth(Table(wide).side(HexsideId("ford"), "E7", Direction::N)) == Costs{2, 3, 2, 2}));
}

void tst_Water::h9_4c_sandIsSlowForGunsAndWheels()
{
    QVERIFY((costsNorth(Table().terrain("E6", "beach")) == Costs{1, 2, 2, 1}));
}

void tst_Water::h9_4c_aBeachIsOpenGround()
{
    for (const auto &[terrain, hides] : {std::pair("beach", false), std::pair("field", true)}) {
        const Position p = Table()
                               .unit("g1", "L1", "drill.porters")
                               .terrain("E7", terrain)
                               .unit("u1", "E7", "drill.at_gun")
                               .facing(0)
                               .begin();
        QCOMPARE(isOffered(p, announce(p, "u1", Action::Hide)), hides);
    }
}

void tst_Water::h9_4e_aCemeteryIsInTheWayOfWhatRolls()
{
    QVERIFY((costsNorth(Table().terrain("E6", "cemetery")) == Costs{1, 2, 2, 2}));
}

void tst_Water::h9_6_3_1a_aRiverThroughHexesIsEnteredAlongARoad()
{
    const Table river = Table().road(RoadId("river"), {"D6", "E6", "F5"});
    QVERIFY((costsNorth(river) == Costs{0, 0, 0, 0}));
    QVERIFY((costsNorth(Table(river).road(RoadKind::MainRoad, {"E7", "E6", "E5"})) ==
             Costs{1, 1, 1, 1}));
    const Position p = moving(walker().road(RoadId("river"), {"D6", "E6", "F5"}));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "WaterInTheWay H9.6.3.1a");
    // Nobody swims along it: no order says so.
    HW_SAYS(ruled(p, step(p, "u1", "E6", By::Road)), "NotThatChoice R9.6.3.1b");
}

void tst_Water::h9_6_3_1a_orOverABridgeAndItIsLeftForNothing()
{
    Position p = moving(walker()
                            .road(RoadId("river"), {"D6", "E6", "F5"})
                            .side(HexsideId("bridge"), "E7", Direction::N));
    say(p, step(p, "u1", "E6"));
    QCOMPARE(left(p), 1);
    HW_SAYS(ruled(p, step(p, "u1", "D6")), "WaterInTheWay H9.6.3.1a"); // along it
    HW_SAYS(ruled(p, step(p, "u1", "E5")), "yes");
}

void tst_Water::h9_6_3_1b_aStreamThroughAHexCostsFurtherPoints()
{
    const Table stream = Table().road(RoadId("stream"), {"D6", "E6", "F5"});
    QVERIFY((costsNorth(stream) == Costs{2, 3, 3, 2}));
    QVERIFY((costsNorth(Table(stream).road(RoadKind::MainRoad, {"E7", "E6", "E5"})) ==
             Costs{1, 1, 1, 1}));
}

void tst_Water::h9_6_3_1c_infantryFollowsARailway()
{
    const Table wood =
        Table().terrain("E6", "heavy_forest").road(RoadId("railway"), {"E7", "E6", "E5"});
    // The terrain of the wood is 2, 3, prohibited and 3.
    QVERIFY((costsNorth(wood) == Costs{1, 3, 0, 3}));
}

void tst_Water::h9_6_3_1c_itIsNoRoadForVehicles()
{
    const Position p = moving(lone().road(RoadId("railway"), {"E8", "E7", "E6", "E5"}));
    QVERIFY(!walkOn(p).road);
    const Position hidden = Table()
                                .unit("g1", "L1", "drill.porters")
                                .rifles("u1", "E7")
                                .road(RoadId("railway"), {"E8", "E7", "E6"})
                                .begin();
    QVERIFY(isOffered(hidden, announce(hidden, "u1", Action::Hide)));
}

void tst_Water::h9_6_3_2a_nobodyCrossesARiver()
{
    QVERIFY((costsNorth(riverNorth()) == Costs{0, 0, 0, 0}));
    const Position p = moving(walker().side(HexsideId("river"), "E6", Direction::S));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "WaterInTheWay H9.6.3.2a");
    QVERIFY(!isOffered(p, step(p, "u1", "E6")));
    HW_SAYS(ruled(p, step(p, "u1", "F7")), "yes");
}

void tst_Water::h9_6_3_2a_everyWayButAWatercourseLeadsOverIt()
{
    for (const char *kind : {"main_road", "narrow_road", "sneaky_trail", "railway"})
        QCOMPARE(costNorth(riverNorth().road(RoadId(kind), {"E7", "E6"}), "us.rifles43"), 1);
    for (const char *kind : {"river", "stream"})
        QCOMPARE(costNorth(riverNorth().road(RoadId(kind), {"E7", "E6"}), "us.rifles43"), 0);
}

void tst_Water::h9_6_3_2a_aSearchGoesRoundIt()
{
    // By the hex in the north-west, for two points instead of one.
    const Position p = moving(walker()
                                  .side(HexsideId("river"), "E7", Direction::N)
                                  .side(HexsideId("river"), "E7", Direction::NE));
    const auto reached = reach(p, walkOn(p));
    const auto found = std::find_if(reached.begin(), reached.end(),
                                    [](const ReachedHex &one) { return one.hex == at("E6"); });
    QVERIFY(found != reached.end());
    QCOMPARE(found->cost, 2);
    QVERIFY(found->before == neighbour(at("E7"), Direction::NW));
}

void tst_Water::h9_6_3_2a_itIsNoObstacleToMines()
{
    const TerrainChart &chart = shippedData().system.terrain;
    const auto barOf = [&](const char *kind) {
        Cell cell;
        cell.sides[0] =
            static_cast<SideBits>(1U << static_cast<unsigned>(*chart.find(HexsideId(kind))));
        return std::string(barOfMines(cell, chart, MineKind::AntiPersonnel));
    };
    for (const char *water : {"river", "stream", "bridge", "ford"})
        QCOMPARE(barOf(water), std::string());
    QCOMPARE(barOf("stone_wall"), std::string("R9.6.4.1g"));
}

void tst_Water::h9_6_3_2b_aStreamCostsFurtherPoints()
{
    const Table stream = Table().side(HexsideId("stream"), "E7", Direction::N);
    QVERIFY((costsNorth(stream) == Costs{2, 3, 3, 2}));
    QVERIFY(
        (costsNorth(Table(stream).road(RoadKind::MainRoad, {"E7", "E6"})) == Costs{1, 1, 1, 1}));
    // Beside the costs of the terrain beyond.
    QCOMPARE(costNorth(Table(stream).terrain("E6", "heavy_forest"), "us.rifles43"), 3);
}

void tst_Water::h9_6_3_2c_aBridgeCostsNothing()
{
    for (const char *water : {"river", "stream"})
        QVERIFY(
            (costsNorth(Table()
                            .side(HexsideId(water), "E7", Direction::N)
                            .side(HexsideId("bridge"), "E6", Direction::S)) == Costs{1, 1, 1, 1}));
}

void tst_Water::h9_6_3_2d_aFordCostsEverybodySomething()
{
    for (const char *water : {"river", "stream"})
        QVERIFY(
            (costsNorth(Table()
                            .side(HexsideId(water), "E7", Direction::N)
                            .side(HexsideId("ford"), "E7", Direction::N)) == Costs{2, 3, 2, 2}));
}

void tst_Water::h9_6_3_2e_nobodyCrossesACliff()
{
    const Table cliff = Table().side(HexsideId("cliff"), "E7", Direction::N);
    QVERIFY((costsNorth(cliff) == Costs{0, 0, 0, 0}));
    // Nor along a road.
    QVERIFY((costsNorth(Table(cliff).road(RoadKind::MainRoad, {"E7", "E6"})) == Costs{0, 0, 0, 0}));
    const Position p = moving(walker().side(HexsideId("cliff"), "E7", Direction::N));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain H9.6.3.2e");
}

void tst_Water::aKindOfADesignerRefusesUnderItsOwnRule()
{
    NewGame game = walker().side(HexsideKind::StoneWall, "E7", Direction::N).game();
    Setting setting = *game.setting;
    HexsideRow &row = setting.data.terrain.hexsides.front();
    row.house = "H9.9z";
    row.cost = {};
    game.setting = Frozen(std::move(setting));
    Position p = Assault::start(game);
    while (p.phase == Phase::Support)
        say(p, Pass{});
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain H9.9z");
}

HW_PLAIN_TEST(tst_Water)

} // namespace hexwerk::assault::tst_water

#include "tst_water.moc"
