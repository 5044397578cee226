// [R9.10] Movement with a facing: vehicles, on and off the road.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/moving/turning.h"
#include "tests/core/assault/moving_unit.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_movement {

class tst_VehicleMovement final : public QObject
{
    Q_OBJECT

private slots:
    void r9_10b_onlyIntoTheTwoFrontHexes();
    void r9_10b_whoNamesAFacingTurnsToIt();
    void r9_10c_oneVertexOfTheMoveIsFree();
    void d9_10a_oneVertexOfEachHexIsFree();
    void r9_10c_aFreeTurnAfterTheLastPoint();
    void r9_10d_onARoadItTurnsForNothing();
    void r9_10d_whoCrossesARoadDoesNotFollowIt();
    void r9_1c_onANarrowRoadItPaysOnceAHex();
    void r9_10e_halfTheAllowanceBackward();
    void r9_10e_notForwardAndBackwardInOneMove();
    void r9_10e_theFastMoveBackward();
    void r9_2f_vehiclesHurryTurnAfterTurn();
    void r9_3a_halfTheMoveOfAVehicle();
    void r9_3a_whoIsStoppedByTheGroundStillFires();
    void r4_8b_aVehicleLeavesTheMapAhead();
    void r13_1c_anImmobilisedVehicleStays();
    void r9_0d_throughAFriendOnlyWithAWayOut();
    void r9_0c_whoHasNowhereToGoBackToIsLost();
    void r9_0c_whoseOwnPassengersCloseItInGoesBack();
    void d13_3a_aRetreatForwardOrBackward();
    void r13_3h_aGunDoesNotFallBack();
    void r9_10f_slowVehiclesAndGunsDoNotHurry();
    void d6_5a_softVehiclesTakeNoObjective();
    void reachNamesTurnsToo();
    void reachOfAVehicleIsWhatItsOrdersReach();
};

void tst_VehicleMovement::r9_10b_onlyIntoTheTwoFrontHexes()
{
    const Position p = moving(lone());

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes");
    HW_SAYS(ruled(p, step(p, "u1", "F6")), "yes");
    HW_SAYS(ruled(p, step(p, "u1", "F7")), "NotAhead R9.10b");
    HW_SAYS(ruled(p, step(p, "u1", "D6")), "NotAhead R9.10b");
    HW_SAYS(ruled(p, step(p, "u1", "E8")), "yes"); // backward
    HW_SAYS(ruled(p, step(p, "u1", "D7")), "yes");
}

void tst_VehicleMovement::r9_10b_whoNamesAFacingTurnsToIt() // [R9.10a] [R4.8d] [R9.8b]
{
    Position p = moving(lone());
    HW_SAYS(ruled(p, turn(p, "u1", 0)), "CannotTurn R4.8d");
    HW_SAYS(ruled(p, turn(p, "u1", 6)), "CannotTurn R4.8d");
    HW_SAYS(ruled(p, turn(p, "g1", 1)), "NotYourUnit R6.4a");

    const auto events = say(p, turn(p, "u1", 1));

    QCOMPARE(int(unit(p, "u1").facing), 1);
    QCOMPARE(count<UnitTurned>(events), 1);
    HW_SAYS(ruled(p, step(p, "u1", "F7")), "yes");
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "NotAhead R9.10b");

    // [R9.8b] Infantry looks everywhere.
    Position rifles = Table().unit("g1", "L1", "drill.porters").rifles("u1", "E7").begin();
    say(rifles, announce(rifles, "u1", Action::NormalMove));
    HW_SAYS(ruled(rifles, turn(rifles, "u1", 1)), "CannotTurn R9.8b");
}

void tst_VehicleMovement::r9_10c_oneVertexOfTheMoveIsFree()
{
    Position p = moving(lone());
    QCOMPARE(left(p), 4);

    say(p, turn(p, "u1", 2)); // two vertices: one free, one paid
    QCOMPARE(left(p), 3);
    say(p, turn(p, "u1", 1)); // the free one is used
    QCOMPARE(left(p), 2);
    say(p, step(p, "u1", "F7"));
    say(p, turn(p, "u1", 0)); // in the whole move
    HW_SAYS(asks(p), "announce axis");
}

void tst_VehicleMovement::d9_10a_oneVertexOfEachHexIsFree()
{
    Position p = moving(lone().german());

    say(p, turn(p, "u1", 1));
    say(p, step(p, "u1", "F7"));
    QCOMPARE(left(p), 3);
    say(p, turn(p, "u1", 2)); // again
    QCOMPARE(left(p), 3);
    say(p, turn(p, "u1", 3)); // but one a hex
    QCOMPARE(left(p), 2);
}

