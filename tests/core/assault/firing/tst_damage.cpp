// [R10.7.3] [R4.3] Damage and suppression.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_damage {

class tst_Damage final : public QObject
{
    Q_OBJECT

private slots:
    void r10_7_3b_aPointForEachD();
    void r10_7_3a_aPointForEachCToo();
    void r10_7_3d_asManyPointsAsItHasEliminate();
    void r4_3b_halfOfItTurnsTheCounter();
    void r4_3b_oddStrengthsTurnAtTheHalfOfTheCard();
    void w_39_threeOfFourPointsLeaveOne();
    void r10_7_3c_markersCountWhatTheSideDoesNotShow();
    void r10_7_3e_anXSuppresses();
    void r13_3c_moreXOfOneRollDoNoMore();
    void r10_7_3f_aSecondSuppressionIsAFallback();
    void r13_2d_whoIsDelayedFallsBackAtOnce();
    void r4_2_3f_eliteUnitsDoNotHeedX();
    void r13_3a_aMoraleMarkerLeavesGeneralOnes();
    void d9_12_2a_moraleEndsHidingInTheGermanEdition();
    void r9_12_2c_aFallbackEndsHidingInBoth();
    void r9_8_1d_theHoleGoesWithItsUnit();
};

static Table open(std::vector<std::string> markers = {})
{
    return Table()
        .rifles("g1", "E5", std::move(markers))
        .rifles("g2", "A1")
        .rifles("u1", "E8")
        .rifles("u2", "A10");
}

// u1 shoots at g1 and nothing is cancelled.
static Position shotAt(const Table &table, std::initializer_list<const char *> faces)
{
    Position p = table.begin();
    fire(p, "u1", "g1");
    if (p.pending.question == Question::PlainDice)
        say(p, d6({6}));
    rolls(p, faces);
    if (p.pending.question == Question::BattleDice && p.pending.use == RollUse::Defence)
        rolls(p);
    return p;
}

void tst_Damage::r10_7_3b_aPointForEachD()
{
    QCOMPARE(strength(shotAt(open(), {"D"}), "g1"), 3);
    QCOMPARE(strength(shotAt(open(), {"D", "D"}), "g1"), 2);
    QCOMPARE(strength(shotAt(open(), {"DD", "D"}), "g1"), 1);
    QCOMPARE(strength(shotAt(open(), {}), "g1"), 4);
    HW_SAYS(markers(shotAt(open(), {"D"}), "g1"), "");
}

void tst_Damage::r10_7_3a_aPointForEachCToo()
{
    const Position p = shotAt(open(), {"C", "D"});

    QCOMPARE(strength(p, "g1"), 2);
    HW_SAYS(asks(p), "critical_attack G"); // and its effect comes last
}

void tst_Damage::r10_7_3d_asManyPointsAsItHasEliminate()
{
    Position p = open().begin();
    fire(p, "u1", "g1");
    rolls(p, {"DD", "DD"});
    const auto events = rolls(p);

    HW_SAYS(where(p, "g1"), "eliminated");
    QCOMPARE(strength(p, "g1"), 0);
    QCOMPARE(count<UnitEliminated>(events), 1);
    HW_SAYS(markers(p, "u1"), "firing"); // the firer is marked all the same
    HW_SAYS(where(shotAt(open(), {"CD", "CD"}), "g1"), "eliminated"); // no critical roll any more
}

void tst_Damage::r4_3b_halfOfItTurnsTheCounter()
{
    const Position one = shotAt(open(), {"D"});
    QVERIFY(!one.isHalf(unit(one, "g1")));
    const Position two = shotAt(open(), {"DD"});
    QVERIFY(two.isHalf(unit(two, "g1")));

    Position p = open().begin();
    fire(p, "u1", "g1");
    rolls(p, {"DD"});
    QCOMPARE(count<UnitHalved>(rolls(p)), 1);
}

void tst_Damage::r4_3b_oddStrengthsTurnAtTheHalfOfTheCard()
{
    // Strength 3, half 1: one point does not turn it, two do.
    Table table = Table().unit("g1", "E5", "ger.hmg42").rifles("u1", "E8").rifles("u2", "A10");
    const Position one = shotAt(table, {"D"});
    QVERIFY(!one.isHalf(unit(one, "g1")));
    const Position two = shotAt(table, {"DD"});
    QVERIFY(two.isHalf(unit(two, "g1")));
}

