// [R8.2] Reaction fire: who may fire at whom, and when.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_reaction_fire {

class tst_ReactionFire final : public QObject
{
    Q_OBJECT

private slots:
    void r8_2b_eachHexOfANormalMove();
    void r8_2c_eachHexOfAFastMove();
    void r8_2d_movingAndFiringEitherWayRound();
    void r8_2f_aFallbackDrawsFireFromItsEnemyAlone();
    void r8_2i_onlyOneUnitAHex();
    void r8_2j_notWhoWasActivated();
    void r8_2j_notWhoIsSuppressed();
    void r8_2k_notAgainstTheStepIntoCloseCombat();
    void r8_2k_butInTheHexBeforeIt();
    void r8_2l_onlyWhoCanTargetTheMover();
    void r8_2l_itIsActivatedAndMarkedFiring();
    void r8_2b_nobodyReactsToHisOwnMove();
    void r8_2b_theMoveThatStaysDrawsNothing();
    void r8_4a_whoIsDamagedGoesOn();
    void r8_4b_whoIsSuppressedStopsThere();
    void r8_4b_whoFallsBackDoesNotGoOn();
    void r8_4b_whoIsEliminatedLeavesItsTurn();
    void r8_2i_decliningEndsTheWindow();
    void a_48_theMarkerOfTheMoveCountsWhileMoving();
    void w_73_theActivePlayersOtherUnitsMayFireAtARetreat();
};

// g1 looks down the column at u1.
static Table column()
{
    return Table().rifles("g1", "E3").unit("g2", "L1", "drill.porters").rifles("u1", "E8");
}

void tst_ReactionFire::r8_2b_eachHexOfANormalMove()
{
    Position p = column().begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E7"));
    HW_SAYS(asks(p), "react axis u1");
    say(p, Decline{});
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "react axis u1");
    say(p, React{id(p, "g1")});

    HW_SAYS(asks(p), "attack YGB"); // its dice at three hexes
}

void tst_ReactionFire::r8_2c_eachHexOfAFastMove()
{
    Position p = column().begin();
    say(p, announce(p, "u1", Action::FastMove));

    for (const char *hex : {"E7", "E6", "E5"}) {
        say(p, step(p, "u1", hex));
        HW_SAYS(asks(p), "react axis u1");
        say(p, Decline{});
    }
    HW_SAYS(asks(p), "announce axis");
}

void tst_ReactionFire::r8_2d_movingAndFiringEitherWayRound()
{
    Position before = column().begin();
    say(before, announce(before, "u1", Action::MoveAndFire));
    say(before, step(before, "u1", "E7"));
    HW_SAYS(asks(before), "react axis u1");
    say(before, Decline{});
    HW_SAYS(asks(before), "target allied u1");

    Position after = column().begin();
    say(after, announce(after, "u1", Action::FireAndMove));
    say(after, Target{id(after, "g1")});
    rolls(after);
    say(after, step(after, "u1", "E7"));
    HW_SAYS(asks(after), "react axis u1");
}

// g1 in E5 is suppressed and hit again by u1: it falls back.
static Position retreat(Table table)
{
    table.rifles("g1", "E5", {"suppressed"}).rifles("u1", "E8");
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"X"});
    rolls(p);
    HW_EXPECTS(asks(p) == "fallback axis g1");
    return p;
}

void tst_ReactionFire::r8_2f_aFallbackDrawsFireFromItsEnemyAlone()
{
    Position p = retreat(Table().rifles("u2", "G8").rifles("g2", "A1"));

    say(p, step(p, "g1", "E4"));

    HW_SAYS(asks(p), "react allied g1");
    HW_SAYS(ruled(p, React{id(p, "g2")}), "NotYourUnit R6.4a");
    HW_SAYS(ruled(p, React{id(p, "u1")}), "AlreadyActivated R6.4e"); // it fired just now
    HW_SAYS(ruled(p, React{id(p, "u2")}), "yes");
}

void tst_ReactionFire::w_73_theActivePlayersOtherUnitsMayFireAtARetreat()
{
    Position p = retreat(Table().rifles("u2", "G8").rifles("g2", "A1"));
    say(p, step(p, "g1", "E4"));

    say(p, React{id(p, "u2")});
    rolls(p, {"D"});
    rolls(p);

    QCOMPARE(strength(p, "g1"), 3);
    HW_SAYS(markers(p, "u2"), "firing");
    HW_SAYS(asks(p), "fallback axis g1"); // [R8.4a] and on it goes
}

void tst_ReactionFire::r8_2i_onlyOneUnitAHex()
{
    Position p = column().rifles("g3", "G4").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g1")});
    rolls(p);

    HW_SAYS(asks(p), "step allied u1"); // g3 may not fire at this hex
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "react axis u1"); // but at the next
    HW_SAYS(ruled(p, React{id(p, "g3")}), "yes");
}

void tst_ReactionFire::r8_2i_decliningEndsTheWindow()
{
    Position p = column().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    QVERIFY(isOffered(p, Decline{}));

    say(p, Decline{});

    HW_SAYS(asks(p), "step allied u1");
    HW_SAYS(ruled(p, Decline{}), "NotAsked R6.4a");
    HW_SAYS(ruled(p, React{id(p, "g1")}), "NotAsked R6.4a");
}

void tst_ReactionFire::r8_2j_notWhoWasActivated()
{
    Table table = column();
    table.scenario.units[0].activated = true; // g1
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E7"));

    HW_SAYS(asks(p), "step allied u1"); // g1 has acted, g2 is unarmed
}

