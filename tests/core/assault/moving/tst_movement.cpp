// [R4.8] [R9.0] to [R9.3] Movement of infantry: its kinds.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "tests/core/assault/moving_unit.h"
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
    void reachNamesEveryHexOnceWithItsCheapestCost();
    void r4_8b_whateverTheMovementButARetreat();
};

void tst_Movement::r4_8a_movementIsFromHexToHex()
{
    const Position p = moving(walker());

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
    const Position p = moving(walker());

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
    Position p = moving(walker().terrain("E6", "light_forest").terrain("E5", "heavy_forest"));
    QCOMPARE(left(p), 2);

    say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
    HW_SAYS(ruled(p, step(p, "u1", "E5")), "NotEnoughMovement R9.0a"); // 2 of 1
    QCOMPARE(refusalOf(p, step(p, "u1", "E5")).numbers, (Numbers{2, 1}));
}

void tst_Movement::r9_0a_aMoveEndsWhenNoPointsAreLeft()
{
    Position p = moving(walker());

    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "step allied u1");
    say(p, step(p, "u1", "E5"));

    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_0a_aUnitMayStopEarly()
{
    Position p = moving(walker());
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
    Position p = moving(walker());

    QCOMPARE(left(p), 2);
    HW_SAYS(markers(p, "u1"), "normal_action"); // from the announcement on
    sayAll(p, {step(p, "u1", "E6"), step(p, "u1", "E5")});
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_2a_aFastMoveHasOnePointMore() // W-8
{
    Position p = moving(walker(), Action::FastMove);

    QCOMPARE(left(p), 3);
    HW_SAYS(markers(p, "u1"), "fast_action");
    sayAll(p, {step(p, "u1", "E6"), step(p, "u1", "E5"), step(p, "u1", "E4")});
    HW_SAYS(where(p, "u1"), "E4");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Movement::r9_2c_noFastActionInTwoTurnsRunning()
{
    Position p = walker().begin();
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
    QCOMPARE(left(moving(walker(), Action::MoveAndFire)), 1);

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
    Position p = walker().begin(); // g1 is out of range
    say(p, announce(p, "u1", Action::MoveAndFire));
    say(p, step(p, "u1", "E8"));

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "move_and_fire");
    HW_SAYS(ruled(walker().begin(), announce(p, "u1", Action::FireAndMove)), "NotATarget R10.0a");
}

void tst_Movement::r9_3c_gunsDoNotMoveAndFire() // [R10.0f]
{
    const Position p = Table().rifles("g1", "E2").unit("u1", "E7", "drill.gun").begin();

    HW_SAYS(ruled(p, announce(p, "u1", Action::MoveAndFire)), "NotThisAction R9.3c");
    HW_SAYS(ruled(p, announce(p, "u1", Action::FireAndMove)), "NotThisAction R9.3c");
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "yes");
}

void tst_Movement::reachNamesEveryHexOnceWithItsCheapestCost()
{
    // Two points on open ground: the six around and the twelve beyond, but for the one that only a
    // wood of two points leads to.
    const Position p = walker().terrain("E6", "heavy_forest").begin();

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
