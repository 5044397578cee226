// [R9.11] Units on transports: how they get on, how they get off, and what goes along.
#include <QTest>

#include "core/assault/game/message.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/moving/transport.h"
#include "tests/core/assault/loading.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_transport {

class tst_Transport final : public QObject
{
    Q_OBJECT

private slots:
    void r9_11b_whoIsAboardGoesAlongAndTakesNoHex();
    void r9_11b_aboardNobodyActsOrIsHit();
    void r4_8b_offTheMapTogether();
    void r9_11a_onlyATransportCarries();
    void r9_11_1a_upToItsCapacity();
    void r9_11_1b_armourOnTracksCarriesInfantry();
    void r9_11_1b_theCardMaySayOtherwise();
    void w_22_roomByTheSideOfTheCounter();
    void r9_11_2a_theUnitGetsOnInItsOwnActivation();
    void r9_11_2a_notByHalfAMove();
    void r9_11_2a_whereItsPointsAreSpent();
    void r9_11_2b_notOntoAnyTransport_data();
    void r9_11_2b_notOntoAnyTransport();
    void r9_11_2b_whoMayNotGetOnGoesThrough();
    void r9_11_2c_withoutItsMarkers();
    void r9_11_2d_theTransportActsAfterwards();
    void a_47_pinnedDownOnTheWayItGoesBackBeforeTheTransport();
    void r9_11_3a_dismountingIsAnActivation();
    void r9_11_3a_alsoAfterTheTransportActed();
    void r9_11_3b_intoAHexBesideIt();
    void r9_11_3c_infantryIsMarkedFastAction();
    void r9_11_3d_slowUnitsAreDelayed();
    void r9_11_3d_otherGunsAreMarkedFastAction();
    void r9_11_3e_harshTerrainDelays();
    void r9_11_3f_whereNobodyStands();
    void r9_11_3g_itDrawsFire();
    void r10_10_3_nobodyStaysAboardWhatIsGone();
    void r6_4d_whoCanGetOffKeepsTheTurnOpen();
};

static void pass(Position &p)
{
    say(p, Pass{});
}

void tst_Transport::r9_11b_whoIsAboardGoesAlongAndTakesNoHex()
{
    Position p = loaded().begin();
    HW_SAYS(toString(unit(p, "u1").at), "E6");

    walk(p, "ut", Action::NormalMove, {"E5", "E4"});

    HW_SAYS(where(p, "u1"), "on ut");
    HW_SAYS(toString(unit(p, "u1").at), "E4");
    QCOMPARE(unitAt(p, at("E4"), 1), &unit(p, "ut"));
}

void tst_Transport::r9_11b_aboardNobodyActsOrIsHit()
{
    Position p = loaded().unit("g1", "E4", "ger.rifles43").begin();

    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "UnitGone R6.4a");
    pass(p);
    say(p, announce(p, "g1", Action::Fire));
    HW_SAYS(ruled(p, Target{id(p, "u1")}), "NotATarget R10.10a");
    HW_SAYS(ruled(p, Target{id(p, "ut")}), "yes");
}

void tst_Transport::r4_8b_offTheMapTogether()
{
    Table table = loaded();
    table.scenario.units[1].at = at("E1");
    Position p = table.begin();

    say(p, announce(p, "ut", Action::NormalMove));
    say(p, Step{id(p, "ut"), Hex{}});

    HW_SAYS(where(p, "ut"), "left");
    HW_SAYS(where(p, "u1"), "left");
}

void tst_Transport::r9_11a_onlyATransportCarries()
{
    const Position p = loading("us.rifles43", "drill.lorry").begin();

    const auto ruling = loadRuling(p, id(p, "u1"), id(p, "ut"));

    QVERIFY(ruling.error().message == Message::NoTransport);
    HW_SAYS(ruling.error().rule, "R9.11a");
}

