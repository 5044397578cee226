// [R11.5] Infantry that tries to disable a vehicle in close combat.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "tests/core/assault/vehicle_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_disabling {

class tst_Disabling final : public QObject
{
    Q_OBJECT

private slots:
    void r11_5a_theInfantryChoosesEachRound();
    void r11_5a_infantryInDefenceToo();
    void r11_5a_notWhoIsHeldDown();
    void r11_5b_aGreenDieAgainstABlueOne();
    void r11_5b_atTheSameTimeTheVehicleStrikes();
    void r11_5c_inHasteItHasToGetThereFirst();
    void r11_5c_withoutAResultNoAttack();
    void r11_5d_aCAndADImmobiliseAndDamage();
    void r11_1c_atHalfStrengthADoubleCountsOnceOnWheels();
    void a_58_orNotByTheSwitch();
    void r11_5e_aCOrADImmobilises_data();
    void r11_5e_aCOrADImmobilises();
    void r11_5f_anXDrivesItOut();
    void r11_5f_whoCannotLeaveIsLost();
    void r11_1_5a_notInTheFirstRound();
};

void tst_Disabling::r11_5a_theInfantryChoosesEachRound()
{
    Position p = assaulted(against("drill.bazooka", "drill.heavy_tank"));
    HW_SAYS(asks(p), "wheels allied u1");
    HW_SAYS(ruled(p, Choose{"hull"}), "NotThatChoice R11.5a");
    chooses(p, kVehicle);
    HW_SAYS(asks(p), "assault_attack YG");
    fight(p);
    say(p, Keep{});
    say(p, Stay{});
    say(p, Stay{});

    HW_SAYS(asks(p), "wheels allied u1");
    chooses(p, kWheels);
    HW_SAYS(asks(p), "wheels_attack G");
}

void tst_Disabling::r11_5a_infantryInDefenceToo()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.bazooka"));
    HW_SAYS(asks(p), "wheels axis g1");
    chooses(p, kWheels);
    HW_SAYS(asks(p), "assault_attack GG");
    rolls(p);
    rolls(p);
    HW_SAYS(asks(p), "wheels_attack G");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "wheels_defence B");
    rolls(p);

    HW_SAYS(markers(p, "u1"), "immobilised");
}

void tst_Disabling::r11_5a_notWhoIsHeldDown()
{
    const Position p = assaulted(against("drill.heavy_tank", "drill.bazooka", {"suppressed"}));

    HW_SAYS(asks(p), "assault_attack GG"); // R11.1.2.2c
}

void tst_Disabling::r11_5b_aGreenDieAgainstABlueOne()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);

    HW_SAYS(asks(p), "wheels_attack G");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "wheels_defence B");
    rolls(p, {"D"});
    fight(p);
    HW_SAYS(markers(p, "g1"), "");
}

void tst_Disabling::r11_5b_atTheSameTimeTheVehicleStrikes()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    rolls(p, {"D"});
    rolls(p);
    HW_SAYS(asks(p), "defence_attack GG");
    rolls(p, {"D", "D"});
    fight(p);
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    QCOMPARE(strength(p, "u1"), 2);
    HW_SAYS(markers(p, "g1"), "immobilised");
}

void tst_Disabling::r11_5c_inHasteItHasToGetThereFirst()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"), Action::FastMove);
    chooses(p, kWheels);
    HW_SAYS(asks(p), "wheels_approach G");
    rolls(p, {"X"});

    HW_SAYS(asks(p), "wheels_attack G");
}

void tst_Disabling::r11_5c_withoutAResultNoAttack() // W-56
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"), Action::FastMove);
    chooses(p, kWheels);
    rolls(p, {"-"});

    HW_SAYS(asks(p), "defence_attack GG");
    fight(p);
    say(p, Stay{});
    say(p, Stay{});
    chooses(p, kWheels); // RULING: after the first round there is no haste
    HW_SAYS(asks(p), "wheels_attack G");
}

void tst_Disabling::r11_5d_aCAndADImmobiliseAndDamage()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"CD"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(markers(p, "g1"), "immobilised");
    QCOMPARE(strength(p, "g1"), 3);
}

void tst_Disabling::r11_5e_aCOrADImmobilises_data()
{
    QTest::addColumn<QString>("face");
    QTest::newRow("C") << "C";
    QTest::newRow("D") << "D";
    QTest::newRow("DD") << "DD";
}

void tst_Disabling::r11_5e_aCOrADImmobilises()
{
    QFETCH(QString, face);
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {face.toStdString().c_str()});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(markers(p, "g1"), "immobilised");
    QCOMPARE(strength(p, "g1"), 4);
}

// Into the second round, where adrenaline is spent.
static Position secondRound(const Table &table)
{
    Position p = assaulted(table);
    chooses(p, kVehicle);
    fight(p);
    while (p.pending.question == Question::Reroll)
        say(p, Keep{});
    while (p.pending.question == Question::Withdraw)
        say(p, Stay{});
    return p;
}

void tst_Disabling::r11_5f_anXDrivesItOut()
{
    Position p = secondRound(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"X"});

    HW_SAYS(asks(p), "step axis g1");
    HW_SAYS(markers(p, "g1"), "suppressed");
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(ruled(p, Stop{}), "MayNotStop R11.1.6.1c");
}

void tst_Disabling::r11_5f_whoCannotLeaveIsLost()
{
    Position p = secondRound(against("us.rifles43", "drill.heavy_tank", {"immobilised"}));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"X"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(where(p, "g1"), "eliminated");
}

void tst_Disabling::r11_1_5a_notInTheFirstRound()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"X"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(asks(p), "withdraw allied u1");
    HW_SAYS(markers(p, "g1"), "");
}

void tst_Disabling::r11_1c_atHalfStrengthADoubleCountsOnceOnWheels() // [R10.8.1b]
{
    for (const auto &[half, left] : {std::pair(false, 3), std::pair(true, 4)}) {
        Table table = against("us.rifles43", "drill.heavy_tank");
        table.scenario.units[1].half = half;
        Position p = assaulted(table);
        chooses(p, kWheels);
        fight(p, "wheels_attack", {"CD"});
        if (p.pending.question == Question::Reroll)
            say(p, Keep{});

        HW_SAYS(markers(p, "g1"), "immobilised");
        QCOMPARE(strength(p, "g1"), left);
    }
}

void tst_Disabling::a_58_orNotByTheSwitch()
{
    Table table = against("us.rifles43", "drill.heavy_tank");
    table.scenario.units[1].half = true;
    table.scenario.options["half_strength_on_wheels"] = false;
    Position p = assaulted(table);
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"CD"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(markers(p, "g1"), "immobilised");
    QCOMPARE(strength(p, "g1"), 3); // C and D both count
}

HW_PLAIN_TEST(tst_Disabling)

} // namespace hexwerk::assault::tst_disabling

#include "tst_disabling.moc"
