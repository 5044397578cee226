// [R10.5] [R10.6] [R10.9.3] [R10.9.4] Fire by vehicles and guns, and at them.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "tests/core/assault/tank_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_fire {

class tst_VehicleFire final : public QObject
{
    Q_OBJECT

private slots:
    void r10_1b_armourHasARowOfItsOwn();
    void r10_6a_infantryFiresAllRound();
    void r10_6h_soDoSomeByTheirCard();
    void r9_6_3_2_8b_noBunkerForVehicles();
    void r10_6b_aGunFiresThroughItsFrontHexes();
    void r10_6c_aTurretFiresAllRound();
    void r10_6e_outsideTheArcIsTurretFiring();
    void r10_6d_withoutATurretItTurnsAndFires();
    void r10_0e_onTheMoveATurretIsNoMore();
    void r10_6f_aReactionTurnsTheTurretToo();
    void r10_6f_theArcOfTheActivationCounts();
    void r10_5d_outsideTheArcMustBeSpotted();
    void r13_1d_immobilisedItStillTurnsItsTurret();
    void r10_9_3a_theHexsideDecidesTheArea();
    void r10_9_3b_throughACornerTheWeakerOne();
    void r10_9_5a_aFastVehicleIsHarderToHit();
    void r13_3k_soIsOneInRetreat();
    void r10_9_5c_aVehicleThatWasNotSpotted();
    void r10_9_4a_theTableForVehicles();
    void r10_9_6b_hasteTakesNoDieOfAVehicle();
    void r10_9_6e_aSuppressedVehicleGainsNothing();
    void r10_8_2a_abilitiesAddAttackDice();
    void r10_9_7a_abilitiesAddDefenceDice();
    void r9_6_3_1f_aVehicleAtRestStandsOnTheRoad();
    void d9_6_3c_orInTheTerrainThatTheLineCrosses();
    void d9_6_3c_aRoadHexsideAloneIsNoRoad();
    void r10_2c_shellsFollowNoRoad();
    void d9_6_3e_alongATreeAlleyOfAnyLength();
    void r9_6_3_2_1e_aWallGivesAVehicleGreen();
    void d9_6_5b_inItsOwnHexAlone();
    void r9_6_3_2g_noFireDownASteepSlope();
};

static Position begun(const Table &table)
{
    return table.begin();
}

void tst_VehicleFire::r10_1b_armourHasARowOfItsOwn() // [R4.2.2a] [R4.2.2b] [R4.2.2c]
{
    HW_SAYS(attackOf(begun(duel()), "u1", "g1"), "RY");
    HW_SAYS(attackOf(begun(duel("drill.tank", "drill.van")), "u1", "g1"), "YG");
    HW_SAYS(attackOf(begun(duel("drill.tank", "drill.at_gun")), "u1", "g1"), "YG");
    // Rifles reach no armour: their cards have no dice for it.
    Table rifles = duel();
    rifles.rifles("u2", "E6");
    const Position p = rifles.begin();
    HW_SAYS(ruled(p, announce(p, "u2", Action::Fire)), "NotATarget R10.0a");
}

void tst_VehicleFire::r10_6a_infantryFiresAllRound() // [D9.6.4b] [R9.6.3.2.8a]
{
    for (const OverlayKind kind : {OverlayKind::Bunker, OverlayKind::Pillbox})
        for (int vertex = 0; vertex < 6; ++vertex) {
            Table table = Table().rifles("g1", "E4").rifles("u1", "E7");
            const Position p = table.german().fortification(kind, "E7", vertex).begin();
            HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "yes");
        }
}

void tst_VehicleFire::r10_6h_soDoSomeByTheirCard()
{
    Table table = duel("drill.pivot");
    const Position p = table.facing(3).begin();
    HW_SAYS(ruled(p, announce(p, "u1", Action::TurretFire)), "yes");
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "NotATarget R10.0a");
}

void tst_VehicleFire::r9_6_3_2_8b_noBunkerForVehicles() // [D9.6.4c]
{
    for (const bool german : {false, true})
        for (const OverlayKind kind : {OverlayKind::Bunker, OverlayKind::Pillbox}) {
            Table table = duel();
            table.fortification(kind, "E4", 3);
            if (german)
                table.german();
            HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YY");
        }
}

