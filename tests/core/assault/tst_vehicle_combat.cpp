// [R11.3] [R11.4] [R11.5] Close combat with vehicles, their passengers and their wheels.
#include <QTest>

#include "core/assault/attack_preview.h"
#include "tests/core/assault/told.h"

using namespace hexwerk;
using namespace hexwerk::assault;

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
    void r11_4b_eachPassengerMayBeAttackedOnce();
    void r11_4b_withTheStrongestDieAgainstTheCard();
    void r11_4b_orNot();
    void r11_4c_eachByItself();
    void r11_4a_thenTheyGetOut();
    void r11_0e_beforeAnyRoundIsFought();
    void r11_4d_whoFindsNoHexIsEliminated();
    void r11_4e_markersOfAnEmergency();
    void r11_4g_itDrawsFire();
    void r11_5a_theInfantryChoosesEachRound();
    void r11_5a_infantryInDefenceToo();
    void r11_5a_notWhoIsHeldDown();
    void r11_5b_aGreenDieAgainstABlueOne();
    void r11_5b_atTheSameTimeTheVehicleStrikes();
    void r11_5c_inHasteItHasToGetThereFirst();
    void r11_5c_withoutAResultNoAttack();
    void r11_5d_aCAndADImmobiliseAndDamage();
    void r11_5e_aCOrADImmobilises_data();
    void r11_5e_aCOrADImmobilises();
    void r11_5f_anXDrivesItOut();
    void r11_5f_whoCannotLeaveIsLost();
    void r11_1_5a_notInTheFirstRound();
    void thePreviewKnowsTheArea();
};

using Faces = std::initializer_list<const char *>;

// u1 in E7 goes for g1 in E6, which faces north (the vertex between N and NE).
static Table against(const char *assault, const char *defence,
                     std::vector<std::string> markers = {})
{
    return Table()
        .unit("g1", "E6", defence, std::move(markers))
        .unit("u1", "E7", assault)
        .unit("g9", "L1", "drill.porters")
        .unit("u9", "L10", "drill.porters");
}

static Position assaulted(const Table &table, Action action = Action::NormalMove)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    say(p, step(p, "u1", "E6"));
    return p;
}

static void chooses(Position &p, std::string_view what)
{
    say(p, Choose{std::string(what)});
}

// Rolls while dice of the round are asked for: these faces for the use, blanks for others.
static void fight(Position &p, std::string_view use = "", Faces faces = {})
{
    while (p.pending.question == Question::BattleDice) {
        if (toString(p.pending.use) == use)
            rolls(p, faces);
        else
            rolls(p);
    }
}

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

// The truck g1 in E6 with two aboard, assaulted from E7.
static Table ambushed(const char *second = "drill.club")
{
    return against("us.rifles43", "drill.truck")
        .aboard("g2", "g1", "ger.rifles43")
        .aboard("g3", "g1", second);
}

void tst_VehicleCombat::r11_4b_eachPassengerMayBeAttackedOnce()
{
    Position p = assaulted(ambushed());

    HW_SAYS(asks(p), "attack_passenger allied u1");
    HW_SAYS(ruled(p, Target{id(p, "g1")}), "NotATarget R11.4b");
    say(p, Target{id(p, "g2")});
    fight(p);
    HW_SAYS(asks(p), "attack_passenger allied u1");
    HW_SAYS(ruled(p, Target{id(p, "g2")}), "NotATarget R11.4b");
    say(p, Target{id(p, "g3")});
    fight(p);
    HW_SAYS(asks(p), "disembark axis g2");
}

void tst_VehicleCombat::r11_4b_withTheStrongestDieAgainstTheCard()
{
    Position p = assaulted(ambushed().terrain("E6", "brush"));
    say(p, Target{id(p, "g2")});

    HW_SAYS(asks(p), "passenger_attack R");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "passenger_defence Y");
}

void tst_VehicleCombat::r11_4b_orNot()
{
    Position p = assaulted(ambushed());

    say(p, Decline{});

    HW_SAYS(asks(p), "disembark axis g2");
}

void tst_VehicleCombat::r11_4c_eachByItself()
{
    Position p = assaulted(ambushed());
    say(p, Target{id(p, "g2")});
    fight(p, "passenger_attack", {"D"});
    say(p, Target{id(p, "g3")});
    fight(p, "passenger_attack", {"DD"});

    QCOMPARE(strength(p, "g2"), 3);
    HW_SAYS(where(p, "g3"), "eliminated");
    HW_SAYS(asks(p), "disembark axis g2");
}

void tst_VehicleCombat::r11_4a_thenTheyGetOut()
{
    Position p = assaulted(ambushed());
    say(p, Decline{});

    say(p, Place{id(p, "g2"), at("E5"), -1});
    HW_SAYS(ruled(p, Place{id(p, "g3"), at("E5"), -1}), "HexTaken R9.11.3f");
    say(p, Place{id(p, "g3"), at("D5"), -1});

    HW_SAYS(where(p, "g2"), "E5");
    HW_SAYS(where(p, "g3"), "D5");
}

