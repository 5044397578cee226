// [R4.9.2] [R6.2.2] Command points: what they pay for, and how they are lost.
#include <QTest>

#include "tests/core/assault/loading.h"
#include "tests/core/assault/mortar_shot.h"
#include "tests/core/assault/pointed.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_command_points {

class tst_CommandPoints final : public QObject
{
    Q_OBJECT

private slots:
    void r4_9_2c_theFocusActivatesAnyUnit();
    void r4_9_2f_spentPointsLieFaceDown();
    void r4_9_2g_lossesStopAtFour();
    void r4_9_2g_theGermanFocusStays();
    void r4_9_2h_aTruckCostsNothing();
    void r6_2_2b_asManyUnitsAsPoints();
    void r6_2_2d_passingAndTurningAreFree();
    void r6_2_2e_spottingForIndirectFireIsFree();
    void r8_1b_passingIsFree();
    void r9_1b_aMoveCostsOne();
    void r10_0g_fireCostsOne();
    void r10_10_3g_gettingOutInHasteIsFree();
    void r8_2m_reactionFireCostsOne();
    void r9_8_2b_twoUnitsCostTwo();
    void d9_13b_coverCostsTwo();
    void r10_7_3i_theOwnerTakesTheLostPoint();
    void r11_0g_onlyTheAssaultPays();
    void r11_1_1_1d_supportCostsOne();
    void r6_4d_thePhaseEndsWithoutPoints();
};

void tst_CommandPoints::r4_9_2c_theFocusActivatesAnyUnit()
{
    Position p = begun(pointed(7, 4));
    plan(p); // one point on the rifles
    walk(p, "u3", Action::NormalMove, {"G8"});
    HW_SAYS(pool(p, 1), "focus 2/1, us.rifles43 1/0");
    say(p, Pass{});
    walk(p, "u1", Action::NormalMove, {"C8"}); // the point on its card goes first
    HW_SAYS(pool(p, 1), "focus 2/1, us.rifles43 0/1");
    say(p, Pass{});
    walk(p, "u2", Action::NormalMove, {"E8"});
    HW_SAYS(pool(p, 1), "focus 1/2, us.rifles43 0/1");
}

void tst_CommandPoints::r4_9_2f_spentPointsLieFaceDown()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    const auto events = say(p, announce(p, "u1", Action::DigIn));
    const auto spent = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<PointSpent>(event.what);
    });
    QVERIFY(spent != events.end());
    QCOMPARE(int(spent->audience), int(kNobody)); // everybody sees it
    HW_SAYS(Assault::eventToJson(p, *spent),
            R"({"event":"point_spent","side":"allied","unit":"u1","focus":false,"left":1,)"
            R"("rule":"R6.2.2c"})");
}

// u1 fires at g1 and eliminates it.
static void shootDead(Position &p, const char *target)
{
    fire(p, "u1", target);
    rolls(p, {"CD", "CD"});
    while (p.pending.isChance())
        rolls(p);
}

static Table duel(int axis, const std::string &card = kGerman)
{
    Table table = pointed(axis, 6);
    table.unit("g4", "C7", card, {}, card == kGerman ? 3 : 0);
    return table;
}

void tst_CommandPoints::r4_9_2g_lossesStopAtFour()
{
    // W-4: 6 points and a lost rifle unit make 5; 4 stay 4.
    Position p = begun(duel(6));
    plan(p);
    shootDead(p, "g4");
    HW_SAYS(where(p, "g4"), "eliminated");
    QCOMPARE(total(p, 0), 5);

    Position least = begun(duel(4));
    plan(least);
    shootDead(least, "g4");
    HW_SAYS(where(least, "g4"), "eliminated");
    QCOMPARE(total(least, 0), 4);
    HW_SAYS(asks(least), "announce axis"); // nothing to take away
}

