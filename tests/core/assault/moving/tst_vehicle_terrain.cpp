// [R9.6] Where guns and vehicles get, and where they do not: alleys, slopes, walls, harsh terrain.
#include <QTest>

#include "tests/core/assault/moving_unit.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_terrain {

class tst_VehicleTerrain final : public QObject
{
    Q_OBJECT

private slots:
    void r9_5a_harshTerrainForAVehicle();
    void r9_5a_backwardTheAllowanceOfTheCardDecides();
    void r9_6_3_1_2b_inAnAlleyOnlyAlongIt();
    void r9_6_3_1_2b_itTurnsOnlyToFollowTheAlley();
    void r9_6_3_1_2c_aSecondVehicleDoesNotPassInTheLane();
    void r9_6_3_2e_noVehicleCrossesASteepSlope();
    void r9_6_3_2_1b_noWheelsOverAWall();
    void r9_6_3_2_4a_noVehicleCrossesABarricade();
    void r9_6_1c_gunsDoNotClimbTwoLevels();
    void d9_6_3a_fromBesideTheRoadTheTerrainIsPaid();
};

void tst_VehicleTerrain::r9_5a_harshTerrainForAVehicle()
{
    // Three points of brush on a hill of one level for wheels, 2 + 2 of five; on level 2 six.
    Position p = moving(lone("drill.car").terrain("E6", "brush", 2).terrain("F6", "brush", 1));
    HW_SAYS(ruled(p, step(p, "u1", "F6")), "yes");

    say(p, step(p, "u1", "E6"));

    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(where(p, "u1"), "E6");

    // Only with all points.
    Position q = moving(lone("drill.car").terrain("E6", "brush", 2));
    say(q, turn(q, "u1", 5));
    HW_SAYS(ruled(q, step(q, "u1", "E6")), "yes");
    say(q, turn(q, "u1", 0)); // paid
    HW_SAYS(ruled(q, step(q, "u1", "E6")), "HarshTerrain R9.5c");
}

void tst_VehicleTerrain::r9_5a_backwardTheAllowanceOfTheCardDecides()
{
    // Three points of four are not harsh, and half of four does not pay them.
    const Position p = moving(lone().terrain("E8", "heavy_forest"));
    HW_SAYS(ruled(p, step(p, "u1", "E8")), "NotEnoughMovement R9.0a");

    // Three and two for the hill are more than four, as forward.
    Position harsh = moving(lone().terrain("E8", "heavy_forest", 1));
    say(harsh, step(harsh, "u1", "E8"));
    HW_SAYS(markers(harsh, "u1"), "delayed_action");
    HW_SAYS(asks(harsh), "terrain_damage Y");
}

// An alley from E8 over E7 to F6, between houses.
static Table alley(int facing)
{
    return lone("drill.tank", facing)
        .terrain("E7", "plain_building")
        .terrain("F6", "plain_building")
        .terrain("E6", "plain_building")
        .road(RoadKind::NarrowRoad, {"E9", "E8", "E7", "F6", "G6", "H5"});
}

void tst_VehicleTerrain::r9_6_3_1_2b_inAnAlleyOnlyAlongIt()
{
    Position p = moving(alley(0));

    HW_SAYS(ruled(p, step(p, "u1", "F6")), "yes");
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain R9.6.3.1.2b");
    HW_SAYS(ruled(p, step(p, "u1", "E8")), "yes"); // backward
    HW_SAYS(ruled(p, step(p, "u1", "D7")), "ProhibitedTerrain R9.6.3.1.2b");

    // Out of it the street is free.
    say(p, step(p, "u1", "F6"));
    say(p, step(p, "u1", "G6"));
    HW_SAYS(ruled(p, step(p, "u1", "G5")), "yes");
    // Through the house beside the lane nobody has to follow it.
    Position house = moving(lone("drill.tank", 0)
                                .terrain("E6", "plain_building")
                                .road(RoadKind::NarrowRoad, {"D6", "E6", "F5"}));
    say(house, step(house, "u1", "E6"));
    rolls(house);
    HW_SAYS(ruled(house, step(house, "u1", "E5")), "yes");
}

