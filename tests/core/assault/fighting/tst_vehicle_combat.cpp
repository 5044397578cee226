// [R11.3] Close combat with vehicles: their sides, their dice, and who stays.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/vehicle_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_combat {

class tst_VehicleCombat final : public QObject
{
    Q_OBJECT

private slots:
    void r11_0c_artilleryBeginsNone();
    void r11_0d_norDoesALoadedTransport();
    void r11_0f_whoFallsBackIsNoCloseCombat();
    void r11_1_1_1b_aTruckDoesNotSupport();
    void r11_3a_infantryAttacksFromAbove();
    void r11_3a_alsoWhatCannotMove();
    void r11_3b_vehiclesByTheSideEntered_data();
    void r11_3b_vehiclesByTheSideEntered();
    void a_13_theAssaultVehicleShowsItsFront();
    void r11_3c_laterRoundsFaceToFace();
    void r11_3d_whoCannotMoveShowsItsRear();
    void r11_1_2f_vehiclesCountNoDoublesAgainstInfantry();
    void r11_1_3d_terrainHelpsNoVehicle();
    void a_43_theBlueDieOfTheAssaultGoesToVehiclesToo();
    void r11_1_2_1b_outflankedGivesAReroll();
    void r11_1_2_1b_inTheInitialRoundAlone();
    void r11_1_2e_whoCannotMoveIsOutflankedInEveryRound();
    void a_43_immobilisedAndOutflankedIsOneReroll();
    void a_43_whoCannotMoveDoesNotWithdraw();
    void r13_3h_norDoesItFallBack();
    void thePreviewKnowsTheArea();
};

static std::string defenceDice(const Position &p)
{
    const auto &combat = std::get<CloseCombatFrame>(p.stack.back());
    return toString(
        closeCombatDice(closeCombatSituation(p, combat), p.setting->switches).assault.defence);
}

static std::string assaultDefenceDice(const Position &p)
{
    const auto &combat = std::get<CloseCombatFrame>(p.stack.back());
    return toString(
        closeCombatDice(closeCombatSituation(p, combat), p.setting->switches).defence.defence);
}

void tst_VehicleCombat::r11_0c_artilleryBeginsNone()
{
    Position p = against("drill.gun", "ger.rifles43").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "CannotAssault R11.0c");
}

void tst_VehicleCombat::r11_0d_norDoesALoadedTransport()
{
    Position p =
        against("drill.halftrack", "ger.rifles43").aboard("u2", "u1", "drill.club").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "CannotAssault R11.0d");
}

void tst_VehicleCombat::r11_0f_whoFallsBackIsNoCloseCombat()
{
    Position p = against("drill.gun", "ger.rifles43", {"fallback"}).begin();
    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes");
}

void tst_VehicleCombat::r11_1_1_1b_aTruckDoesNotSupport() // W-55
{
    const Position p = assaulted(against("us.rifles43", "ger.rifles43")
                                     .unit("ut", "F6", "drill.truck")
                                     .unit("u2", "D6", "us.rifles43"));

    HW_SAYS(asks(p), "support allied u1");
    HW_SAYS(ruled(p, Support{id(p, "ut")}), "CannotSupport R11.1.1.1b");
    HW_SAYS(ruled(p, Support{id(p, "u2")}), "yes");
}

void tst_VehicleCombat::r11_3a_infantryAttacksFromAbove()
{
    Position p = assaulted(against("drill.bazooka", "drill.heavy_tank"));
    HW_SAYS(defenceDice(p), "B");
    // And so it does in defence.
    p = assaulted(against("drill.heavy_tank", "us.rifles43"));
    HW_SAYS(assaultDefenceDice(p), "BB");
}

void tst_VehicleCombat::r11_3a_alsoWhatCannotMove()
{
    const Position p = assaulted(against("drill.bazooka", "drill.heavy_tank", {"immobilised"}));
    HW_SAYS(defenceDice(p), "B");
}

void tst_VehicleCombat::r11_3b_vehiclesByTheSideEntered_data() // [R11.1.3.1c] W-53
{
    QTest::addColumn<int>("facing");
    QTest::addColumn<QString>("dice");
    QTest::newRow("from the rear") << 0 << "G";
    QTest::newRow("from the rear, aslant") << 5 << "G";
    QTest::newRow("into the flank") << 1 << "YG";
    QTest::newRow("head on") << 3 << "RRY";
}

void tst_VehicleCombat::r11_3b_vehiclesByTheSideEntered()
{
    QFETCH(int, facing);
    QFETCH(QString, dice);
    Table table = against("drill.heavy_tank", "drill.heavy_tank");
    table.scenario.units[0].facing = facing;

    HW_SAYS(defenceDice(assaulted(table)), dice.toStdString());
}

void tst_VehicleCombat::a_13_theAssaultVehicleShowsItsFront()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.heavy_tank"));
    HW_SAYS(assaultDefenceDice(p), "RRYB");

    // Or its rear, if it came backward.
    std::get<CloseCombatFrame>(p.stack.back()).reverseAssault = true;
    HW_SAYS(assaultDefenceDice(p), "GB");
    // A gun that defends itself counts as a vehicle.
    p = assaulted(against("drill.halftrack", "drill.gun"));
    HW_SAYS(assaultDefenceDice(p), "YYB");
}

void tst_VehicleCombat::r11_3c_laterRoundsFaceToFace()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.heavy_tank"));
    fight(p);
    say(p, Keep{}); // it came from behind
    say(p, Stay{});
    say(p, Stay{});

    HW_SAYS(defenceDice(p), "RRY"); // RULING A-13
    HW_SAYS(assaultDefenceDice(p), "RRY");
}

