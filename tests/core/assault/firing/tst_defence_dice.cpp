// [R10.9] The dice that protect the target of a shot, reason by reason.
#include <QTest>

#include "core/assault/rules/firing/shot.h"
#include "tests/core/assault/open_shot.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_defence_dice {

class tst_DefenceDice final : public QObject
{
    Q_OBJECT

private slots:
    void r10_9_1a_theTerrainsDice_data();
    void r10_9_1a_theTerrainsDice();
    void r10_9_2a_whatHindersTheLineGivesDice();
    void h9_4d_cropsHinderOnTheirOwnLevelAndCoverNobody();
    void h9_4e_aCemeteryProtectsInfantry();
    void h9_4c_neitherSandNorWaterHindersOrCovers();
    void r9_6_3_2_8c_aFortificationsDiceByTheSideThatIsHit_data();
    void r9_6_3_2_8c_aFortificationsDiceByTheSideThatIsHit();
    void r9_6_3_2a_insideTheyReplaceTheTerrains();
    void r9_6_3_2a_orAreAddedWithTheSwitch();
    void r9_6_3_2_5a_whoIsInside_data();
    void r9_6_3_2_5a_whoIsInside();
    void d9_6_4c_gunsAndVehiclesStandOutside();
    void r9_6_3_2d_onTheWayInOnlyTheTerrainProtects();
    void r10_9_3b_throughACornerTheWeakerSideCounts();
    void r9_6_3_2_1d_aWallProtectsWhoStandsAtIt();
    void r9_6_3_2_4b_aBarricadeGivesABlueDie();
    void d9_6_5a_inTheGermanEditionNotWhoMoves();
    void r10_9_4a_movingAndFiringGivesAGreenDie();
    void r10_9_5b_theColumnOfTheBlindReplacesTheFirst();
    void r10_9_5a_theTableOfFireModification();
    void r10_9_6a_diggingInTakesTheWeakest();
    void r10_9_6b_hasteTakesTheWeakestButNotTheLast();
    void r10_9_6c_dugInGivesAGreenDie();
    void r10_9_6d_hidingGivesABlueDie();
    void r10_9_6e_theSuppressedKeepTheirHeadsDown();
    void r10_9_8a_hardenedOrBetterHaveABlueDie_data();
    void r10_9_8a_hardenedOrBetterHaveABlueDie();
    void r10_9_6f_halfStrengthCostsNoDefenceDice();
    void r13_3g_aRetreatHasNoTerrainDice();
    void d9_12_4a_ambushTakesTheWeakestTerrainDie();
    void r9_6_3_2_4b_aWallAndABarricadeProtectTogether();
};

static std::string withMarker(const char *marker, const Shot &how = {})
{
    Table table = open();
    spec(table, "g1").markers = {marker};
    return defenceOf(table.begin(), "u1", "g1", how);
}

void tst_DefenceDice::r10_9_1a_theTerrainsDice_data() // G-3
{
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    QTest::newRow("clear") << "clear"
                           << "Y"
                           << "Y";
    QTest::newRow("light forest") << "light_forest"
                                  << "YG"
                                  << "YG";
    QTest::newRow("w-40 heavy forest") << "heavy_forest"
                                       << "YYYG"
                                       << "YYG";
    QTest::newRow("rocky") << "rocky"
                           << "YY"
                           << "YY";
    QTest::newRow("plain building") << "plain_building"
                                    << "YYG"
                                    << "YYG";
    QTest::newRow("large building") << "large_building"
                                    << "RYY"
                                    << "RYY";
    QTest::newRow("ruins") << "ruins"
                           << "YY"
                           << "YY";
}

void tst_DefenceDice::r10_9_1a_theTerrainsDice() // W-40 [D10.9.1a]
{
    QFETCH(QString, terrain);
    QFETCH(QString, english);
    QFETCH(QString, german);
    Table table = open().terrain("E5", terrain.toStdString());

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), english.toStdString());
    HW_SAYS(defenceOf(table.german().begin(), "u1", "g1"), german.toStdString());
    // The terrain of the firer helps nobody.
    HW_SAYS(defenceOf(open().terrain("E8", terrain.toStdString()).begin(), "u1", "g1"), "Y");
}

