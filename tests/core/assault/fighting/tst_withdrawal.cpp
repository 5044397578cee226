// [R11.1.6.1] Leaving a close combat.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_withdrawal {

class tst_Withdrawal final : public QObject
{
    Q_OBJECT

private slots:
    void r11_1_6_1a_theAssaultUnitsOwnerDecidesFirst();
    void d11_1_6_1a_whenTheRoundIsDone();
    void r11_1_6_1c_itLeavesWithAFastAction();
    void r11_1_6_1c_itHasToLeaveTheHex();
    void r11_1_6_1c_slowUnitsToo();
    void r11_1_6_1c_itBarsTheNextFastAction();
    void r11_1_6_1d_itMayBeFiredAt();
    void r11_1_6_1d_notByTheOneItLeaves();
    void r11_1_6_1e_whoRemainsIsMarkedNormal();
    void r11_1_6_1a_whoCannotLeaveIsNotAsked();
    void r8_4b_whoIsSuppressedOnTheWayStops();
    void r11_1_6_1c_aSuppressedUnitIsHastyToo();
    void r11_1_6_1a_overTheEdgeOfTheMapToo();
    void r11_1_6a_whereNobodyCanHurtTheOtherTheAssaultLeaves();
    void r11_1b_whatWeakensTheFirstRoundAloneIsNoReason_data();
    void r11_1b_whatWeakensTheFirstRoundAloneIsNoReason();
};

static Table duel()
{
    return Table()
        .rifles("g1", "E6")
        .rifles("u1", "E7")
        .unit("g9", "L1", "drill.porters")
        .unit("u9", "L10", "drill.porters");
}

// After a round without effect.
static Position parley(const Table &table)
{
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    declineAll(p);
    while (p.pending.question == Question::BattleDice)
        rolls(p);
    return p;
}

void tst_Withdrawal::r11_1_6_1a_theAssaultUnitsOwnerDecidesFirst() // [D11.1.6.1a]
{
    Position p = parley(duel());

    HW_SAYS(asks(p), "withdraw allied u1");
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{2});
    say(p, Stay{});
    HW_SAYS(asks(p), "withdraw axis g1");
    say(p, Withdraw{});
    HW_SAYS(asks(p), "step axis g1");
}

void tst_Withdrawal::d11_1_6_1a_whenTheRoundIsDone()
{
    Position p = duel().german().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    rolls(p, {"D"});
    rolls(p);
    rolls(p, {"D"});
    HW_SAYS(asks(p), "assault_defence YB");
    QCOMPARE(strength(p, "g1"), 4);
    rolls(p);

    QCOMPARE(strength(p, "g1"), 3);
    QCOMPARE(strength(p, "u1"), 3);
    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_Withdrawal::r11_1_6_1c_itLeavesWithAFastAction()
{
    Position p = parley(duel());
    const auto events = say(p, Withdraw{});

    QCOMPARE(count<UnitWithdrew>(events), 1);
    QCOMPARE(count<CloseCombatEnded>(events), 1); // [R11.1.6.1b]
    HW_SAYS(markers(p, "u1"), "fast_action");
    QCOMPARE(int(std::get<MoveFrame>(p.stack.back()).walk.points), 3); // 2 + 1
    for (const char *hex : {"E7", "E8", "E9"})
        say(p, step(p, "u1", hex));
    HW_SAYS(asks(p), "announce axis");
}

void tst_Withdrawal::r11_1_6_1c_itHasToLeaveTheHex()
{
    Position p = parley(duel());
    say(p, Withdraw{});

    HW_SAYS(ruled(p, Stop{}), "MayNotStop R11.1.6.1c");
    say(p, step(p, "u1", "E7"));
    HW_SAYS(ruled(p, Stop{}), "yes");
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "EnemyInHex R9.0e"); // and not back into it
}

void tst_Withdrawal::r11_1_6_1c_slowUnitsToo()
{
    Table table = duel();
    table.scenario.units[1].card = "us.cal50_hmg"; // one point, slow
    Position p = parley(table);
    say(p, Withdraw{});

    QCOMPARE(int(std::get<MoveFrame>(p.stack.back()).walk.points), 2);
}

void tst_Withdrawal::r11_1_6_1c_itBarsTheNextFastAction() // [R9.2c] A-15
{
    Position p = parley(duel());
    say(p, Withdraw{});
    say(p, step(p, "u1", "E7"));
    say(p, Stop{});
    endTurn(p);

    HW_SAYS(markers(p, "u1"), "attack_dice_minus_1");
    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "NoFastActionTwice R9.2c");
}

void tst_Withdrawal::r11_1_6_1d_itMayBeFiredAt()
{
    Position p = parley(duel().rifles("g2", "E3"));
    say(p, Withdraw{});
    say(p, step(p, "u1", "E7"));

    HW_SAYS(asks(p), "react axis u1");
    HW_SAYS(ruled(p, React{id(p, "g2")}), "yes");
    // It counts as hasty: Y of the card is all, and the last die stays. [R9.2b]
    say(p, React{id(p, "g2")});
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence Y");
}

