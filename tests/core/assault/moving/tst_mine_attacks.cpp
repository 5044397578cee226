// [R9.6.4.2] A step into a minefield: what is found, and what becomes of the unit.
#include <QTest>

#include "core/assault/rules/moving/minefields.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_mine_attacks {

class tst_MineAttacks final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_4_2a_theMarkerIsTurnedFaceUp();
    void r9_6_4_2b_aDummyIsRemovedAndTheMoveGoesOn();
    void r9_6_4_2c_theWrongKindCallsForNoRoll();
    void r9_6_4_2d_theRollByTypeOfUnit_data();
    void r9_6_4_2d_theRollByTypeOfUnit();
    void r9_6_4_2e_whatChangesTheRoll();
    void r9_6_4_2f_whoFindsThemGoesOn();
    void r9_6_4_2g_theMinesAttackWithTheirTable();
    void r9_6_4_2h_aCriticalHit();
    void r9_6_4_2i_damageStopsTheMove();
    void r9_6_4_2i_aVehicleIsImmobilised();
    void r9_6_4_2j_suppressionStopsTheMove();
    void r9_6_4_2k_ofADoubleTheStrongerSymbol();
    void r9_6_4_1f_onARoadToo();
    void r9_6_4_1k_theMarkerStays();
    void r9_6_4_1m_theOwnerWalksThroughIt();
    void r8_2b_theStepStillDrawsFire();
    void r11_0a_anAssaultThroughMines();
    void r9_6_4_2j_whoIsSuppressedByMinesDoesNotAssault();
    void r10_7_3d_whoDiesIsGone();
};

// u1 in E6, a minefield of the axis in E5; g1 far away and unarmed.
static Table field(MineKind kind = MineKind::AntiPersonnel, bool found = false,
                   const char *card = "us.rifles43")
{
    Table table;
    table.unit("g1", "L1", "drill.porters").unit("u1", "E6", card);
    return table.mine("E5", kind, "axis", found);
}

static std::vector<Event> enter(Position &p)
{
    say(p, announce(p, "u1", Action::NormalMove));
    return say(p, step(p, "u1", "E5"));
}

void tst_MineAttacks::r9_6_4_2a_theMarkerIsTurnedFaceUp()
{
    Position p = field().begin();

    const auto events = enter(p);

    QVERIFY(p.minefields[0].found);
    const auto found = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<MineFound>(event.what);
    });
    QVERIFY(found != events.end() && found->reveals);
    QVERIFY(std::get<MineFound>(found->what).kind == MineKind::AntiPersonnel);
    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(asks(p), "mine_detection 1d6");
}

void tst_MineAttacks::r9_6_4_2b_aDummyIsRemovedAndTheMoveGoesOn()
{
    Position p = field(MineKind::Dummy).begin();

    const auto events = enter(p);

    QCOMPARE(count<MineFound>(events), 1);
    QVERIFY(p.minefields.empty());
    HW_SAYS(asks(p), "step allied u1");
    say(p, step(p, "u1", "E4"));
    HW_SAYS(where(p, "u1"), "E4");
}

void tst_MineAttacks::r9_6_4_2c_theWrongKindCallsForNoRoll()
{
    Position p = field(MineKind::AntiTank).begin();
    enter(p);

    QVERIFY(p.minefields[0].found);
    HW_SAYS(asks(p), "step allied u1");

    Position lorry = field(MineKind::AntiPersonnel, false, "drill.lorry").begin();
    enter(lorry);
    QVERIFY(lorry.pending.question != Question::PlainDice);
}

void tst_MineAttacks::r9_6_4_2d_theRollByTypeOfUnit_data() // W-20
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("found");
    QTest::addColumn<int>("least");
    const int personnel = static_cast<int>(MineKind::AntiPersonnel);
    const int tank = static_cast<int>(MineKind::AntiTank);

    QTest::newRow("infantry") << "us.rifles43" << personnel << false << 5;
    QTest::newRow("a scout") << "drill.scout" << personnel << false << 4;
    QTest::newRow("a scout, mines found") << "drill.scout" << personnel << true << 3;
    QTest::newRow("artillery") << "drill.gun" << personnel << false << 6;
    QTest::newRow("a vehicle") << "drill.lorry" << tank << false << 6;
    QTest::newRow("with mine detection") << "drill.flail" << tank << false << 4;
}

