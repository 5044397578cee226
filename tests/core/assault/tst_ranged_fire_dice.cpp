// [R10.8] [R10.9] The dice of a shot, reason by reason.
#include <QTest>

#include "tests/core/assault/told.h"

using namespace hexwerk;
using namespace hexwerk::assault;

class tst_RangedFireDice final : public QObject
{
    Q_OBJECT

private slots:
    void r10_7_1a_theDiceOfTheCard();
    void r10_8_1a_attackDiceMinusOneTakesTheWeakest();
    void r10_8_1b_atHalfStrengthDoublesCountOnce();
    void r10_8a_whatChangesAttackDiceAddsUp();
    void r10_8_3a_veteransHaveABlueDieMore_data();
    void r10_8_3a_veteransHaveABlueDieMore();
    void r4_2_3c_aRecruitSuffersAnAutomaticX();
    void r9_12_2d_firingFromHidingTakesTheWeakest();
    void r9_12_4c_fireFromAmbushAddsAnX();
    void r10_9_1a_theTerrainsDice_data();
    void r10_9_1a_theTerrainsDice();
    void r10_9_2a_whatHindersTheLineGivesDice();
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
    void a_19_lossesComeAfterAllThatWasAdded();
    void r10_7_5a_aGreenDieAgainstABlueOneForEachCritical();
    void everyDieHasItsLine();
    void r9_6_3_2_4b_aWallAndABarricadeProtectTogether();
    void r13_1g_anActionReplacesWhatWeakenedTheFire();
    void r10_8_1b_theLineSaysIt();
    void noMoreDiceThanOddsCanTell();
};

// u1 in E8 fires at g1 in E5: YG against Y.
static Table open()
{
    return Table().rifles("g1", "E5").rifles("u1", "E8");
}

static UnitSpec &spec(Table &table, std::string_view name)
{
    for (UnitSpec &unit : table.scenario.units)
        if (unit.id == name)
            return unit;
    HW_UNREACHABLE();
}

static std::string withMarker(const char *marker, const Shot &how = {})
{
    Table table = open();
    spec(table, "g1").markers = {marker};
    return defenceOf(table.begin(), "u1", "g1", how);
}

void tst_RangedFireDice::r10_7_1a_theDiceOfTheCard() // [R10.7.1b]
{
    const Position p = open().begin();

    HW_SAYS(attackOf(p, "u1", "g1"), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1"), "Y");
    QVERIFY(tells(shot(p, "u1", "g1"), "R10.7.1a"));
    QVERIFY(tells(shot(p, "u1", "g1"), "R10.7.1b"));
}

void tst_RangedFireDice::r10_8_1a_attackDiceMinusOneTakesTheWeakest() // [R13.1f]
{
    Table table = open();
    spec(table, "u1").markers = {"attack_dice_minus_1"};

    HW_SAYS(attackOf(table.begin(), "u1", "g1"), "Y");
    // Against it, when it does not fire, nothing. [R13.1g]
    Table target = open();
    spec(target, "g1").markers = {"attack_dice_minus_1"};
    HW_SAYS(attackOf(target.begin(), "u1", "g1"), "YG");
    HW_SAYS(defenceOf(target.begin(), "u1", "g1"), "Y");
}

void tst_RangedFireDice::r10_8_1b_atHalfStrengthDoublesCountOnce() // [R13.1b]
{
    Table table = open();
    QVERIFY(!shot(table.begin(), "u1", "g1").single);
    spec(table, "u1").half = true;
    QVERIFY(shot(table.begin(), "u1", "g1").single);

    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"DD", "CD"}); // counts D and C
    rolls(p);

    QCOMPARE(strength(p, "g1"), 2);
    HW_SAYS(asks(p), "critical_attack G");
}

void tst_RangedFireDice::r10_8a_whatChangesAttackDiceAddsUp()
{
    Table table = open();
    spec(table, "u1").experience = Experience::Veteran;
    HW_SAYS(attackOf(table.begin(), "u1", "g1"), "YGB");
    spec(table, "u1").markers = {"attack_dice_minus_1"};
    HW_SAYS(attackOf(table.begin(), "u1", "g1"), "YG");
    spec(table, "u1").markers = {"attack_dice_minus_1", "hidden"};
    spec(table, "u1").half = true;
    HW_SAYS(attackOf(table.begin(), "u1", "g1"), "Y");
    QVERIFY(shot(table.begin(), "u1", "g1").single);
}

void tst_RangedFireDice::r10_8_3a_veteransHaveABlueDieMore_data() // [R4.2.3a] [R4.2.3b] [R4.2.3e]
{
    QTest::addColumn<int>("experience");
    QTest::addColumn<QString>("attack");
    QTest::newRow("recruit") << 0 << "YG";
    QTest::newRow("regular") << 1 << "YG";
    QTest::newRow("hardened") << 2 << "YG";
    QTest::newRow("veteran") << 3 << "YGB";
    QTest::newRow("elite") << 4 << "YGB";
}