void tst_Transport::r9_11_1a_upToItsCapacity()
{
    Position p =
        loading().aboard("u2", "ut", "us.rifles43").aboard("u3", "ut", "drill.club").begin();

    const auto ruling = loadRuling(p, id(p, "u1"), id(p, "ut"));

    QVERIFY(ruling.error().message == Message::NoRoomAboard);
    QCOMPARE(ruling.error().numbers[0], 10);
    QCOMPARE(ruling.error().numbers[1], 8);
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    HW_SAYS(ruled(p, Stop{}), "NoRoomAboard R9.11.1a");
}

void tst_Transport::r9_11_1b_armourOnTracksCarriesInfantry() // [R4.2.2d] W-22: the Tiger has room
                                                             // for 4
{
    Position p = loading("us.rifles43", "drill.heavy_tank").begin();
    QVERIFY(loadRuling(p, id(p, "u1"), id(p, "ut")));

    walk(p, "u1", Action::NormalMove, {"E6"});

    HW_SAYS(where(p, "u1"), "on ut");
    QVERIFY(isRider(p, unit(p, "u1")));
    const Position gun = loading("drill.gun", "drill.heavy_tank").begin();
    HW_SAYS(loadRuling(gun, id(gun, "u1"), id(gun, "ut")).error().rule, "R9.11.1b");
}

void tst_Transport::r9_11_1b_theCardMaySayOtherwise()
{
    const Position p = loading("us.rifles43", "drill.tankette").begin();

    HW_SAYS(loadRuling(p, id(p, "u1"), id(p, "ut")).error().rule, "R9.11a");
}

void tst_Transport::w_22_roomByTheSideOfTheCounter() // [R9.11c]
{
    Table table = loading("us.rifles43", "drill.heavy_tank");
    table.scenario.units[1].damage = 1; // three points left count as four
    table.aboard("u2", "ut", "drill.club");
    const Position p = table.begin();
    QCOMPARE(loadRuling(p, id(p, "u1"), id(p, "ut")).error().numbers[0], 6);

    table.scenario.units[1].half = true; // counts two
    table.scenario.units[1].damage = 0;
    const Position q = table.begin();
    QVERIFY(loadRuling(q, id(q, "u1"), id(q, "ut")));
}

void tst_Transport::r9_11_2a_theUnitGetsOnInItsOwnActivation()
{
    Position p = loading().begin();

    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    const auto events = say(p, Stop{});

    HW_SAYS(where(p, "u1"), "on ut");
    QCOMPARE(count<UnitLoaded>(events), 1);
    HW_SAYS(asks(p), "announce axis");
}

void tst_Transport::r9_11_2a_notByHalfAMove()
{
    Position p = loading("us.rangers43").begin();

    say(p, announce(p, "u1", Action::MoveAndFire));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes"); // two points: it can go on
    say(p, step(p, "u1", "E6"));
    HW_SAYS(ruled(p, Stop{}), "MayNotStopHere R9.0c");
}

void tst_Transport::r9_11_2a_whereItsPointsAreSpent()
{
    Table table = loading();
    table.scenario.units[1].at = at("E8");
    Position p = table.begin();

    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    say(p, step(p, "u1", "E6"));

    HW_SAYS(where(p, "u1"), "on ut");
}

void tst_Transport::r9_11_2b_notOntoAnyTransport_data()
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<bool>("inEnglish");
    QTest::addColumn<bool>("inGerman");
    QTest::newRow("ready") << "normal_action" << true << true;
    QTest::newRow("delayed") << "delayed_action" << false << false;
    QTest::newRow("in haste") << "fast_action" << false << false;
    QTest::newRow("suppressed") << "suppressed" << false << false;
    QTest::newRow("in fallback") << "fallback" << false << false;
    QTest::newRow("immobilised") << "immobilised" << false << true;
}

void tst_Transport::r9_11_2b_notOntoAnyTransport()
{
    QFETCH(QString, marker);
    QFETCH(bool, inEnglish);
    QFETCH(bool, inGerman);
    Table table = loading();
    table.scenario.units[2].markers = {marker.toStdString()};

    for (const bool german : {false, true}) {
        Position p = (german ? table.german() : table).begin();
        const auto ruling = loadRuling(p, id(p, "u1"), id(p, "ut"));
        QCOMPARE(ruling.has_value(), german ? inGerman : inEnglish);
        if (!ruling)
            HW_SAYS(ruling.error().rule, "R9.11.2b");
    }
}