void tst_MineAttacks::r9_6_4_2d_theRollByTypeOfUnit()
{
    QFETCH(QString, card);
    QFETCH(int, kind);
    QFETCH(bool, found);
    QFETCH(int, least);
    const std::string name = card.toStdString();
    Position start = field(static_cast<MineKind>(kind), found, name.c_str()).begin();
    enter(start);
    HW_SAYS(asks(start), "mine_detection 1d6");

    for (int roll = 1; roll <= 6; ++roll) {
        Position p = start;
        const auto events = say(p, d6({roll}));
        const auto told = std::find_if(events.begin(), events.end(), [](const Event &event) {
            return std::holds_alternative<DetectionRolled>(event.what);
        });
        QVERIFY(told != events.end());
        QCOMPARE(std::get<DetectionRolled>(told->what).detected, roll >= least);
        QCOMPARE(p.pending.use == RollUse::MineAttack && p.pending.isChance(), roll < least);
    }
}

void tst_MineAttacks::r9_6_4_2e_whatChangesTheRoll() // W-20
{
    const MineDetection &table = shippedData().system.mineDetection;
    const auto needed = [&table](const DetectionSituation &situation) {
        const DetectionNeed need = detectionNeed(situation, table);
        return need.number - need.modifier;
    };
    QCOMPARE(needed({.type = UnitType::Infantry}), 5);
    QCOMPARE(needed({.type = UnitType::Infantry, .ability = 1}), 4);
    QCOMPARE(needed({.type = UnitType::Infantry, .ability = 1, .identified = true}), 3);
    QCOMPARE(needed({.type = UnitType::Artillery}), 6);
    QCOMPARE(needed({.type = UnitType::Vehicle}), 6);
    QCOMPARE(needed({.type = UnitType::Vehicle, .ability = 2}), 4);
    QCOMPARE(needed({.type = UnitType::Infantry, .identified = true, .fallingBack = true}), 5);
    QCOMPARE(needed({.type = UnitType::Infantry, .fallingBack = true}), 6);
}

void tst_MineAttacks::r9_6_4_2f_whoFindsThemGoesOn() // RULING A-17
{
    Position p = field().begin();
    enter(p);

    say(p, d6({5}));

    QCOMPARE(strength(p, "u1"), 4);
    HW_SAYS(asks(p), "step allied u1");
    QVERIFY(p.minefields[0].found); // identified from now on
}

void tst_MineAttacks::r9_6_4_2g_theMinesAttackWithTheirTable() // G-6
{
    // Neither the wood nor experience helps: one green die.
    Table table = field();
    table.terrain("E5", "light_forest");
    table.last().experience = Experience::Elite;
    Position p = table.begin();
    enter(p);
    say(p, d6({4}));
    HW_SAYS(asks(p), "mine_attack YG");
    rolls(p, {"D", "-"});
    HW_SAYS(asks(p), "mine_defence G");
    rolls(p, {"D"});

    QCOMPARE(strength(p, "u1"), 4); // cancelled
    HW_SAYS(asks(p), "step allied u1");

    Position tank = field(MineKind::AntiTank, false, "drill.lorry").begin();
    enter(tank);
    say(tank, d6({5}));
    HW_SAYS(asks(tank), "mine_attack R");
}

static Position attacked(std::initializer_list<const char *> faces, const Table &table = field())
{
    Position p = table.begin();
    enter(p);
    say(p, d6({1}));
    rolls(p, faces);
    if (p.pending.use == RollUse::MineDefence && p.pending.isChance())
        rolls(p);
    return p;
}

void tst_MineAttacks::r9_6_4_2h_aCriticalHit()
{
    Position p = attacked({"C"});

    QCOMPARE(strength(p, "u1"), 3);
    HW_SAYS(asks(p), "critical_attack G");
    rolls(p, {"D"});
    rolls(p);
    HW_SAYS(markers(p, "u1"), "suppressed"); // R10.7.5c
    HW_SAYS(where(p, "u1"), "E5");
}

