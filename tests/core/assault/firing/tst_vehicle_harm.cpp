// [R9.10.1] [R9.10.3] What the ground does to a vehicle, and guns that are overrun.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_harm {

class tst_VehicleHarm final : public QObject
{
    Q_OBJECT

private slots:
    void r9_10_1a_theGroundMayHarmAVehicle();
    void r9_10_1a_notWhoFollowsARoad();
    void r9_10_1a_onlyVehicles();
    void r9_10_1b_theStrongestDieDefends();
    void r9_10_2a_aCriticalHitStopsIt();
    void r9_10_2a_eachDamageCounts();
    void r9_10_2a_suppressedOnce();
    void r9_10_2a_whoIsDelayedFallsBack();
    void r9_6_3_2_1c_tracksOverAWall();
    void r9_6_3_2_3c_overWire();
    void d9_6_5d_fullTracksRollOverWire();
    void r9_10_1a_alsoInARetreat();
    void r13_1c_stoppedInARetreatItIsLost();
    void whoFailsOnTheWayIntoAFightStaysOutside();
    void r9_10_3a_anArmouredTrackRollsOverAGun();
    void r9_10_3a_othersFightIt();
    void r9_10_3b_itCountsAsFast();
    void r9_10_3b_hasteAddsNoPoint();
    void r9_10_3c_notIntoHarshTerrain();
    void r9_10_3d_theLastShotHasTheDiceOfTheCard();
    void r9_10_3f_alsoAfterItFired();
    void r9_10_3g_itMayTurnByOneVertex();
    void r9_10_3h_whoCannotShoot();
    void r9_10_3i_nobodyHasToShoot();
    void r9_10_3j_aSuppressedVehicleStaysOutside();
    void r9_10_3j_aDestroyedOneIsGone();
    void r9_10_3l_aRetreatEndsTheOverrun();
    void afterAnOverrunItGoesOn();
};

static Table lone(const std::string &card = "drill.tank")
{
    return Table().unit("g1", "L1", "drill.porters").unit("u1", "E7", card).facing(0);
}

static Position moving(const Table &table, Action action = Action::NormalMove)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    return p;
}

static Position stepping(const Table &table, const char *hex = "E6")
{
    Position p = moving(table);
    say(p, step(p, "u1", hex));
    return p;
}

void tst_VehicleHarm::r9_10_1a_theGroundMayHarmAVehicle()
{
    Position p = stepping(lone().terrain("E6", "heavy_forest"));

    HW_SAYS(where(p, "u1"), "E6"); // it is there already
    HW_SAYS(asks(p), "terrain_damage Y");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "terrain_defence Y");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "step allied u1");
    QCOMPARE(strength(p, "u1"), 3);
}

void tst_VehicleHarm::r9_10_1a_notWhoFollowsARoad()
{
    const Position p =
        stepping(lone().terrain("E6", "heavy_forest").road(RoadKind::MainRoad, {"E7", "E6", "E5"}));
    HW_SAYS(asks(p), "step allied u1");
}

void tst_VehicleHarm::r9_10_1a_onlyVehicles()
{
    const Position p = stepping(lone("drill.at_gun").terrain("E6", "rocky"));
    HW_SAYS(asks(p), "step allied u1"); // it may turn
}

void tst_VehicleHarm::r9_10_1b_theStrongestDieDefends()
{
    Position car = stepping(lone("drill.car").side(HexsideKind::BarbedWire, "E7", Direction::N));
    rolls(car, {"D"});
    HW_SAYS(asks(car), "terrain_defence G"); // of its front

    Table table = lone().terrain("E6", "rocky");
    Position fast = moving(table, Action::FastMove);
    say(fast, step(fast, "u1", "E6"));
    rolls(fast, {"D"});
    HW_SAYS(asks(fast), "terrain_defence Y"); // whatever its action
}

void tst_VehicleHarm::r9_10_2a_aCriticalHitStopsIt()
{
    Position p = stepping(lone().terrain("E6", "heavy_forest"));
    rolls(p, {"C"});
    const auto events = rolls(p);

    HW_SAYS(markers(p, "u1"), "normal_action,immobilised");
    QCOMPARE(strength(p, "u1"), 3); // no damage, no further roll
    HW_SAYS(asks(p), "announce axis");
    QCOMPARE(count<MarkerPlaced>(events), 1);
}