void tst_Transport::r9_11_2b_whoMayNotGetOnGoesThrough()
{
    Table table = loading();
    table.scenario.units[1].at = at("E8");
    table.scenario.units[2].markers = {"fast_action"};
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "HexTaken R9.0d");
}

void tst_Transport::r9_11_2c_withoutItsMarkers()
{
    Table table = loading();
    table.scenario.units[1].markers = {"attack_dice_minus_1"};
    Position p = table.begin();

    walk(p, "u1", Action::FastMove, {"E6"});

    HW_SAYS(markers(p, "u1"), "");
    QVERIFY(unit(p, "u1").activated);
    endTurn(p);
    QVERIFY(unit(p, "u1").wasFast); // R9.2c: it hurried all the same
    QVERIFY(!unit(p, "u1").activated);
}

void tst_Transport::r9_11_2d_theTransportActsAfterwards()
{
    Position p = loading().begin();
    walk(p, "u1", Action::NormalMove, {"E6"});
    pass(p);

    walk(p, "ut", Action::NormalMove, {"E5"});

    HW_SAYS(toString(unit(p, "u1").at), "E5");
}

void tst_Transport::a_47_pinnedDownOnTheWayItGoesBackBeforeTheTransport()
{
    Position p = loading().unit("g1", "E3", "ger.rifles43").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));

    say(p, React{id(p, "g1")});
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(markers(p, "u1"), "suppressed");
}

void tst_Transport::r9_11_3a_dismountingIsAnActivation()
{
    Position p = loaded().begin();

    say(p, announce(p, "u1", Action::Dismount));
    HW_SAYS(asks(p), "disembark allied u1");
    HW_SAYS(ruled(p, Decline{}), "MayNotStop R10.10.3b");
    say(p, exitTo(p, "u1", "E5"));

    HW_SAYS(where(p, "u1"), "E5");
    QVERIFY(unit(p, "u1").activated);
    QVERIFY(!unit(p, "ut").activated);
    pass(p);
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "AlreadyActivated R6.4e");
}

void tst_Transport::r9_11_3a_alsoAfterTheTransportActed()
{
    Position p = loaded().begin();
    walk(p, "ut", Action::NormalMove, {"E5", "E4"});
    pass(p);

    say(p, announce(p, "u1", Action::Dismount));
    say(p, exitTo(p, "u1", "E3"));

    HW_SAYS(where(p, "u1"), "E3");
    pass(p);
    HW_SAYS(ruled(p, announce(p, "u9", Action::Dismount)), "NotThisAction R9.11.3a");
}

void tst_Transport::r9_11_3b_intoAHexBesideIt()
{
    Position p = loaded().begin();
    say(p, announce(p, "u1", Action::Dismount));

    HW_SAYS(ruled(p, exitTo(p, "u1", "E4")), "NotAdjacent R9.11.3b");
    HW_SAYS(ruled(p, exitTo(p, "ut", "E5")), "NotThisUnit R9.11.3b");
    HW_SAYS(ruled(p, Place{id(p, "u1"), Hex{}, -1}), "OffTheBoard R9.11.3b");
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{6});
}

void tst_Transport::r9_11_3c_infantryIsMarkedFastAction()
{
    Position p = loaded().begin();
    say(p, announce(p, "u1", Action::Dismount));
    say(p, exitTo(p, "u1", "E5"));
    HW_SAYS(markers(p, "u1"), "fast_action");

    // [R11.4f] A fast disembark is for emergencies.
    Position q = loaded("ger.grenadiers43").begin();
    say(q, announce(q, "u1", Action::Dismount));
    say(q, exitTo(q, "u1", "E5"));
    HW_SAYS(markers(q, "u1"), "fast_action");
}