void tst_VehicleMovement::r9_10c_aFreeTurnAfterTheLastPoint()
{
    Position p = moving(lone());
    for (const char *hex : {"E6", "E5", "E4", "E3"})
        say(p, step(p, "u1", hex));
    QCOMPARE(left(p), 0);
    HW_SAYS(asks(p), "step allied u1"); // the free vertex is left
    HW_SAYS(ruled(p, turn(p, "u1", 2)), "NotEnoughMovement R9.10c");

    say(p, turn(p, "u1", 5));

    QCOMPARE(int(unit(p, "u1").facing), 5);
    HW_SAYS(asks(p), "announce axis");
}

void tst_VehicleMovement::r9_10d_onARoadItTurnsForNothing()
{
    Position p = moving(lone().road(RoadKind::MainRoad, {"E7", "F6", "G7", "G8"}));

    say(p, step(p, "u1", "F6"));
    say(p, turn(p, "u1", 2));
    QCOMPARE(left(p), 3);
    say(p, step(p, "u1", "G7"));
    say(p, step(p, "u1", "G8"));
    say(p, turn(p, "u1", 5)); // in the last hex too
    QCOMPARE(left(p), 1);
    say(p, turn(p, "u1", 2));
    QCOMPARE(left(p), 1);
}

void tst_VehicleMovement::r9_10d_whoCrossesARoadDoesNotFollowIt()
{
    Position p = moving(lone().road(RoadKind::MainRoad, {"D6", "E6", "F5"}));
    say(p, turn(p, "u1", 5));
    say(p, step(p, "u1", "E6")); // from beside it

    say(p, turn(p, "u1", 0));

    QCOMPARE(left(p), 2);
}

void tst_VehicleMovement::r9_1c_onANarrowRoadItPaysOnceAHex() // W-16
{
    for (const bool german : {false, true}) {
        Table table = lone().road(RoadKind::NarrowRoad, {"E7", "F6", "G7", "G8"});
        if (german)
            table.german();
        Position p = moving(table);
        say(p, step(p, "u1", "F6"));
        QCOMPARE(left(p), 3);

        say(p, turn(p, "u1", 2)); // two vertices, one change of direction
        QCOMPARE(left(p), 2);
        say(p, turn(p, "u1", 1));
        QCOMPARE(left(p), 2);
        say(p, step(p, "u1", "G7"));
        say(p, turn(p, "u1", 2)); // the next one
        QCOMPARE(left(p), 0);
    }
}

void tst_VehicleMovement::r9_10e_halfTheAllowanceBackward() // W-13
{
    Position p = moving(lone("drill.assault_gun"));
    QCOMPARE(left(p), 5);

    say(p, step(p, "u1", "E8"));
    QCOMPARE(left(p), 2);
    say(p, step(p, "u1", "E9"));
    say(p, step(p, "u1", "E10"));
    QCOMPARE(left(p), 0);
    QCOMPARE(int(unit(p, "u1").facing), 0);
}

void tst_VehicleMovement::r9_10e_notForwardAndBackwardInOneMove()
{
    Position p = moving(lone("drill.assault_gun"));
    say(p, step(p, "u1", "E8"));
    HW_SAYS(ruled(p, step(p, "u1", "E7")), "NotAhead R9.10e");

    Position q = moving(lone("drill.assault_gun"));
    say(q, step(q, "u1", "E6"));
    HW_SAYS(ruled(q, step(q, "u1", "E7")), "NotAhead R9.10e");
}

void tst_VehicleMovement::r9_10e_theFastMoveBackward()
{
    // RULING: the point of haste on top of the half; half a move halves again.
    Position p = moving(lone("drill.assault_gun"), Action::FastMove);
    say(p, step(p, "u1", "E8"));
    QCOMPARE(left(p), 3);

    Table table = lone("drill.assault_gun").rifles("g2", "E4");
    Position q = moving(table, Action::MoveAndFire);
    QCOMPARE(left(q), 3);
    say(q, step(q, "u1", "E8"));
    QCOMPARE(left(q), 1);
}

void tst_VehicleMovement::r9_2f_vehiclesHurryTurnAfterTurn()
{
    Position p = lone().begin();
    walk(p, "u1", Action::FastMove, {"E6"});
    endTurn(p);

    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "yes");
}

void tst_VehicleMovement::r9_3a_halfTheMoveOfAVehicle() // W-12
{
    Position p = moving(lone("drill.assault_gun").rifles("g2", "E2"), Action::MoveAndFire);
    QCOMPARE(left(p), 3);

    const Position gun = lone("drill.at_gun").rifles("g2", "E2").begin();
    HW_SAYS(ruled(gun, announce(gun, "u1", Action::MoveAndFire)), "NotThisAction R9.3c");
}