void tst_Damage::w_39_threeOfFourPointsLeaveOne()
{
    const Position p = shotAt(open(), {"DD", "D"});

    QCOMPARE(strength(p, "g1"), 1);
    QVERIFY(p.isHalf(unit(p, "g1")));
}

void tst_Damage::r10_7_3c_markersCountWhatTheSideDoesNotShow()
{
    // Three points lost of four: the counter is turned and has one marker.
    Table table = open();
    table.scenario.units[0].half = true;
    QCOMPARE(strength(table.begin(), "g1"), 2);
    table.scenario.units[0].damage = 1;
    QCOMPARE(strength(table.begin(), "g1"), 1);
    table.scenario.units[0].half = false;
    QCOMPARE(strength(table.begin(), "g1"), 3);
}

void tst_Damage::r10_7_3e_anXSuppresses() // [R13.3a]
{
    const Position p = shotAt(open({"normal_action"}), {"X"});

    HW_SAYS(markers(p, "g1"), "suppressed");
    QCOMPARE(strength(p, "g1"), 4);
}

void tst_Damage::r13_3c_moreXOfOneRollDoNoMore()
{
    HW_SAYS(markers(shotAt(open(), {"X", "X"}), "g1"), "suppressed");
}

void tst_Damage::r10_7_3f_aSecondSuppressionIsAFallback() // [R13.3c]
{
    const Position p = shotAt(open({"suppressed"}), {"X"});

    HW_SAYS(asks(p), "fallback axis g1");
    HW_SAYS(markers(p, "g1"), "fallback"); // in place of the suppression
}

void tst_Damage::r13_2d_whoIsDelayedFallsBackAtOnce()
{
    const Position p = shotAt(open({"delayed_action"}), {"X"});

    HW_SAYS(asks(p), "fallback axis g1");
    HW_SAYS(markers(shotAt(open({"normal_action"}), {"X"}), "g1"), "suppressed");
}

void tst_Damage::r4_2_3f_eliteUnitsDoNotHeedX()
{
    Table table = open();
    table.scenario.units[0].experience = Experience::Elite;

    HW_SAYS(markers(shotAt(table, {"X", "X"}), "g1"), "");
    table.scenario.units[0].experience = Experience::Veteran;
    HW_SAYS(markers(shotAt(table, {"X"}), "g1"), "suppressed");
}

void tst_Damage::r13_3a_aMoraleMarkerLeavesGeneralOnes() // [R13.1a]
{
    HW_SAYS(markers(shotAt(open({"attack_dice_minus_1"}), {"X"}), "g1"),
            "suppressed,attack_dice_minus_1");
}

void tst_Damage::d9_12_2a_moraleEndsHidingInTheGermanEdition() // [D9.12.4c] [R13.1h]
{
    for (const char *marker : {"hidden", "ambush"}) {
        HW_SAYS(markers(shotAt(open({marker}), {"X"}), "g1"), std::string(marker) + ",suppressed");
        HW_SAYS(markers(shotAt(open({marker}).german(), {"X"}), "g1"), "suppressed");
    }
}

void tst_Damage::r9_12_2c_aFallbackEndsHidingInBoth() // [R9.12.4d]
{
    for (const char *marker : {"hidden", "ambush"}) {
        const Position p = shotAt(open({marker, "suppressed"}), {"X"});
        HW_SAYS(asks(p), "fallback axis g1");
        HW_SAYS(markers(p, "g1"), "fallback");
    }
}

void tst_Damage::r9_8_1d_theHoleGoesWithItsUnit()
{
    QVERIFY(shotAt(open({"dug_in"}), {"D"}).isDugIn(at("E5")));
    QVERIFY(!shotAt(open({"dug_in"}), {"DD", "DD"}).isDugIn(at("E5")));
}

HW_PLAIN_TEST(tst_Damage)

} // namespace hexwerk::assault::tst_damage

#include "tst_damage.moc"