void tst_DefenceDice::r10_9_2a_whatHindersTheLineGivesDice() // [R10.3k] W-25
{
    HW_SAYS(defenceOf(open().terrain("E6", "brush").begin(), "u1", "g1"), "YB");
    HW_SAYS(
        defenceOf(open().terrain("E6", "brush").terrain("E7", "olive_grove").begin(), "u1", "g1"),
        "YBB");
    HW_SAYS(defenceOf(open().smoke("E5", 1).begin(), "u1", "g1"), "YB"); // G-18: also in its hex
}

void tst_DefenceDice::h9_4d_cropsHinderOnTheirOwnLevelAndCoverNobody()
{
    HW_SAYS(defenceOf(open().terrain("E6", "field").begin(), "u1", "g1"), "YB");
    HW_SAYS(defenceOf(open().terrain("E5", "field").begin(), "u1", "g1"), "Y");
    // From a hill the line passes over them. [R10.4c]
    HW_SAYS(defenceOf(open().terrain("E6", "field").level("E8", 1).begin(), "u1", "g1"), "Y");
}

void tst_DefenceDice::h9_4e_aCemeteryProtectsInfantry()
{
    HW_SAYS(defenceOf(open().terrain("E5", "cemetery").begin(), "u1", "g1"), "YG");
    HW_SAYS(defenceOf(open().terrain("E6", "cemetery").begin(), "u1", "g1"), "Y");
}

void tst_DefenceDice::h9_4c_neitherSandNorWaterHindersOrCovers() // [H9.4a] [H9.4b] [H9.6.3.2e]
{
    for (const char *terrain : {"beach", "sea", "river"})
        HW_SAYS(defenceOf(open().terrain("E6", terrain).begin(), "u1", "g1"), "Y");
    HW_SAYS(defenceOf(open().terrain("E5", "beach").begin(), "u1", "g1"), "Y");
    for (const char *side : {"river", "stream", "bridge", "ford", "cliff"})
        HW_SAYS(defenceOf(open().side(HexsideId(side), "E5", Direction::S).begin(), "u1", "g1"),
                "Y");
}

void tst_DefenceDice::r9_6_3_2_8c_aFortificationsDiceByTheSideThatIsHit_data() // G-4
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("front");
    QTest::addColumn<QString>("flank");
    QTest::addColumn<QString>("rear");
    QTest::newRow("r9_6_3_2_5a sandbags") << int(OverlayKind::Sandbags) << "YY"
                                          << "YG"
                                          << "Y";
    QTest::newRow("r9_6_3_2_6a trench") << int(OverlayKind::Trench) << "YYG"
                                        << "YYG"
                                        << "YYG";
    QTest::newRow("r9_6_3_2_7a gun position") << int(OverlayKind::GunPosition) << "YYY"
                                              << "YG"
                                              << "YB";
    QTest::newRow("r9_6_3_2_8a bunker") << int(OverlayKind::Bunker) << "RRYY"
                                        << "RYY"
                                        << "YY";
    QTest::newRow("r9_6_3_2_9a pillbox") << int(OverlayKind::Pillbox) << "RYY"
                                         << "YY"
                                         << "YG";
}

void tst_DefenceDice::r9_6_3_2_8c_aFortificationsDiceByTheSideThatIsHit()
{
    QFETCH(int, kind);
    QFETCH(QString, front);
    QFETCH(QString, flank);
    QFETCH(QString, rear);
    // The shot comes from the south (direction 3). Facing 3 and 2 show it the front, 1 and 4 a
    // flank, 0 and 5 the rear.
    const std::array<QString, 6> expected = {rear, flank, front, front, flank, rear};
    for (int facing = 0; facing < 6; ++facing) {
        const Table table = open().fortification(static_cast<OverlayKind>(kind), "E5", facing);
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"),
                expected[static_cast<std::size_t>(facing)].toStdString());
    }
}