void tst_CommandPoints::r4_9_2g_theGermanFocusStays()
{
    // English: one of the focus may go; German edition: only one of those on cards.
    for (const bool german : {false, true}) {
        Table table = duel(6);
        if (german)
            table.german();
        Position p = begun(table);
        plan(p, {kAmerican, kAmerican, kAmerican, kGerman, "ger.hmg42"});
        shootDead(p, "g4");
        HW_SAYS(asks(p), "lose_point axis");
        QCOMPARE(isOffered(p, Choose{"focus"}), !german);
        HW_SAYS(ruled(p, Choose{"focus"}), german ? "NotThatChoice R10.7.3i" : "yes");
        say(p, Choose{"ger.hmg42"});
        HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 2/0, ger.hmg42 0/0");
        HW_SAYS(asks(p), "announce axis");
    }
}

void tst_CommandPoints::r4_9_2h_aTruckCostsNothing()
{
    // W-4
    Position p = begun(duel(6, "ger.truck"));
    QCOMPARE(int(p.card(id(p, "g4")).unitClass), int(UnitClass::Truck));
    plan(p);
    shootDead(p, "g4");
    HW_SAYS(where(p, "g4"), "eliminated");
    QCOMPARE(total(p, 0), 6);
}

void tst_CommandPoints::r6_2_2b_asManyUnitsAsPoints()
{
    // W-2: two points on the rifles card, and no focus: exactly two units.
    Table table = pointed(7, 5);
    table.rifles("u4", "I9");
    Position p = begun(table);
    plan(p);
    p.points[1].focus = 0;
    say(p, announce(p, "u1", Action::DigIn));
    say(p, Pass{});
    say(p, announce(p, "u2", Action::DigIn));
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "u4", Action::DigIn)), "NoCommandPoint R6.2.2c");
    HW_SAYS(ruled(p, announce(p, "u3", Action::DigIn)), "NoCommandPoint R6.2.2c");
    QCOMPARE(refusalOf(p, announce(p, "u4", Action::DigIn)).numbers, (Numbers{1, 0}));
    QVERIFY(!isOffered(p, announce(p, "u4", Action::DigIn)));
}

void tst_CommandPoints::r6_2_2d_passingAndTurningAreFree()
{
    Table table = pointed(3, 3);
    table.unit("u4", "I9", "us.gun57").facing(0);
    Position p = begun(table);
    HW_SAYS(toString(p.phase), "support");
    say(p, announce(p, "u4", Action::TurnFacing));
    say(p, turn(p, "u4", 2));
    HW_SAYS(pool(p, 1), "focus 3");
    passSupport(p);
    say(p, Pass{});
    HW_SAYS(pool(p, 1), "focus 3");
}

static Table spotting()
{
    Table table = mortar();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[1].commandPoints = 3;
    return table;
}

void tst_CommandPoints::r6_2_2e_spottingForIndirectFireIsFree()
{
    Position p = begun(spotting());
    shoot(p, "u1", "g1", "u2");
    HW_SAYS(pool(p, 1), "focus 2/1"); // the mortar alone
}

void tst_CommandPoints::r8_1b_passingIsFree()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    say(p, Pass{});
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 2/0");
    HW_SAYS(asks(p), "announce axis");
}

void tst_CommandPoints::r9_1b_aMoveCostsOne()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    walk(p, "u1", Action::NormalMove, {"C8", "C7"}); // two hexes
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 1/1");
}

void tst_CommandPoints::r10_0g_fireCostsOne()
{
    Position p = begun(duel(4));
    plan(p);
    fire(p, "u1", "g4");
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 2/1");
}

void tst_CommandPoints::r10_10_3g_gettingOutInHasteIsFree()
{
    Table table = loaded();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[1].commandPoints = 3;
    Position p = begun(table);
    passSupport(p);
    say(p, Correct{"unit.ut.at", "E6", "off"});
    HW_SAYS(asks(p), "disembark allied u1");
    say(p, Place{id(p, "u1"), at("E5")});
    QVERIFY(unit(p, "u1").activated);
    HW_SAYS(pool(p, 1), "focus 3");
}

