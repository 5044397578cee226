// [R11] Close combat: how it begins, the rolls of a round, damage, and how it ends.
#include <QTest>

#include "tests/core/assault/infantry_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_close_combat {

class tst_CloseCombat final : public QObject
{
    Q_OBJECT

private slots:
    void r11_1_1a_whoEntersAnEnemysHexMustFight();
    void r11_1a_fourRollsInTheBooksOrder();
    void r11_1_1c_markersStayUntilTheFirstRoundIsFought();
    void r11_1_4a_bothSufferAtOnce();
    void r11_1_4c_aPointForEachD();
    void r11_1_4b_aCTurnsTheCounter();
    void r11_1_4b_twoCEliminate();
    void r11_1_4b_aCOnHalfStrengthEliminates();
    void w_51_aDThenAC();
    void r11_1_5a_oneXOfTheFirstRoundIsIgnored();
    void r11_1_4d_anXThatIsLeftDrivesItOut();
    void r4_2_3f_eliteUnitsAreNotDrivenOut();
    void r11_1c_atHalfStrengthDoublesCountOnce();
    void r11_1_6a_otherwiseAnotherRound();
    void r11_1_6_2a_theSurvivorIsMarkedFastAction();
    void r11_1_6_2a_bothMayBeGone();
    void a_43_afterAFallbackTheOtherIsMarkedNormal();
    void r10_0c_whoFoughtDoesNotFireAtTheRetreat();
    void a_46_whoCannotFallBackIsEliminated();
    void a_50_theAssaultUnitFallsBackFirst();
    void r11_2a_theHoleOfADefenceUnit();
    void r11_0f_anEnemyInFallbackIsNotFought();
    void r11_1a_roundsAreCountedOn();
};

void tst_CloseCombat::r11_1_1a_whoEntersAnEnemysHexMustFight() // [R9.0e] [R11.0a]
{
    Position p = duel().begin();
    say(p, announce(p, "u1", Action::NormalMove));

    const auto events = say(p, step(p, "u1", "E6"));

    QCOMPARE(count<CloseCombatBegan>(events), 1);
    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "assault_attack RYG");
    HW_SAYS(ruled(p, Stop{}), "NotAsked R6.4a");
}