void tst_VehicleHarm::r9_10_2a_eachDamageCounts()
{
    Position p = stepping(lone().terrain("E6", "heavy_forest"));
    rolls(p, {"DD"});
    rolls(p);
    QCOMPARE(strength(p, "u1"), 1);
    HW_SAYS(asks(p), "step allied u1"); // it goes on

    Position q = stepping(lone().terrain("E6", "heavy_forest"));
    rolls(q, {"CD"});
    rolls(q);
    QCOMPARE(strength(q, "u1"), 2);
    HW_SAYS(markers(q, "u1"), "normal_action,immobilised");
}

void tst_VehicleHarm::r9_10_2a_suppressedOnce()
{
    Position p = stepping(lone().terrain("E6", "heavy_forest"));
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(markers(p, "u1"), "suppressed");
    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "announce axis");

    Table elite = lone().terrain("E6", "heavy_forest");
    elite.last().experience = Experience::Elite;
    Position q = stepping(elite);
    rolls(q, {"X"});
    rolls(q);
    HW_SAYS(asks(q), "step allied u1");
}

void tst_VehicleHarm::r9_10_2a_whoIsDelayedFallsBack() // RULING A-29
{
    Position p = stepping(lone().terrain("E8", "heavy_forest", 1), "E8"); // harsh
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(markers(p, "u1"), "fallback");
}

void tst_VehicleHarm::r9_6_3_2_1c_tracksOverAWall() // W-18
{
    for (const bool german : {false, true}) {
        Table table = lone().side(HexsideKind::StoneWall, "E7", Direction::N);
        if (german)
            table.german();
        HW_SAYS(asks(stepping(table)), "terrain_damage G");
        HW_SAYS(asks(stepping(table.terrain("E6", "heavy_forest"))), "terrain_damage YG");
    }
}

void tst_VehicleHarm::r9_6_3_2_3c_overWire() // W-17
{
    const Table wheels = lone("drill.car").side(HexsideKind::BarbedWire, "E7", Direction::N);
    HW_SAYS(asks(stepping(wheels)), "terrain_damage G");
    const Table tracks = lone().side(HexsideKind::BarbedWire, "E7", Direction::N);
    HW_SAYS(asks(stepping(tracks)), "terrain_damage G");
}

void tst_VehicleHarm::d9_6_5d_fullTracksRollOverWire() // W-17
{
    Table tracks = lone().side(HexsideKind::BarbedWire, "E7", Direction::N);
    HW_SAYS(asks(stepping(tracks.german())), "step allied u1");
    Table wheels = lone("drill.car").side(HexsideKind::BarbedWire, "E7", Direction::N);
    HW_SAYS(asks(stepping(wheels.german())), "terrain_damage G");
    Table wall = lone().side(HexsideKind::StoneWall, "E7", Direction::N);
    HW_SAYS(asks(stepping(wall.german())), "terrain_damage G");
}

// u1 has to fall back from g2, into rocks.
static Position retreating()
{
    Table table = lone().terrain("E8", "rocky");
    table.last().markers = {"suppressed"};
    table.unit("g2", "E4", "drill.at_gun").facing(2);
    table.scenario.firstPlayer = "axis";
    Position p = table.begin();
    fire(p, "g2", "u1");
    rolls(p, {"X"});
    rolls(p);
    say(p, step(p, "u1", "E8"));
    return p;
}

void tst_VehicleHarm::r9_10_1a_alsoInARetreat()
{
    Position p = retreating();
    HW_SAYS(asks(p), "terrain_damage G");
    rolls(p);
    HW_SAYS(asks(p), "fallback allied u1");
}

void tst_VehicleHarm::r13_1c_stoppedInARetreatItIsLost()
{
    Position p = retreating();
    rolls(p, {"C"});
    rolls(p);
    HW_SAYS(where(p, "u1"), "eliminated");
}

void tst_VehicleHarm::whoFailsOnTheWayIntoAFightStaysOutside()
{
    Table table = lone().side(HexsideKind::StoneWall, "E7", Direction::N).rifles("g2", "E6");
    Position held = stepping(table);
    HW_SAYS(asks(held), "terrain_damage G");
    rolls(held, {"C"});
    rolls(held);
    HW_SAYS(where(held, "u1"), "E7");
    HW_SAYS(markers(held, "u1"), "normal_action,immobilised");
    HW_SAYS(asks(held), "announce axis");

    Position in = stepping(table);
    rolls(in);
    HW_SAYS(where(in, "u1"), "E6");
    QVERIFY(std::holds_alternative<CloseCombatFrame>(in.stack.back()));
}

// The gun g2 in E6, in front of u1; it looks along its facing.
static Table gunAhead(int facing = 2, std::vector<std::string> markers = {})
{
    return lone().unit("g2", "E6", "drill.at_gun", std::move(markers)).facing(facing);
}

