// [R9.11.4] [R9.11.5] Transports fetch guns and put them off.
#include <QTest>

#include "core/assault/rules/moving/transport.h"
#include "tests/core/assault/loading.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_gun_transport {

class tst_GunTransport final : public QObject
{
    Q_OBJECT

private slots:
    void r9_11_4a_theTransportFetchesAGun();
    void r9_11_4a_notAGunThatIsHeldDown_data();
    void r9_11_4a_notAGunThatIsHeldDown();
    void r9_11_4a_aGunDoesNotGetOnByItself();
    void r9_11_4a_onlyWhereItGetsTo();
    void r9_11_4b_whichEndsItsActivation();
    void r9_11_5a_theTransportPutsTheGunOff();
    void r9_11_5a_afterAMoveToo();
    void r9_11_5b_whereNobodyStands();
    void r9_11_5c_notAfterHarshTerrain();
    void r9_11_5d_itDrawsFire();
    void r5_8g_aGunComesToFaceSomewhere();
};

// A heavy gun in E5, a truck in E7.
static Table fetching(std::vector<std::string> markers = {})
{
    return Table()
        .unit("g9", "L1", "drill.porters")
        .unit("ut", "E7", "drill.truck")
        .unit("u1", "E5", "drill.heavy_gun", std::move(markers))
        .unit("u9", "L10", "drill.porters");
}

void tst_GunTransport::r9_11_4a_theTransportFetchesAGun()
{
    Position p = fetching().begin();

    say(p, announce(p, "ut", Action::Load));
    say(p, step(p, "ut", "E6"));
    say(p, step(p, "ut", "E5"));

    HW_SAYS(where(p, "u1"), "on ut");
    HW_SAYS(asks(p), "announce axis");
}

void tst_GunTransport::r9_11_4a_notAGunThatIsHeldDown_data()
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<QString>("ruled");
    QTest::newRow("fired") << "firing"
                           << "yes";
    QTest::newRow("delayed") << "delayed_action"
                             << "NotThisAction R9.11.4a";
    QTest::newRow("suppressed") << "suppressed"
                                << "NotThisAction R9.11.4a";
    QTest::newRow("in fallback") << "fallback"
                                 << "NotThisAction R9.11.4a";
}

void tst_GunTransport::r9_11_4a_notAGunThatIsHeldDown()
{
    QFETCH(QString, marker);
    QFETCH(QString, ruled);
    const Position p = fetching({marker.toStdString()}).begin();

    HW_SAYS(assault::ruled(p, announce(p, "ut", Action::Load)), ruled.toStdString());
}

void tst_GunTransport::r9_11_4a_aGunDoesNotGetOnByItself()
{
    const Position p = loading("drill.heavy_gun").begin();

    HW_SAYS(loadRuling(p, id(p, "u1"), id(p, "ut")).error().rule, "R9.11.4a");
    // Nor does the transport end a plain move on top of it.
    Position q = fetching().begin();
    say(q, announce(q, "ut", Action::NormalMove));
    say(q, step(q, "ut", "E6"));
    say(q, step(q, "ut", "E5"));
    HW_SAYS(assault::ruled(q, Stop{}), "MayNotStopHere R9.0c");
    // [R9.11.5a] Nor does it get off by itself.
    const Position r = loaded("drill.heavy_gun").begin();
    HW_SAYS(assault::ruled(r, announce(r, "u1", Action::Dismount)), "NotThisAction R9.11.5a");
}

void tst_GunTransport::r9_11_4a_onlyWhereItGetsTo()
{
    Table table = fetching();
    table.scenario.units[2].at = at("A1");
    const Position p = table.begin();

    HW_SAYS(ruled(p, announce(p, "ut", Action::Load)), "NotEnoughMovement R9.11.4a");
    HW_SAYS(ruled(p, announce(p, "u9", Action::Load)), "NotThisAction R9.11.4a");
}

