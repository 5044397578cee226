// [R6.3] [R7] The support phase: who is asked when, guns that turn, charges.
#include <QTest>

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_support_phase {

class tst_SupportPhase final : public QObject
{
    Q_OBJECT

private slots:
    void r6_3a_theSidesAlternate();
    void r6_3a_nobodyIsAskedWithoutNeed();
    void r6_3a_aSideWithNothingToDoIsNotAsked();
    void r6_3a_otherActionsBelongToTheActionPhase();
    void r6_3f_aPassIsFinal();
    void r6_3f_theNextTurnBeginsAnew();
    void r6_4b_whoActedHereHasActed();
    void r7_0a_nobodyMoves();
    void r7_0b_whoFiresIsMarked();
    void r6_3b_gunsTurn();
    void r7_3a_turningActivatesNobody();
    void r7_3a_toAnotherVertex();
    void r10_6g_aTurnedGunFiresElsewhere();
    void r9_6_3_2_8d_aBunkerLimitsTheArc();
    void r6_3d_onlyWhoHasTheAbility();
    void r7_4a_aChargeAttacksTheNeighbour();
    void r7_4a_itNeedsSight();
};

// A gun on each side; the allied one begins.
static Table guns()
{
    return Table()
        .unit("u1", "E9", "drill.gun")
        .unit("g1", "E2", "drill.gun")
        .rifles("u2", "A10")
        .rifles("g2", "A1");
}

static void turnGun(Position &p, std::string_view gun, int facing)
{
    say(p, announce(p, gun, Action::TurnFacing));
    say(p, TurnTo{id(p, gun), facing});
}

void tst_SupportPhase::r6_3a_theSidesAlternate() // [R6.1b]
{
    Position p = guns().beginSupport();
    QVERIFY(p.phase == Phase::Support);
    HW_SAYS(asks(p), "announce allied");

    turnGun(p, "u1", 2);
    HW_SAYS(asks(p), "announce axis");
    turnGun(p, "g1", 4);
    HW_SAYS(asks(p), "announce allied");
    passSupport(p);

    QVERIFY(p.phase == Phase::Action);
    HW_SAYS(asks(p), "announce allied"); // the starting player begins each phase
}

void tst_SupportPhase::r6_3a_nobodyIsAskedWithoutNeed()
{
    const Position p = Table().rifles("u1", "E9").rifles("g1", "E2").beginSupport();

    QVERIFY(p.phase == Phase::Action);
    QVERIFY(!hasSupportAction(p, 0) && !hasSupportAction(p, 1));
}

void tst_SupportPhase::r6_3a_aSideWithNothingToDoIsNotAsked()
{
    Position p = Table().rifles("u1", "E9").unit("g1", "E2", "drill.gun").beginSupport();

    HW_SAYS(asks(p), "announce axis");
    turnGun(p, "g1", 3);
    HW_SAYS(asks(p), "announce axis");
    const auto events = say(p, Pass{});
    HW_SAYS(asks(p), "announce allied");
    QCOMPARE(count<PhaseBegan>(events), 1);
}

void tst_SupportPhase::r6_3a_otherActionsBelongToTheActionPhase() // [R6.4c]
{
    Position p = guns().beginSupport();
    for (const Action action : {Action::NormalMove, Action::Fire, Action::DigIn})
        HW_SAYS(ruled(p, announce(p, "u2", action)), "NotInThisPhase R6.3a");
    passSupport(p);
    for (const Action action :
         {Action::TurnFacing, Action::IndirectFire, Action::Smoke, Action::SpecialAbility})
        HW_SAYS(ruled(p, announce(p, "u1", action)), "NotInThisPhase R10.0b");
}

void tst_SupportPhase::r6_3f_aPassIsFinal()
{
    Position p = guns().beginSupport();

    const auto events = say(p, Pass{});
    QCOMPARE(count<Passed>(events), 1);
    for (int i = 1; i <= 4; ++i) {
        HW_SAYS(asks(p), "announce axis");
        turnGun(p, "g1", i);
    }
    say(p, Pass{});
    QVERIFY(p.phase == Phase::Action);
}

void tst_SupportPhase::r6_3f_theNextTurnBeginsAnew()
{
    Position p = guns().beginSupport();
    endTurn(p);

    QVERIFY(p.phase == Phase::Support);
    HW_SAYS(asks(p), "announce allied");
    say(p, Pass{});
    HW_SAYS(asks(p), "announce axis");
}

void tst_SupportPhase::r6_4b_whoActedHereHasActed()
{
    Position p = Table().unit("u1", "E9", "drill.mortar").rifles("g1", "E4").beginSupport();
    say(p, announce(p, "u1", Action::IndirectFire));
    say(p, Target{id(p, "g1"), {}});
    rolls(p);

    QVERIFY(p.phase == Phase::Action);
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");
}

void tst_SupportPhase::r7_0a_nobodyMoves()
{
    const Position p = guns().beginSupport();
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *said = std::get_if<Announce>(&order))
            QVERIFY(said->action == Action::TurnFacing);
    HW_SAYS(supportActionRuling(p, unit(p, "u2"), Action::NormalMove).error().rule, "R7.0a");
}

