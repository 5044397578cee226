// Mines, harmful ground, overruns, smoke and passengers entered as at a table (W-20 to W-54).
#include <QTest>

#include "tests/core/assault/tabletop/told_attack.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::tst_table_hazards {

class tst_TableHazards final : public QObject
{
    Q_OBJECT

private slots:
    void w20_theRollThatFindsAWay_data();
    void w20_theRollThatFindsAWay();
    void w20_theOtherKindOfMines();
    void w20_aGermanRetreatLooksForNoWay();
    void w21_whatMinesDoToAVehicle();
    void rulingA17_damagedInfantryStops();
    void w18_aTankOverAWall();
    void groundThatHarmsNobody();
    void w23_theSideThatTheTankComesFrom();
    void w23_theLastShot();
    void whoCannotOverrun();
    void w47_diceWithoutSmokeGoOn();
    void w48_fourMarkersInAHex();
    void theBandOfSmoke();
    void w54_whoGetsOffWhenItsTransportIsAssaulted();
    void anyTwoUnitsMeetInAnyWay_data();
    void anyTwoUnitsMeetInAnyWay();
};

namespace {

AttackForm mines(const std::string &card, TableMines field)
{
    return {.kind = AttackKind::Mines, .target = unit("u1", card), .mines = field};
}

AttackForm ground(const std::string &card = "us.m4a1")
{
    return {.kind = AttackKind::Ground, .target = unit("u1", card)};
}

AttackForm overrun(AreaOfImpact area)
{
    AttackForm form = shot("us.m4a1", "ger.pak40");
    form.kind = AttackKind::Overrun;
    form.area = area;
    return form;
}

AttackForm smoke(int hexes = kMostSmokeHexes)
{
    return {.kind = AttackKind::Smoke,
            .attacker = unit("u1", "us.mortar81"),
            .range = 4,
            .smokeHexes = hexes};
}

void tellPlain(TableAttack &attack, int number)
{
    HW_EXPECTS(attack.rolls().front().plainDice == 1);
    attack.tell(0, 0, static_cast<std::uint8_t>(number));
}

// "1: 3, 2: 1".
std::string smokeOf(const TableAttack &attack)
{
    std::string text;
    for (const TableChange &change : attack.result().changes)
        if (change.kind == TableChange::LaySmoke)
            text += (text.empty() ? "" : ", ") + std::to_string(change.place) + ": " +
                    std::to_string(change.points);
    return text;
}

} // namespace

void tst_TableHazards::w20_theRollThatFindsAWay_data() // R9.6.4.2d R9.6.4.2e
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("found");
    QTest::addColumn<bool>("left");
    QTest::addColumn<bool>("fallsBack");
    QTest::addColumn<int>("least");
    const int personnel = static_cast<int>(MineKind::AntiPersonnel);
    // The cards of the books have no scouts; engineers detect mines, for 2.
    const int tank = static_cast<int>(MineKind::AntiTank);
    QTest::newRow("infantry") << "us.rifles43" << personnel << false << false << false << 5;
    QTest::newRow("detects") << "us.engineers43" << personnel << false << false << false << 3;
    QTest::newRow("detects, found") << "us.engineers43" << personnel << true << false << false << 2;
    QTest::newRow("artillery") << "us.gun57" << personnel << false << false << false << 6;
    QTest::newRow("vehicle") << "us.m4a1" << tank << false << false << false << 6;
    QTest::newRow("retreat") << "us.rifles43" << personnel << false << true << true << 5;
}

void tst_TableHazards::w20_theRollThatFindsAWay()
{
    QFETCH(QString, card);
    QFETCH(int, kind);
    QFETCH(bool, found);
    QFETCH(bool, left);
    QFETCH(bool, fallsBack);
    QFETCH(int, least);
    AttackForm form = mines(card.toStdString(), {static_cast<MineKind>(kind), found, left});
    form.motion = fallsBack ? TargetMotion::FallsBack : TargetMotion::Rests;
    HW_SAYS(refusal(form), "yes");
    TableAttack attack(form, rules());
    QCOMPARE(attack.rolls().size(), std::size_t{3});
    QVERIFY(attack.rolls()[1].use == RollUse::MineAttack); // in case it fails
    for (int roll = 1; roll <= 6; ++roll) {
        tellPlain(attack, roll);
        QCOMPARE(attack.isDone(), roll >= least);
    }
    HW_SAYS(changes(attack), "");
}

void tst_TableHazards::w20_theOtherKindOfMines() // R9.6.4.2c
{
    HW_SAYS(refusal(mines("us.rifles43", {MineKind::AntiTank})), "NoMineHere R9.6.4.2c");
    HW_SAYS(refusal(mines("us.m4a1", {MineKind::AntiPersonnel})), "NoMineHere R9.6.4.2c");
}

