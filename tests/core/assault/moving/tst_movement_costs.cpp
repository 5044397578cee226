// [R9.4] to [R9.6.3] What hexes cost infantry: terrain, harsh terrain, hills, hexsides.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/moving_unit.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_movement_costs {

class tst_MovementCosts final : public QObject
{
    Q_OBJECT

private slots:
    void r9_4a_theCostIsThatOfTheTerrain();
    void r9_4b_someTerrainIsClosed();
    void r9_5a_moreThanTheAllowanceIsHarsh();
    void r9_5b_hasteDoesNotHelp();
    void r9_5c_harshTerrainIsTheOnlyHexOfTheMove();
    void r9_5c_notAsPartOfMoveAndFire();
    void r9_5d_harshTerrainDelays();
    void r9_6_1b_eachLevelClimbedCostsAPoint();
    void r9_6_1d_theSameLevelCostsNothing();
    void r9_6_1f_downwardsCostsNothing();
    void r9_6_3_2_3b_wireCostsAPoint();
    void r9_6_3_2_1_wallsAndBarricadesCostInfantryNothing();
    void r9_6_3_2f_aSteepSlopeDelays();
    void r9_6_3_2b_gunsDoNotCrossWalls();
    void r9_6_3_2f_overASlopeAsTheLastHex();
    void r9_6_3_2f_noMoveAndFireOverASlope();
    void r9_6_1b_onlyTheLevelsThatAreClimbedCost();
};

void tst_MovementCosts::r9_4a_theCostIsThatOfTheTerrain()
{
    // Foot: heavy forest 2, all else 1 (G-3).
    for (const char *terrain : {"clear", "light_forest", "brush", "rocky", "olive_grove",
                                "plain_building", "multi_storey_building", "ruins"}) {
        Position p = moving(walker().terrain("E6", terrain));
        say(p, step(p, "u1", "E6"));
        QCOMPARE(left(p), 1);
    }
    Position p = moving(walker().terrain("E6", "heavy_forest"));
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "announce axis"); // both points are gone
    HW_SAYS(markers(p, "u1"), "normal_action");
}

void tst_MovementCosts::r9_4b_someTerrainIsClosed()
{
    Position p = Table()
                     .unit("g1", "L1", "drill.porters")
                     .unit("u1", "E7", "drill.lorry")
                     .terrain("E6", "heavy_forest")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain R9.4b");
}

void tst_MovementCosts::r9_5a_moreThanTheAllowanceIsHarsh() // W-9
{
    // Heavy forest on hill 1 from level 0: 2 + 1 = 3 for a unit with 2.
    Position p = moving(walker().terrain("E6", "heavy_forest", 1));

    say(p, step(p, "u1", "E6"));

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "announce axis"); // its points are gone
    HW_SAYS(markers(p, "u1"), "delayed_action");
    // A unit with three points just pays.
    Position q = Table()
                     .unit("g1", "L1", "drill.porters")
                     .unit("u1", "E7", "us.rangers43")
                     .terrain("E6", "heavy_forest", 1)
                     .begin();
    walk(q, "u1", Action::NormalMove, {"E6"});
    HW_SAYS(markers(q, "u1"), "normal_action");
}

void tst_MovementCosts::r9_5b_hasteDoesNotHelp() // W-10
{
    Position p = moving(walker().terrain("E6", "heavy_forest", 1), Action::FastMove);

    say(p, step(p, "u1", "E6"));

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "delayed_action");
}

void tst_MovementCosts::r9_5c_harshTerrainIsTheOnlyHexOfTheMove()
{
    Position p = moving(walker().terrain("E5", "heavy_forest", 1), Action::FastMove);
    say(p, step(p, "u1", "E6"));

    HW_SAYS(ruled(p, step(p, "u1", "E5")), "HarshTerrain R9.5c");
    QCOMPARE(refusalOf(p, step(p, "u1", "E5")).numbers, (Numbers{3, 2}));
}

void tst_MovementCosts::r9_5c_notAsPartOfMoveAndFire()
{
    const Position p = moving(walker().terrain("E6", "heavy_forest", 1), Action::MoveAndFire);

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "HarshTerrain R9.5c");
}