void tst_DefenceDice::r9_6_3_2a_insideTheyReplaceTheTerrains() // A-38
{
    const Table table = open().terrain("E5", "light_forest");
    HW_SAYS(defenceOf(Table(table).fortification(OverlayKind::Bunker, "E5", 3).begin(), "u1", "g1"),
            "RRYY");
}

void tst_DefenceDice::r9_6_3_2a_orAreAddedWithTheSwitch() // A-38
{
    Table table = open().terrain("E5", "light_forest").fortification(OverlayKind::Bunker, "E5", 3);
    table.scenario.options["fortification_adds_to_terrain"] = true;

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "RRYYG");
}

void tst_DefenceDice::r9_6_3_2_5a_whoIsInside_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("gunInside");
    QTest::newRow("r9_6_3_2_5a sandbags") << int(OverlayKind::Sandbags) << true;
    QTest::newRow("r9_6_3_2_6a trench") << int(OverlayKind::Trench) << false;
    QTest::newRow("r9_6_3_2_7a gun position") << int(OverlayKind::GunPosition) << true;
    QTest::newRow("r9_6_3_2_8a bunker") << int(OverlayKind::Bunker) << false;
    QTest::newRow("r9_6_3_2_9a pillbox") << int(OverlayKind::Pillbox) << false;
}

void tst_DefenceDice::r9_6_3_2_5a_whoIsInside()
{
    QFETCH(int, kind);
    QFETCH(bool, gunInside);
    const auto where = static_cast<OverlayKind>(kind);
    // Rocky ground gives a gun the same yellow die as infantry.
    Position gun = Table()
                       .unit("g1", "E5", "drill.gun")
                       .rifles("u1", "E8")
                       .terrain("E5", "rocky")
                       .fortification(where, "E5", 3)
                       .begin();
    gun.unit(id(gun, "g1")).emplaced = false; // not there from the start [R5.8i]
    QCOMPARE(tells(shot(gun, "u1", "g1"), "R9.6.3.2.8c"), gunInside);
    QCOMPARE(tells(shot(gun, "u1", "g1"), "R10.9.1a"), !gunInside);
    QVERIFY(tells(shot(open().fortification(where, "E5", 3).begin(), "u1", "g1"), "R9.6.3.2.8c"));
}

void tst_DefenceDice::d9_6_4c_gunsAndVehiclesStandOutside() // [R9.6.3.2.8b]
{
    for (const OverlayKind work : {OverlayKind::Bunker, OverlayKind::Pillbox})
        for (const char *card : {"drill.gun", "drill.tank"}) {
            Table table = Table().unit("g1", "E5", card).facing(3).rifles("u2", "A10");
            table.unit("u1", "E8", "drill.tank").facing(0);
            table.terrain("E5", "light_forest").fortification(work, "E5", 3);
            for (Table edition : {table, Table(table).german()}) {
                Position p = edition.begin();
                p.unit(id(p, "g1")).emplaced = false; // it came there later
                const DiceCount dice = shot(p, "u1", "g1");
                QVERIFY(!tells(dice, "R9.6.3.2.8c"));
                QVERIFY(tells(dice, "R10.9.1a"));
            }
        }
}

void tst_DefenceDice::r9_6_3_2d_onTheWayInOnlyTheTerrainProtects()
{
    const Position p =
        open().terrain("E5", "light_forest").fortification(OverlayKind::Bunker, "E5", 3).begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.moving = true}), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1"), "RRYY");
}

void tst_DefenceDice::r10_9_3b_throughACornerTheWeakerSideCounts()
{
    // From D3 to E5 the line runs between D4 and E4 and enters through the corner of N and NW.
    const std::array<const char *, 6> expected = {"RYY", "YY", "YY", "YY", "RYY", "RRYY"};
    for (int facing = 0; facing < 6; ++facing) {
        const Position p = Table()
                               .rifles("g1", "E5")
                               .rifles("u1", "D3")
                               .fortification(OverlayKind::Bunker, "E5", facing)
                               .begin();
        QCOMPARE(sightLine(p, id(p, "u1"), id(p, "g1")).entry.size(), std::size_t{2});
        HW_SAYS(defenceOf(p, "u1", "g1"), expected[static_cast<std::size_t>(facing)]);
    }
}

