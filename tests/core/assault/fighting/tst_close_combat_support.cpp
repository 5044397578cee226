// [R11.1.1.1] Units that support a close combat: who may, and the dice that are rolled again.
#include <QTest>

#include "tests/core/assault/infantry_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_close_combat_support {

class tst_CloseCombatSupport final : public QObject
{
    Q_OBJECT

private slots:
    void r11_1_1_1a_eachSideMayNameASupportUnit();
    void r11_1_1_1a_oneThatIsAdjacentAndFree();
    void r11_1_1_1b_whoCannotFireCannotSupport();
    void r11_1_1_1d_itIsActivatedAndMarkedFiring();
    void r11_1_1_1c_supportGivesARerollForEachRoll();
    void r11_1_1_1c_oneDieOfThatRoll();
    void r11_1_1_1c_inTheInitialRoundAlone();
    void d11_1_1_1c_inTheGermanEditionInEveryRound();
    void d11_1_1_1c_butEachOnce();
    void r11_1_3f_supportRerollsADefenceDie();
    void r11_1_1_1c_noRerollOfARollThatWasNotMade();
    void r11_1_1_1b_whoFightsHandToHandOnlyCannotSupport();
};

void tst_CloseCombatSupport::r11_1_1_1a_eachSideMayNameASupportUnit()
{
    Position p = assaulted(duel().rifles("u2", "F6").rifles("g2", "E5"));

    HW_SAYS(asks(p), "support allied u1"); // the assault unit's side first
    QVERIFY(isOffered(p, Decline{}));
    say(p, Support{id(p, "u2")});
    HW_SAYS(asks(p), "support axis g1");
    say(p, Decline{});
    HW_SAYS(asks(p), "assault_attack RYG");
    HW_SAYS(markers(p, "g2"), "");
}

void tst_CloseCombatSupport::r11_1_1_1a_oneThatIsAdjacentAndFree()
{
    Table table = duel()
                      .rifles("u2", "F6")
                      .rifles("u3", "E8")
                      .rifles("u4", "D6")
                      .rifles("u5", "D5", {"suppressed"})
                      .rifles("g2", "E5");
    for (UnitSpec &unit : table.scenario.units)
        unit.activated = unit.id == "u4";
    const Position p = assaulted(table);

    HW_SAYS(ruled(p, Support{id(p, "u2")}), "yes");
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "NotAdjacent R11.1.1.1a");
    HW_SAYS(ruled(p, Support{id(p, "u4")}), "AlreadyActivated R6.4e");
    HW_SAYS(ruled(p, Support{id(p, "u5")}), "CannotBeActivated R13.3a");
    HW_SAYS(ruled(p, Support{id(p, "u1")}), "CannotSupport R11.1.1.1a");
    HW_SAYS(ruled(p, Support{id(p, "g2")}), "NotYourUnit R6.4a");
}

void tst_CloseCombatSupport::r11_1_1_1b_whoCannotFireCannotSupport() // W-55
{
    const Position p = assaulted(duel().rifles("u2", "F6").unit("u3", "D6", "drill.porters"));

    HW_SAYS(ruled(p, Support{id(p, "u3")}), "CannotSupport R11.1.1.1b");
    // Alone it is not even asked for.
    HW_SAYS(asks(assaulted(duel().unit("u3", "D6", "drill.porters"))), "assault_attack RYG");
}

void tst_CloseCombatSupport::r11_1_1_1d_itIsActivatedAndMarkedFiring() // [R11.6e]
{
    Position p = assaulted(duel().rifles("u2", "F6"));

    say(p, Support{id(p, "u2")});

    HW_SAYS(markers(p, "u2"), "firing");
    QVERIFY(unit(p, "u2").activated);
}

// Both supported, all rolls blank: the first reroll is asked for.
static Position supported(bool german = false)
{
    Table table = duel().rifles("u2", "F6").rifles("g2", "E5");
    if (german)
        table.german();
    Position p = assaulted(table);
    sayAll(p, {Support{id(p, "u2")}, Support{id(p, "g2")}});
    fight(p, {});
    return p;
}