void tst_VehicleFire::r10_6b_aGunFiresThroughItsFrontHexes() // [R10.6g]
{
    for (const auto &[facing, ruling] :
         {std::pair(0, "yes"), std::pair(5, "yes"), std::pair(1, "NotATarget R10.0a"),
          std::pair(3, "NotATarget R10.0a")}) {
        Table table = duel("drill.at_gun");
        const Position p = table.facing(facing).begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), ruling);
        QCOMPARE(targetRuling(p, unit(p, "u1"), id(p, "g1")).has_value(),
                 std::string(ruling) == "yes");
    }
    Table aside = duel("drill.at_gun");
    const Position p = aside.facing(2).begin();
    QVERIFY(targetRuling(p, unit(p, "u1"), id(p, "g1")).error().message == Message::OutOfArc);
    HW_SAYS(ruled(p, announce(p, "u1", Action::TurretFire)), "NotThisAction R10.6c");
}

void tst_VehicleFire::r10_6c_aTurretFiresAllRound()
{
    Table table = duel();
    const Position tank = table.facing(3).begin();
    HW_SAYS(ruled(tank, announce(tank, "u1", Action::TurretFire)), "yes");
    HW_SAYS(ruled(tank, announce(tank, "u1", Action::Fire)), "NotATarget R10.0a");
    Table other = duel("drill.assault_gun");
    const Position gun = other.facing(3).begin();
    HW_SAYS(ruled(gun, announce(gun, "u1", Action::TurretFire)), "NotThisAction R10.6c");
}

void tst_VehicleFire::r10_6e_outsideTheArcIsTurretFiring() // [R10.0d]
{
    Table table = duel();
    table.facing(3).unit("g2", "E9", "drill.tank").facing(0);
    Position p = table.begin();
    say(p, announce(p, "u1", Action::TurretFire));
    HW_SAYS(ruled(p, Target{id(p, "g2")}), "InsideArc R10.6e");
    say(p, Target{id(p, "g1")});
    HW_SAYS(asks(p), "spotting 1d6"); // [R10.5d]
    say(p, d6({6}));
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence YYB"); // [R10.9.4a]
    rolls(p);

    HW_SAYS(markers(p, "u1"), "turret_firing");
    QCOMPARE(int(unit(p, "u1").facing), 3);

    Position q = table.begin();
    say(q, announce(q, "u1", Action::Fire));
    HW_SAYS(ruled(q, Target{id(q, "g1")}), "OutOfArc R10.6e");
}

void tst_VehicleFire::r10_6d_withoutATurretItTurnsAndFires()
{
    Table table = duel("drill.assault_gun");
    Position p = table.facing(2).begin();
    say(p, announce(p, "u1", Action::MoveAndFire));
    say(p, turn(p, "u1", 0));

    say(p, Stop{});
    say(p, Target{id(p, "g1")});
    rolls(p, {"D"});

    HW_SAYS(asks(p), "defence YYG");
    rolls(p);
    HW_SAYS(markers(p, "u1"), "move_and_fire");
}

void tst_VehicleFire::r10_0e_onTheMoveATurretIsNoMore()
{
    for (const Action action : {Action::MoveAndFire, Action::FireAndMove}) {
        Table table = duel();
        Position p = table.facing(3).begin();
        say(p, announce(p, "u1", action));
        if (action == Action::MoveAndFire)
            say(p, Stop{});
        say(p, Target{id(p, "g1")});
        say(p, d6({6}));
        rolls(p, {"D"});
        HW_SAYS(asks(p), "defence YYG"); // green, not blue
        rolls(p);
        if (action == Action::FireAndMove)
            say(p, Stop{});
        HW_SAYS(markers(p, "u1"), std::string(toString(action)));
    }
}

void tst_VehicleFire::r10_6f_aReactionTurnsTheTurretToo() // RULING A-35
{
    for (const auto &[card, reacts] :
         {std::pair("drill.tank", true), std::pair("drill.assault_gun", false)}) {
        Table table = Table().unit("g1", "E4", card).facing(0).rifles("u1", "E7");
        Position p = table.begin();
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E6"));
        QCOMPARE(p.pending.question == Question::React, reacts);
        if (!reacts)
            continue;
        say(p, React{id(p, "g1")});
        say(p, d6({6}));
        rolls(p, {"D"});
        HW_SAYS(asks(p), "defence YB");
        rolls(p);
        HW_SAYS(markers(p, "g1"), "turret_firing");
    }
}

