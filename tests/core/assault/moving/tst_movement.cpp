// [R9.0] to [R9.6.2] Movement of infantry: kinds, costs, harsh terrain, hills, hexsides.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_movement {

class tst_Movement final : public QObject
{
    Q_OBJECT

private slots:
    void r4_8a_movementIsFromHexToHex();
    void r4_8b_overTheEdgeAUnitIsGone();
    void r4_8b_onlyFromTheEdge();
    void r4_8b_nobodyMovesOffTheMapToFire();
    void r9_0a_eachHexIsPaidFor();
    void r9_0a_aMoveEndsWhenNoPointsAreLeft();
    void r9_0a_aUnitMayStopEarly();
    void r9_0e_anEnemysHexIsEnteredOnlyToFight();
    void r9_1a_aNormalMoveSpendsTheAllowance();
    void r9_2a_aFastMoveHasOnePointMore();
    void r9_2c_noFastActionInTwoTurnsRunning();
    void r9_2c_alsoWhenTheMarkerWasReplaced();
    void r9_2d_slowUnitsDoNotHurry();
    void r9_3a_halfTheAllowanceRoundedUpAndThenFire();
    void r9_3a_fireAndThenHalfTheAllowance();
    void r9_3a_whoFindsNobodyAfterItsMoveIsMarkedAllTheSame();
    void r9_3c_gunsDoNotMoveAndFire();
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
    void reachNamesEveryHexOnceWithItsCheapestCost();
    void r9_6_3_2f_overASlopeAsTheLastHex();
    void r9_6_3_2f_noMoveAndFireOverASlope();
    void r9_6_1b_onlyTheLevelsThatAreClimbedCost();
    void r4_8b_whateverTheMovementButARetreat();
};

// u1 with two points in E7, far from everyone.
static Table lone()
{
    return Table().unit("g1", "L1", "drill.porters").rifles("u1", "E7");
}

static Position moving(const Table &table, Action action = Action::NormalMove)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    return p;
}

static int left(const Position &p)
{
    return std::get<MoveFrame>(p.stack.back()).walk.points;
}

void tst_Movement::r4_8a_movementIsFromHexToHex()
{
    const Position p = moving(lone());

    HW_SAYS(ruled(p, step(p, "u1", "E5")), "NotAdjacent R4.8a");
    HW_SAYS(ruled(p, step(p, "u1", "E7")), "NotAdjacent R4.8a");
    HW_SAYS(ruled(p, step(p, "u1", "Z30")), "OffTheBoard R4.8a");
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes");
}