void tst_CommandPoints::r8_2m_reactionFireCostsOne()
{
    Table table = pointed(4, 6);
    table.rifles("u4", "C6");
    table.rifles("g4", "C4");
    Position p = begun(table);
    plan(p, {kAmerican, kAmerican, kAmerican, "ger.hmg42"});
    say(p, announce(p, "u4", Action::NormalMove));
    say(p, step(p, "u4", "D6"));
    HW_SAYS(asks(p), "react axis u4");
    say(p, React{id(p, "g4")});
    HW_SAYS(pool(p, 0), "focus 2/1, ger.hmg42 1/0");

    Position poor = begun(table);
    plan(poor, {kAmerican, kAmerican, kAmerican, "ger.hmg42"});
    poor.points[0].focus = 0;
    poor.points[0].onCards[0].left = 0;
    say(poor, announce(poor, "u4", Action::NormalMove));
    say(poor, step(poor, "u4", "D6"));
    HW_SAYS(asks(poor), "step allied u4"); // nobody may react
}

void tst_CommandPoints::r9_8_2b_twoUnitsCostTwo()
{
    Table table = pointed(3, 5);
    table.rifles("u4", "C8");
    Position p = begun(table);
    plan(p);
    Position poor = p;
    say(p, announce(p, "u1", Action::Detach));
    say(p, Support{id(p, "u4")});
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 0/2");

    poor.points[1].focus = 0;
    poor.points[1].onCards[0].left = 1;
    HW_SAYS(ruled(poor, announce(poor, "u1", Action::Detach)), "NoPartner R9.8.2a");
    poor.points[1].focus = 1;
    HW_SAYS(ruled(poor, announce(poor, "u1", Action::Detach)), "yes");
}

void tst_CommandPoints::d9_13b_coverCostsTwo()
{
    Table table = pointed(3, 5);
    table.german().rifles("u4", "C8");
    Position p = begun(table);
    plan(p);
    Position poor = p;
    say(p, announce(p, "u1", Action::CoveringFire));
    say(p, Support{id(p, "u4")});
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 0/2");

    poor.points[1].focus = 0;
    poor.points[1].onCards[0].left = 1;
    HW_SAYS(ruled(poor, announce(poor, "u1", Action::CoveringFire)), "NoPartner D9.13a");
}

void tst_CommandPoints::r10_7_3i_theOwnerTakesTheLostPoint()
{
    // One that is spent goes first: nobody is asked.
    Position p = begun(duel(7));
    plan(p, {kAmerican, kAmerican, kAmerican, kGerman, "ger.hmg42"});
    say(p, Pass{});
    say(p, announce(p, "g1", Action::DigIn));
    shootDead(p, "g4");
    QCOMPARE(total(p, 0), 6);
    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 2/0, ger.hmg42 1/0");

    // Next turn it is missing.
    endTurn(p);
    QCOMPARE(total(p, 0), 6);
    HW_SAYS(pool(p, 0), "focus 3");
}

void tst_CommandPoints::r11_0g_onlyTheAssaultPays()
{
    Table table = pointed(4, 5);
    table.rifles("u4", "C6").rifles("g4", "C5");
    Position p = begun(table);
    plan(p);
    say(p, announce(p, "u4", Action::NormalMove));
    say(p, step(p, "u4", "C5"));
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 1/1");
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 1/0");
}

void tst_CommandPoints::r11_1_1_1d_supportCostsOne()
{
    Table table = pointed(4, 5);
    table.rifles("u4", "C6").rifles("g4", "C5").rifles("g5", "C4");
    Position p = begun(table);
    plan(p);
    say(p, announce(p, "u4", Action::NormalMove));
    say(p, step(p, "u4", "C5"));
    HW_SAYS(asks(p), "support axis g4");
    Position poor = p;
    poor.points[0].onCards[0].left = 0;
    poor.points[0].focus = 0;
    HW_SAYS(ruled(poor, Support{id(p, "g5")}), "NoCommandPoint R6.2.2c");
    say(p, Support{id(p, "g5")});
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 0/1");
}

void tst_CommandPoints::r6_4d_thePhaseEndsWithoutPoints()
{
    Position p = begun(pointed(0, 1));
    HW_SAYS(pool(p, 1), "focus 1");
    say(p, announce(p, "u1", Action::DigIn));
    QCOMPARE(p.turn, 2); // nobody can be activated any more
}

HW_PLAIN_TEST(tst_CommandPoints)

} // namespace hexwerk::assault::tst_command_points

#include "tst_command_points.moc"