void tst_VehicleFire::r10_5d_outsideTheArcMustBeSpotted()
{
    // In the open; but not who has shown itself, or stands beside the turret.
    Table table = duel();
    Table shown = duel();
    shown.scenario.units[0].markers = {"firing"};
    Table near = duel();
    near.scenario.units[0].at = at("E6");
    for (auto &[set, rolled] :
         {std::pair(&table, true), std::pair(&shown, false), std::pair(&near, false)}) {
        Position p = set->facing(3).begin();
        say(p, announce(p, "u1", Action::TurretFire));
        say(p, Target{id(p, "g1")});
        QCOMPARE(asks(p) == "spotting 1d6", rolled);
    }
    // [R10.5i] Missed, the last column counts.
    Position p = table.facing(3).begin();
    say(p, announce(p, "u1", Action::TurretFire));
    say(p, Target{id(p, "g1")});
    say(p, d6({1}));
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence RYY");
}

void tst_VehicleFire::r13_1d_immobilisedItStillTurnsItsTurret()
{
    Table table = duel();
    table.facing(3).last().markers = {"immobilised"};
    Position p = table.begin();
    HW_SAYS(ruled(p, announce(p, "u1", Action::TurretFire)), "yes");
}

void tst_VehicleFire::r10_9_3a_theHexsideDecidesTheArea() // W-41
{
    // The line enters E4 from the south.
    const char *areas[] = {"GG", "YG", "YY", "YY", "YG", "GG"};
    for (int facing = 0; facing < 6; ++facing) {
        Table table = duel();
        table.scenario.units[0].facing = facing;
        const DiceCount count = shot(table.begin(), "u1", "g1");
        HW_SAYS(toString(count.defence), areas[facing]);
        QVERIFY(tells(count, "R10.9.3a"));
    }
}

void tst_VehicleFire::r10_9_3b_throughACornerTheWeakerOne() // W-41
{
    // From E7 to G7 the line runs into the western corner: north-west and south-west.
    for (const auto &[facing, dice] : {std::pair(5, "YG"), std::pair(4, "YY"), std::pair(3, "YG"),
                                       std::pair(1, "GG"), std::pair(2, "GG")}) {
        Table table = duel();
        table.scenario.units[0].at = at("G7");
        table.scenario.units[0].facing = facing;
        table.facing(1);
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"), dice);
    }
}

static std::string against(const char *marker, Shot how)
{
    Table table = duel();
    if (*marker)
        table.scenario.units[0].markers = {marker};
    return defenceOf(table.begin(), "u1", "g1", how);
}

void tst_VehicleFire::r10_9_5a_aFastVehicleIsHarderToHit() // W-42 [R9.2e] [R10.9.4b]
{
    HW_SAYS(against("fast_action", {.action = Action::Fire}), "YYB");
    HW_SAYS(against("fast_action", {.action = Action::TurretFire}), "YYG");
    HW_SAYS(against("fast_action", {.action = Action::MoveAndFire}), "YYY");
    HW_SAYS(against("fast_action", {.action = Action::FireAndMove}), "YYY");
}

void tst_VehicleFire::r13_3k_soIsOneInRetreat()
{
    HW_SAYS(against("", {.action = Action::Fire, .fallingBack = true}), "YYB");
    HW_SAYS(against("", {.action = Action::Fire, .withdrawing = true}), "YYB");
}

void tst_VehicleFire::r10_9_5c_aVehicleThatWasNotSpotted() // W-42 [R10.5i]
{
    HW_SAYS(against("", {.action = Action::Fire, .blind = true}), "YYY");
    HW_SAYS(against("", {.action = Action::TurretFire, .blind = true}), "RYY");
    HW_SAYS(against("", {.action = Action::MoveAndFire, .blind = true}), "RYY");
    // A turret at infantry: the third column.
    Table table = Table().rifles("g1", "E4").unit("u1", "E7", "drill.tank").facing(3);
    HW_SAYS(defenceOf(table.begin(), "u1", "g1", {.action = Action::TurretFire, .blind = true}),
            "YY");
}

void tst_VehicleFire::r10_9_4a_theTableForVehicles() // W-42
{
    HW_SAYS(against("", {.action = Action::Fire}), "YY");
    HW_SAYS(against("", {.action = Action::TurretFire}), "YYB");
    HW_SAYS(against("", {.action = Action::FireAndMove}), "YYG");
}