void tst_Movement::r4_8b_overTheEdgeAUnitIsGone()
{
    Position p =
        Table().unit("g1", "L1", "drill.porters").rifles("u1", "A5").rifles("u2", "E7").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    QVERIFY(isOffered(p, Step{id(p, "u1"), Hex{}}));

    const auto events = say(p, Step{id(p, "u1"), Hex{}});

    HW_SAYS(where(p, "u1"), "left");
    HW_SAYS(markers(p, "u1"), "");
    QCOMPARE(count<UnitLeftMap>(events), 1);
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r4_8b_onlyFromTheEdge()
{
    const Position p = moving(lone());

    HW_SAYS(ruled(p, Step{id(p, "u1"), Hex{}}), "OffTheBoard R4.8b");
}

void tst_Movement::r4_8b_nobodyMovesOffTheMapToFire()
{
    const Position p =
        moving(Table().unit("g1", "L1", "drill.porters").rifles("u1", "A5"), Action::MoveAndFire);

    HW_SAYS(ruled(p, Step{id(p, "u1"), Hex{}}), "OffTheBoard R4.8b");
}

void tst_Movement::r9_0a_eachHexIsPaidFor() // W-8
{
    Position p = moving(lone().terrain("E6", "light_forest").terrain("E5", "heavy_forest"));
    QCOMPARE(left(p), 2);

    say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
    HW_SAYS(ruled(p, step(p, "u1", "E5")), "NotEnoughMovement R9.0a"); // 2 of 1
    QCOMPARE(refusalOf(p, step(p, "u1", "E5")).numbers, (std::vector<int>{2, 1}));
}

void tst_Movement::r9_0a_aMoveEndsWhenNoPointsAreLeft()
{
    Position p = moving(lone());

    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "step allied u1");
    say(p, step(p, "u1", "E5"));

    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_0a_aUnitMayStopEarly()
{
    Position p = moving(lone());
    say(p, step(p, "u1", "E6"));

    say(p, Stop{});

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_0e_anEnemysHexIsEnteredOnlyToFight() // [R6.4c]
{
    // [R6.4c] Close combat comes of a normal or fast action alone.
    const Table table = Table().rifles("g1", "E6").rifles("u1", "E7");
    for (const Action action : {Action::NormalMove, Action::FastMove}) {
        const Position p = moving(table, action);
        HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes");
    }

    const Position p = moving(table, Action::MoveAndFire);

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "EnemyInHex R9.0e");
}

void tst_Movement::r9_1a_aNormalMoveSpendsTheAllowance() // W-8
{
    Position p = moving(lone());

    QCOMPARE(left(p), 2);
    HW_SAYS(markers(p, "u1"), "normal_action"); // from the announcement on
    sayAll(p, {step(p, "u1", "E6"), step(p, "u1", "E5")});
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_2a_aFastMoveHasOnePointMore() // W-8
{
    Position p = moving(lone(), Action::FastMove);

    QCOMPARE(left(p), 3);
    HW_SAYS(markers(p, "u1"), "fast_action");
    sayAll(p, {step(p, "u1", "E6"), step(p, "u1", "E5"), step(p, "u1", "E4")});
    HW_SAYS(where(p, "u1"), "E4");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_2c_noFastActionInTwoTurnsRunning()
{
    Position p = lone().begin();
    walk(p, "u1", Action::FastMove, {"E6"});
    endTurn(p);

    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "NoFastActionTwice R9.2c");
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "yes");

    endTurn(p);
    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "yes");
}

void tst_Movement::r9_2c_alsoWhenTheMarkerWasReplaced()
{
    // The rule speaks of the action, not of its marker.
    Position p = Table(4).rifles("g1", "E3").rifles("g2", "L1").rifles("u1", "E7").begin();
    say(p, announce(p, "u1", Action::FastMove));
    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g1")});
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(markers(p, "u1"), "suppressed");
    endTurn(p);

    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "NoFastActionTwice R9.2c");
}

void tst_Movement::r9_2d_slowUnitsDoNotHurry()
{
    const Position p =
        Table().unit("g1", "L1", "drill.porters").unit("u1", "E7", "us.cal50_hmg").begin();

    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "SlowUnit R9.2d");
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "yes");
}

void tst_Movement::r9_3a_halfTheAllowanceRoundedUpAndThenFire() // W-12
{
    // Three points: two hexes; two points: one hex.
    Position p = Table().rifles("g1", "E2").unit("u1", "E7", "us.rangers43").begin();
    say(p, announce(p, "u1", Action::MoveAndFire));
    QCOMPARE(left(p), 2);
    for (const char *hex : {"E6", "E5"}) {
        say(p, step(p, "u1", hex));
        declineAll(p);
    }
    HW_SAYS(asks(p), "target allied u1");
    QCOMPARE(left(moving(lone(), Action::MoveAndFire)), 1);

    say(p, Target{id(p, "g1")});
    rolls(p);

    HW_SAYS(markers(p, "u1"), "move_and_fire");
}

void tst_Movement::r9_3a_fireAndThenHalfTheAllowance() // W-12
{
    Position p = Table().rifles("g1", "E2").unit("u1", "E7", "us.rangers43").begin();
    say(p, announce(p, "u1", Action::FireAndMove));
    HW_SAYS(asks(p), "target allied u1");
    say(p, Target{id(p, "g1")});
    rolls(p);

    HW_SAYS(asks(p), "step allied u1");
    QCOMPARE(left(p), 2);
    HW_SAYS(markers(p, "u1"), "fire_and_move");
}