void tst_SupportPhase::r7_0b_whoFiresIsMarked() // [R13.2f]
{
    Position p = Table().unit("u1", "E9", "drill.mortar").rifles("g1", "E4").beginSupport();
    say(p, announce(p, "u1", Action::IndirectFire));
    say(p, Target{id(p, "g1"), {}});
    HW_SAYS(markers(p, "u1"), "");
    rolls(p);
    HW_SAYS(markers(p, "u1"), "firing");
}

void tst_SupportPhase::r6_3b_gunsTurn()
{
    Position p = guns().beginSupport();

    HW_SAYS(ruled(p, announce(p, "u2", Action::TurnFacing)), "NotThisAction R6.3b");
    const auto events =
        (say(p, announce(p, "u1", Action::TurnFacing)), say(p, TurnTo{id(p, "u1"), 5}));
    QCOMPARE(unit(p, "u1").facing, std::int8_t{5});
    QCOMPARE(count<UnitTurned>(events), 1);
}

void tst_SupportPhase::r7_3a_turningActivatesNobody()
{
    Table table = guns();
    table.scenario.units[0].activated = true; // it has no turn to lose
    Position p = table.beginSupport();
    turnGun(p, "u1", 1);
    turnGun(p, "g1", 1);

    QVERIFY(!unit(p, "g1").activated);
    HW_SAYS(markers(p, "g1"), "");
    passSupport(p);
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "g1", Action::NormalMove)), "yes");
}

void tst_SupportPhase::r7_3a_toAnotherVertex()
{
    Position p = guns().beginSupport();
    HW_SAYS(ruled(p, TurnTo{id(p, "u1"), 1}), "NotAsked R6.4a");
    say(p, announce(p, "u1", Action::TurnFacing));

    HW_SAYS(asks(p), "facing allied u1");
    HW_SAYS(ruled(p, TurnTo{id(p, "u1"), 0}), "NotThatChoice R7.3a"); // as it stands
    HW_SAYS(ruled(p, TurnTo{id(p, "u1"), 6}), "NotThatChoice R7.3a");
    HW_SAYS(ruled(p, TurnTo{id(p, "u1"), -1}), "NotThatChoice R7.3a");
    HW_SAYS(ruled(p, TurnTo{id(p, "u2"), 1}), "NotThisUnit R4.4b");
    HW_SAYS(ruled(p, TurnTo{id(p, "g1"), 1}), "NotYourUnit R6.4a");
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{5});
}

void tst_SupportPhase::r10_6g_aTurnedGunFiresElsewhere() // [R10.6b]
{
    Position p = Table().unit("u1", "E9", "drill.gun").rifles("g1", "E2").beginSupport();
    p.unit(id(p, "u1")).facing = 3;
    Position turned = p;
    passSupport(p);
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "NotATarget R10.0a");

    turnGun(turned, "u1", 0);
    passSupport(turned);
    HW_SAYS(ruled(turned, announce(turned, "u1", Action::Fire)), "yes");
}

