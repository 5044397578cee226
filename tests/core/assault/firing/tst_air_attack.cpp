// [R12.3] Air attacks: anti-aircraft fire, accuracy, friendly fire, the second run.
#include <QTest>

#include "core/assault/rules/firing/outside_fire.h"
#include "tests/core/assault/supported.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_air_attack {

class tst_AirAttack final : public QObject
{
    Q_OBJECT

private slots:
    void r12_3_2a_eachCardHasItsTime();
    void r12_3_3a_theTargetIsNamed();
    void r12_3_4a_gunsFireOneAfterAnother();
    void r12_3_4b_rangeBandsAgainstInfantry();
    void r12_3_4c_diceByRangeAndBlast();
    void r12_3_4d_theGunIsActivated();
    void r12_3_4e_aWeakGunCountsDoublesOnce();
    void r12_3_5b_resultsFromStrongToWeak_data();
    void r12_3_5b_resultsFromStrongToWeak();
    void r12_3_5c_turnedAwayItCanComeAgain();
    void r12_3_6a_spottingAccuracyAttackBuilding();
    void r12_3_6_1a_spottingInTheOpen();
    void r12_3_6_1b_spottingUnderCover();
    void r12_3_6_1c_theCardChangesTheRoll();
    void r12_3_6_2a_accuracyGivesADie();
    void r12_3_6_2a_delayedInBothEditions();
    void r12_3_6_2b_blankDiceHitAFriend();
    void r12_3_6_3a_theDiceOfTheCard();
    void r12_3_6_3b_allNormalDiceOfTheDefence();
    void r12_3_6_3c_vehiclesFromAbove();
    void r12_3_6_5a_theSecondRunFollowsAtOnce();
    void r12_3_6_5c_anotherTargetIsHarderToHit();
    void r12_3_6_6a_theCardChangesTheSecondRun();
};

static const char *const kDive = "us.a36_dive";         // RYYG, defence G, blast R
static const char *const kStrafing = "us.a36_strafing"; // YYGB, defence G, second run -1

static Table targets()
{
    Table table(3);
    table.rifles("g1", "F3").rifles("u1", "C9");
    return table;
}

// The card is turned up against the unit.
static Position attacked(Table table, const char *card, const char *target)
{
    Position p = requested(withSupport(table, {card}), {card});
    say(p, CallIn{card});
    say(p, Target{id(p, target), {}});
    return p;
}

static Table guarded()
{
    Table table = targets();
    table.unit("g2", "F6", "ita.breda20").facing(0);
    return table;
}

static const AirFrame *airOf(const Position &p)
{
    for (const Frame &frame : p.stack)
        if (const auto *air = std::get_if<AirFrame>(&frame))
            return air;
    return nullptr;
}

void tst_AirAttack::r12_3_2a_eachCardHasItsTime()
{
    Table table = targets();
    Position p = Assault::start(withSupport(table, {kDive, "us.a36_pair"}).game());
    request(p, {kDive, "us.a36_pair"});
    HW_SAYS(toString(p.phase), "support");
    HW_SAYS(ruled(p, CallIn{kDive}), "NotInThisPhase R12.3.2a");
    HW_SAYS(ruled(p, CallIn{"us.a36_pair"}), "yes");
    passSupport(p);
    HW_SAYS(ruled(p, CallIn{kDive}), "yes");
    HW_SAYS(ruled(p, CallIn{"us.a36_pair"}), "NotInThisPhase R12.3.2a");
    HW_SAYS(ruled(p, CallIn{kDive, Salt{1}}), "NotThatChoice R12.3.1a");
}

void tst_AirAttack::r12_3_3a_theTargetIsNamed()
{
    Table table = targets();
    Position p = requested(withSupport(table, {kDive}), {kDive});
    const auto events = say(p, CallIn{kDive});
    QCOMPARE(count<SupportCalled>(events), 1);
    HW_SAYS(asks(p), "support_target allied");
    HW_SAYS(ruled(p, Target{id(p, "u1"), {}}), "NotATarget R12.3.3a");
    HW_SAYS(ruled(p, Decline{}), "NotAsked R12.3.3a");
    QCOMPARE(count<AirTargetNamed>(say(p, Target{id(p, "g1"), {}})), 1);
    HW_SAYS(asks(p), "air_spotting 1d6"); // nobody fires at it
}