void tst_Movement::r9_3a_whoFindsNobodyAfterItsMoveIsMarkedAllTheSame()
{
    Position p = lone().begin(); // g1 is out of range
    say(p, announce(p, "u1", Action::MoveAndFire));
    say(p, step(p, "u1", "E8"));

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "move_and_fire");
    HW_SAYS(ruled(lone().begin(), announce(p, "u1", Action::FireAndMove)), "NotATarget R10.0a");
}

void tst_Movement::r9_3c_gunsDoNotMoveAndFire() // [R10.0f]
{
    const Position p = Table().rifles("g1", "E2").unit("u1", "E7", "drill.gun").begin();

    HW_SAYS(ruled(p, announce(p, "u1", Action::MoveAndFire)), "NotThisAction R9.3c");
    HW_SAYS(ruled(p, announce(p, "u1", Action::FireAndMove)), "NotThisAction R9.3c");
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "yes");
}

void tst_Movement::r9_4a_theCostIsThatOfTheTerrain()
{
    // Foot: heavy forest 2, all else 1 (G-3).
    for (const char *terrain : {"clear", "light_forest", "brush", "rocky", "olive_grove",
                                "plain_building", "multi_storey_building", "ruins"}) {
        Position p = moving(lone().terrain("E6", terrain));
        say(p, step(p, "u1", "E6"));
        QCOMPARE(left(p), 1);
    }
    Position p = moving(lone().terrain("E6", "heavy_forest"));
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "announce axis"); // both points are gone
    HW_SAYS(markers(p, "u1"), "normal_action");
}

void tst_Movement::r9_4b_someTerrainIsClosed()
{
    Position p = Table()
                     .unit("g1", "L1", "drill.porters")
                     .unit("u1", "E7", "drill.lorry")
                     .terrain("E6", "heavy_forest")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "ProhibitedTerrain R9.4b");
}

void tst_Movement::r9_5a_moreThanTheAllowanceIsHarsh() // W-9
{
    // Heavy forest on hill 1 from level 0: 2 + 1 = 3 for a unit with 2.
    Position p = moving(lone().terrain("E6", "heavy_forest", 1));

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

void tst_Movement::r9_5b_hasteDoesNotHelp() // W-10
{
    Position p = moving(lone().terrain("E6", "heavy_forest", 1), Action::FastMove);

    say(p, step(p, "u1", "E6"));

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "delayed_action");
}

void tst_Movement::r9_5c_harshTerrainIsTheOnlyHexOfTheMove()
{
    Position p = moving(lone().terrain("E5", "heavy_forest", 1), Action::FastMove);
    say(p, step(p, "u1", "E6"));

    HW_SAYS(ruled(p, step(p, "u1", "E5")), "HarshTerrain R9.5c");
    QCOMPARE(refusalOf(p, step(p, "u1", "E5")).numbers, (std::vector<int>{3, 2}));
}

void tst_Movement::r9_5c_notAsPartOfMoveAndFire()
{
    const Position p = moving(lone().terrain("E6", "heavy_forest", 1), Action::MoveAndFire);

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "HarshTerrain R9.5c");
}

void tst_Movement::r9_5d_harshTerrainDelays()
{
    Position p = moving(lone().terrain("E6", "clear", 2)); // 1 + 2 for two levels

    say(p, step(p, "u1", "E6"));

    HW_SAYS(markers(p, "u1"), "delayed_action");
}