void tst_VehicleMovement::r9_3a_whoIsStoppedByTheGroundStillFires() // [R9.10.1a]
{
    Position p =
        moving(lone("drill.tank").terrain("E6", "rocky").rifles("g2", "E2"), Action::MoveAndFire);
    say(p, step(p, "u1", "E6"));
    rolls(p, {"C"});
    rolls(p);

    QVERIFY(unit(p, "u1").markers.has(Marker::Immobilised));
    HW_SAYS(asks(p), "target allied u1");
}

void tst_VehicleMovement::r4_8b_aVehicleLeavesTheMapAhead()
{
    // Only the north of D1 is off the map.
    Table table = Table().unit("g1", "L1", "drill.porters").unit("u1", "D1", "drill.tank");
    for (const auto &[facing, ruling] :
         {std::pair(0, "yes"), std::pair(1, "OffTheBoard R4.8b"), std::pair(3, "yes")}) {
        const Position p = moving(table.facing(facing));
        HW_SAYS(ruled(p, Step{id(p, "u1"), Hex{}}), ruling);
    }
}

void tst_VehicleMovement::r13_1c_anImmobilisedVehicleStays()
{
    Table table = lone().rifles("g2", "E3");
    table.scenario.units[1].markers = {"immobilised"};
    const Position p = table.begin();

    for (const Action action :
         {Action::NormalMove, Action::FastMove, Action::MoveAndFire, Action::FireAndMove})
        HW_SAYS(ruled(p, announce(p, "u1", action)), "Immobilised R13.1c");
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "yes");
    Walk stuck = walkOf(p, id(p, "u1"), MoveKind::Normal);
    QVERIFY(!stepRuling(p, stuck, at("E6"), By::Default));
    QVERIFY(!turnRuling(p, stuck, 1));
}

void tst_VehicleMovement::r9_0d_throughAFriendOnlyWithAWayOut()
{
    // Two points into the wood with the friend; two are left, and a turn.
    Table table = lone().terrain("E6", "heavy_forest").rifles("u2", "E6");
    Position p = moving(table);
    say(p, step(p, "u1", "E6"));
    rolls(p);
    QCOMPARE(left(p), 1);
    HW_SAYS(ruled(p, Stop{}), "MayNotStopHere R9.0c");
    HW_SAYS(ruled(p, turn(p, "u1", 1)), "yes");
    HW_SAYS(ruled(p, turn(p, "u1", 2)), "HexTaken R9.0d"); // nothing would be left

    Table walled = table;
    for (const char *hex : {"E5", "F5", "F6", "D5", "D6"})
        walled.terrain(hex, "large_building");
    const Position q = moving(walled);
    HW_SAYS(ruled(q, step(q, "u1", "E6")), "HexTaken R9.0d");
}

void tst_VehicleMovement::r9_0c_whoHasNowhereToGoBackToIsLost() // RULING A-47
{
    // Stopped in a friend's hex, when those aboard have taken the one it came from.
    Table table = lone("drill.truck").rifles("u2", "E6").rifles("g2", "E3");
    table.aboard("u3", "u1", "us.rifles43");
    Position p = moving(table);
    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g2")});
    rolls(p, {"X"});
    rolls(p);
    say(p, Place{id(p, "u3"), at("E7")});
    declineAll(p);

    HW_SAYS(where(p, "u3"), "E7");
    HW_SAYS(where(p, "u1"), "eliminated");
}

void tst_VehicleMovement::r9_0c_whoseOwnPassengersCloseItInGoesBack() // RULING A-47
{
    // With one point left it would have gone on from u2's hex to E5, where the passenger gets out.
    Table table;
    table.unit("g1", "L1", "drill.porters").unit("u1", "E9", "drill.truck").facing(0);
    table.rifles("u2", "E6").rifles("g2", "E3").aboard("u3", "u1", "us.rifles43");
    table.terrain("E8", "vine_grove").terrain("E7", "vine_grove");
    for (const char *hex : {"F5", "F6", "D5", "D6"})
        table.terrain(hex, "large_building");
    Position p = moving(table);
    for (const char *hex : {"E8", "E7"}) {
        say(p, step(p, "u1", hex));
        declineAll(p);
    }
    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g2")});
    rolls(p, {"D"});
    rolls(p);
    say(p, Place{id(p, "u3"), at("E5")});
    declineAll(p);

    HW_SAYS(where(p, "u3"), "E5");
    HW_SAYS(where(p, "u1"), "E7");
}

// g2 shoots u1 into a retreat: two hits that suppress.
static Position retreating(Table table)
{
    table.unit("g2", "E4", "drill.at_gun", {}).facing(2);
    table.scenario.units[1].markers.push_back("suppressed");
    table.scenario.firstPlayer = "axis";
    Position p = table.begin();
    fire(p, "g2", "u1");
    rolls(p, {"X"});
    rolls(p);
    return p;
}