void tst_CloseCombat::r11_1a_fourRollsInTheBooksOrder()
{
    Position p = assaulted(duel());

    HW_SAYS(asks(p), "assault_attack RYG");
    QCOMPARE(p.pending.unit, id(p, "u1"));
    rolls(p);
    HW_SAYS(asks(p), "defence_defence Y");
    QCOMPARE(p.pending.unit, id(p, "g1"));
    rolls(p);
    HW_SAYS(asks(p), "defence_attack RGG");
    QCOMPARE(p.pending.unit, id(p, "g1"));
    rolls(p);
    HW_SAYS(asks(p), "assault_defence YB");
    QCOMPARE(p.pending.unit, id(p, "u1"));
    rolls(p);
    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_CloseCombat::r11_1_1c_markersStayUntilTheFirstRoundIsFought() // [R11.6d]
{
    Position p = assaulted(duel({"firing"}));
    HW_SAYS(markers(p, "g1"), "firing");
    HW_SAYS(markers(p, "u1"), "normal_action");

    fight(p, {});

    HW_SAYS(asks(p), "withdraw allied u1");
    HW_SAYS(markers(p, "g1"), "");
    HW_SAYS(markers(p, "u1"), "");
}

void tst_CloseCombat::r11_1_4a_bothSufferAtOnce()
{
    Position p = assaulted(duel());

    const auto events = fight(p, {"DD", "DD"}, {}, {"D", "D"}); // g1 dies and strikes all the same

    HW_SAYS(where(p, "g1"), "eliminated");
    QCOMPARE(strength(p, "u1"), 2);
    QCOMPARE(count<AttackResolved>(events), 2);
}

void tst_CloseCombat::r11_1_4c_aPointForEachD()
{
    Position p = assaulted(duel());

    fight(p, {"DD", "D"}, {"D"}, {"D"}, {"D"});

    QCOMPARE(strength(p, "g1"), 2); // three less the one cancelled
    QCOMPARE(strength(p, "u1"), 4);
}

void tst_CloseCombat::r11_1_4b_aCTurnsTheCounter()
{
    Position p = assaulted(duel());

    fight(p, {"C"});

    QCOMPARE(strength(p, "g1"), 2);
    HW_SAYS(asks(p), "withdraw allied u1"); // no further critical roll in close combat
}

void tst_CloseCombat::r11_1_4b_twoCEliminate()
{
    Position p = assaulted(duel());

    fight(p, {"C", "C"});

    HW_SAYS(where(p, "g1"), "eliminated");
}

void tst_CloseCombat::r11_1_4b_aCOnHalfStrengthEliminates()
{
    Table table = duel();
    table.scenario.units[0].half = true;
    Position p = assaulted(table);

    fight(p, {"C"});

    HW_SAYS(where(p, "g1"), "eliminated");
    Position q = assaulted(duel());
    fight(q, {"DD", "C"}); // the D come first and turn it
    HW_SAYS(where(q, "g1"), "eliminated");
}

void tst_CloseCombat::w_51_aDThenAC()
{
    // Strength 4: the D leaves 3, the C takes two further points: 1, not suppressed.
    Position p = assaulted(duel({"firing"}));

    fight(p, {}, {}, {"D", "C"});

    QCOMPARE(strength(p, "u1"), 1);
    HW_SAYS(markers(p, "u1"), "");
    HW_SAYS(markers(p, "g1"), "");
    HW_SAYS(asks(p), "withdraw allied u1");
    say(p, Withdraw{});
    HW_SAYS(markers(p, "u1"), "fast_action");
    HW_SAYS(markers(p, "g1"), "normal_action");
}

void tst_CloseCombat::r11_1_5a_oneXOfTheFirstRoundIsIgnored() // W-57
{
    Position p = assaulted(duel());
    fight(p, {"X"}, {}, {"X"});
    HW_SAYS(asks(p), "withdraw allied u1"); // both stay

    sayAll(p, {Stay{}, Stay{}});
    fight(p, {}, {}, {"X"}); // in the second round it counts
    HW_SAYS(asks(p), "fallback allied u1");
}

void tst_CloseCombat::r11_1_4d_anXThatIsLeftDrivesItOut() // W-57
{
    Position p = assaulted(duel());

    fight(p, {"X", "X"});

    HW_SAYS(asks(p), "fallback axis g1");
    HW_SAYS(markers(p, "g1"), "fallback");
    for (const char *hex : {"E5", "E4", "E3"})
        say(p, step(p, "g1", hex));
    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(where(p, "u1"), "E6");
}

void tst_CloseCombat::r4_2_3f_eliteUnitsAreNotDrivenOut()
{
    Table table = duel();
    table.scenario.units[0].experience = Experience::Elite;
    Position p = assaulted(table);

    fight(p, {"X", "X"});

    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_CloseCombat::r11_1c_atHalfStrengthDoublesCountOnce() // [R11.1.2b]
{
    Table table = duel();
    table.scenario.units[1].half = true; // u1
    Position p = assaulted(table);

    fight(p, {"DD", "CD"}); // D and C

    QCOMPARE(strength(p, "g1"), 1);
}

void tst_CloseCombat::r11_1_6a_otherwiseAnotherRound() // [R11.0b]
{
    Position p = assaulted(duel());
    fight(p, {});
    say(p, Stay{});
    const auto events = say(p, Stay{});

    QCOMPARE(count<CloseCombatRoundBegan>(events), 1);
    HW_SAYS(asks(p), "assault_attack RYG");
}

void tst_CloseCombat::r11_1_6_2a_theSurvivorIsMarkedFastAction()
{
    Position p = assaulted(duel());

    const auto events = fight(p, {"DD", "DD"});

    HW_SAYS(markers(p, "u1"), "fast_action");
    QCOMPARE(count<CloseCombatEnded>(events), 1);
    HW_SAYS(asks(p), "announce axis");
    // And a defence unit that won has acted.
    Position q = assaulted(duel());
    fight(q, {}, {}, {"DD", "D", "D"});
    HW_SAYS(where(q, "u1"), "eliminated");
    HW_SAYS(markers(q, "g1"), "fast_action");
    HW_SAYS(ruled(q, announce(q, "g1", Action::NormalMove)), "AlreadyActivated R6.4e");
}

void tst_CloseCombat::r11_1_6_2a_bothMayBeGone()
{
    Position p = assaulted(duel());

    fight(p, {"DD", "DD"}, {}, {"DD", "D", "D"});

    HW_SAYS(where(p, "u1"), "eliminated");
    HW_SAYS(where(p, "g1"), "eliminated");
    HW_SAYS(asks(p), "announce axis");
}

void tst_CloseCombat::a_43_afterAFallbackTheOtherIsMarkedNormal()
{
    Position p = assaulted(duel());
    fight(p, {"X", "X"});
    for (const char *hex : {"E5", "E4", "E3"})
        say(p, step(p, "g1", hex));

    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(markers(p, "g1"), "fallback");
}

void tst_CloseCombat::r10_0c_whoFoughtDoesNotFireAtTheRetreat()
{
    // Until the combat is over its units have no ranged fire, and then they have acted.
    Position p = assaulted(duel());
    fight(p, {}, {}, {"X", "X"});
    HW_SAYS(asks(p), "fallback allied u1");

    say(p, step(p, "u1", "E7"));

    HW_SAYS(asks(p), "fallback allied u1"); // g1 was not asked
    // Another enemy is.
    Position q = assaulted(duel().rifles("g2", "E2"));
    fight(q, {}, {}, {"X", "X"});
    say(q, step(q, "u1", "E7"));
    HW_SAYS(asks(q), "react axis u1");
    HW_SAYS(ruled(q, React{id(q, "g1")}), "AlreadyActivated R6.4e");
    HW_SAYS(ruled(q, React{id(q, "g2")}), "yes");
}

void tst_CloseCombat::a_46_whoCannotFallBackIsEliminated()
{
    // Enemies all round: no hex leads away from all of them.
    Table table = duel().rifles("u2", "E4").rifles("u3", "G7").rifles("u4", "C7");
    Position p = assaulted(table);

    fight(p, {"X", "X"});

    HW_SAYS(where(p, "g1"), "eliminated");
    HW_SAYS(asks(p), "announce axis");
}

void tst_CloseCombat::a_50_theAssaultUnitFallsBackFirst()
{
    Position p = assaulted(duel());

    fight(p, {"X", "X"}, {}, {"X", "X"});

    HW_SAYS(asks(p), "fallback allied u1");
    for (const char *hex : {"E7", "E8", "E9"})
        say(p, step(p, "u1", hex));
    HW_SAYS(asks(p), "fallback axis g1");
    for (const char *hex : {"E5", "E4", "E3"})
        say(p, step(p, "g1", hex));
    HW_SAYS(markers(p, "u1"), "fallback");
    HW_SAYS(markers(p, "g1"), "fallback");
    HW_SAYS(asks(p), "announce axis");
}

void tst_CloseCombat::r11_2a_theHoleOfADefenceUnit() // W-52
{
    const auto after = [](Faces attack, Faces strike) {
        Position p = assaulted(duel({"dug_in"}));
        fight(p, attack, {}, strike);
        return p;
    };
    QVERIFY(after({}, {"DD", "D", "D"}).isDugIn(at("E6"))); // it won
    QVERIFY(!after({"DD", "DD"}, {}).isDugIn(at("E6")));    // it is gone
    Position driven = after({"X", "X"}, {});                // it falls back
    while (driven.pending.question == Question::Fallback)
        say(driven, Assault::legalOrders(driven)[0]);
    QVERIFY(!driven.isDugIn(at("E6")));
    Position stays = after({}, {});
    say(stays, Withdraw{}); // the assault unit leaves
    QVERIFY(stays.isDugIn(at("E6")));
    Position leaves = after({}, {});
    sayAll(leaves, {Stay{}, Withdraw{}});
    QVERIFY(!leaves.isDugIn(at("E6")));
}

void tst_CloseCombat::r11_0f_anEnemyInFallbackIsNotFought()
{
    const Position p = assaulted(duel({"fallback"}));

    HW_SAYS(where(p, "g1"), "eliminated");
    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "step allied u1");
}

void tst_CloseCombat::r11_1a_roundsAreCountedOn()
{
    // However long it lasts, the modifiers of the initial round do not come back. [R11.1b]
    Position p = assaulted(duel());
    for (int round = 1; round <= 300; ++round) {
        fight(p, {});
        sayAll(p, {Stay{}, Stay{}});
        QVERIFY(std::get<CloseCombatFrame>(p.stack.back()).round > 1);
    }
}

HW_PLAIN_TEST(tst_CloseCombat)

} // namespace hexwerk::assault::tst_close_combat

#include "tst_close_combat.moc"