void tst_MineAttacks::r9_6_4_2i_damageStopsTheMove() // RULING A-17
{
    Position p = attacked({"D"});

    QCOMPARE(strength(p, "u1"), 3);
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_MineAttacks::r9_6_4_2i_aVehicleIsImmobilised() // W-21
{
    const Table lorry = field(MineKind::AntiTank, false, "drill.lorry");
    Position p = attacked({"D"}, lorry);
    QCOMPARE(strength(p, "u1"), 2);
    QVERIFY(unit(p, "u1").markers.has(Marker::Immobilised));
    HW_SAYS(asks(p), "announce axis");

    Position critical = attacked({"C"}, lorry);
    QVERIFY(unit(critical, "u1").markers.has(Marker::Immobilised));
    QCOMPARE(strength(critical, "u1"), 2);
    QVERIFY(critical.pending.isChance()); // the critical roll

    Position shaken = attacked({"X"}, lorry);
    HW_SAYS(markers(shaken, "u1"), "suppressed");
    QCOMPARE(strength(shaken, "u1"), 3);

    Position infantry = attacked({"D"});
    QVERIFY(!unit(infantry, "u1").markers.has(Marker::Immobilised));
}

void tst_MineAttacks::r9_6_4_2j_suppressionStopsTheMove()
{
    Position p = attacked({"X"});

    HW_SAYS(markers(p, "u1"), "suppressed");
    QCOMPARE(strength(p, "u1"), 4);
    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(asks(p), "announce axis");
}

void tst_MineAttacks::r9_6_4_2k_ofADoubleTheStrongerSymbol()
{
    QCOMPARE(strength(attacked({"DD"}), "u1"), 3);
    QCOMPARE(strength(attacked({"DD", "D"}), "u1"), 2); // two dice are two
    Position p = attacked({"CD"});
    QCOMPARE(strength(p, "u1"), 3); // C alone, no D beside it
    HW_SAYS(asks(p), "critical_attack G");
}

void tst_MineAttacks::r9_6_4_1f_onARoadToo()
{
    Position p = field().road(RoadKind::MainRoad, {"E6", "E5"}).begin();
    enter(p);
    HW_SAYS(asks(p), "mine_detection 1d6");
}

void tst_MineAttacks::r9_6_4_1k_theMarkerStays()
{
    Position p = attacked({"D"});
    endTurn(p);

    QCOMPARE(p.minefields.size(), std::size_t{1});
    QVERIFY(p.minefields[0].found);
}

void tst_MineAttacks::r9_6_4_1m_theOwnerWalksThroughIt()
{
    Table table;
    table.unit("g1", "L1", "drill.porters").rifles("u1", "E6");
    Position p = table.mine("E5", MineKind::AntiPersonnel, "allied").begin();
    enter(p);

    HW_SAYS(asks(p), "step allied u1");
    QVERIFY(!p.minefields[0].found);
}

void tst_MineAttacks::r8_2b_theStepStillDrawsFire()
{
    Table table = field();
    table.rifles("g2", "E1");
    Position p = attacked({"D"}, table);

    HW_SAYS(asks(p), "react axis u1");
    say(p, Decline{});
    HW_SAYS(asks(p), "announce axis"); // RULING A-17: halted
}

void tst_MineAttacks::r11_0a_anAssaultThroughMines()
{
    // In the English edition: through the mines first.
    Table table = field();
    table.rifles("g2", "E5");
    Position p = table.begin();
    const auto events = enter(p);
    QCOMPARE(count<CloseCombatBegan>(events), 0);
    HW_SAYS(asks(p), "mine_detection 1d6");

    const auto after = say(p, d6({6}));

    QCOMPARE(count<CloseCombatBegan>(after), 1);
}

void tst_MineAttacks::r9_6_4_2j_whoIsSuppressedByMinesDoesNotAssault()
{
    Table table = field();
    table.rifles("g2", "E5");
    Position p = attacked({"X"}, table);

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(markers(p, "u1"), "suppressed");
    HW_SAYS(asks(p), "announce axis");
}

void tst_MineAttacks::r10_7_3d_whoDiesIsGone()
{
    Table table = field();
    table.last().damage = 3;
    Position p = attacked({"D"}, table);

    HW_SAYS(where(p, "u1"), "eliminated");
}

HW_PLAIN_TEST(tst_MineAttacks)

} // namespace hexwerk::assault::tst_mine_attacks

#include "tst_mine_attacks.moc"