void tst_DefenceDice::r9_6_3_2_1d_aWallProtectsWhoStandsAtIt() // W-18
{
    const auto wall = [](const char *hex) {
        return open().side(HexsideKind::StoneWall, hex, Direction::S);
    };
    HW_SAYS(defenceOf(wall("E5").begin(), "u1", "g1"), "YY"); // on its own hexside
    HW_SAYS(defenceOf(wall("E6").begin(), "u1", "g1"), "Y");  // further away
    HW_SAYS(defenceOf(wall("E4").begin(), "u1", "g1"), "Y");  // behind it
    HW_SAYS(defenceOf(wall("E5").begin(), "u1", "g1", {.moving = true}), "YY"); // English edition
    HW_SAYS(defenceOf(wall("E5").begin(), "u1", "g1", {.moving = true, .fallingBack = true}), "Y");
}

void tst_DefenceDice::r9_6_3_2_4b_aBarricadeGivesABlueDie()
{
    HW_SAYS(
        defenceOf(open().side(HexsideKind::TankBarricade, "E5", Direction::S).begin(), "u1", "g1"),
        "YB");
    // Wire and slopes give none.
    for (const HexsideKind kind : {HexsideKind::BarbedWire, HexsideKind::SteepSlope})
        HW_SAYS(defenceOf(open().side(kind, "E5", Direction::S).begin(), "u1", "g1"), "Y");
}

void tst_DefenceDice::d9_6_5a_inTheGermanEditionNotWhoMoves()
{
    const Position p = open().german().side(HexsideKind::StoneWall, "E5", Direction::S).begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.moving = true}), "Y");
    HW_SAYS(defenceOf(p, "u1", "g1"), "YY");
    // The wall of the next hex does.
    const Position q = open().german().side(HexsideKind::StoneWall, "E6", Direction::N).begin();
    HW_SAYS(defenceOf(q, "u1", "g1", {.moving = true}), "YY");
}

void tst_DefenceDice::r10_9_4a_movingAndFiringGivesAGreenDie() // [R9.3d] W-42 column 1
{
    const Position p = open().begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::Fire}), "Y");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::MoveAndFire}), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::FireAndMove}), "YG");
}

void tst_DefenceDice::r10_9_5b_theColumnOfTheBlindReplacesTheFirst() // [R10.9.5d] W-42 column 3
{
    const Position p = open().begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::Fire, .blind = true}), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::MoveAndFire, .blind = true}), "RY");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::FireAndMove, .blind = true}), "RY");
}

void tst_DefenceDice::r10_9_5a_theTableOfFireModification() // [R10.9.5c] G-10
{
    // Rows firing, turret firing, moving and firing; columns normal, fast vehicle, blind at
    // infantry, blind at a vehicle.
    const char *expected[3][4] = {{"", "B", "G", "Y"}, {"B", "G", "Y", "R"}, {"G", "Y", "R", "R"}};
    const FireModification &table = shippedData().system.fireModification;
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 4; ++column) {
            const auto die = table[row][column];
            HW_SAYS(die ? std::string(1, letterOf(*die)) : "", expected[row][column]);
        }
}

void tst_DefenceDice::r10_9_6a_diggingInTakesTheWeakest() // [R9.8.1b]
{
    Table table = open().terrain("E5", "light_forest");
    spec(table, "g1").markers = {"digging_in"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "Y");
    HW_SAYS(withMarker("digging_in"), "Y"); // the last one stays
}

void tst_DefenceDice::r10_9_6b_hasteTakesTheWeakestButNotTheLast() // [R9.2b]
{
    Table table = open().terrain("E5", "light_forest");
    spec(table, "g1").markers = {"fast_action"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "Y");
    HW_SAYS(withMarker("fast_action"), "Y");
    HW_SAYS(withMarker("normal_action"), "Y");
    HW_SAYS(withMarker("delayed_action"), "Y"); // [R13.2d] dice as after a normal action
}