void tst_CloseCombatSupport::r11_1_1_1c_supportGivesARerollForEachRoll() // [R11.1.2d] [R11.1.3f]
                                                                         //
{
    Position p = supported();

    // The assault unit's owner decides first, attack before defence.
    for (const char *asked :
         {"reroll allied u1", "reroll allied u1", "reroll axis g1", "reroll axis g1"}) {
        HW_SAYS(asks(p), asked);
        say(p, Keep{});
    }
    HW_SAYS(asks(p), "withdraw allied u1");
    // Only the side that has support.
    Position q = assaulted(duel().rifles("g2", "E5"));
    say(q, Support{id(q, "g2")});
    fight(q, {});
    HW_SAYS(asks(q), "reroll axis g1");
    sayAll(q, {Keep{}, Keep{}});
    HW_SAYS(asks(q), "withdraw allied u1");
}

void tst_CloseCombatSupport::r11_1_1_1c_oneDieOfThatRoll()
{
    Position p = supported(); // RYG of the assault unit
    QCOMPARE(p.pending.dice.size(), 3);
    HW_SAYS(toString(p.pending.use), "assault_attack");
    HW_SAYS(ruled(p, Reroll{0}), "NothingToReroll R11.1.1.1c");
    HW_SAYS(ruled(p, Reroll{4}), "NothingToReroll R11.1.1.1c");
    HW_SAYS(ruled(p, Reroll{1}), "yes");

    say(p, Reroll{2});
    HW_SAYS(asks(p), "reroll Y"); // the second die alone
    rolls(p, {"DD"});

    HW_SAYS(toString(p.pending.use), "assault_defence"); // one die once
    sayAll(p, {Keep{}, Keep{}, Keep{}});
    QCOMPARE(strength(p, "g1"), 2); // the new face counts
}

static Position secondRound(bool german)
{
    Position p = supported(german);
    sayAll(p, {Keep{}, Keep{}, Keep{}, Keep{}, Stay{}, Stay{}});
    HW_EXPECTS(asks(p) == "assault_attack RYG");
    fight(p, {});
    return p;
}

void tst_CloseCombatSupport::r11_1_1_1c_inTheInitialRoundAlone()
{
    HW_SAYS(asks(secondRound(false)), "withdraw allied u1");
}

void tst_CloseCombatSupport::d11_1_1_1c_inTheGermanEditionInEveryRound()
{
    HW_SAYS(asks(secondRound(true)), "reroll allied u1");
}

void tst_CloseCombatSupport::d11_1_1_1c_butEachOnce()
{
    // The attack die is rolled again in the first round: in the second only the defence die is
    // left.
    Position p = supported(true);
    say(p, Reroll{1});
    rolls(p);
    sayAll(p, {Keep{}, Keep{}, Keep{}, Stay{}, Stay{}});
    fight(p, {});

    HW_SAYS(asks(p), "reroll allied u1");
    HW_SAYS(toString(p.pending.use), "assault_defence");
}

void tst_CloseCombatSupport::r11_1_3f_supportRerollsADefenceDie()
{
    // g1's Y against the attack of u1: the last of the four questions.
    Position p = assaulted(duel().rifles("u2", "F6").rifles("g2", "E5"));
    sayAll(p, {Support{id(p, "u2")}, Support{id(p, "g2")}});
    fight(p, {"D"});
    sayAll(p, {Keep{}, Keep{}, Keep{}});
    HW_SAYS(toString(p.pending.use), "defence_defence");
    QCOMPARE(p.pending.unit, id(p, "g1"));
    say(p, Reroll{1});
    HW_SAYS(asks(p), "reroll Y");
    rolls(p, {"D"});

    QCOMPARE(strength(p, "g1"), 4); // the new face cancels the hit
}

void tst_CloseCombatSupport::r11_1_1_1c_noRerollOfARollThatWasNotMade() // [R11.1.2.2c]
{
    Position p = assaulted(duel({"suppressed"}).rifles("g2", "E5"));
    say(p, Support{id(p, "g2")});
    fight(p, {});

    HW_SAYS(asks(p), "reroll axis g1");
    HW_SAYS(toString(p.pending.use), "defence_defence"); // it did not strike
    say(p, Keep{});
    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_CloseCombatSupport::r11_1_1_1b_whoFightsHandToHandOnlyCannotSupport()
{
    // Dice at range 0 are no ranged fire.
    const Position p = assaulted(duel().unit("u3", "D6", "drill.club"));
    HW_SAYS(asks(p), "assault_attack RYG");
}

HW_PLAIN_TEST(tst_CloseCombatSupport)

} // namespace hexwerk::assault::tst_close_combat_support

#include "tst_close_combat_support.moc"