void tst_RangedFireDice::r10_8_3a_veteransHaveABlueDieMore()
{
    QFETCH(int, experience);
    QFETCH(QString, attack);
    Table table = open();
    spec(table, "u1").experience = static_cast<Experience>(experience);

    HW_SAYS(attackOf(table.begin(), "u1", "g1"), attack.toStdString());
}

void tst_RangedFireDice::r4_2_3c_aRecruitSuffersAnAutomaticX() // A-18
{
    Table table = open().rifles("g2", "A1");
    spec(table, "g1").experience = Experience::Recruit;
    Position p = table.begin();
    QCOMPARE(shot(p, "u1", "g1").automaticX, 1);
    QCOMPARE(shot(open().begin(), "u1", "g1").automaticX, 0);

    fire(p, "u1", "g1");
    rolls(p); // nothing but the X of its own
    rolls(p);

    HW_SAYS(markers(p, "g1"), "suppressed");
    // And it can be cancelled.
    Position q = table.begin();
    fire(q, "u1", "g1");
    rolls(q);
    rolls(q, {"X"});
    HW_SAYS(markers(q, "g1"), "");
}

void tst_RangedFireDice::r9_12_2d_firingFromHidingTakesTheWeakest()
{
    Table table = open();
    spec(table, "u1").markers = {"hidden"};

    HW_SAYS(attackOf(table.begin(), "u1", "g1"), "Y");
    QVERIFY(tells(shot(table.begin(), "u1", "g1"), "R9.12.2d"));
}

void tst_RangedFireDice::r9_12_4c_fireFromAmbushAddsAnX()
{
    Table table = open();
    spec(table, "u1").markers = {"ambush"};
    const DiceCount dice = shot(table.begin(), "u1", "g1");

    QCOMPARE(dice.automaticX, 1);
    HW_SAYS(toString(dice.attack), "YG");
    spec(table, "g1").experience = Experience::Recruit;
    QCOMPARE(shot(table.begin(), "u1", "g1").automaticX, 2);
}

void tst_RangedFireDice::r10_9_1a_theTerrainsDice_data() // G-3
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

void tst_RangedFireDice::r10_9_1a_theTerrainsDice() // W-40 [D10.9.1a]
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

void tst_RangedFireDice::r10_9_2a_whatHindersTheLineGivesDice() // [R10.3k] W-25
{
    HW_SAYS(defenceOf(open().terrain("E6", "brush").begin(), "u1", "g1"), "YB");
    HW_SAYS(
        defenceOf(open().terrain("E6", "brush").terrain("E7", "olive_grove").begin(), "u1", "g1"),
        "YBB");
    HW_SAYS(defenceOf(open().smoke("E5", 1).begin(), "u1", "g1"), "YB"); // G-18: also in its hex
}

void tst_RangedFireDice::r9_6_3_2_8c_aFortificationsDiceByTheSideThatIsHit_data() // G-4
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

void tst_RangedFireDice::r9_6_3_2_8c_aFortificationsDiceByTheSideThatIsHit()
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

void tst_RangedFireDice::r9_6_3_2a_insideTheyReplaceTheTerrains() // A-38
{
    const Table table = open().terrain("E5", "light_forest");
    HW_SAYS(defenceOf(Table(table).fortification(OverlayKind::Bunker, "E5", 3).begin(), "u1", "g1"),
            "RRYY");
}

void tst_RangedFireDice::r9_6_3_2a_orAreAddedWithTheSwitch() // A-38
{
    Table table = open().terrain("E5", "light_forest").fortification(OverlayKind::Bunker, "E5", 3);
    table.scenario.options["fortification_adds_to_terrain"] = true;

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "RRYYG");
}

void tst_RangedFireDice::r9_6_3_2_5a_whoIsInside_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("gunInside");
    QTest::newRow("r9_6_3_2_5a sandbags") << int(OverlayKind::Sandbags) << true;
    QTest::newRow("r9_6_3_2_6a trench") << int(OverlayKind::Trench) << false;
    QTest::newRow("r9_6_3_2_7a gun position") << int(OverlayKind::GunPosition) << true;
    QTest::newRow("r9_6_3_2_8a bunker") << int(OverlayKind::Bunker) << false;
    QTest::newRow("r9_6_3_2_9a pillbox") << int(OverlayKind::Pillbox) << false;
}

void tst_RangedFireDice::r9_6_3_2_5a_whoIsInside()
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

void tst_RangedFireDice::d9_6_4c_gunsAndVehiclesStandOutside() // [R9.6.3.2.8b]
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

