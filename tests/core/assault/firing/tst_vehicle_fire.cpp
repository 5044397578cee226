// [R10.5] [R10.6] Fire by vehicles and guns: arcs, turrets, spotting.
#include <QTest>

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
    void r10_6b_aGunFiresThroughItsFrontHexes();
    void r10_6c_aTurretFiresAllRound();
    void r10_6e_outsideTheArcIsTurretFiring();
    void r10_6d_withoutATurretItTurnsAndFires();
    void r10_0e_onTheMoveATurretIsNoMore();
    void r10_6f_aReactionTurnsTheTurretToo();
    void r10_6f_theArcOfTheActivationCounts();
    void r10_5d_outsideTheArcMustBeSpotted();
    void r13_1d_immobilisedItStillTurnsItsTurret();
    void r10_8_2a_abilitiesAddAttackDice();
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