void tst_AirAttack::r12_3_4a_gunsFireOneAfterAnother()
{
    Table table = guarded();
    table.unit("g3", "E3", "ita.breda20").facing(0);
    Position p = attacked(table, kDive, "g1");
    HW_SAYS(asks(p), "anti_air axis");
    HW_SAYS(ruled(p, React{id(p, "g1")}), "NotThisAction R12.3.4a");
    say(p, React{id(p, "g2")});
    rolls(p, {"-"});
    HW_SAYS(asks(p), "anti_air axis");
    HW_SAYS(ruled(p, React{id(p, "g2")}), "AlreadyActivated R6.4e");
    say(p, Decline{}); // and then no more
    HW_SAYS(asks(p), "air_spotting 1d6");
}

void tst_AirAttack::r12_3_4b_rangeBandsAgainstInfantry()
{
    // 1 to 2 close, 3 to 6 medium, 7 to 12 long: bands of the Breda against infantry.
    Table table = guarded();
    table.rifles("g4", "A1");
    Position p = attacked(table, kDive, "g1");
    const Unit &gun = unit(p, "g2");
    HW_SAYS(toString(antiAirDice(p, gun, at("F5"))), "Y");
    HW_SAYS(toString(antiAirDice(p, gun, at("F4"))), "Y");
    HW_SAYS(toString(antiAirDice(p, gun, at("F3"))), "G");
    HW_SAYS(toString(antiAirDice(p, gun, at("A1"))), "B");
}

void tst_AirAttack::r12_3_4c_diceByRangeAndBlast()
{
    // W-58: blast value blue, three hexes away, medium range: a green die.
    Position p = attacked(guarded(), kDive, "g1");
    say(p, React{id(p, "g2")});
    HW_SAYS(asks(p), "anti_air G");
}

void tst_AirAttack::r12_3_4d_theGunIsActivated()
{
    Position p = attacked(guarded(), kDive, "g1");
    say(p, React{id(p, "g2")});
    QVERIFY(unit(p, "g2").activated);
    rolls(p, {"-"});
    HW_SAYS(markers(p, "g2"), "firing");
}

void tst_AirAttack::r12_3_4e_aWeakGunCountsDoublesOnce()
{
    Table table = targets();
    table.unit("g2", "F6", "ita.breda20", {"attack_dice_minus_1"}).facing(0);
    Position p = attacked(table, kDive, "g1");
    say(p, React{id(p, "g2")});
    rolls(p, {"DD"});
    rolls(p, {"-"});
    QCOMPARE(airOf(p)->damage, std::int8_t(-1)); // one D: slightly damaged, where DD brings it off
}

void tst_AirAttack::r12_3_5b_resultsFromStrongToWeak_data()
{
    QTest::addColumn<QString>("rolled");
    QTest::addColumn<QString>("asked"); // afterwards
    QTest::addRow("crash") << "C"
                           << "announce axis";
    QTest::addRow("damaged") << "DD"
                             << "announce axis";
    QTest::addRow("slightly damaged") << "D"
                                      << "air_spotting 1d6";
    QTest::addRow("turns away") << "X"
                                << "announce axis";
    QTest::addRow("nothing") << "-"
                             << "air_spotting 1d6";
}

void tst_AirAttack::r12_3_5b_resultsFromStrongToWeak()
{
    QFETCH(QString, rolled);
    QFETCH(QString, asked);
    Position p = attacked(guarded(), kDive, "g1");
    say(p, React{id(p, "g2")});
    rolls(p, {qPrintable(rolled)});
    if (rolled != "-") {
        HW_SAYS(asks(p), "air_defence G"); // [R12.3.5a] of its card, and nothing else
        rolls(p, {"-"});
    }
    HW_SAYS(asks(p), asked.toStdString());
}

void tst_AirAttack::r12_3_5c_turnedAwayItCanComeAgain()
{
    Position p = attacked(guarded(), kDive, "g1");
    say(p, React{id(p, "g2")});
    rolls(p, {"X"});
    rolls(p, {"-"});
    QCOMPARE(p.support[1].hand, std::vector<std::string>{kDive});
    HW_SAYS(ruled(p, CallIn{kDive}), "NotThatChoice R12.3.1a");
    endTurn(p);
    HW_SAYS(ruled(p, Request{kDive}), "yes");
}