void tst_RangedFireDice::r9_6_3_2d_onTheWayInOnlyTheTerrainProtects()
{
    const Position p =
        open().terrain("E5", "light_forest").fortification(OverlayKind::Bunker, "E5", 3).begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.moving = true}), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1"), "RRYY");
}

void tst_RangedFireDice::r10_9_3b_throughACornerTheWeakerSideCounts()
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

void tst_RangedFireDice::r9_6_3_2_1d_aWallProtectsWhoStandsAtIt() // W-18
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

void tst_RangedFireDice::r9_6_3_2_4b_aBarricadeGivesABlueDie()
{
    HW_SAYS(
        defenceOf(open().side(HexsideKind::TankBarricade, "E5", Direction::S).begin(), "u1", "g1"),
        "YB");
    // Wire and slopes give none.
    for (const HexsideKind kind : {HexsideKind::BarbedWire, HexsideKind::SteepSlope})
        HW_SAYS(defenceOf(open().side(kind, "E5", Direction::S).begin(), "u1", "g1"), "Y");
}

void tst_RangedFireDice::d9_6_5a_inTheGermanEditionNotWhoMoves()
{
    const Position p = open().german().side(HexsideKind::StoneWall, "E5", Direction::S).begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.moving = true}), "Y");
    HW_SAYS(defenceOf(p, "u1", "g1"), "YY");
}

void tst_RangedFireDice::r10_9_4a_movingAndFiringGivesAGreenDie() // [R9.3d] W-42 column 1
{
    const Position p = open().begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::Fire}), "Y");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::MoveAndFire}), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::FireAndMove}), "YG");
}

void tst_RangedFireDice::r10_9_5b_theColumnOfTheBlindReplacesTheFirst() // [R10.9.5d] W-42 column 3
{
    const Position p = open().begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::Fire, .blind = true}), "YG");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::MoveAndFire, .blind = true}), "RY");
    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::FireAndMove, .blind = true}), "RY");
}

void tst_RangedFireDice::r10_9_5a_theTableOfFireModification() // [R10.9.5c] G-10
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

void tst_RangedFireDice::r10_9_6a_diggingInTakesTheWeakest() // [R9.8.1b]
{
    Table table = open().terrain("E5", "light_forest");
    spec(table, "g1").markers = {"digging_in"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "Y");
    HW_SAYS(withMarker("digging_in"), "Y"); // the last one stays
}

void tst_RangedFireDice::r10_9_6b_hasteTakesTheWeakestButNotTheLast() // [R9.2b]
{
    Table table = open().terrain("E5", "light_forest");
    spec(table, "g1").markers = {"fast_action"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "Y");
    HW_SAYS(withMarker("fast_action"), "Y");
    HW_SAYS(withMarker("normal_action"), "Y");
    HW_SAYS(withMarker("delayed_action"), "Y"); // [R13.2d] dice as after a normal action
}

void tst_RangedFireDice::r10_9_6c_dugInGivesAGreenDie() // [R13.1e] [R9.8.1a]
{
    HW_SAYS(withMarker("dug_in"), "YG");
    HW_SAYS(withMarker("dug_in", {.moving = true}), "Y"); // over a friend's hole
}

void tst_RangedFireDice::r10_9_6d_hidingGivesABlueDie() // [R9.12.1d]
{
    for (const char *marker : {"hide_action", "hidden", "ambush"})
        HW_SAYS(withMarker(marker), "YB");
}

void tst_RangedFireDice::r10_9_6e_theSuppressedKeepTheirHeadsDown() // [R13.3b]
{
    HW_SAYS(withMarker("suppressed"), "YG");
    const Position lorry =
        Table().unit("g1", "E5", "drill.lorry", {"suppressed"}).rifles("u1", "E8").begin();
    HW_SAYS(defenceOf(lorry, "u1", "g1"), "Y"); // vehicles nothing
}

void tst_RangedFireDice::r10_9_8a_hardenedOrBetterHaveABlueDie_data() // [R4.2.3a] [R4.2.3b]
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

void tst_RangedFireDice::r10_9_8a_hardenedOrBetterHaveABlueDie()
{
    QFETCH(int, experience);
    QFETCH(QString, defence);
    Table table = open();
    spec(table, "g1").experience = static_cast<Experience>(experience);

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), defence.toStdString());
}

void tst_RangedFireDice::r10_9_6f_halfStrengthCostsNoDefenceDice()
{
    Table table = open();
    spec(table, "g1").half = true;

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "Y");
    QVERIFY(!shot(table.begin(), "u1", "g1").single); // of the firer it is whole
}

