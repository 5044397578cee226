// [R9.6.4.2a] Who comes among mines by no choice of its own steps: put off a transport, or stopped
// there by the ground.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_among_mines {

class tst_AmongMines final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_4_2a_whoGetsOffLooksForAWay();
    void r9_6_4_2c_notAmongTheWrongKind();
    void r9_6_4_2a_aGunThatIsPutOff();
    void r9_6_4_2a_inAnEmergencyToo();
    void r9_6_4_2l_outOfTheMinesOfItsTransport();
    void r10_10_2a_aMineDoesNotHalveThePassengers();
    void r9_6_4_2a_aVehicleThatTheGroundStopped_data();
    void r9_6_4_2a_aVehicleThatTheGroundStopped();
    void r9_6_4_2m_alsoInARetreat();
    void r9_10_2a_notWhereItFellBackFrom();
    void r8_2i_whoTheGroundStoppedDrawsFire();
};

// The truck in E6 with somebody aboard.
static Table loaded(const char *card = "us.rifles43")
{
    Table table;
    table.unit("g9", "L1", "drill.porters").unit("ut", "E6", "drill.truck");
    return table.aboard("u1", "ut", card);
}

void tst_AmongMines::r9_6_4_2a_whoGetsOffLooksForAWay()
{
    for (const bool german : {false, true}) {
        Table table = loaded().mine("E5", MineKind::AntiPersonnel);
        if (german)
            table.german();
        Position p = table.begin();
        say(p, announce(p, "u1", Action::Dismount));
        say(p, Place{id(p, "u1"), at("E5")});
        HW_SAYS(asks(p), "mine_detection 1d6");
        QVERIFY(p.minefields[0].found);

        say(p, d6({4}));
        HW_SAYS(asks(p), "mine_attack YG");
        rolls(p, {"D"});
        rolls(p);
        QCOMPARE(strength(p, "u1"), 3);
        HW_SAYS(markers(p, "u1"), "fast_action");
    }
}

void tst_AmongMines::r9_6_4_2c_notAmongTheWrongKind()
{
    Position p = loaded().mine("E5", MineKind::AntiTank).begin();
    say(p, announce(p, "u1", Action::Dismount));
    say(p, Place{id(p, "u1"), at("E5")});

    HW_SAYS(asks(p), "announce axis");
    QVERIFY(p.minefields[0].found);
}

void tst_AmongMines::r9_6_4_2a_aGunThatIsPutOff()
{
    Position p = loaded("drill.heavy_gun").mine("E5", MineKind::AntiPersonnel).begin();
    say(p, announce(p, "ut", Action::Unload));
    say(p, Stop{});
    say(p, Place{id(p, "u1"), at("E5"), 0});

    HW_SAYS(asks(p), "mine_detection 1d6");
    say(p, d6({5})); // guns need a 6
    HW_SAYS(asks(p), "mine_attack YG");
}

void tst_AmongMines::r9_6_4_2a_inAnEmergencyToo()
{
    Position p = loaded().mine("E5", MineKind::AntiPersonnel).begin();
    say(p, Correct{"unit.ut.at", "E6", "off"});
    HW_SAYS(asks(p), "disembark allied u1");
    HW_SAYS(ruled(p, Place{id(p, "u1"), at("E5")}), "yes");
    say(p, Place{id(p, "u1"), at("E5")});

    HW_SAYS(asks(p), "mine_detection 1d6");
}

void tst_AmongMines::r9_6_4_2l_outOfTheMinesOfItsTransport()
{
    Position p = loaded().mine("E6", MineKind::AntiPersonnel, "axis", true).begin();
    say(p, announce(p, "u1", Action::Dismount));
    say(p, Place{id(p, "u1"), at("E5")});

    HW_SAYS(asks(p), "mine_detection 1d6");
    say(p, d6({4})); // 5 - 1
    HW_SAYS(asks(p), "announce axis");
}

static Table tank()
{
    Table table;
    return table.unit("g1", "L1", "drill.porters").unit("u1", "E7", "drill.tank").facing(0);
}

static Position stepping(const Table &table, const char *hex)
{
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", hex));
    return p;
}

void tst_AmongMines::r9_6_4_2a_aVehicleThatTheGroundStopped_data()
{
    QTest::addColumn<QByteArray>("face");
    QTest::addColumn<QByteArray>("marker");
    QTest::newRow("immobilised") << QByteArray("C") << QByteArray("normal_action,immobilised");
    QTest::newRow("suppressed") << QByteArray("X") << QByteArray("suppressed");
}

void tst_AmongMines::r9_6_4_2a_aVehicleThatTheGroundStopped()
{
    QFETCH(QByteArray, face);
    QFETCH(QByteArray, marker);
    Position p =
        stepping(tank().terrain("E6", "heavy_forest").mine("E6", MineKind::AntiTank), "E6");
    rolls(p, {face.constData()});
    rolls(p);

    HW_SAYS(markers(p, "u1"), marker.toStdString());
    HW_SAYS(asks(p), "mine_detection 1d6");
    say(p, d6({6}));
    HW_SAYS(asks(p), "announce axis"); // it goes no further all the same
}

void tst_AmongMines::r9_6_4_2m_alsoInARetreat()
{
    Table table = tank().terrain("E8", "rocky").mine("E8", MineKind::AntiTank);
    table.unit("g2", "E4", "drill.at_gun").facing(2);
    table.scenario.firstPlayer = "axis";
    Position p = table.begin();
    say(p, Correct{"unit.u1.markers", "", "delayed_action"});
    fire(p, "g2", "u1");
    rolls(p, {"X"});
    rolls(p);
    say(p, step(p, "u1", "E8"));
    HW_SAYS(asks(p), "terrain_damage G");
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(markers(p, "u1"), "suppressed,fallback");
    HW_SAYS(asks(p), "mine_detection 1d6");
}

void tst_AmongMines::r9_10_2a_notWhereItFellBackFrom() // RULING A-29
{
    Table table = tank().terrain("E8", "heavy_forest", 1).mine("E8", MineKind::AntiTank);
    Position p = stepping(table, "E8"); // backward: harsh
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(asks(p), "fallback allied u1");
    QVERIFY(!p.minefields[0].found);
}

void tst_AmongMines::r8_2i_whoTheGroundStoppedDrawsFire()
{
    Table table = tank().terrain("E6", "rocky");
    Position p = stepping(table.unit("g2", "E3", "drill.at_gun").facing(2), "E6");
    rolls(p, {"C"});
    rolls(p);

    HW_SAYS(markers(p, "u1"), "normal_action,immobilised");
    HW_SAYS(asks(p), "react axis u1");
}

void tst_AmongMines::r10_10_2a_aMineDoesNotHalveThePassengers()
{
    Position p = loaded().mine("E5", MineKind::AntiTank, "axis", true).begin();
    say(p, announce(p, "ut", Action::NormalMove));
    say(p, step(p, "ut", "E5"));
    say(p, d6({1}));
    HW_SAYS(asks(p), "mine_attack R");
    rolls(p, {"C"});
    while (p.pending.question == Question::BattleDice)
        rolls(p);

    QCOMPARE(strength(p, "ut"), 2);
    HW_SAYS(asks(p), "disembark allied u1"); // [R10.10.3a]
    QCOMPARE(strength(p, "u1"), 4);
}

HW_PLAIN_TEST(tst_AmongMines)

} // namespace hexwerk::assault::tst_among_mines

#include "tst_among_mines.moc"
