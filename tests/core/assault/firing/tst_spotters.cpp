// [R7.1.1] Who spots for indirect fire, and what becomes of it.
#include <QTest>

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "tests/core/assault/mortar_shot.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_spotters {

class tst_Spotters final : public QObject
{
    Q_OBJECT

private slots:
    void r7_1_1a_theFirerSpotsForItself();
    void r7_1_1b_whoSpots();
    void r7_1_1c_theSpotterIsMarked();
    void r7_1_1d_aWeakenedSpotterHasActed();
    void r7_1_1e_spottingIsFree();
    void r7_1_1f_whoCannotActCannotSpot();
    void r10_2c_theSpotterHasToSpotWhoIsConcealed();
    void d9_12_2a_spottingEndsHiding();
    void r7_1_1c_aHiddenSpotterDoesNotComeIntoAmbush();
    void r7_1_1c_aVehicleThatSpots();
};

void tst_Spotters::r7_1_1a_theFirerSpotsForItself()
{
    Position p = mortar().terrain("E7", "clear").beginSupport();

    shoot(p, "u1", "g1");

    HW_SAYS(asks(p), "attack YYGG");
    HW_SAYS(markers(p, "u2"), "");
}

void tst_Spotters::r7_1_1b_whoSpots()
{
    Table table =
        mortar().unit("u3", "D9", "drill.lorry").unit("u4", "E10", "drill.gun").rifles("u5", "B3");
    Position p = table.beginSupport();
    shoot(p, "u1", "g1");

    HW_SAYS(asks(p), "spotter allied u1");
    HW_SAYS(ruled(p, Support{id(p, "u2")}), "yes");
    HW_SAYS(ruled(p, Support{id(p, "u1")}), "CannotSpot R7.1.1b");
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "CannotSpot R7.1.1b"); // a vehicle
    HW_SAYS(ruled(p, Support{id(p, "u4")}), "SightBlocked R7.1.1b");
    HW_SAYS(ruled(p, Support{id(p, "u5")}), "NotAdjacent R7.1.1b");
    HW_SAYS(ruled(p, Support{id(p, "g1")}), "NotYourUnit R6.4a");
    HW_SAYS(ruled(p, Support{UnitId{99}}), "UnknownUnit R6.4a");
    HW_SAYS(ruled(p, Decline{}), "NotAsked R6.4a");
    QVERIFY(isOffered(p, Support{id(p, "u2")}));
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{1});

    Table scouts = mortar();
    scouts.scenario.units[1].card = "drill.scout_car"; // a vehicle that may
    Position scouting = scouts.beginSupport();
    shoot(scouting, "u1", "g1", "u2");
    QVERIFY(unit(scouting, "u2").spotted);
}

void tst_Spotters::r7_1_1c_theSpotterIsMarked() // W-45 [R6.2a]
{
    Position p = mortar().beginSupport();
    shoot(p, "u1", "g1", "u2");
    HW_SAYS(markers(p, "u2"), "attack_dice_minus_1");
    rolls(p);
    passSupport(p);

    HW_SAYS(ruled(p, announce(p, "u2", Action::Fire)), "yes");
    HW_SAYS(attackOf(p, "u2", "g1"), "Y"); // of YG
}

void tst_Spotters::r7_1_1d_aWeakenedSpotterHasActed() // W-45
{
    Table table = mortar();
    table.scenario.units[1].markers = {"attack_dice_minus_1"};
    Position p = table.beginSupport();

    shoot(p, "u1", "g1", "u2");

    HW_SAYS(markers(p, "u2"), "normal_action");
    rolls(p);
    passSupport(p);
    HW_SAYS(ruled(p, announce(p, "u2", Action::Fire)), "AlreadyActivated R6.4e");
}