void tst_VehicleMovement::d13_3a_aRetreatForwardOrBackward()
{
    for (const bool german : {false, true}) {
        Table table = lone();
        if (german)
            table.german();
        Position back = retreating(table);
        HW_SAYS(asks(back), "fallback allied u1");
        HW_SAYS(ruled(back, step(back, "u1", "E8")), "yes");
        HW_SAYS(ruled(back, step(back, "u1", "E6")), "NotAwayFromEnemies R13.3e");
        HW_SAYS(ruled(back, turn(back, "u1", 1)), "yes");
        say(back, step(back, "u1", "E8"));
        const Walk &walk = std::get<FallbackFrame>(back.stack.back()).walk;
        QCOMPARE(int(walk.points), 2); // half of four, and one
        QVERIFY(walk.reverse);

        Position ahead = retreating(table);
        say(ahead, turn(ahead, "u1", 3)); // two of five points
        say(ahead, step(ahead, "u1", "E8"));
        QCOMPARE(int(std::get<FallbackFrame>(ahead.stack.back()).walk.points), 2);
    }
}

void tst_VehicleMovement::r13_3h_aGunDoesNotFallBack() // [R10.7.3g] [R10.7.3h]
{
    const Position gun = retreating(lone("drill.at_gun"));
    HW_SAYS(where(gun, "u1"), "eliminated");

    // [R9.8.1d] Its hole goes with it.
    Table dug = lone("drill.at_gun");
    dug.scenario.units[1].markers = {"dug_in"};
    const Position filled = retreating(dug);
    HW_SAYS(where(filled, "u1"), "eliminated");
    QVERIFY(filled.dugIn.empty());

    Table table = lone();
    table.unit("g2", "E4", "drill.at_gun").facing(2);
    table.scenario.units[1].markers = {"suppressed", "immobilised"};
    table.scenario.firstPlayer = "axis";
    Position p = table.begin();
    fire(p, "g2", "u1");
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(where(p, "u1"), "eliminated");
}

void tst_VehicleMovement::r9_10f_slowVehiclesAndGunsDoNotHurry() // [R9.9b]
{
    for (const char *card : {"drill.slow_tank", "drill.slow_gun"}) {
        const Position p = lone(card).begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "SlowUnit R9.2d");
    }
    for (const char *card : {"drill.tank", "drill.at_gun"}) {
        const Position p = lone(card).begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "yes");
    }
}

void tst_VehicleMovement::d6_5a_softVehiclesTakeNoObjective()
{
    const auto holder = [](const char *card, bool german) {
        Table table = lone(card);
        table.scenario.objectives = {{.id = "farm", .hex = at("E7"), .name = {}, .holder = "axis"}};
        if (german)
            table.german();
        Position p = table.begin();
        endTurn(p);
        return int(p.holders[0]);
    };
    QCOMPARE(holder("drill.van", false), 1);
    QCOMPARE(holder("drill.van", true), 0);
    QCOMPARE(holder("drill.tank", true), 1);
}

void tst_VehicleMovement::reachNamesTurnsToo()
{
    const Position p = lone().begin();

    const auto hexes = reach(p, walkOf(p, id(p, "u1"), MoveKind::Normal));

    const auto found = [&](const char *hex) {
        return *std::find_if(hexes.begin(), hexes.end(),
                             [&](const ReachedHex &other) { return other.hex == at(hex); });
    };
    QCOMPARE(found("E6").cost, 1);
    QCOMPARE(found("F7").cost, 1); // after its free turn
    QVERIFY(found("F7").way.front() == turn(p, "u1", 1));
    QCOMPARE(found("E8").cost, 1); // backward
    QCOMPARE(found("E9").cost, 2);
    QVERIFY(found("E3").mayStop);
}

void tst_VehicleMovement::reachOfAVehicleIsWhatItsOrdersReach()
{
    Table table = lone("drill.tank", 2);
    table.road(RoadKind::NarrowRoad, {"E7", "E8", "F8", "G8"})
        .terrain("F7", "plain_building")
        .terrain("D8", "light_forest")
        .rifles("u2", "E9");
    const Position p = moving(table);
    for (const ReachedHex &hex : reach(p, walkOn(p))) {
        Position q = p;
        for (const Order &order : hex.way) {
            HW_SAYS(ruled(q, order), "yes");
            say(q, order);
            if (q.pending.question == Question::BattleDice)
                rolls(q);
        }
        HW_SAYS(where(q, "u1"), toString(hex.hex));
    }
}

HW_PLAIN_TEST(tst_VehicleMovement)

} // namespace hexwerk::assault::tst_vehicle_movement

#include "tst_vehicle_movement.moc"