void tst_AirAttack::r12_3_6a_spottingAccuracyAttackBuilding()
{
    Table table = targets();
    table.terrain("F3", "plain_building");
    Position p = attacked(table, kDive, "g1");
    HW_SAYS(asks(p), "air_spotting 1d6");
    say(p, d6({4}));
    HW_SAYS(asks(p), "accuracy 1d6");
    say(p, d6({6}));
    HW_SAYS(asks(p), "support_attack RYYG");
    rolls(p, {"C"});
    QVERIFY(p.pending.use == RollUse::SupportDefence);
    rolls(p);
    while (asks(p).starts_with("critical_")) // of the unit, before that of its shelter
        rolls(p);
    HW_SAYS(asks(p), "blast_attack R");
}

static int spottedWith(Position p, int roll)
{
    say(p, d6({roll}));
    return airOf(p)->spotting;
}

void tst_AirAttack::r12_3_6_1a_spottingInTheOpen()
{
    const Position p = attacked(targets(), kDive, "g1");
    const int expected[] = {-1, -1, 0, 0, 0, 1};
    for (int roll = 1; roll <= 6; ++roll)
        QCOMPARE(spottedWith(p, roll), expected[roll - 1]);
}

void tst_AirAttack::r12_3_6_1b_spottingUnderCover()
{
    Table table = targets();
    table.terrain("F3", "light_forest");
    const Position p = attacked(table, kDive, "g1");
    const int expected[] = {-2, -2, -1, 0, 0, 0};
    for (int roll = 1; roll <= 6; ++roll)
        QCOMPARE(spottedWith(p, roll), expected[roll - 1]);
}

void tst_AirAttack::r12_3_6_1c_theCardChangesTheRoll()
{
    // The reconnaissance Mustang adds one: a 2 counts as 3, a 5 as 6.
    const Position p = attacked(targets(), "us.p51_recon", "g1");
    QCOMPARE(spottedWith(p, 2), 0);
    QCOMPARE(spottedWith(p, 5), 1);
}

// The die that this accuracy roll gives g1.
static std::string accuracyOf(Position p, int roll)
{
    say(p, d6({4})); // spotted
    say(p, d6({roll}));
    const auto &die = airOf(p)->die;
    return die ? std::string(1, letterOf(*die)) : "-";
}

static Position attackedWith(const std::string &marker, bool german = false)
{
    Table table(3);
    if (german)
        table.german();
    table.rifles("g1", "F3", marker.empty() ? std::vector<std::string>{} : std::vector{marker});
    table.rifles("u1", "C9");
    return attacked(table, kDive, "g1");
}

void tst_AirAttack::r12_3_6_2a_accuracyGivesADie()
{
    // W-59: a 3 against a unit in a fast action: a yellow die.
    HW_SAYS(accuracyOf(attackedWith("fast_action"), 3), "Y");
    const char *const fast = "RYYGGB";
    const char *const other = "GGBBB-";
    for (int roll = 1; roll <= 6; ++roll) {
        HW_SAYS(accuracyOf(attackedWith("fast_action"), roll), std::string(1, fast[roll - 1]));
        HW_SAYS(accuracyOf(attackedWith(""), roll), std::string(1, other[roll - 1]));
    }
    HW_SAYS(accuracyOf(attackedWith("suppressed"), 2), "B");
    HW_SAYS(accuracyOf(attackedWith("suppressed"), 3), "-");
}

void tst_AirAttack::r12_3_6_2a_delayedInBothEditions()
{
    // They differ in one cell.
    HW_SAYS(accuracyOf(attackedWith("delayed_action"), 5), "B");
    HW_SAYS(accuracyOf(attackedWith("delayed_action", true), 5), "-");
    HW_SAYS(accuracyOf(attackedWith("delayed_action", true), 4), "B");
}

void tst_AirAttack::r12_3_6_2b_blankDiceHitAFriend()
{
    Table table = targets();
    table.rifles("u2", "F4").rifles("u3", "E3");
    Position p = attacked(table, kDive, "g1");
    sayAll(p, {d6({4}), d6({1})});
    HW_SAYS(asks(p), "support_attack RYYG");
    rolls(p, {"X", "-", "-", "-"});
    rolls(p, {"X"});                         // the defender cancels it
    HW_SAYS(asks(p), "support_target axis"); // the enemy names the friend
    HW_SAYS(ruled(p, Target{id(p, "u1"), {}}), "NotATarget R12.3.6.2b");
    say(p, Target{id(p, "u2"), {}});
    HW_SAYS(asks(p), "support_attack YYG");
    rolls(p, {"D", "-", "-"});
    rolls(p, {"-"});
    QCOMPARE(strength(p, "u2"), strength(p, "u3") - 1);
}