void tst_Spotters::r7_1_1e_spottingIsFree() // RULING A-44
{
    Position p = mortar().unit("u3", "E8", "drill.mortar").beginSupport();
    shoot(p, "u1", "g1", "u2");
    rolls(p);
    QVERIFY(!unit(p, "u2").activated);
    HW_SAYS(markers(p, "u2"), "attack_dice_minus_1");

    // For another mortar once more, and then no more.
    shoot(p, "u3", "g1", "u2");
    QVERIFY(unit(p, "u2").activated);
    HW_SAYS(markers(p, "u2"), "normal_action");
    const auto why = spotterRuling(p, unit(p, "u2"), unit(p, "u1"));
    HW_SAYS(toString(messageOf(why.error().message)), "AlreadyActivated");
}

void tst_Spotters::r7_1_1f_whoCannotActCannotSpot()
{
    // The gun keeps the phase going.
    for (const char *marker : {"suppressed", "fallback"}) {
        Table table = mortar().unit("u3", "A9", "drill.gun");
        table.scenario.units[1].markers = {marker};
        const Position p = table.beginSupport();
        const auto why = spotterRuling(p, unit(p, "u2"), unit(p, "u1"));
        HW_SAYS(toString(messageOf(why.error().message)), "CannotBeActivated");
        HW_SAYS(why.error().rule, "R7.1.1f");
        HW_SAYS(ruled(p, announce(p, "u1", Action::IndirectFire)), "NotATarget R7.1d");
    }
    Table table = mortar().unit("u3", "A9", "drill.gun");
    table.scenario.units[1].activated = true;
    const Position p = table.beginSupport();
    const auto why = spotterRuling(p, unit(p, "u2"), unit(p, "u1"));
    HW_SAYS(toString(messageOf(why.error().message)), "AlreadyActivated");
}

void tst_Spotters::r10_2c_theSpotterHasToSpotWhoIsConcealed() // [R10.5h]
{
    Position p = mortar().terrain("E4", "brush").beginSupport();
    shoot(p, "u1", "g1", "u2");
    HW_SAYS(asks(p), "spotting 1d6");
    QVERIFY(p.pending.unit == id(p, "u2"));

    Position blind = p;
    say(blind, d6({1}));
    rolls(blind, {"D"});
    HW_SAYS(asks(blind), "defence YGG"); // blind: a green die

    say(p, d6({6}));
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence YG");
}

void tst_Spotters::d9_12_2a_spottingEndsHiding() // [D9.12.4c]
{
    for (const bool german : {false, true}) {
        Table table = mortar();
        if (german)
            table.german();
        table.scenario.units[1].markers = {"hidden"};
        Position p = table.beginSupport();
        shoot(p, "u1", "g1", "u2");
        HW_SAYS(markers(p, "u2"), german ? "attack_dice_minus_1" : "hidden,attack_dice_minus_1");
    }
}

void tst_Spotters::r7_1_1c_aHiddenSpotterDoesNotComeIntoAmbush() // [R9.12.4a]
{
    for (const bool spots : {false, true}) {
        Table table = mortar();
        table.scenario.units[1].markers = {"hidden"};
        Position p = table.beginSupport();
        if (spots) {
            shoot(p, "u1", "g1", "u2");
            HW_SAYS(markers(p, "u2"), "hidden,attack_dice_minus_1");
            rolls(p);
        }
        endTurn(p);
        HW_SAYS(markers(p, "u2"), spots ? "hidden" : "ambush");
        if (!spots)
            continue;
        endTurn(p); // in the next turn nothing keeps it from that
        HW_SAYS(markers(p, "u2"), "ambush");
    }
}

void tst_Spotters::r7_1_1c_aVehicleThatSpots()
{
    // The English edition marks infantry and artillery alone, the German one every spotter.
    for (const auto &[german, marked] :
         {std::pair(false, ""), std::pair(true, "attack_dice_minus_1")}) {
        Table table = mortar();
        table.scenario.units[1].card = "drill.scout_car";
        table.scenario.units[1].facing = 0;
        if (german)
            table.german();
        Position p = table.beginSupport();
        shoot(p, "u1", "g1", "u2");
        HW_SAYS(markers(p, "u2"), marked);
        QVERIFY(!unit(p, "u2").activated);
    }
}

HW_PLAIN_TEST(tst_Spotters)

} // namespace hexwerk::assault::tst_spotters

#include "tst_spotters.moc"