void tst_VehicleHarm::r9_10_3a_anArmouredTrackRollsOverAGun()
{
    Position p = stepping(gunAhead(5)); // it looks away
    HW_SAYS(where(p, "g2"), "eliminated");
    HW_SAYS(where(p, "u1"), "E6");
}

void tst_VehicleHarm::r9_10_3a_othersFightIt()
{
    // On wheels, unarmoured, backward: no overrun, but a close combat.
    const auto fights = [](const Table &table, const char *hex = "E6") {
        const Position p = stepping(table, hex);
        return std::holds_alternative<CloseCombatFrame>(p.stack.back());
    };
    for (const char *card : {"drill.car", "drill.van"}) {
        Table table = gunAhead(5);
        table.scenario.units[1].card = card;
        QVERIFY(fights(table));
    }
    Table behind = gunAhead(5);
    behind.scenario.units[2].at = at("E8");
    QVERIFY(fights(behind, "E8"));

    // With infantry aboard not even that [R11.0d]; with a gun aboard it is one.
    for (const auto &[card, ruling] :
         {std::pair("us.rifles43", "CannotAssault R11.0d"), std::pair("drill.gun", "yes")}) {
        Position loaded = gunAhead(5).unit("u2", "A10", card).begin();
        Unit &aboard = loaded.unit(id(loaded, "u2"));
        aboard.state = UnitState::Carried;
        aboard.carrier = id(loaded, "u1");
        aboard.at = at("E7");
        say(loaded, announce(loaded, "u1", Action::NormalMove));
        HW_SAYS(ruled(loaded, step(loaded, "u1", "E6")), ruling);
    }
}

void tst_VehicleHarm::r9_10_3b_itCountsAsFast()
{
    Position p = stepping(gunAhead(5));
    HW_SAYS(markers(p, "u1"), "fast_action");
    QCOMPARE(int(std::get<MoveFrame>(p.stack.back()).walk.points), 3); // of four
}

void tst_VehicleHarm::r9_10_3b_hasteAddsNoPoint()
{
    Table table = gunAhead(5);
    table.scenario.units[2].at = at("E3");
    Position p = moving(table, Action::FastMove); // five points
    for (const char *hex : {"E6", "E5", "E4"})
        say(p, step(p, "u1", hex));
    HW_SAYS(ruled(p, step(p, "u1", "E3")), "yes");

    Table far = gunAhead(5);
    far.scenario.units[2].at = at("E2");
    Position q = moving(far, Action::FastMove);
    for (const char *hex : {"E6", "E5", "E4", "E3"})
        say(q, step(q, "u1", hex));
    HW_SAYS(ruled(q, step(q, "u1", "E2")), "NotEnoughMovement R9.10.3b");
}

void tst_VehicleHarm::r9_10_3c_notIntoHarshTerrain()
{
    Table table = gunAhead(5).terrain("E6", "heavy_forest", 1); // 3 + 2 of four
    Position p = stepping(table);
    HW_SAYS(asks(p), "terrain_damage Y"); // on the way into a close combat
    rolls(p);
    QVERIFY(std::holds_alternative<CloseCombatFrame>(p.stack.back()));
}

void tst_VehicleHarm::r9_10_3d_theLastShotHasTheDiceOfTheCard() // W-23 [R9.10.3e]
{
    Table table = gunAhead(2);
    table.last().experience = Experience::Veteran;
    table.last().half = true;
    table.terrain("E7", "light_forest").smoke("E7", 1);
    Position p = stepping(table);
    HW_SAYS(asks(p), "last_shot axis g2");

    say(p, React{id(p, "g2")});

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(asks(p), "last_shot YY");
    rolls(p, {"DD"});
    HW_SAYS(asks(p), "last_shot_defence YY");
    rolls(p);
    QCOMPARE(strength(p, "u1"), 1);        // doubles count, although it is at half strength
    HW_SAYS(where(p, "g2"), "eliminated"); // [R9.10.3i] damage alone does not help
    HW_SAYS(where(p, "u1"), "E6");
}

void tst_VehicleHarm::r9_10_3f_alsoAfterItFired()
{
    Position p = stepping(gunAhead(2, {"firing"}));
    HW_SAYS(asks(p), "last_shot axis g2");
    say(p, React{id(p, "g2")});
    HW_SAYS(markers(p, "g2"), "firing");
    Position q = stepping(gunAhead(2));
    say(q, React{id(q, "g2")});
    QVERIFY(!unit(q, "g2").activated);
}