void tst_Movement::r9_6_1b_eachLevelClimbedCostsAPoint() // [R9.6.1a] W-11
{
    Position p = moving(lone().level("E6", 1));
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

void tst_Movement::r9_6_1d_theSameLevelCostsNothing() // W-11
{
    Position p = moving(lone().level("E7", 1).level("E6", 1));

    say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
}

void tst_Movement::r9_6_1f_downwardsCostsNothing()
{
    Position p = moving(lone().level("E7", 2));

    say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
}

void tst_Movement::r9_6_3_2_3b_wireCostsAPoint() // W-17
{
    const Table wire = lone().side(HexsideKind::BarbedWire, "E7", Direction::N);
    Position p = moving(wire);
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "announce axis"); // 1 + 1
    HW_SAYS(markers(p, "u1"), "normal_action");

    Position q = moving(wire); // round about it
    say(q, step(q, "u1", "D6"));
    QCOMPARE(left(q), 1);
}

void tst_Movement::r9_6_3_2_1_wallsAndBarricadesCostInfantryNothing() // [R9.6.3.2b]
{
    for (const HexsideKind kind : {HexsideKind::StoneWall, HexsideKind::TankBarricade}) {
        Position p = moving(lone().side(kind, "E7", Direction::N));
        say(p, step(p, "u1", "E6"));
        QCOMPARE(left(p), 1);
    }
}

void tst_Movement::r9_6_3_2f_aSteepSlopeDelays()
{
    const Table slope = lone().side(HexsideKind::SteepSlope, "E7", Direction::N);
    Position p = moving(slope);

    say(p, step(p, "u1", "E6"));

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_6_3_2b_gunsDoNotCrossWalls()
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

void tst_Movement::reachNamesEveryHexOnceWithItsCheapestCost()
{
    // Two points on open ground: the six around and the twelve beyond, but for the one that only a
    // wood of two points leads to.
    const Position p = lone().terrain("E6", "heavy_forest").begin();

    const auto hexes = reach(p, walkOf(p, id(p, "u1"), MoveKind::Normal));

    QCOMPARE(hexes.size(), std::size_t{17});
    for (const ReachedHex &hex : hexes) {
        const int away = distance(hex.hex, at("E7"));
        QCOMPARE(hex.cost, hex.hex == at("E6") ? 2 : away);
        QVERIFY(hex.mayStop);
        QCOMPARE(hex.way.size(), static_cast<std::size_t>(away));
        QVERIFY(hex.way.back() == Order(Step{id(p, "u1"), hex.hex}));
    }
}

void tst_Movement::r9_6_3_2f_overASlopeAsTheLastHex()
{
    // Not only as the first hex; with points left the movement ends.
    const Table slope = lone().side(HexsideKind::SteepSlope, "E6", Direction::N);
    Position p = moving(slope, Action::FastMove);

    say(p, step(p, "u1", "E6"));
    say(p, step(p, "u1", "E5"));

    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_6_3_2f_noMoveAndFireOverASlope()
{
    Table slope = lone().side(HexsideKind::SteepSlope, "E7", Direction::N).rifles("g2", "E4");
    const Position p = moving(slope, Action::MoveAndFire);

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "NotThisAction R9.6.3.2f");
    HW_SAYS(ruled(p, step(p, "u1", "D6")), "yes");
}

void tst_Movement::r9_6_1b_onlyTheLevelsThatAreClimbedCost()
{
    Position p = moving(lone().level("E7", 1).level("E6", 2));

    say(p, step(p, "u1", "E6")); // 1 and a level: 2 points
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(where(p, "u1"), "E6");
}

void tst_Movement::r4_8b_whateverTheMovementButARetreat()
{
    for (const auto &[action, expected] :
         {std::pair{Action::NormalMove, "yes"}, std::pair{Action::FastMove, "yes"},
          std::pair{Action::MoveAndFire, "OffTheBoard R4.8b"}}) {
        Table table =
            Table().unit("g1", "L1", "drill.porters").rifles("u1", "A7").rifles("g2", "A4");
        const Position p = moving(table, action);
        HW_SAYS(ruled(p, Step{id(p, "u1"), Hex{}}), expected);
    }
}

HW_PLAIN_TEST(tst_Movement)

} // namespace hexwerk::assault::tst_movement

#include "tst_movement.moc"