void tst_MovementCosts::r9_5d_harshTerrainDelays()
{
    Position p = moving(walker().terrain("E6", "clear", 2)); // 1 + 2 for two levels

    say(p, step(p, "u1", "E6"));

    HW_SAYS(markers(p, "u1"), "delayed_action");
}

void tst_MovementCosts::r9_6_1b_eachLevelClimbedCostsAPoint() // [R9.6.1a] W-11
{
    Position p = moving(walker().level("E6", 1));
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "announce axis"); // 1 + 1
    HW_SAYS(markers(p, "u1"), "normal_action");

    Position q = Table()
                     .unit("g1", "L1", "drill.porters")
                     .unit("u1", "E7", "us.rangers43")
                     .level("E6", 2)
                     .begin();
    walk(q, "u1", Action::NormalMove, {"E6"});
    HW_SAYS(markers(q, "u1"), "normal_action"); // 1 + 2 of 3
}

void tst_MovementCosts::r9_6_1d_theSameLevelCostsNothing() // W-11
{
    Position p = moving(walker().level("E7", 1).level("E6", 1));

    say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
}

void tst_MovementCosts::r9_6_1f_downwardsCostsNothing()
{
    Position p = moving(walker().level("E7", 2));

    say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
}

void tst_MovementCosts::r9_6_3_2_3b_wireCostsAPoint() // W-17
{
    const Table wire = walker().side(HexsideKind::BarbedWire, "E7", Direction::N);
    Position p = moving(wire);
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "announce axis"); // 1 + 1
    HW_SAYS(markers(p, "u1"), "normal_action");

    Position q = moving(wire); // round about it
    say(q, step(q, "u1", "D6"));
    QCOMPARE(left(q), 1);
}

void tst_MovementCosts::r9_6_3_2_1_wallsAndBarricadesCostInfantryNothing() // [R9.6.3.2b]
{
    for (const HexsideKind kind : {HexsideKind::StoneWall, HexsideKind::TankBarricade}) {
        Position p = moving(walker().side(kind, "E7", Direction::N));
        say(p, step(p, "u1", "E6"));
        QCOMPARE(left(p), 1);
    }
}

void tst_MovementCosts::r9_6_3_2f_aSteepSlopeDelays()
{
    const Table slope = walker().side(HexsideKind::SteepSlope, "E7", Direction::N);
    Position p = moving(slope);

    say(p, step(p, "u1", "E6"));

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_MovementCosts::r9_6_3_2b_gunsDoNotCrossWalls()
{
    for (const HexsideKind kind : {HexsideKind::StoneWall, HexsideKind::TankBarricade,
                                   HexsideKind::BarbedWire, HexsideKind::SteepSlope}) {
        Position p = Table()
                         .unit("g1", "L1", "drill.porters")
                         .unit("u1", "E7", "drill.gun")
                         .side(kind, "E7", Direction::N)
                         .begin();
        say(p, announce(p, "u1", Action::NormalMove));
        HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain R9.6.3.2b");
        HW_SAYS(ruled(p, step(p, "u1", "D6")), "yes");
    }
}

void tst_MovementCosts::r9_6_3_2f_overASlopeAsTheLastHex()
{
    // Not only as the first hex; with points left the movement ends.
    const Table slope = walker().side(HexsideKind::SteepSlope, "E6", Direction::N);
    Position p = moving(slope, Action::FastMove);

    say(p, step(p, "u1", "E6"));
    say(p, step(p, "u1", "E5"));

    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_MovementCosts::r9_6_3_2f_noMoveAndFireOverASlope()
{
    Table slope = walker().side(HexsideKind::SteepSlope, "E7", Direction::N).rifles("g2", "E4");
    const Position p = moving(slope, Action::MoveAndFire);

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "NotThisAction R9.6.3.2f");
    HW_SAYS(ruled(p, step(p, "u1", "D6")), "yes");
}

void tst_MovementCosts::r9_6_1b_onlyTheLevelsThatAreClimbedCost()
{
    Position p = moving(walker().level("E7", 1).level("E6", 2));

    say(p, step(p, "u1", "E6")); // 1 and a level: 2 points
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(where(p, "u1"), "E6");
}

HW_PLAIN_TEST(tst_MovementCosts)

} // namespace hexwerk::assault::tst_movement_costs

#include "tst_movement_costs.moc"
