// [R6] The sequence of play: initiative, actions in turn, passes.
#include <QTest>

#include "core/assault/game/message.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_sequence {

class tst_Sequence final : public QObject
{
    Q_OBJECT

private slots:
    void r6_0a_theActionPhaseIsFollowedByOrganizationAndReinforcements();
    void r6_1a_theScenarioMayNameTheStartingPlayer();
    void r6_1a_otherwiseTheHigherDieStartsEachTurn();
    void r6_1a_equalDiceAreRolledAgain();
    void r6_1b_theStartingPlayerActsFirst();
    void r6_4a_theSidesActInTurn();
    void r6_4a_aSideSpeaksForItsOwnUnitsOnly();
    void r4_4a_aSideMayActWithAllItsUnits();
    void r4_4b_anAnnouncedUnitIsBinding();
    void r9_0b_nobodyMovesUnannounced();
    void r6_4c_onlyTheListedActionsExist();
    void r6_4d_threePassesInARowEndThePhase();
    void r6_4d_anActionBetweenPassesStartsTheCountAgain();
    void r6_4d_thePhaseEndsWhenEveryUnitWasActivated();
    void r6_4d_aUnitThatCannotActKeepsNoPhaseOpen();
    void r6_4e_aUnitActsOnceATurn();
    void r6_4f_aSuppressedUnitLosesItsActivation();
    void r6_4g_aMoraleMarkerReplacesTheActionMarker();
    void r6_4i_whoPassedMayActLater();
    void r8_1a_aPassIsAlwaysOpen();
    void r3_1a_afterTheGameNothingMayBeSaid();
    void unitsThatDoNotExistAreRefused();
};

static Table pair()
{
    return Table().rifles("g1", "C2").rifles("u1", "C9");
}

void tst_Sequence::r6_0a_theActionPhaseIsFollowedByOrganizationAndReinforcements()
{
    Table table = pair();
    table.scenario.zones = {{"edge", "axis", ZonePurpose::Entry, {at("A1")}}};
    table.scenario.reinforcements = {
        {.turn = 2, .side = "axis", .zone = "edge", .units = {{"ger.rifles43", 1}}}};
    Position p = table.begin();

    const auto ended = endTurn(p);

    QCOMPARE(count<PhaseBegan>(ended), 1); // organization
    QCOMPARE(count<TurnBegan>(ended), 0);  // reinforcements come before the next turn
    HW_SAYS(asks(p), "place axis");
    const auto began = say(p, Place{id(p, "r2-1"), at("A1")});
    QCOMPARE(count<TurnBegan>(began), 1);
    QCOMPARE(p.turn, 2);
    HW_SAYS(asks(p), "announce allied");
}

void tst_Sequence::r6_1a_theScenarioMayNameTheStartingPlayer()
{
    Table table = pair();
    table.scenario.firstPlayer = "axis";
    const Position p = table.begin();

    HW_SAYS(asks(p), "announce axis");
    QCOMPARE(p.startingPlayer, 0);
}

void tst_Sequence::r6_1a_otherwiseTheHigherDieStartsEachTurn()
{
    Table table = pair();
    table.scenario.firstPlayer = "roll";
    Position p = table.begin();

    HW_SAYS(asks(p), "initiative 2d6");
    say(p, d6({2, 5})); // the first side of the scenario first
    HW_SAYS(asks(p), "announce allied");
    endTurn(p);
    HW_SAYS(asks(p), "initiative 2d6");
    say(p, d6({4, 3}));
    HW_SAYS(asks(p), "announce axis");
}

void tst_Sequence::r6_1a_equalDiceAreRolledAgain() // A-23
{
    Table table = pair();
    table.scenario.firstPlayer = "roll";
    Position p = table.begin();

    say(p, d6({4, 4}));

    HW_SAYS(asks(p), "initiative 2d6");
}

void tst_Sequence::r6_1b_theStartingPlayerActsFirst()
{
    Table table = pair();
    table.scenario.firstPlayer = "axis";
    Position p = table.begin();
    say(p, Pass{});
    HW_SAYS(asks(p), "announce allied");

    endTurn(p); // axis passed last or not: the next turn begins with axis again

    HW_SAYS(asks(p), "announce axis");
}

void tst_Sequence::r6_4a_theSidesActInTurn()
{
    Position p = pair().rifles("u2", "E9").begin();

    walk(p, "u1", Action::NormalMove, {});

    HW_SAYS(asks(p), "announce axis"); // though u2 could still act
}

void tst_Sequence::r6_4a_aSideSpeaksForItsOwnUnitsOnly()
{
    const Position p = pair().begin();

    HW_SAYS(ruled(p, announce(p, "g1", Action::NormalMove)), "NotYourUnit R6.4a");
}

void tst_Sequence::r4_4a_aSideMayActWithAllItsUnits()
{
    Position p = pair().rifles("u2", "E9").rifles("u3", "G9").begin();
    for (const char *name : {"u1", "u2", "u3"}) {
        walk(p, name, Action::NormalMove, {});
        HW_SAYS(markers(p, name), "normal_action");
        if (name != std::string("u3"))
            say(p, Pass{});
    }

    for (const char *name : {"u1", "u2", "u3"})
        QVERIFY(unit(p, name).activated);
    HW_SAYS(asks(p), "announce axis"); // its unit can still act
}

