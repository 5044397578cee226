// [R10.5] Spotting: who has to be spotted, and how hard that is.
#include <QTest>

#include "core/assault/rules/firing/shot.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_spotting {

class tst_Spotting final : public QObject
{
    Q_OBJECT

private slots:
    void r10_5a_terrainThatProtectsConceals();
    void r10_5b_itIsJudgedByTheTypeOfTheTarget();
    void r10_5c_whoHidesHasToBeSpotted_data();
    void r10_5c_whoHidesHasToBeSpotted();
    void r10_5e_theNumberOfTheTableOrMore_data();
    void r10_5e_theNumberOfTheTableOrMore();
    void r10_5f_hinderingTerrainCountsOnce();
    void r10_5f_smokeAloneDoesNotCount();
    void r10_5g_modifiersAddUp();
    void r10_5h_whoFailsFiresBlind();
    void r10_5_1a_whereNothingProtectsNobodyIsConcealed();
    void r10_5_1b_openGroundConcealsNobody();
    void r10_5_1b_aRoadThroughOtherTerrainConceals();
    void r10_5_1c_whoGaveItselfAwayIsSeen_data();
    void r10_5_1c_whoGaveItselfAwayIsSeen();
    void r10_5_1c_aRetreatIsSeen();
    void r10_5_1e_adjacentTargetsAreSeen();
    void r10_5_1f_alsoThoseThatHide();
    void r9_6_3_2d_aFortificationHidesNobodyOnItsWayIn();
};

static SpottingNeed need(const Position &p, Shot how = {})
{
    how.firer = id(p, "u1");
    how.target = id(p, "g1");
    return spottingNeed(spottingSituation(p, how, sightLine(p, how.firer, how.target)),
                        p.setting->data.spotting, p.setting->switches);
}

// u1 in E8 looks at g1 in E4.
static Table facing(const std::string &terrain, std::vector<std::string> markers = {})
{
    return Table().terrain("E4", terrain).rifles("g1", "E4", std::move(markers)).rifles("u1", "E8");
}

void tst_Spotting::r10_5a_terrainThatProtectsConceals()
{
    for (const char *terrain : {"light_forest", "brush", "rocky", "plain_building", "ruins"}) {
        const SpottingNeed roll = need(facing(terrain).begin());
        QVERIFY2(roll.rolls, terrain);
        HW_SAYS(roll.rule, "R10.5a");
    }
    // A fortification too, where the ground is not open.
    QVERIFY(need(facing("rocky").fortification(OverlayKind::Bunker, "E4", 3).begin()).rolls);
}

void tst_Spotting::r10_5b_itIsJudgedByTheTypeOfTheTarget()
{
    // Brush protects infantry, not vehicles (G-3).
    const Position p =
        Table().terrain("E4", "brush").unit("g1", "E4", "drill.lorry").rifles("u1", "E8").begin();

    QVERIFY(!need(p).rolls);
    QVERIFY(need(facing("brush").begin()).rolls);
}

void tst_Spotting::r10_5c_whoHidesHasToBeSpotted_data()
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<int>("modifier");
    QTest::newRow("r9_12_1e hide action") << "hide_action" << -1;
    QTest::newRow("r9_12_2b hidden") << "hidden" << -2;
    QTest::newRow("r9_12_4b ambush") << "ambush" << -2;
}

void tst_Spotting::r10_5c_whoHidesHasToBeSpotted() // [R10.5g] [R10.5.1b]
{
    QFETCH(QString, marker);
    QFETCH(int, modifier);

    const SpottingNeed roll = need(facing("clear", {marker.toStdString()}).begin());

    QVERIFY(roll.rolls);
    QCOMPARE(roll.modifier, modifier);
    QCOMPARE(roll.number, 2); // G-5: in the open
    HW_SAYS(roll.rule, "R10.5c");
}

void tst_Spotting::r10_5e_theNumberOfTheTableOrMore_data() // G-5
{
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<int>("number");
    QTest::newRow("one die") << "light_forest" << 2;
    QTest::newRow("two dice") << "plain_building" << 3;
    QTest::newRow("three dice") << "heavy_forest" << 4;
    QTest::newRow("a fortification") << "rocky" << 4;
}

void tst_Spotting::r10_5e_theNumberOfTheTableOrMore()
{
    QFETCH(QString, terrain);
    QFETCH(int, number);
    Table table = facing(terrain.toStdString());
    if (terrain == "rocky")
        table.fortification(OverlayKind::Trench, "E4", 3);
    const Position start = table.begin();
    QCOMPARE(need(start).number, number);

    for (int roll = number - 1; roll <= number; ++roll) {
        Position p = start;
        fire(p, "u1", "g1");
        HW_SAYS(asks(p), "spotting 1d6");
        const auto events = say(p, d6({roll}));
        const auto &rolled = std::get<SpottingRolled>(events[1].what);
        QCOMPARE(rolled.spotted, roll == number);
        QCOMPARE(rolled.needed, number);
    }
}

void tst_Spotting::r10_5f_hinderingTerrainCountsOnce() // W-35
{
    QCOMPARE(need(facing("light_forest").terrain("E6", "brush").begin()).modifier, -1);
    QCOMPARE(
        need(facing("light_forest").terrain("E6", "brush").terrain("E5", "brush").begin()).modifier,
        -1);
    QCOMPARE(need(facing("light_forest").begin()).modifier, 0);
}

void tst_Spotting::r10_5f_smokeAloneDoesNotCount() // A-36, with its switch
{
    Table table = facing("light_forest").smoke("E6", 1);
    QCOMPARE(need(table.begin()).modifier, 0);

    table.scenario.options["smoke_hinders_spotting"] = true;
    QCOMPARE(need(table.begin()).modifier, -1);
}