// Whether u1 in E5, so turned, reaches E2 to the north and E9 to the south.
static std::string arcOf(const Table &table, int facing)
{
    Position p = table.beginSupport();
    Unit &gun = p.unit(id(p, "u1"));
    gun.facing = static_cast<std::int8_t>(facing);
    return std::string(isInArcOfFire(p, gun, at("E2")) ? "north " : "") +
           (isInArcOfFire(p, gun, at("E9")) ? "south " : "");
}

void tst_SupportPhase::r9_6_3_2_8d_aBunkerLimitsTheArc()
{
    const Table gun = Table().unit("u1", "E5", "drill.gun").rifles("g1", "E1");
    HW_SAYS(arcOf(gun, 0), "north ");
    HW_SAYS(arcOf(gun, 3), "south ");
    for (const OverlayKind kind : {OverlayKind::Bunker, OverlayKind::GunPosition}) {
        const Table inside = Table(gun).fortification(kind, "E5", 0);
        HW_SAYS(arcOf(inside, 0), "north ");
        HW_SAYS(arcOf(inside, 3), "");
    }
    // It is not inside a trench, and infantry in a bunker fires all round.
    HW_SAYS(arcOf(Table(gun).fortification(OverlayKind::Trench, "E5", 0), 3), "south ");
    const Table rifles =
        Table().rifles("u1", "E5").rifles("g1", "E1").fortification(OverlayKind::Bunker, "E5", 0);
    HW_SAYS(arcOf(rifles, -1), "north south ");
}

static Table charge()
{
    return Table().unit("u1", "E5", "drill.sappers").rifles("u2", "F5").rifles("g1", "E4");
}

void tst_SupportPhase::r6_3d_onlyWhoHasTheAbility()
{
    const Position p = charge().beginSupport();

    HW_SAYS(ruled(p, announce(p, "u1", Action::SpecialAbility)), "yes");
    HW_SAYS(ruled(p, announce(p, "u2", Action::SpecialAbility)), "NotThisAction R6.3d");
    // Nobody beside it: nothing to do.
    const Position far =
        Table().unit("u1", "E6", "drill.sappers").rifles("g1", "E4").beginSupport();
    QVERIFY(far.phase == Phase::Action);
    HW_SAYS(supportActionRuling(far, unit(far, "u1"), Action::SpecialAbility).error().rule,
            "R7.4a");
}

void tst_SupportPhase::r7_4a_aChargeAttacksTheNeighbour()
{
    Position p = charge().terrain("E4", "light_forest").beginSupport();
    say(p, announce(p, "u1", Action::SpecialAbility));
    say(p, Target{id(p, "g1"), {}});

    HW_SAYS(asks(p), "attack RY"); // adjacent: seen
    rolls(p, {"D"});
    HW_SAYS(asks(p), "defence YG");
    rolls(p);
    QCOMPARE(strength(p, "g1"), 3);
    HW_SAYS(markers(p, "u1"), "firing");
    passSupport(p);
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");
}

void tst_SupportPhase::r7_4a_itNeedsSight()
{
    // Three markers of smoke in its hex block every line.
    const Position p = charge().smoke("E5", 3).unit("u3", "A9", "drill.gun").beginSupport();

    HW_SAYS(ruled(p, announce(p, "u1", Action::SpecialAbility)), "NotATarget R7.4a");
    const auto why = supportTargetRuling(p, unit(p, "u1"), id(p, "g1"), Action::SpecialAbility);
    HW_SAYS(toString(messageOf(why.error().message)), "SightBlocked");
}

HW_PLAIN_TEST(tst_SupportPhase)

} // namespace hexwerk::assault::tst_support_phase

#include "tst_support_phase.moc"