void tst_DefenceDice::r10_9_6c_dugInGivesAGreenDie() // [R13.1e] [R9.8.1a]
{
    HW_SAYS(withMarker("dug_in"), "YG");
    HW_SAYS(withMarker("dug_in", {.moving = true}), "Y"); // over a friend's hole
}

void tst_DefenceDice::r10_9_6d_hidingGivesABlueDie() // [R9.12.1d]
{
    for (const char *marker : {"hide_action", "hidden", "ambush"})
        HW_SAYS(withMarker(marker), "YB");
}

void tst_DefenceDice::r10_9_6e_theSuppressedKeepTheirHeadsDown() // [R13.3b]
{
    HW_SAYS(withMarker("suppressed"), "YG");
    const Position lorry =
        Table().unit("g1", "E5", "drill.lorry", {"suppressed"}).rifles("u1", "E8").begin();
    HW_SAYS(defenceOf(lorry, "u1", "g1"), "Y"); // vehicles nothing
}

void tst_DefenceDice::r10_9_8a_hardenedOrBetterHaveABlueDie_data() // [R4.2.3a] [R4.2.3b]
                                                                   // [R4.2.3d]
{
    QTest::addColumn<int>("experience");
    QTest::addColumn<QString>("defence");
    QTest::newRow("recruit") << 0 << "Y";
    QTest::newRow("regular") << 1 << "Y";
    QTest::newRow("hardened") << 2 << "YB";
    QTest::newRow("veteran") << 3 << "YB";
    QTest::newRow("elite") << 4 << "YB";
}

void tst_DefenceDice::r10_9_8a_hardenedOrBetterHaveABlueDie()
{
    QFETCH(int, experience);
    QFETCH(QString, defence);
    Table table = open();
    spec(table, "g1").experience = static_cast<Experience>(experience);

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), defence.toStdString());
}

void tst_DefenceDice::r10_9_6f_halfStrengthCostsNoDefenceDice()
{
    Table table = open();
    spec(table, "g1").half = true;

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "Y");
    QVERIFY(!shot(table.begin(), "u1", "g1").single); // of the firer it is whole
}

void tst_DefenceDice::r13_3g_aRetreatHasNoTerrainDice() // [R13.3k] [R10.9.6b]
{
    const Shot retreat{.moving = true, .fallingBack = true};
    HW_SAYS(defenceOf(open().terrain("E5", "heavy_forest").begin(), "u1", "g1", retreat), "Y");
    // Hindrances help it all the same, less the die that haste costs.
    HW_SAYS(defenceOf(open().terrain("E6", "brush").terrain("E7", "brush").begin(), "u1", "g1",
                      retreat),
            "YB");
}

void tst_DefenceDice::d9_12_4a_ambushTakesTheWeakestTerrainDie()
{
    Table table = open().terrain("E5", "heavy_forest");
    spec(table, "u1").markers = {"ambush"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YYYG"); // English edition: nothing
    table.german();
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YY"); // forest GY less G
    Table clear = open().german();
    spec(clear, "u1").markers = {"ambush"};
    HW_SAYS(defenceOf(clear.begin(), "u1", "g1"), "Y"); // nothing to take
}

void tst_DefenceDice::r9_6_3_2_4b_aWallAndABarricadeProtectTogether()
{
    const Table both = open()
                           .side(HexsideKind::StoneWall, "E5", Direction::S)
                           .side(HexsideKind::TankBarricade, "E5", Direction::S);
    const Position p = both.begin();
    HW_SAYS(defenceOf(p, "u1", "g1"), "YYB");
    QVERIFY(tells(shot(p, "u1", "g1"), "R9.6.3.2.1d"));
    QVERIFY(tells(shot(p, "u1", "g1"), "R9.6.3.2.4b"));
}

HW_PLAIN_TEST(tst_DefenceDice)

} // namespace hexwerk::assault::tst_defence_dice

#include "tst_defence_dice.moc"