void tst_VehicleTerrain::r9_6_3_1_2b_itTurnsOnlyToFollowTheAlley()
{
    Position p = moving(alley(5)); // E7 looks north-west: the exits lie behind and aside
    HW_SAYS(ruled(p, turn(p, "u1", 4)), "CannotTurn R9.6.3.1.2b"); // no exit ahead
    HW_SAYS(ruled(p, turn(p, "u1", 3)), "CannotTurn R9.6.3.1.2b"); // that would be back
    HW_SAYS(ruled(p, turn(p, "u1", 2)), "CannotTurn R9.6.3.1.2b");
    say(p, turn(p, "u1", 1));
    QCOMPARE(left(p), 3);                                          // [R9.1c]
    HW_SAYS(ruled(p, turn(p, "u1", 0)), "CannotTurn R9.6.3.1.2b"); // once
    HW_SAYS(ruled(p, step(p, "u1", "F6")), "yes");
}

void tst_VehicleTerrain::r9_6_3_1_2c_aSecondVehicleDoesNotPassInTheLane()
{
    Table table = alley(0);
    table.unit("u2", "F6", "drill.car").facing(0);
    Position p = moving(table);
    HW_SAYS(ruled(p, step(p, "u1", "F6")), "ProhibitedTerrain R9.6.3.1.2c");

    // From outside through the house, where the terrain is open to it.
    Table outside = alley(0);
    outside.scenario.units[1].at = at("F7");
    outside.last().facing = 5;
    outside.unit("u2", "F6", "drill.car").facing(0);
    Position q = moving(outside, Action::FastMove);
    HW_SAYS(ruled(q, step(q, "u1", "F6", By::Road)), "NotThatChoice R9.6.3.1b");
    HW_SAYS(ruled(q, step(q, "u1", "F6")), "yes"); // three points, and on
    // Infantry in the house does not block the lane.
    Table infantry = alley(0);
    infantry.rifles("u2", "F6");
    const Position r = moving(infantry);
    HW_SAYS(ruled(r, step(r, "u1", "F6")), "yes");
    // In the German edition, which does not send it into the house, it does.
    const Position s = moving(infantry.german());
    HW_SAYS(ruled(s, step(s, "u1", "F6")), "ProhibitedTerrain R9.6.3.1.2c");
}

void tst_VehicleTerrain::r9_6_3_2e_noVehicleCrossesASteepSlope() // [R9.6.3.2.2a]
{
    for (const char *card : {"drill.car", "drill.tank", "drill.at_gun"}) {
        const Position p = moving(lone(card).side(HexsideKind::SteepSlope, "E7", Direction::N));
        HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain R9.6.3.2b");
    }
}

void tst_VehicleTerrain::r9_6_3_2_1b_noWheelsOverAWall() // W-18
{
    const Table wall = lone("drill.car").side(HexsideKind::StoneWall, "E7", Direction::N);
    const Position car = moving(wall);
    HW_SAYS(ruled(car, step(car, "u1", "E6")), "ProhibitedTerrain R9.6.3.2b");
}

void tst_VehicleTerrain::r9_6_3_2_4a_noVehicleCrossesABarricade()
{
    for (const char *card : {"drill.car", "drill.tank", "drill.at_gun"}) {
        const Position p = moving(lone(card).side(HexsideKind::TankBarricade, "E7", Direction::N));
        HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain R9.6.3.2b");
    }
}

void tst_VehicleTerrain::r9_6_1c_gunsDoNotClimbTwoLevels()
{
    Position gun = moving(lone("drill.at_gun").level("E6", 2).level("F6", 1));
    HW_SAYS(ruled(gun, step(gun, "u1", "E6")), "ProhibitedTerrain R9.6.1c");
    HW_SAYS(ruled(gun, step(gun, "u1", "F6")), "yes");
    Position tank = moving(lone("drill.assault_gun").level("E6", 2));
    HW_SAYS(ruled(tank, step(tank, "u1", "E6")), "yes");
}

void tst_VehicleTerrain::d9_6_3a_fromBesideTheRoadTheTerrainIsPaid() // W-14
{
    for (const bool german : {false, true}) {
        Table table = lone().terrain("E6", "light_forest");
        if (german)
            table.german();
        Position across = moving(table.road(RoadKind::MainRoad, {"D6", "E6", "F5"}));
        say(across, step(across, "u1", "E6"));
        QCOMPARE(left(across), 2);
        Position along = moving(table.road(RoadKind::MainRoad, {"E7", "E6"}));
        say(along, step(along, "u1", "E6"));
        QCOMPARE(left(along), 3);
    }
}

HW_PLAIN_TEST(tst_VehicleTerrain)

} // namespace hexwerk::assault::tst_vehicle_terrain

#include "tst_vehicle_terrain.moc"