void tst_Spotting::r10_5g_modifiersAddUp() // W-35
{
    const Position p = facing("clear", {"hidden"}).terrain("E6", "brush").begin();
    QCOMPARE(need(p).modifier, -3);

    QCOMPARE(need(p, {.road = RoadKind::SneakyTrail}).modifier, -4); // [R9.6.3.1.3a] A-7
}

void tst_Spotting::r10_5h_whoFailsFiresBlind() // [R10.9.5b]
{
    Position p = facing("light_forest").begin();
    fire(p, "u1", "g1");
    say(p, d6({1}));
    HW_SAYS(asks(p), "attack YG"); // it fires all the same
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence YGG"); // card, forest, and G for the blind shot

    Position seen = facing("light_forest").begin();
    fire(seen, "u1", "g1");
    say(seen, d6({2}));
    rolls(seen, {"D"});
    HW_SAYS(asks(seen), "defence YG");
}

void tst_Spotting::r10_5_1a_whereNothingProtectsNobodyIsConcealed()
{
    // Brush protects no vehicle.
    const Position p =
        Table().terrain("E4", "brush").unit("g1", "E4", "drill.lorry").rifles("u1", "E8").begin();
    const SpottingNeed roll = need(p);

    QVERIFY(!roll.rolls);
    HW_SAYS(roll.rule, "R10.5.1a");
}

void tst_Spotting::r10_5_1b_aRoadThroughOtherTerrainConceals()
{
    // Whether it stands there or comes along the road, which gives it no dice.
    const Position p = facing("light_forest").begin();
    for (const Shot &shot :
         {Shot{}, Shot{.moving = true}, Shot{.moving = true, .road = RoadKind::MainRoad}}) {
        QVERIFY(need(p, shot).rolls);
        HW_SAYS(need(p, shot).rule, "R10.5a");
    }
    QVERIFY(!need(facing("clear").begin(), {.moving = true, .road = RoadKind::MainRoad}).rolls);
}

void tst_Spotting::r10_5_1b_openGroundConcealsNobody()
{
    QVERIFY(!need(facing("clear").begin()).rolls);
    // Whatever protects it there.
    const Table trench = facing("clear").fortification(OverlayKind::Trench, "E4", 3);
    QVERIFY(!need(trench.begin()).rolls);
    HW_SAYS(need(trench.begin()).rule, "R10.5.1b");
    QVERIFY(!need(facing("clear", {"dug_in"}).begin()).rolls);
}

void tst_Spotting::r10_5_1c_whoGaveItselfAwayIsSeen_data() // [R13.2f] [R13.2g] W-36
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<bool>("rolls");
    QTest::newRow("firing") << "firing" << false;
    QTest::newRow("turret firing") << "turret_firing" << false;
    QTest::newRow("move & fire") << "move_and_fire" << false;
    QTest::newRow("fast action") << "fast_action" << false;
    QTest::newRow("delayed action") << "delayed_action" << false;
    QTest::newRow("r10_5_1d fire & move") << "fire_and_move" << true;
    QTest::newRow("normal action") << "normal_action" << true;
    QTest::newRow("digging in") << "digging_in" << true;
    QTest::newRow("suppressed") << "suppressed" << true;
}

void tst_Spotting::r10_5_1c_whoGaveItselfAwayIsSeen() // [R10.5.1d] [R9.3b]
{
    QFETCH(QString, marker);
    QFETCH(bool, rolls);

    QCOMPARE(need(facing("light_forest", {marker.toStdString()}).begin()).rolls, rolls);
}

void tst_Spotting::r10_5_1c_aRetreatIsSeen() // [R13.3k]
{
    const Position p = facing("light_forest", {"fallback", "hidden"}).begin();

    QVERIFY(!need(p, {.moving = true, .fallingBack = true}).rolls);
    QVERIFY(need(p).rolls); // but not any more when it has arrived
}

void tst_Spotting::r10_5_1e_adjacentTargetsAreSeen() // W-36
{
    const Position p =
        Table().terrain("E4", "heavy_forest").rifles("g1", "E4").rifles("u1", "E5").begin();

    QVERIFY(!need(p).rolls);
    HW_SAYS(need(p).rule, "R10.5.1e");
}

void tst_Spotting::r10_5_1f_alsoThoseThatHide()
{
    for (const char *marker : {"hide_action", "hidden", "ambush"}) {
        const Position p = Table().rifles("g1", "E4", {marker}).rifles("u1", "E5").begin();
        QVERIFY(!need(p).rolls);
    }
}

void tst_Spotting::r9_6_3_2d_aFortificationHidesNobodyOnItsWayIn()
{
    const Position p = Table()
                           .rifles("g1", "E5")
                           .rifles("u1", "E8")
                           .terrain("E5", "light_forest")
                           .fortification(OverlayKind::Trench, "E5")
                           .begin();
    const auto number = [&p](bool moving) {
        Shot shot{.firer = id(p, "u1"), .target = id(p, "g1"), .moving = moving};
        return spottingNeed(spottingSituation(p, shot, sightLine(p, shot.firer, shot.target)),
                            p.setting->data.spotting, p.setting->switches)
            .number;
    };
    QCOMPARE(number(false), 4); // three dice or a fortification
    QCOMPARE(number(true), 2);  // the die of the wood
}

HW_PLAIN_TEST(tst_Spotting)

} // namespace hexwerk::assault::tst_spotting

#include "tst_spotting.moc"