void tst_VehicleHarm::r9_10_3g_itMayTurnByOneVertex() // W-23
{
    // u1 comes from the south: vertices 2 and 3 have it in front, 1 and 4 on a flank.
    for (const auto &[facing, to] : {std::pair(1, 2), std::pair(4, 3)}) {
        Position p = stepping(gunAhead(facing));
        HW_SAYS(ruled(p, React{id(p, "g2")}), "OutOfArc R9.10.3g");
        for (int other = 0; other < 6; ++other)
            HW_SAYS(ruled(p, turn(p, "g2", other)), other == to ? "yes" : "CannotTurn R9.10.3g");
        say(p, turn(p, "g2", to));
        HW_SAYS(asks(p), "last_shot axis g2");
        HW_SAYS(ruled(p, turn(p, "g2", facing)), "CannotTurn R9.10.3g");
        HW_SAYS(ruled(p, React{id(p, "g1")}), "NotThisUnit R9.10.3d");
        say(p, React{id(p, "g2")});
        HW_SAYS(asks(p), "last_shot YY");
    }
    for (const int facing : {0, 5}) // from behind
        HW_SAYS(where(stepping(gunAhead(facing)), "g2"), "eliminated");
}

void tst_VehicleHarm::r9_10_3h_whoCannotShoot()
{
    for (const char *marker : {"suppressed", "fast_action", "delayed_action"})
        HW_SAYS(where(stepping(gunAhead(2, {marker})), "g2"), "eliminated");
    // Without dice against armour at arm's length.
    Table table = gunAhead(2);
    table.last().card = "drill.gun";
    HW_SAYS(where(stepping(table), "g2"), "eliminated");
}

void tst_VehicleHarm::r9_10_3i_nobodyHasToShoot()
{
    Position p = stepping(gunAhead(2));
    QVERIFY(isOffered(p, Decline{}));
    say(p, Decline{});
    HW_SAYS(where(p, "g2"), "eliminated");
    HW_SAYS(where(p, "u1"), "E6");
}

static Position shotAt(std::initializer_list<const char *> faces)
{
    Position p = stepping(gunAhead(2));
    say(p, React{id(p, "g2")});
    rolls(p, faces);
    rolls(p);
    return p;
}

void tst_VehicleHarm::r9_10_3j_aSuppressedVehicleStaysOutside() // W-23
{
    const Position p = shotAt({"X"});
    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(where(p, "g2"), "E6");
    HW_SAYS(markers(p, "u1"), "suppressed");
    HW_SAYS(asks(p), "announce axis");

    Position stopped = shotAt({"C"});
    HW_SAYS(asks(stopped), "critical_attack G");
    rolls(stopped, {"C"});
    rolls(stopped);
    HW_SAYS(where(stopped, "u1"), "E7");
    HW_SAYS(where(stopped, "g2"), "E6");
    HW_SAYS(markers(stopped, "u1"), "fast_action,immobilised");
}

void tst_VehicleHarm::r9_10_3j_aDestroyedOneIsGone()
{
    const Position p = shotAt({"DD", "D"});
    HW_SAYS(where(p, "u1"), "eliminated");
    HW_SAYS(where(p, "g2"), "E6");
}

void tst_VehicleHarm::r9_10_3l_aRetreatEndsTheOverrun()
{
    Position p = shotAt({"C"});
    rolls(p, {"D"});
    rolls(p);
    HW_SAYS(asks(p), "fallback allied u1");
    while (p.pending.question == Question::Fallback) {
        say(p, step(p, "u1", toString(neighbour(unit(p, "u1").at, Direction::S))));
        declineAll(p); // the gun may fire again
    }
    HW_SAYS(where(p, "g2"), "E6");
    HW_SAYS(where(p, "u1"), "E10");
    HW_SAYS(asks(p), "announce axis");
}

void tst_VehicleHarm::afterAnOverrunItGoesOn()
{
    // RULING: with the points that are left, and others may fire at it.
    Table table = gunAhead(5).unit("g3", "E2", "drill.at_gun").facing(2);
    Position p = stepping(table);
    HW_SAYS(asks(p), "react axis u1");
    say(p, Decline{});
    HW_SAYS(asks(p), "step allied u1");
    say(p, step(p, "u1", "E5"));
    HW_SAYS(where(p, "u1"), "E5");
}

HW_PLAIN_TEST(tst_VehicleHarm)

} // namespace hexwerk::assault::tst_vehicle_harm

#include "tst_vehicle_harm.moc"