void tst_AirAttack::r12_3_6_3a_theDiceOfTheCard()
{
    Position p = attacked(targets(), kDive, "g1");
    sayAll(p, {d6({4}), d6({6})});
    HW_SAYS(asks(p), "support_attack RYYG");
    const int before = strength(p, "g1");
    rolls(p, {"D", "-", "-", "-"});
    rolls(p, {"-"});
    QCOMPARE(strength(p, "g1"), before - 1);
    HW_SAYS(asks(p), "announce axis");
}

void tst_AirAttack::r12_3_6_3b_allNormalDiceOfTheDefence()
{
    // Its card, the forest, the hole it has dug, and the die of the accuracy.
    Table table = targets();
    table.terrain("F3", "light_forest");
    table.scenario.units.front().markers = {"dug_in"};
    const Position p = attacked(table, kDive, "g1");
    const UnitId target = id(p, "g1");
    Pool expected = p.card(target).defenceOf(AreaOfImpact::Front);
    expected.add(p.setting->data.terrain.row(p.board().at(at("F3")).terrain).bonus[0]);
    expected.add(Die::Green).add(Die::Yellow);
    const DiceCount count = outsideDefence(p, {.target = target, .accuracy = Die::Yellow});
    HW_SAYS(toString(count.defence), toString(expected));
    // Each is told with its rule, and nothing of an attack.
    Pool told;
    for (const DiceLine &line : count.lines) {
        QVERIFY(line.pool == PoolSide::Defence && !line.taken);
        for (const Die die : line.dice.dice())
            told.add(die);
    }
    HW_SAYS(toString(told), toString(expected));
}

void tst_AirAttack::r12_3_6_3c_vehiclesFromAbove()
{
    Table table(3);
    table.unit("g1", "F3", "ger.panzer4g").facing(0);
    table.rifles("u1", "C9");
    Position p = attacked(table, kDive, "g1");
    const Pool above = p.card(id(p, "g1")).defenceOf(AreaOfImpact::Above);
    QVERIFY(above != p.card(id(p, "g1")).defenceOf(AreaOfImpact::Front));
    HW_SAYS(toString(outsideDefence(p, {.target = id(p, "g1")}).defence), toString(above));
}

void tst_AirAttack::r12_3_6_5a_theSecondRunFollowsAtOnce()
{
    Position p = attacked(guarded(), kStrafing, "g1");
    say(p, Decline{});
    sayAll(p, {d6({4}), d6({6})});
    rolls(p, {});
    HW_SAYS(asks(p), "anti_air axis"); // [R12.3.6.5b]
    say(p, React{id(p, "g2")});
    rolls(p, {"-"});
    HW_SAYS(asks(p), "air_spotting 1d6");
    sayAll(p, {d6({4}), d6({6})});
    rolls(p, {});
    HW_SAYS(asks(p), "announce axis");
}

void tst_AirAttack::r12_3_6_5c_anotherTargetIsHarderToHit()
{
    // W-61: two hexes further, so -2, beside the -1 of the card.
    Table table = targets();
    table.rifles("g2", "F5");
    table.scenario.units.front().damage = 2;
    Position p = attacked(table, kStrafing, "g1");
    sayAll(p, {d6({4}), d6({6})});
    rolls(p, {"DD", "DD", "D", "-"});
    rolls(p, {});
    HW_SAYS(where(p, "g1"), "eliminated");
    HW_SAYS(asks(p), "support_target allied");
    HW_SAYS(ruled(p, Decline{}), "yes");
    say(p, Target{id(p, "g2"), {}});
    say(p, d6({4}));
    for (const Event &event : say(p, d6({5})))
        if (const auto *accuracy = std::get_if<AccuracyRolled>(&event.what))
            QCOMPARE(accuracy->modifier, -3);
}

void tst_AirAttack::r12_3_6_6a_theCardChangesTheSecondRun()
{
    // W-60: a 4 counts as 3.
    Position p = attacked(targets(), kStrafing, "g1");
    sayAll(p, {d6({4}), d6({4})});
    QCOMPARE(airOf(p)->die, std::optional(Die::Blue)); // other status at 4
    rolls(p, {});
    say(p, d6({4}));
    for (const Event &event : say(p, d6({4})))
        if (const auto *accuracy = std::get_if<AccuracyRolled>(&event.what))
            QCOMPARE(accuracy->modifier, -1);
    QCOMPARE(airOf(p)->die, std::optional(Die::Blue)); // other status at 3
}

HW_PLAIN_TEST(tst_AirAttack)

} // namespace hexwerk::assault::tst_air_attack

#include "tst_air_attack.moc"