void tst_VehicleFire::r10_9_6b_hasteTakesNoDieOfAVehicle() // [R9.2b]
{
    Table table = duel();
    table.scenario.units[0].facing = 1; // flank: YG
    table.scenario.units[0].markers = {"fast_action"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YGB");
}

void tst_VehicleFire::r10_9_6e_aSuppressedVehicleGainsNothing()
{
    HW_SAYS(against("suppressed", {}), "YY");
}

void tst_VehicleFire::r10_8_2a_abilitiesAddAttackDice()
{
    const Position p = begun(duel());
    const auto with = [&](AttackDie extra) {
        RangedFireSituation s =
            rangedFireSituation(p, {.firer = id(p, "u1"), .target = id(p, "g1")},
                                sightLine(p, id(p, "u1"), id(p, "g1")));
        Traits traits;
        traits.attack = {extra};
        s.attacker.traits = &traits;
        return rangedFireDice(s, p.setting->data, p.setting->switches);
    };
    const DiceCount count = with({.die = Die::Green});
    HW_SAYS(toString(count.attack), "RYG");
    QVERIFY(tells(count, "R10.8.2a"));
    HW_SAYS(toString(with({.die = Die::Green, .row = TargetRow::Armoured}).attack), "RYG");
    HW_SAYS(toString(with({.die = Die::Green, .row = TargetRow::Soft}).attack), "RY");
    HW_SAYS(toString(with({.die = Die::Green, .from = 3, .to = 3}).attack), "RYG");
    HW_SAYS(toString(with({.die = Die::Green, .from = 4}).attack), "RY");
    HW_SAYS(toString(with({.die = Die::Green, .to = 2}).attack), "RY");
}

void tst_VehicleFire::r10_9_7a_abilitiesAddDefenceDice()
{
    const Position p = begun(duel());
    RangedFireSituation s = rangedFireSituation(p, {.firer = id(p, "u1"), .target = id(p, "g1")},
                                                sightLine(p, id(p, "u1"), id(p, "g1")));
    Traits traits;
    traits.defence = dice("B");
    s.defender.traits = &traits;

    const DiceCount count = rangedFireDice(s, p.setting->data, p.setting->switches);

    HW_SAYS(toString(count.defence), "YYB");
    QVERIFY(tells(count, "R10.9.7a"));
}

// g1 in a tree alley that runs on to the south.
static Table treeAlley(bool german, int facing = 3)
{
    Table table = duel();
    table.terrain("E4", "light_forest").road(RoadKind::MainRoad, {"E3", "E4", "E5", "E6", "E7"});
    table.scenario.units[0].facing = facing;
    if (german)
        table.german();
    return table;
}

void tst_VehicleFire::r9_6_3_1f_aVehicleAtRestStandsOnTheRoad() // [R9.6.3.1.1a]
{
    HW_SAYS(defenceOf(treeAlley(false).begin(), "u1", "g1"), "YY");
    Table aside = treeAlley(false, 2);
    aside.scenario.units[1].at = at("H6");
    aside.facing(5);
    HW_SAYS(defenceOf(aside.begin(), "u1", "g1"), "YY");
    // On its way across the road it has the trees; along it only the road.
    HW_SAYS(defenceOf(treeAlley(false).begin(), "u1", "g1", {.moving = true}), "YYB");
    HW_SAYS(defenceOf(treeAlley(false).begin(), "u1", "g1",
                      {.moving = true, .road = RoadKind::MainRoad}),
            "YY");
}

void tst_VehicleFire::d9_6_3c_orInTheTerrainThatTheLineCrosses() // W-34 [D9.6.3e]
{
    HW_SAYS(defenceOf(treeAlley(true).begin(), "u1", "g1"), "YY");
    Table aside = treeAlley(true, 2);
    aside.scenario.units[1].at = at("H6");
    aside.facing(5);
    HW_SAYS(defenceOf(aside.begin(), "u1", "g1"), "YYB");
}

void tst_VehicleFire::d9_6_3c_aRoadHexsideAloneIsNoRoad()
{
    // From F9 the line enters E4 over the road's side, but follows no road before.
    Table table = treeAlley(true);
    table.scenario.units[1].at = at("F9");
    const Position p = table.begin();
    const SightLine line = sightLine(p, id(p, "u1"), id(p, "g1"));
    QVERIFY(line.entry == std::vector{Direction::S});
    QVERIFY(!line.followsRoad);

    HW_SAYS(defenceOf(p, "u1", "g1"), "YYB");
    HW_SAYS(defenceOf(p, "u1", "g1", {.moving = true}), "YYB"); // [D9.6.3d]
}

void tst_VehicleFire::r10_2c_shellsFollowNoRoad() // [D9.6.3c]
{
    // Its flank, a green die, and the blue one of the light forest.
    Table table = treeAlley(true);
    table.scenario.units[1].at = at("E7");
    const Position p = table.begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::IndirectFire}),
            toString(Pool(p.card(id(p, "g1")).defenceOf(AreaOfImpact::Flank))
                         .add(Die::Green)
                         .add(Die::Blue)));
}