void tst_GunTransport::r9_11_4b_whichEndsItsActivation()
{
    Position p = fetching().begin();
    say(p, announce(p, "ut", Action::Load));
    say(p, step(p, "ut", "E6"));
    say(p, step(p, "ut", "E5"));

    HW_SAYS(markers(p, "ut"), "delayed_action");
    HW_SAYS(where(p, "ut"), "E5");
}

void tst_GunTransport::r9_11_5a_theTransportPutsTheGunOff()
{
    Position p = loaded("drill.heavy_gun").begin();

    say(p, announce(p, "ut", Action::Unload));
    say(p, Stop{});
    HW_SAYS(asks(p), "disembark allied u1");
    say(p, exitTo(p, "u1", "E5", 3));

    HW_SAYS(where(p, "u1"), "E5");
    QCOMPARE(unit(p, "u1").facing, 3);
    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(markers(p, "ut"), "normal_action");
    const Position q = loaded().begin();
    HW_SAYS(ruled(q, announce(q, "ut", Action::Unload)), "NotThisAction R9.11.5a");
}

void tst_GunTransport::r9_11_5a_afterAMoveToo()
{
    Position p = loaded("drill.heavy_gun").begin();

    say(p, announce(p, "ut", Action::Unload));
    say(p, step(p, "ut", "E5"));
    say(p, Stop{});
    say(p, Decline{}); // it may stay aboard

    HW_SAYS(where(p, "u1"), "on ut");
    HW_SAYS(where(p, "ut"), "E5");
}

void tst_GunTransport::r9_11_5b_whereNobodyStands()
{
    Position p = loaded("drill.heavy_gun").rifles("u2", "E5").rifles("g1", "E7").begin();
    say(p, announce(p, "ut", Action::Unload));
    say(p, Stop{});

    HW_SAYS(ruled(p, exitTo(p, "u1", "E5", 0)), "HexTaken R9.11.3f");
    HW_SAYS(ruled(p, exitTo(p, "u1", "E7", 0)), "HexTaken R9.11.3f");
}

void tst_GunTransport::r9_11_5c_notAfterHarshTerrain()
{
    // Light forest two levels up: 3 + 4 = 7 for a transport with 6.
    Position p = loaded("drill.heavy_gun").terrain("E5", "light_forest", 2).begin();

    say(p, announce(p, "ut", Action::Unload));
    say(p, step(p, "ut", "E5"));
    while (p.pending.isChance()) // the ground does no harm
        rolls(p);
    if (p.pending.question == Question::Step) // it may still turn
        say(p, Stop{});

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(where(p, "u1"), "on ut");
    HW_SAYS(markers(p, "ut"), "delayed_action");
}

void tst_GunTransport::r9_11_5d_itDrawsFire() // [R8.2h]
{
    Position p = loaded("drill.heavy_gun").rifles("g1", "E3").begin();

    say(p, announce(p, "ut", Action::Unload));
    say(p, Stop{});
    say(p, exitTo(p, "u1", "E5", 0));

    HW_SAYS(asks(p), "react axis u1");
}

void tst_GunTransport::r5_8g_aGunComesToFaceSomewhere()
{
    Position p = loaded("drill.gun").begin();
    say(p, announce(p, "u1", Action::Dismount));

    HW_SAYS(ruled(p, exitTo(p, "u1", "E5")), "NotThatChoice R5.8g");
    HW_SAYS(ruled(p, exitTo(p, "u1", "E5", 6)), "NotThatChoice R5.8g");
    HW_SAYS(ruled(p, exitTo(p, "u1", "E5", 5)), "yes");
    Position q = loaded().begin();
    say(q, announce(q, "u1", Action::Dismount));
    HW_SAYS(ruled(q, exitTo(q, "u1", "E5", 1)), "NotThatChoice R5.8g");
}

HW_PLAIN_TEST(tst_GunTransport)

} // namespace hexwerk::assault::tst_gun_transport

#include "tst_gun_transport.moc"