void tst_TableHazards::w20_aGermanRetreatLooksForNoWay() // D9.6.6c
{
    AttackForm form = mines("us.rifles43", {.isLeft = true});
    form.motion = TargetMotion::FallsBack;
    HW_SAYS(rollsOf(TableAttack(form, rules("gela-de"))), "mine_attack YG, mine_defence G");
}

void tst_TableHazards::w21_whatMinesDoToAVehicle() // R9.6.4.2i
{
    const auto hitBy = [](const char *face) {
        TableAttack attack(mines("us.m4a1", {MineKind::AntiTank}), rules());
        tellPlain(attack, 1);
        tell(attack, RollUse::MineAttack, {face});
        tell(attack, RollUse::MineDefence);
        return attack;
    };
    const TableAttack damaged = hitBy("D");
    QVERIFY(damaged.isDone());
    HW_SAYS(changes(damaged), "u1 damage 1, u1 place immobilised, u1 halt");
    const TableAttack critical = hitBy("C");
    HW_SAYS(markersOf(critical, "u1"), "immobilised");
    QVERIFY(critical.rolls().back().use == RollUse::CriticalDefence);
    HW_SAYS(changes(hitBy("X")), "u1 place suppressed");
}

void tst_TableHazards::rulingA17_damagedInfantryStops()
{
    TableAttack attack(mines("us.rifles43", {}), rules());
    tellPlain(attack, 4);
    tell(attack, RollUse::MineAttack, {"D"});
    tell(attack, RollUse::MineDefence);
    HW_SAYS(changes(attack), "u1 damage 1, u1 halt");
}

void tst_TableHazards::w18_aTankOverAWall() // R9.6.3.2.1c R9.10.1a
{
    AttackForm form = ground();
    form.sides = {{HexsideKind::StoneWall}};
    HW_SAYS(refusal(form), "yes");
    TableAttack attack(form, rules());
    const std::string wall = poolOf(attack, RollUse::TerrainDamage);
    const TerrainChart chart = chartOf(rules());
    HW_SAYS(wall, toString(chart.row(HexsideKind::StoneWall)
                               .check[static_cast<std::size_t>(MovementType::Track)]));
    QCOMPARE(poolOf(attack, RollUse::TerrainDefence).size(), std::size_t{1}); // R9.10.1b
    tell(attack, RollUse::TerrainDamage, {"D"});
    tell(attack, RollUse::TerrainDefence);
    HW_SAYS(changes(attack), "u1 damage 1"); // R9.10.2a
}

void tst_TableHazards::groundThatHarmsNobody()
{
    HW_SAYS(refusal(ground()), "NoAttackDice R9.10.1a");
    HW_SAYS(refusal(ground("us.rifles43")), "NotATarget R9.10.1a");
}

void tst_TableHazards::w23_theSideThatTheTankComesFrom() // R9.10.3g
{
    const TableAttack front(overrun(AreaOfImpact::Front), rules());
    HW_SAYS(poolOf(front, RollUse::LastShot), "");
    QCOMPARE(front.choices().size(), std::size_t{2}); // to shoot, or not
    const TableAttack flank(overrun(AreaOfImpact::Flank), rules());
    QCOMPARE(flank.choices().size(), std::size_t{2}); // to turn, or not
    const std::vector<Order> choices = flank.choices();
    QVERIFY(std::any_of(choices.begin(), choices.end(),
                        [](const Order &order) { return std::holds_alternative<TurnTo>(order); }));
    const TableAttack rear(overrun(AreaOfImpact::Rear), rules());
    QVERIFY(rear.isDone());
    HW_SAYS(changes(rear), "u1 place fast_action, g1 off");
}

void tst_TableHazards::w23_theLastShot() // R9.10.3d R9.10.3j
{
    const auto shotWith = [](const char *face) {
        TableAttack attack(overrun(AreaOfImpact::Front), rules());
        for (const Order &order : attack.choices())
            if (std::holds_alternative<React>(order))
                attack.choose(order);
        tell(attack, RollUse::LastShot, {face});
        if (!attack.isDone())
            tell(attack, RollUse::LastShotDefence);
        return attack;
    };
    HW_SAYS(changes(shotWith("X")), "u1 place suppressed");
    HW_SAYS(changes(shotWith("-")), "u1 place fast_action, g1 off");
}

void tst_TableHazards::whoCannotOverrun() // R9.10.3a
{
    AttackForm form = overrun(AreaOfImpact::Front);
    form.attacker = unit("u1", "us.rifles43");
    HW_SAYS(refusal(form), "NotATarget R9.10.3a");
    form = overrun(AreaOfImpact::Front);
    form.target = unit("g1", "ger.rifles43");
    HW_SAYS(refusal(form), "NotATarget R9.10.3a");
}

