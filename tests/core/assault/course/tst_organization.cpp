// [R6.5] [R13] The organization phase: what becomes of markers, smoke and the turn.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_organization {

class tst_Organization final : public QObject
{
    Q_OBJECT

private slots:
    void r6_5_markersOfAUnit_data();
    void r6_5_markersOfAUnit();
    void d13_3b_inTheGermanEditionAFallbackIsTurnedOver();
    void d13_3b_aDieThatWasLostBeforeIsNoReasonToKeepIt();
    void r6_5c_aDugInMarkerStaysOnItsHex();
    void r9_8_1a_diggingInBecomesDugIn();
    void r6_5e_aHideActionBecomesHiddenOnlyInOneTurn();
    void r6_5g_oneSmokeMarkerGoesFromEachHex();
    void r6_5h_theTurnMarkerAdvances();
    void r9_5d_aDelayedUnitHasActedForTheNextTurn();
};

void tst_Organization::r6_5_markersOfAUnit_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");

    // [R13.0b] [R13.0c] [R6.5a] white: removed
    QTest::newRow("r6_5a normal action") << "normal_action"
                                         << "";
    QTest::newRow("r6_5a firing") << "firing"
                                  << "";
    QTest::newRow("r6_5a move & fire") << "move_and_fire"
                                       << "";
    QTest::newRow("r6_5a fire & move") << "fire_and_move"
                                       << "";
    QTest::newRow("r6_5a attack dice -1") << "attack_dice_minus_1"
                                          << "";
    QTest::newRow("r6_5a suppressed") << "suppressed"
                                      << "";
    QTest::newRow("r6_5a fallback, English edition") << "fallback"
                                                     << "";
    // [R6.5b] yellow: turned over
    QTest::newRow("r6_5b fast action") << "fast_action"
                                       << "attack_dice_minus_1";
    QTest::newRow("r6_5b delayed action") << "delayed_action"
                                          << "normal_action";
    QTest::newRow("r6_5b hide action") << "hide_action"
                                       << "hidden";
    // [R6.5d] black: exchanged
    QTest::newRow("r6_5d hidden") << "hidden"
                                  << "ambush";
    // [R6.5f] red: stays
    QTest::newRow("r6_5f ambush") << "ambush"
                                  << "ambush";
    QTest::newRow("r6_5f immobilised") << "immobilised"
                                       << "immobilised";
}

void tst_Organization::r6_5_markersOfAUnit()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    Position p = Table().rifles("g1", "C2", {before.toStdString()}).rifles("u1", "C9").begin();
    HW_SAYS(markers(p, "g1"), before.toStdString());

    endTurn(p);

    HW_SAYS(markers(p, "g1"), after.toStdString());
}

void tst_Organization::d13_3b_inTheGermanEditionAFallbackIsTurnedOver()
{
    Position p = Table().german().rifles("g1", "C2", {"fallback"}).rifles("u1", "C9").begin();

    endTurn(p);

    HW_SAYS(markers(p, "g1"), "attack_dice_minus_1");
}

void tst_Organization::d13_3b_aDieThatWasLostBeforeIsNoReasonToKeepIt() // [R6.5e]
{
    // The old marker is white and goes; the one that the fallback turns to has just come.
    Position p = Table()
                     .german()
                     .rifles("g1", "C2", {"fallback", "attack_dice_minus_1"})
                     .rifles("u1", "C9")
                     .begin();

    endTurn(p);

    HW_SAYS(markers(p, "g1"), "attack_dice_minus_1");
}

void tst_Organization::r6_5c_aDugInMarkerStaysOnItsHex()
{
    Position p = Table().rifles("g1", "C2", {"dug_in"}).rifles("u1", "C9").begin();
    QVERIFY(p.isDugIn(at("C2")));
    HW_SAYS(markers(p, "g1"), ""); // it lies on the hex, not on the unit

    endTurn(p);

    QVERIFY(p.isDugIn(at("C2")));
}

void tst_Organization::r9_8_1a_diggingInBecomesDugIn() // [R13.0c]
{
    Position p = Table().rifles("g1", "C2").rifles("u1", "C9").begin();
    say(p, announce(p, "u1", Action::DigIn));
    HW_SAYS(markers(p, "u1"), "digging_in");
    QVERIFY(!p.isDugIn(at("C9"))); // not before the next turn

    const auto events = endTurn(p);

    QVERIFY(p.isDugIn(at("C9")));
    HW_SAYS(markers(p, "u1"), "");
    QCOMPARE(count<DugInMarkerPlaced>(events), 1);
    for (const Event &event : events)
        if (const auto *placed = std::get_if<DugInMarkerPlaced>(&event.what))
            QVERIFY(placed->unit == id(p, "u1") && placed->hex == at("C9"));
}

void tst_Organization::r6_5e_aHideActionBecomesHiddenOnlyInOneTurn() // W-24
{
    Position p = Table().rifles("g1", "C2", {"hide_action"}).rifles("u1", "C9").begin();

    endTurn(p);
    HW_SAYS(markers(p, "g1"), "hidden");
    endTurn(p);
    HW_SAYS(markers(p, "g1"), "ambush");
}

void tst_Organization::r6_5g_oneSmokeMarkerGoesFromEachHex()
{
    Position p =
        Table().rifles("g1", "C2").rifles("u1", "C9").smoke("E5", 3).smoke("G5", 1).begin();

    const auto events = endTurn(p);

    QCOMPARE(count<SmokeThinned>(events), 2);
    QCOMPARE(p.smoke.size(), std::size_t{1});
    HW_SAYS(toString(p.smoke[0].hex), "E5");
    QCOMPARE(p.smoke[0].count, 2);
}

void tst_Organization::r6_5h_theTurnMarkerAdvances()
{
    Position p = Table().rifles("g1", "C2").rifles("u1", "C9").begin();
    QCOMPARE(p.turn, 1);

    endTurn(p);

    QCOMPARE(p.turn, 2);
}

void tst_Organization::r9_5d_aDelayedUnitHasActedForTheNextTurn() // W-9
{
    Position p =
        Table(4).rifles("g1", "C2").rifles("u1", "C9").terrain("C8", "heavy_forest", 1).begin();
    walk(p, "u1", Action::NormalMove, {"C8"});
    HW_SAYS(markers(p, "u1"), "delayed_action");

    endTurn(p);
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");

    endTurn(p); // and the turn after it is free again
    HW_SAYS(markers(p, "u1"), "");
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "yes");
}

HW_PLAIN_TEST(tst_Organization)

} // namespace hexwerk::assault::tst_organization

#include "tst_organization.moc"