void tst_VehicleCombat::r11_0e_beforeAnyRoundIsFought()
{
    Position p = assaulted(ambushed());
    HW_SAYS(toString(unit(p, "g2").at), "E6"); // four in the hex
    say(p, Decline{});
    say(p, Place{id(p, "g2"), at("E5"), -1});
    say(p, Place{id(p, "g3"), at("D5"), -1});

    HW_SAYS(asks(p), "wheels allied u1");              // the first round
    QVERIFY(!Assault::query(p, Support{id(p, "g2")})); // who got out has acted
}

void tst_VehicleCombat::r11_4d_whoFindsNoHexIsEliminated()
{
    Table table = ambushed();
    for (const char *hex : {"E5", "F5", "F6", "D6", "D5"})
        table.unit(std::string("g") + hex, hex, "drill.porters");
    Position p = assaulted(table);
    say(p, Decline{});

    say(p, Place{id(p, "g2"), at("E7"), -1}); // where the assault came from

    HW_SAYS(where(p, "g3"), "eliminated");
}

void tst_VehicleCombat::r11_4e_markersOfAnEmergency() // W-54
{
    Position p = assaulted(against("us.rifles43", "drill.halftrack")
                               .aboard("g2", "g1", "drill.club")
                               .aboard("g3", "g1", "ger.hmg42"));
    say(p, Decline{});
    say(p, Place{id(p, "g2"), at("E5"), -1});
    say(p, Place{id(p, "g3"), at("D5"), -1});
    HW_SAYS(markers(p, "g2"), "fast_action");
    HW_SAYS(markers(p, "g3"), "delayed_action");

    // [R11.4f]
    Position q =
        assaulted(against("us.rifles43", "drill.truck").aboard("g2", "g1", "ger.grenadiers43"));
    say(q, Decline{});
    say(q, Place{id(q, "g2"), at("E5"), -1});
    HW_SAYS(markers(q, "g2"), "normal_action");
}

void tst_VehicleCombat::r11_4g_itDrawsFire()
{
    Position p = assaulted(ambushed().rifles("u2", "E3"));
    say(p, Decline{});
    say(p, Place{id(p, "g2"), at("E5"), -1});

    HW_SAYS(asks(p), "react allied g2");
}

void tst_VehicleCombat::r11_5a_theInfantryChoosesEachRound()
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

void tst_VehicleCombat::r11_5a_infantryInDefenceToo()
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

void tst_VehicleCombat::r11_5a_notWhoIsHeldDown()
{
    const Position p = assaulted(against("drill.heavy_tank", "drill.bazooka", {"suppressed"}));

    HW_SAYS(asks(p), "assault_attack GG"); // R11.1.2.2c
}

void tst_VehicleCombat::r11_5b_aGreenDieAgainstABlueOne()
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

void tst_VehicleCombat::r11_5b_atTheSameTimeTheVehicleStrikes()
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

void tst_VehicleCombat::r11_5c_inHasteItHasToGetThereFirst()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"), Action::FastMove);
    chooses(p, kWheels);
    HW_SAYS(asks(p), "wheels_approach G");
    rolls(p, {"X"});

    HW_SAYS(asks(p), "wheels_attack G");
}

void tst_VehicleCombat::r11_5c_withoutAResultNoAttack() // W-56
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

void tst_VehicleCombat::r11_5d_aCAndADImmobiliseAndDamage()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"CD"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(markers(p, "g1"), "immobilised");
    QCOMPARE(strength(p, "g1"), 3);
}

void tst_VehicleCombat::r11_5e_aCOrADImmobilises_data()
{
    QTest::addColumn<QString>("face");
    QTest::newRow("C") << "C";
    QTest::newRow("D") << "D";
    QTest::newRow("DD") << "DD";
}

void tst_VehicleCombat::r11_5e_aCOrADImmobilises()
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

void tst_VehicleCombat::r11_5f_anXDrivesItOut()
{
    Position p = secondRound(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"X"});

    HW_SAYS(asks(p), "step axis g1");
    HW_SAYS(markers(p, "g1"), "suppressed");
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(ruled(p, Stop{}), "MayNotStop R11.1.6.1c");
}

void tst_VehicleCombat::r11_5f_whoCannotLeaveIsLost()
{
    Position p = secondRound(against("us.rifles43", "drill.heavy_tank", {"immobilised"}));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"X"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(where(p, "g1"), "eliminated");
}

void tst_VehicleCombat::r11_1_5a_notInTheFirstRound()
{
    Position p = assaulted(against("us.rifles43", "drill.heavy_tank"));
    chooses(p, kWheels);
    fight(p, "wheels_attack", {"X"});
    if (p.pending.question == Question::Reroll)
        say(p, Keep{});

    HW_SAYS(asks(p), "withdraw allied u1");
    HW_SAYS(markers(p, "g1"), "");
}

void tst_VehicleCombat::thePreviewKnowsTheArea()
{
    const Position p = against("drill.heavy_tank", "drill.heavy_tank").begin();
    const AttackPreview preview = previewCloseCombat(p, id(p, "u1"), id(p, "g1"));
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

QTEST_APPLESS_MAIN(tst_VehicleCombat)
#include "tst_vehicle_combat.moc"