void tst_TableHazards::w47_diceWithoutSmokeGoOn() // R7.2e
{
    for (const char *profile : {"sicily43-en", "gela-de"}) {
        TableAttack attack(smoke(), rules(profile));
        const std::size_t dice = poolOf(attack, RollUse::Smoke).size();
        QCOMPARE(dice, std::size_t{4});
        tell(attack, RollUse::Smoke, {"DD", "D"});
        QCOMPARE(toString(attack.rolls().back().dice).size(), std::size_t{2});
        tell(attack, RollUse::Smoke, {"D"});
        QCOMPARE(toString(attack.rolls().back().dice).size(), std::size_t{1});
        tell(attack, RollUse::Smoke, {"CD"});
        QVERIFY(attack.isDone());
        HW_SAYS(smokeOf(attack), "1: 3, 2: 1, 3: 2");
        HW_SAYS(markersOf(attack, "u1"), "firing");
    }
    TableAttack one(smoke(1), rules());
    tell(one, RollUse::Smoke, {"DD", "D"});
    QVERIFY(one.isDone());
    HW_SAYS(smokeOf(one), "1: 3");
}

void tst_TableHazards::w48_fourMarkersInAHex() // R7.2d
{
    TableAttack attack(smoke(), rules());
    tell(attack, RollUse::Smoke, {"CD", "DD", "D", "D"});
    QVERIFY(attack.isDone());
    HW_SAYS(smokeOf(attack), "1: 4");
}

void tst_TableHazards::theBandOfSmoke() // W-44 R7.2h
{
    AttackForm form = smoke();
    HW_SAYS(refusal(form), "yes");
    form.range = 1;
    HW_SAYS(refusal(form), "TooNear R7.2h");
    form.range = 13;
    HW_SAYS(refusal(form), "OutOfRange R7.2h");
    form = smoke();
    form.sight.isBlocked = true;
    HW_SAYS(refusal(form), "NoSpotter R7.2b");
    form.spotter = {unit("u2", "us.rifles43")};
    HW_SAYS(refusal(form), "yes");
    HW_SAYS(markersOf(TableAttack(form, rules()), "u2"), "attack_dice_minus_1"); // R7.1.1c
    form.attacker.card = "us.rifles43";
    form.attacker.strength = 1;
    QVERIFY(faultsOf(form, rules()) == std::vector{FormFault::NoSuchFire}); // R7.2a
}

void tst_TableHazards::w54_whoGetsOffWhenItsTransportIsAssaulted() // R11.4e
{
    for (const auto &[card, marker] :
         {std::pair("ger.hmg42", "delayed_action"), std::pair("ger.grenadiers43", "normal_action"),
          std::pair("ger.rifles43", "fast_action")}) {
        AttackForm form = assault("us.rifles43", "ger.sdkfz251");
        form.aboard = {unit("g2", card)};
        form.aboard[0].strength = shippedData().cards.unit(card)->halfStrength;
        TableAttack attack(form, rules());
        QVERIFY(!attack.choices().empty()); // whether the passengers are attacked
        attack.choose(Decline{});
        HW_SAYS(markersOf(attack, "g2"), marker);
    }
}

void tst_TableHazards::anyTwoUnitsMeetInAnyWay_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= static_cast<int>(AttackKind::Smoke); ++kind)
        QTest::addRow("%d", kind) << kind;
}

// Whatever the rules say of it: a file may hold it. It ends, whoever it is about.
void tst_TableHazards::anyTwoUnitsMeetInAnyWay()
{
    QFETCH(const int, kind);
    constexpr std::array kCards = {"us.rifles43", "us.mortar81", "us.gun57",
                                   "us.m4a1",     "ger.truck",   "ger.pak40"};
    for (const char *attacker : kCards)
        for (const char *target : kCards)
            for (const char *profile : {"sicily43-en", "gela-de"}) {
                AttackForm form = shot(attacker, target);
                form.kind = static_cast<AttackKind>(kind);
                form.sides = {{HexsideKind::BarbedWire}};
                form.area = AreaOfImpact::Flank;
                if (!faultsOf(form, rules(profile)).empty())
                    continue;
                TableAttack attack(form, rules(profile));
                int presses = 0;
                while (!attack.isDone() && ++presses < 500) {
                    if (const auto choices = attack.choices(); !choices.empty()) {
                        attack.choose(presses < 50 ? choices.back() : choices.front());
                        continue;
                    }
                    const std::size_t roll = attack.dice().size();
                    const bool isPlain = attack.rolls()[roll].plainDice > 0;
                    for (std::size_t die = 0; die < attack.rolls()[roll].faces.size(); ++die)
                        attack.tell(roll, die,
                                    isPlain ? TableFace(std::uint8_t{1}) : TableFace(seen("D")));
                }
                QVERIFY2(attack.isDone(), attacker);
            }
}

HW_PLAIN_TEST(tst_TableHazards)

} // namespace hexwerk::assault::tst_table_hazards

#include "tst_table_hazards.moc"