void tst_Sequence::r4_4b_anAnnouncedUnitIsBinding()
{
    Position p = pair().rifles("u2", "E9").begin();

    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u2", "E8")), "NotThisUnit R4.4b");
    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "NotAsked R6.4a");
}

void tst_Sequence::r9_0b_nobodyMovesUnannounced()
{
    Position p = pair().begin();
    HW_SAYS(ruled(p, step(p, "u1", "C8")), "NotAsked R6.4a");

    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, step(p, "u1", "C8")), "yes");
}

void tst_Sequence::r6_4c_onlyTheListedActionsExist()
{
    const Position p = pair().begin();

    const auto order =
        Assault::orderFromJson(p, R"({"order":"announce","unit":"u1","action":"sleep"})");

    QVERIFY(!order);
    HW_SAYS(toString(messageOf(order.error().message)), "NotAnOrder");
    HW_SAYS(order.error().rule, "R6.4c");
}

void tst_Sequence::r6_4d_threePassesInARowEndThePhase()
{
    Position p = pair().begin();

    sayAll(p, {Pass{}, Pass{}});
    QCOMPARE(p.turn, 1);
    const auto events = say(p, Pass{});

    QCOMPARE(p.turn, 2);
    QCOMPARE(count<Passed>(events), 1);
}

void tst_Sequence::r6_4d_anActionBetweenPassesStartsTheCountAgain()
{
    Position p = pair().begin();
    sayAll(p, {Pass{}, Pass{}});

    walk(p, "u1", Action::NormalMove, {"C8"});
    sayAll(p, {Pass{}, Pass{}});

    QCOMPARE(p.turn, 1);
    say(p, Pass{});
    QCOMPARE(p.turn, 2);
}

void tst_Sequence::r6_4d_thePhaseEndsWhenEveryUnitWasActivated()
{
    Position p = pair().begin();

    walk(p, "u1", Action::NormalMove, {});
    walk(p, "g1", Action::NormalMove, {});

    QCOMPARE(p.turn, 2);
}

void tst_Sequence::r6_4d_aUnitThatCannotActKeepsNoPhaseOpen() // [R6.4f]
{
    Position p = pair().rifles("g2", "E2", {"suppressed"}).begin();

    walk(p, "u1", Action::NormalMove, {});
    walk(p, "g1", Action::NormalMove, {});

    QCOMPARE(p.turn, 2);
}

void tst_Sequence::r6_4e_aUnitActsOnceATurn() // [R6.2a] [R13.2b]
{
    Position p = pair().begin();
    walk(p, "u1", Action::NormalMove, {});

    say(p, Pass{});

    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "AlreadyActivated R6.4e");
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");
}

void tst_Sequence::r6_4f_aSuppressedUnitLosesItsActivation() // [R13.3a]
{
    const Position p =
        pair().rifles("u2", "E9", {"suppressed"}).rifles("u3", "G9", {"fallback"}).begin();

    HW_SAYS(ruled(p, announce(p, "u2", Action::NormalMove)), "CannotBeActivated R13.3a");
    HW_SAYS(ruled(p, announce(p, "u3", Action::NormalMove)), "CannotBeActivated R13.3a");
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "yes");
}

void tst_Sequence::r6_4g_aMoraleMarkerReplacesTheActionMarker() // [R10.7.3e] [R13.3a]
{
    Position p = Table().rifles("g1", "C3").rifles("u1", "C6").rifles("g2", "K2").begin();
    walk(p, "u1", Action::NormalMove, {"C5"});
    HW_SAYS(markers(p, "u1"), "normal_action");

    fire(p, "g1", "u1");
    rolls(p, {"X"});
    rolls(p); // the defence shows nothing

    HW_SAYS(markers(p, "u1"), "suppressed");
}

void tst_Sequence::r6_4i_whoPassedMayActLater()
{
    Position p = pair().begin();

    sayAll(p, {Pass{}, Pass{}});

    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "yes");
}

void tst_Sequence::r8_1a_aPassIsAlwaysOpen()
{
    Position p = pair().begin();

    QVERIFY(isOffered(p, Pass{}));
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, Pass{}), "NotAsked R6.4a"); // but not in the middle of an action
}

void tst_Sequence::r3_1a_afterTheGameNothingMayBeSaid()
{
    Table table = pair();
    table.scenario.turns = 1;
    Position p = table.begin();
    endTurn(p);

    HW_SAYS(asks(p), "over");
    HW_SAYS(ruled(p, Pass{}), "GameOver R3.1a");
    QVERIFY(Assault::legalOrders(p).empty());
}

void tst_Sequence::unitsThatDoNotExistAreRefused()
{
    const Position p = pair().begin();

    HW_SAYS(ruled(p, Announce{UnitId{}, Action::Fire}), "UnknownUnit R6.4a");
    HW_SAYS(ruled(p, Announce{UnitId{99}, Action::Fire}), "UnknownUnit R6.4a");
}

HW_PLAIN_TEST(tst_Sequence)

} // namespace hexwerk::assault::tst_sequence

#include "tst_sequence.moc"