void tst_VehicleCombat::r11_3d_whoCannotMoveShowsItsRear()
{
    Table table = against("drill.heavy_tank", "drill.heavy_tank", {"immobilised"});
    table.scenario.units[0].facing = 3; // head on
    Position p = assaulted(table);
    HW_SAYS(defenceDice(p), "G");

    fight(p);
    say(p, Keep{});
    say(p, Stay{});
    HW_SAYS(defenceDice(p), "G"); // and ever after
}

void tst_VehicleCombat::r11_1_2f_vehiclesCountNoDoublesAgainstInfantry()
{
    Position p = assaulted(against("drill.heavy_tank", "ger.rifles43"));
    chooses(p, kVehicle);
    fight(p, "assault_attack", {"DD"});

    QCOMPARE(strength(p, "g1"), 3);
    // Against a gun they do.
    Position q = assaulted(against("drill.halftrack", "drill.gun"));
    fight(q, "assault_attack", {"DD"});
    say(q, Keep{});
    QCOMPARE(strength(q, "g1"), 1);
}

void tst_VehicleCombat::r11_1_3d_terrainHelpsNoVehicle()
{
    // Plain buildings shelter; not in close combat, in any round.
    Position p = assaulted(against("drill.bazooka", "drill.heavy_tank").terrain("E6", "brush"));
    HW_SAYS(defenceDice(p), "B");

    chooses(p, kVehicle);
    fight(p);
    while (p.pending.question == Question::Reroll)
        say(p, Keep{});
    say(p, Stay{});
    say(p, Stay{});
    HW_SAYS(defenceDice(p), "B");
}

void tst_VehicleCombat::a_43_theBlueDieOfTheAssaultGoesToVehiclesToo()
{
    const Position p = assaulted(against("drill.heavy_tank", "drill.club"));
    HW_SAYS(assaultDefenceDice(p), "BB");
}

void tst_VehicleCombat::r11_1_2_1b_outflankedGivesAReroll()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.heavy_tank"));
    rolls(p);
    fight(p);

    HW_SAYS(asks(p), "reroll allied u1");
    QVERIFY(p.pending.use == RollUse::AssaultAttack);
    say(p, Reroll{1});
    HW_SAYS(asks(p), "reroll R");
    rolls(p, {"D"});
    QCOMPARE(strength(p, "g1"), 3);

    // Not from the front.
    Table table = against("drill.heavy_tank", "drill.heavy_tank");
    table.scenario.units[0].facing = 3;
    Position q = assaulted(table);
    fight(q);
    HW_SAYS(asks(q), "withdraw allied u1");
}

void tst_VehicleCombat::r11_1_2_1b_inTheInitialRoundAlone()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.heavy_tank"));
    fight(p);
    say(p, Keep{});
    say(p, Stay{});
    say(p, Stay{});
    fight(p);

    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_VehicleCombat::r11_1_2e_whoCannotMoveIsOutflankedInEveryRound()
{
    Table table = against("drill.heavy_tank", "drill.heavy_tank", {"immobilised"});
    table.scenario.units[0].facing = 3;
    Position p = assaulted(table);
    fight(p);
    HW_SAYS(asks(p), "reroll allied u1");
    say(p, Reroll{1});
    rolls(p);
    say(p, Stay{}); // the other one cannot leave
    fight(p);

    HW_SAYS(asks(p), "reroll allied u1");
}

void tst_VehicleCombat::a_43_immobilisedAndOutflankedIsOneReroll()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.heavy_tank", {"immobilised"}));
    fight(p);
    say(p, Reroll{1});
    rolls(p);

    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_VehicleCombat::a_43_whoCannotMoveDoesNotWithdraw()
{
    Position p = assaulted(against("drill.heavy_tank", "drill.heavy_tank", {"immobilised"}));
    fight(p);
    say(p, Keep{});
    HW_SAYS(asks(p), "withdraw allied u1");

    say(p, Stay{});

    HW_SAYS(asks(p), "assault_attack RG"); // the next round
}

void tst_VehicleCombat::r13_3h_norDoesItFallBack()
{
    for (const auto &[defence, marker] :
         {std::pair("drill.heavy_tank", "immobilised"), std::pair("drill.gun", "normal_action")}) {
        Position p = assaulted(against("drill.halftrack", defence, {marker}));
        fight(p, "assault_attack", {"X", "X"});
        if (p.pending.question == Question::Reroll)
            say(p, Keep{});
        HW_SAYS(where(p, "g1"), "eliminated");
        HW_SAYS(markers(p, "u1"), "fast_action"); // R11.1.6.2a
    }
}

void tst_VehicleCombat::thePreviewKnowsTheArea()
{
    const Position p = against("drill.heavy_tank", "drill.heavy_tank").begin();
    const Walk walk = walkOf(p, id(p, "u1"), MoveKind::Normal);
    const AttackPreview preview = previewCloseCombat(p, walk, at("E7"), id(p, "g1"));
    HW_SAYS(toString(preview.dice.defence), "G");

    // What is rolled on wheels is what the preview shows.
    Position q = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(q, kWheels);
    const AttackPreview wheels = previewRound(q, std::get<CloseCombatFrame>(q.stack.back()));
    HW_SAYS(toString(wheels.dice.attack), "G");
    HW_SAYS(toString(wheels.dice.defence), "B");
    QCOMPARE(wheels.chances.fallback, 0.0);
    QCOMPARE(wheels.chances.suppressed, 0.0); // R11.1.5a
}

HW_PLAIN_TEST(tst_VehicleCombat)

} // namespace hexwerk::assault::tst_vehicle_combat

#include "tst_vehicle_combat.moc"
