// [R10.8] The dice of a shot, reason by reason: attack, and what comes of both.
#include <QTest>

#include "tests/core/assault/open_shot.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_ranged_fire_dice {

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
    void a_19_lossesComeAfterAllThatWasAdded();
    void r10_7_5a_aGreenDieAgainstABlueOneForEachCritical();
    void everyDieHasItsLine();
    void r13_1g_anActionReplacesWhatWeakenedTheFire();
    void r10_8_1b_theLineSaysIt();
    void noMoreDiceThanOddsCanTell();
};

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

void tst_RangedFireDice::r4_2_3c_aRecruitSuffersAnAutomaticX()
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

HW_PLAIN_TEST(tst_RangedFireDice)

} // namespace hexwerk::assault::tst_ranged_fire_dice

#include "tst_ranged_fire_dice.moc"