void tst_VehicleFire::d9_6_3e_alongATreeAlleyOfAnyLength()
{
    for (const bool german : {false, true}) {
        Table table = duel();
        table.scenario.units[1].at = at("E8");
        for (const char *hex : {"E4", "E5", "E6", "E7", "E8"})
            table.terrain(hex, "light_forest");
        table.road(RoadKind::MainRoad, {"E3", "E4", "E5", "E6", "E7", "E8"});
        if (german)
            table.german();
        const Position p = table.begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), german ? "yes" : "NotATarget R10.0a");
        if (german)
            HW_SAYS(defenceOf(p, "u1", "g1"), "YY");
    }
}

void tst_VehicleFire::d9_6_5b_inItsOwnHexAlone()
{
    // The same hexside, of the hex with the vehicle and of the one before it.
    for (const auto &[hex, side, german, dice] :
         {std::tuple("E4", Direction::S, true, "YYG"), std::tuple("E5", Direction::N, true, "YY"),
          std::tuple("E5", Direction::N, false, "YYG")}) {
        Table table = duel();
        table.side(HexsideKind::StoneWall, hex, side);
        if (german)
            table.german();
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"), dice);
    }
    // Infantry only has to be beside it.
    Table rifles = Table().rifles("g1", "E4").unit("u1", "E7", "drill.tank").facing(0).german();
    rifles.side(HexsideKind::StoneWall, "E5", Direction::N);
    HW_SAYS(defenceOf(rifles.begin(), "u1", "g1"), "YY");
}

void tst_VehicleFire::r10_6f_theArcOfTheActivationCounts() // [R10.6c]
{
    // u1 looks south, turns north and fires: g1 was outside its arc when it began.
    for (const auto &[card, asked] :
         {std::pair("drill.tank", "spotting 1d6"), std::pair("drill.assault_gun", "attack RY")}) {
        Table table = duel(card);
        table.scenario.units[1].facing = 3;
        Position p = table.begin();
        say(p, announce(p, "u1", Action::MoveAndFire));
        say(p, turn(p, "u1", 5));
        say(p, Stop{});
        say(p, Target{id(p, "g1")});
        HW_SAYS(asks(p), asked);
    }
    // Inside from the beginning.
    Position p = duel().begin();
    say(p, announce(p, "u1", Action::MoveAndFire));
    say(p, turn(p, "u1", 5));
    say(p, Stop{});
    say(p, Target{id(p, "g1")});
    HW_SAYS(asks(p), "attack RY");
}

void tst_VehicleFire::r9_6_3_2_1e_aWallGivesAVehicleGreen() // W-18
{
    for (const auto &[hex, side] : {std::pair("E4", Direction::S), std::pair("E5", Direction::N)}) {
        Table table = duel();
        table.side(HexsideKind::StoneWall, hex, side);
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YYG");
    }
    Table away = duel();
    away.side(HexsideKind::StoneWall, "E5", Direction::S);
    HW_SAYS(defenceOf(away.begin(), "u1", "g1"), "YY");
}

void tst_VehicleFire::r9_6_3_2g_noFireDownASteepSlope() // W-19 [D9.6.5c]
{
    for (const bool german : {false, true}) {
        for (const char *card : {"drill.tank", "drill.at_gun"}) {
            Table table = duel(card);
            table.scenario.units[0].at = at("E6");
            table.side(HexsideKind::SteepSlope, "E7", Direction::N);
            if (german)
                table.german();
            const Position p = table.begin();
            QVERIFY(sightLine(p, id(p, "u1"), id(p, "g1")).status == SightStatus::Clear);
            const auto ruling = targetRuling(p, unit(p, "u1"), id(p, "g1"));
            QVERIFY(ruling.error().message == Message::SlopeBetween);
            HW_SAYS(ruling.error().rule, "R9.6.3.2g");
        }
        // From further away, and with rifles.
        Table far = duel();
        far.scenario.units[0].at = at("E5");
        far.side(HexsideKind::SteepSlope, "E6", Direction::N).level("E7", 1);
        const Position p = far.begin();
        QVERIFY(targetRuling(p, unit(p, "u1"), id(p, "g1")));
    }
    Table rifles = Table().rifles("g1", "E6").rifles("u1", "E7");
    const Position p = rifles.side(HexsideKind::SteepSlope, "E7", Direction::N).begin();
    QVERIFY(targetRuling(p, unit(p, "u1"), id(p, "g1")));
}

HW_PLAIN_TEST(tst_VehicleFire)

} // namespace hexwerk::assault::tst_vehicle_fire

#include "tst_vehicle_fire.moc"