void tst_Withdrawal::r11_1_6_1d_notByTheOneItLeaves()
{
    Position p = parley(duel().rifles("g2", "E3"));
    say(p, Withdraw{});
    say(p, step(p, "u1", "E7"));

    HW_SAYS(ruled(p, React{id(p, "g1")}), "AlreadyActivated R6.4e");
}

void tst_Withdrawal::r11_1_6_1e_whoRemainsIsMarkedNormal()
{
    Position p = parley(duel());
    say(p, Withdraw{});
    HW_SAYS(markers(p, "g1"), "normal_action");
    say(p, step(p, "u1", "E7"));
    say(p, Stop{});

    HW_SAYS(ruled(p, announce(p, "g1", Action::NormalMove)), "AlreadyActivated R6.4e");
}

void tst_Withdrawal::r11_1_6_1a_whoCannotLeaveIsNotAsked()
{
    // Enemies in all hexes around E6 but the one the assault came from, and a friend there.
    Table table = duel();
    for (const char *hex : {"E5", "F5", "F6", "D5", "D6"})
        table.unit(std::string("g") + hex, hex, "drill.porters");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    // u1 may only go back to E7; close it with an enemy.
    say(p, Correct{"unit.g9.at", "L1", "E7"});
    while (p.pending.question == Question::BattleDice)
        rolls(p);

    HW_SAYS(asks(p), "withdraw axis g1"); // through its friends it can
}

void tst_Withdrawal::r8_4b_whoIsSuppressedOnTheWayStops()
{
    Position p = parley(duel().rifles("g2", "E3"));
    say(p, Withdraw{});
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g2")});
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(markers(p, "u1"), "suppressed");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Withdrawal::r11_1_6_1c_aSuppressedUnitIsHastyToo() // [R9.2b] [R10.5.1c]
{
    // Its marker says suppressed, but what it does is a fast action.
    Table table = duel().rifles("u2", "E9").terrain("E5", "heavy_forest");
    table.scenario.units[0].markers = {"suppressed"};
    table.scenario.units[0].experience = Experience::Hardened;
    Position p = parley(table);
    say(p, Stay{});
    say(p, Withdraw{});
    say(p, step(p, "g1", "E5"));
    HW_SAYS(markers(p, "g1"), "suppressed");
    say(p, React{id(p, "u2")});

    HW_SAYS(asks(p), "attack YG"); // seen without a roll
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence YYYGG"); // YGG + YYG + B, less its weakest
}

void tst_Withdrawal::r11_1_6_1a_overTheEdgeOfTheMapToo() // [R4.8b]
{
    Table table = Table()
                      .rifles("g1", "A1")
                      .rifles("u1", "A2")
                      .unit("u2", "B1", "drill.porters")
                      .unit("g9", "L1", "drill.porters");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "A1"));
    say(p, Correct{"unit.u2.at", "B1", "A2"}); // B1 is taken as well
    say(p, Correct{"unit.g9.at", "L1", "L2"});
    while (p.pending.question == Question::BattleDice)
        rolls(p);
    say(p, Stay{});

    HW_SAYS(asks(p), "withdraw axis g1");
    say(p, Withdraw{});
    QVERIFY(isOffered(p, Step{id(p, "g1"), Hex{}}));
}

void tst_Withdrawal::r11_1_6a_whereNobodyCanHurtTheOtherTheAssaultLeaves()
{
    Table table = duel();
    table.scenario.units[0].card = "drill.porters";
    table.scenario.units[1].card = "drill.porters";
    Position p = parley(table);
    sayAll(p, {Stay{}, Stay{}});

    HW_SAYS(asks(p), "step allied u1"); // it withdraws, with all its strength
    QCOMPARE(strength(p, "u1"), 4);
    HW_SAYS(markers(p, "g1"), "normal_action");
}

void tst_Withdrawal::r11_1b_whatWeakensTheFirstRoundAloneIsNoReason_data()
{
    QTest::addColumn<QString>("assault");
    QTest::addColumn<QString>("defence");
    QTest::addColumn<bool>("wall");
    // Who is suppressed strikes from the second round on; a wall costs a die in the first.
    QTest::newRow("a suppressed gun") << "us.truck"
                                      << "ger.pak38" << false;
    QTest::newRow("a wall before a sniper") << "drill.sniper"
                                            << "ger.rifles43" << true;
}

void tst_Withdrawal::r11_1b_whatWeakensTheFirstRoundAloneIsNoReason() // [R11.1.6a]
{
    QFETCH(QString, assault);
    QFETCH(QString, defence);
    QFETCH(bool, wall);
    Table table = duel();
    table.scenario.units[0].card = defence.toStdString();
    table.scenario.units[0].markers = {"suppressed"};
    table.scenario.units[0].facing = 0;
    table.scenario.units[1].card = assault.toStdString();
    table.scenario.units[1].facing = 0;
    if (wall)
        table.side(HexsideKind::StoneWall, "E7", Direction::N);
    Position p = parley(table);
    sayAll(p, {Stay{}, Stay{}});

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(where(p, "g1"), "E6");
    QVERIFY(p.pending.question == Question::BattleDice); // of the second round
}

HW_PLAIN_TEST(tst_Withdrawal)

} // namespace hexwerk::assault::tst_withdrawal

#include "tst_withdrawal.moc"