void tst_ReactionFire::r8_2j_notWhoIsSuppressed()
{
    Position p = Table().rifles("g1", "E3", {"suppressed"}).rifles("u1", "E8").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E7"));

    HW_SAYS(asks(p), "step allied u1");
}

void tst_ReactionFire::r8_2k_notAgainstTheStepIntoCloseCombat() // [R11.1.1b]
{
    Position p = Table().rifles("g1", "E6").rifles("g2", "E3").rifles("u1", "E7").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    const auto events = say(p, step(p, "u1", "E6"));

    QCOMPARE(count<CloseCombatBegan>(events), 1);
    QVERIFY(p.pending.question != Question::React);
}

void tst_ReactionFire::r8_2k_butInTheHexBeforeIt() // [R11.6b]
{
    Position p = Table().rifles("g1", "E5").rifles("u1", "E7").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E6"));

    HW_SAYS(asks(p), "react axis u1");
}

void tst_ReactionFire::r8_2l_onlyWhoCanTargetTheMover()
{
    // g1 behind a wood, g2 unarmed, g3 in sight.
    Position p = Table()
                     .rifles("g1", "C7")
                     .unit("g2", "L1", "drill.porters")
                     .rifles("g3", "G5")
                     .rifles("u1", "E8")
                     .terrain("D7", "heavy_forest")
                     .terrain("D6", "heavy_forest")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E7"));

    HW_SAYS(ruled(p, React{id(p, "g1")}), "SightBlocked R10.2b");
    HW_SAYS(ruled(p, React{id(p, "g2")}), "OutOfRange R10.1c");
    HW_SAYS(ruled(p, React{id(p, "g3")}), "yes");
    QVERIFY(!isOffered(p, React{id(p, "g1")}));
}

void tst_ReactionFire::r8_2l_itIsActivatedAndMarkedFiring()
{
    Position p = column().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    const auto events = say(p, React{id(p, "g1")});
    rolls(p);

    HW_SAYS(markers(p, "g1"), "firing");
    QVERIFY(unit(p, "g1").activated);
    QVERIFY(std::get<ShotFired>(events[0].what).reaction);
    say(p, Stop{});
    HW_SAYS(ruled(p, announce(p, "g1", Action::Fire)), "AlreadyActivated R6.4e");
}

void tst_ReactionFire::r8_2b_nobodyReactsToHisOwnMove()
{
    Position p =
        Table().unit("g1", "L1", "drill.porters").rifles("u1", "E8").rifles("u2", "G8").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E7"));

    HW_SAYS(asks(p), "step allied u1");
}

void tst_ReactionFire::r8_2b_theMoveThatStaysDrawsNothing()
{
    Position p = column().begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, Stop{});

    HW_SAYS(asks(p), "announce axis");
}

// u1 moves to E7 and g1 fires: what the attack leaves.
static Position hit(std::initializer_list<const char *> faces, Action action = Action::NormalMove,
                    Table table = column())
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g1")});
    rolls(p, faces);
    rolls(p);
    return p;
}

void tst_ReactionFire::r8_4a_whoIsDamagedGoesOn()
{
    Position p = hit({"D"});

    QCOMPARE(strength(p, "u1"), 3);
    HW_SAYS(asks(p), "step allied u1");
    say(p, step(p, "u1", "E6"));
    HW_SAYS(where(p, "u1"), "E6");
}

void tst_ReactionFire::r8_4b_whoIsSuppressedStopsThere() // [R13.3b]
{
    const Position p = hit({"X"});

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(markers(p, "u1"), "suppressed");
    HW_SAYS(asks(p), "announce axis");
    // Neither does who wanted to fire after its move.
    HW_SAYS(asks(hit({"X"}, Action::MoveAndFire)), "announce axis");
}

void tst_ReactionFire::r8_4b_whoFallsBackDoesNotGoOn()
{
    // Delayed by harsh terrain, an X drives it back. [R13.2d]
    Position p =
        hit({"X"}, Action::NormalMove, column().terrain("E7", "heavy_forest", 1).level("E3", 1));
    HW_SAYS(asks(p), "fallback allied u1");
    say(p, step(p, "u1", "E8"));
    declineAll(p);
    say(p, step(p, "u1", "E9"));
    declineAll(p);
    say(p, step(p, "u1", "E10"));
    declineAll(p);

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "fallback");
}

void tst_ReactionFire::r8_4b_whoIsEliminatedLeavesItsTurn()
{
    const Position p = hit({"DD", "DD"}, Action::NormalMove, column().rifles("u2", "G9"));

    HW_SAYS(where(p, "u1"), "eliminated");
    HW_SAYS(asks(p), "announce axis");
}

void tst_ReactionFire::a_48_theMarkerOfTheMoveCountsWhileMoving()
{
    // In a light forest a normal move has Y + G; a fast one has lost the weakest.
    for (const auto &[action, dice] :
         {std::pair{Action::NormalMove, "YG"}, std::pair{Action::FastMove, "Y"}}) {
        Position p = column().terrain("E7", "light_forest").begin();
        say(p, announce(p, "u1", action));
        say(p, step(p, "u1", "E7"));
        say(p, React{id(p, "g1")});
        if (p.pending.question == Question::PlainDice) // who hurries is seen [R10.5.1c]
            say(p, d6({6}));
        rolls(p, {"D"});
        HW_SAYS(asks(p), std::string("defence ") + dice);
    }
}

HW_PLAIN_TEST(tst_ReactionFire)

} // namespace hexwerk::assault::tst_reaction_fire

#include "tst_reaction_fire.moc"