void tst_Transport::r9_11_3d_slowUnitsAreDelayed()
{
    Position p = loaded("drill.slow_gun").begin();
    say(p, announce(p, "u1", Action::Dismount));
    say(p, exitTo(p, "u1", "E5", 2));
    HW_SAYS(markers(p, "u1"), "delayed_action");

    // RULING: slow infantry too.
    Position q = loaded("us.cal50_hmg").begin();
    say(q, announce(q, "u1", Action::Dismount));
    say(q, exitTo(q, "u1", "E5"));
    HW_SAYS(markers(q, "u1"), "delayed_action");
}

void tst_Transport::r9_11_3d_otherGunsAreMarkedFastAction()
{
    Position p = loaded("drill.gun").begin();
    say(p, announce(p, "u1", Action::Dismount));
    say(p, exitTo(p, "u1", "E5", 0));
    HW_SAYS(markers(p, "u1"), "fast_action");
}

void tst_Transport::r9_11_3e_harshTerrainDelays()
{
    Position p = loaded().terrain("E5", "heavy_forest", 1).begin();
    say(p, announce(p, "u1", Action::Dismount));
    say(p, exitTo(p, "u1", "E5"));
    HW_SAYS(markers(p, "u1"), "delayed_action");
}

void tst_Transport::r9_11_3f_whereNobodyStands()
{
    Position p = loaded()
                     .rifles("u2", "E5")
                     .rifles("g1", "E7")
                     .terrain("F6", "multi_storey_building")
                     .begin();
    say(p, announce(p, "u1", Action::Dismount));

    HW_SAYS(ruled(p, exitTo(p, "u1", "E5")), "HexTaken R9.11.3f");
    HW_SAYS(ruled(p, exitTo(p, "u1", "E7")), "HexTaken R9.11.3f");

    // Nor where it can never go; and where it cannot get off it is not asked.
    Table walled = loaded("us.rifles43", "drill.truck");
    for (const char *hex : {"E5", "F5", "F6", "E7", "D6", "D5"})
        walled.rifles(std::string("u") + hex, hex);
    Position q = walled.begin();
    HW_SAYS(ruled(q, announce(q, "u1", Action::Dismount)), "HexTaken R9.11.3f");
}

void tst_Transport::r9_11_3g_itDrawsFire() // [R8.2h]
{
    Position p = loaded().rifles("g1", "E3").begin();

    say(p, announce(p, "u1", Action::Dismount));
    say(p, exitTo(p, "u1", "E5"));

    HW_SAYS(asks(p), "react axis u1");
    say(p, React{id(p, "g1")});
    // In the open and in haste: its only die stays.
    HW_SAYS(asks(p), "attack YYB");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence Y");
    rolls(p);
    QCOMPARE(strength(p, "u1"), 3);
    HW_SAYS(where(p, "u1"), "E5");
}

void tst_Transport::r10_10_3_nobodyStaysAboardWhatIsGone()
{
    // A referee takes the transport off.
    Position p = loaded().begin();

    say(p, Correct{"unit.ut.at", "E6", "off"});

    HW_SAYS(asks(p), "disembark allied u1");
    QCOMPARE(strength(p, "u1"), 2); // R10.10.2a
    say(p, exitTo(p, "u1", "E5"));
    HW_SAYS(asks(p), "announce allied");
}

void tst_Transport::r6_4d_whoCanGetOffKeepsTheTurnOpen()
{
    Table table = loaded();
    table.scenario.units[0].activated = true; // g9
    table.scenario.units[3].activated = true; // u9
    Position p = table.begin();
    walk(p, "ut", Action::NormalMove, {"E5"});

    QCOMPARE(p.turn, 1);
    HW_SAYS(asks(p), "announce axis");
    pass(p);
    HW_SAYS(ruled(p, announce(p, "u1", Action::Dismount)), "yes");
}

HW_PLAIN_TEST(tst_Transport)

} // namespace hexwerk::assault::tst_transport

#include "tst_transport.moc"