void tst_RangedFireDice::r13_3g_aRetreatHasNoTerrainDice() // [R13.3k] [R10.9.6b]
{
    const Shot retreat{.moving = true, .fallingBack = true};
    HW_SAYS(defenceOf(open().terrain("E5", "heavy_forest").begin(), "u1", "g1", retreat), "Y");
    // Hindrances help it all the same, less the die that haste costs.
    HW_SAYS(defenceOf(open().terrain("E6", "brush").terrain("E7", "brush").begin(), "u1", "g1",
                      retreat),
            "YB");
}

void tst_RangedFireDice::d9_12_4a_ambushTakesTheWeakestTerrainDie()
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

void tst_RangedFireDice::a_19_lossesComeAfterAllThatWasAdded()
{
    // Card Y, brush in the line B, hardened B: haste takes one B, not before they were added.
    Table table = open().terrain("E6", "brush");
    spec(table, "g1").markers = {"fast_action"};
    spec(table, "g1").experience = Experience::Hardened;

    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YB");
}

void tst_RangedFireDice::r10_7_5a_aGreenDieAgainstABlueOneForEachCritical() // W-37
{
    HW_SAYS(toString(criticalDice(2).attack), "GG");
    HW_SAYS(toString(criticalDice(2).defence), "BB");
}

void tst_RangedFireDice::everyDieHasItsLine()
{
    // The lines add up to the pools, whatever was added and taken.
    Table table = open().terrain("E5", "heavy_forest").terrain("E6", "brush").smoke("E7", 1);
    spec(table, "g1").markers = {"fast_action", "hidden"};
    spec(table, "g1").experience = Experience::Elite;
    spec(table, "u1").markers = {"ambush", "attack_dice_minus_1"};
    for (const bool german : {false, true}) {
        const DiceCount dice = shot((german ? table.german() : table).begin(), "u1", "g1");
        Pool attack;
        Pool defence;
        for (const DiceLine &line : dice.lines)
            for (const Die die : kAllDice)
                (line.pool == PoolSide::Attack ? attack : defence)
                    .add(die, line.taken ? -line.dice.count(die) : line.dice.count(die));
        HW_SAYS(toString(attack), toString(dice.attack));
        HW_SAYS(toString(defence), toString(dice.defence));
        for (const DiceLine &line : dice.lines)
            QVERIFY(!line.rule.empty());
    }
}

void tst_RangedFireDice::r9_6_3_2_4b_aWallAndABarricadeProtectTogether()
{
    const Table both = open()
                           .side(HexsideKind::StoneWall, "E5", Direction::S)
                           .side(HexsideKind::TankBarricade, "E5", Direction::S);
    const Position p = both.begin();
    HW_SAYS(defenceOf(p, "u1", "g1"), "YYB");
    QVERIFY(tells(shot(p, "u1", "g1"), "R9.6.3.2.1d"));
    QVERIFY(tells(shot(p, "u1", "g1"), "R9.6.3.2.4b"));
}

void tst_RangedFireDice::r13_1g_anActionReplacesWhatWeakenedTheFire() // [R13.1h] [R9.12.2c]
{
    for (const char *marker : {"attack_dice_minus_1", "hidden", "ambush"}) { // [R9.12.4d]
        Position p =
            Table().rifles("g1", "L1").rifles("u1", "E7", {marker}).rifles("u2", "A9").begin();
        walk(p, "u1", Action::NormalMove, {"E6"});
        HW_SAYS(markers(p, "u1"), "normal_action");
    }
    // [R9.3a] But it still weakens the shot of the same action.
    Position p = Table()
                     .rifles("g1", "E3")
                     .rifles("g2", "L1")
                     .rifles("u1", "E7", {"attack_dice_minus_1"})
                     .rifles("u2", "A9")
                     .begin();
    say(p, announce(p, "u1", Action::MoveAndFire));
    say(p, step(p, "u1", "E6"));
    declineAll(p);
    say(p, Target{id(p, "g1")});
    HW_SAYS(asks(p), "attack Y"); // YG less its weakest
}

void tst_RangedFireDice::r10_8_1b_theLineSaysIt()
{
    const Position p = Table().rifles("g1", "E5").rifles("u1", "E8", {}, 2).begin();
    QVERIFY(shot(p, "u1", "g1").single);
    QVERIFY(tells(shot(p, "u1", "g1"), "R10.8.1b"));
    QVERIFY(!tells(shot(p, "g1", "u1"), "R10.8.1b"));
}

void tst_RangedFireDice::noMoreDiceThanOddsCanTell()
{
    DiceCount count;
    count.add(PoolSide::Attack, dice("RRRRRRRRRRRRRRRRRRRRRRRRRRRRRR"), "R10.7.1b", "card");
    count.add(PoolSide::Attack, Die::Blue, "R10.8.3a", "experience");
    QCOMPARE(count.attack.size(), 24);
}

QTEST_APPLESS_MAIN(tst_RangedFireDice)
#include "tst_ranged_fire_dice.moc"
