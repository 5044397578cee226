// [R13.3] Falling back: where to, how far, and what becomes of who cannot. RULING A-41.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_fallback {

class tst_Fallback final : public QObject
{
    Q_OBJECT

private slots:
    void r13_3e_theOwnerMovesItAwayFromEveryEnemy();
    void r13_3e_asFarAsAFastActionGoes();
    void r13_3e_slowUnitsToo();
    void r13_3e_itMayNotStopEarly();
    void r13_3e_notOverTheEdgeOfTheMap();
    void r13_3f_whereNothingLeadsAwayItTakesAPoint();
    void r13_3f_thatMayBeItsLast();
    void a_41_tooFewPointsForTheOnlyWayEndIt();
    void a_41_harshTerrainAsTheFirstStepOnly();
    void r9_8_1d_itLeavesItsHole();
    void r8_4b_whoIsSuppressedOnTheWayStopsThere();
    void r13_3i_aSecondFallbackEliminates();
    void r13_3j_whoeverEntersItsHexEliminatesIt();
    void r9_0d_throughAFriendButNotOntoIt();
    void r9_8_1d_notTheHoleOfAFriendItFellBackIn();
    void a_46_itMayStayWhereTheEnemyIsGone();
    void a_47_whoFallsBackInMidMoveGoesBackAlongItsWholeWay();
    void a_15_aRetreatThatTurnsToAttackDiceMinus1BarsHaste();
    void r8_2h_outOfACloseCombatItDrawsFire();
};

// g1 in E5 falls back before u1 in E8.
static Position retreat(Table table = {}, const char *card = "ger.rifles43", const char *hex = "E5")
{
    table.unit("g1", hex, card, {"suppressed"}).unit("g9", "L10", "drill.porters");
    table.rifles("u1", "E8");
    Position p = table.begin();
    fire(p, "u1", "g1");
    if (p.pending.question == Question::PlainDice)
        say(p, d6({6}));
    rolls(p, {"X"});
    rolls(p);
    return p;
}

void tst_Fallback::r13_3e_theOwnerMovesItAwayFromEveryEnemy()
{
    // u1 stands south. North and the two beside it lead away, the others do not.
    const Position p = retreat();
    HW_SAYS(asks(p), "fallback axis g1");

    for (const char *hex : {"E4", "D4", "F4"})
        HW_SAYS(ruled(p, step(p, "g1", hex)), "yes");
    for (const char *hex : {"D5", "F5", "E6"})
        HW_SAYS(ruled(p, step(p, "g1", hex)), "NotAwayFromEnemies R13.3e");

    // A second enemy in the west closes two of them.
    const Position q = retreat(Table().rifles("u2", "A5"));
    HW_SAYS(ruled(q, step(q, "g1", "D4")), "NotAwayFromEnemies R13.3e");
    HW_SAYS(ruled(q, step(q, "g1", "F4")), "yes");
}

void tst_Fallback::r13_3e_asFarAsAFastActionGoes()
{
    Position p = retreat();

    for (const char *hex : {"E4", "E3", "E2"}) // 2 + 1 points
        say(p, step(p, "g1", hex));

    HW_SAYS(where(p, "g1"), "E2");
    HW_SAYS(markers(p, "g1"), "fallback");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Fallback::r13_3e_slowUnitsToo()
{
    const Position p = retreat({}, "ger.hmg42");

    QCOMPARE(int(std::get<FallbackFrame>(p.stack.back()).walk.points), 3);
}

void tst_Fallback::r13_3e_itMayNotStopEarly()
{
    const Position p = retreat();

    HW_SAYS(ruled(p, Stop{}), "NotAsked R6.4a");
    QVERIFY(!isOffered(p, Stop{}));
}

void tst_Fallback::r13_3e_notOverTheEdgeOfTheMap() // [R4.8b]
{
    Position p = retreat({}, "ger.rifles43", "E2");
    say(p, step(p, "g1", "E1"));

    // Nothing north of it: E1 is the last.
    HW_SAYS(where(p, "g1"), "E1");
    QVERIFY(p.pending.question != Question::Fallback);
    // Nor where the edge is beside it.
    const Position q = retreat({}, "ger.rifles43", "A5");
    HW_SAYS(ruled(q, step(q, "g1", "A4")), "yes");
    HW_SAYS(ruled(q, Step{id(q, "g1"), Hex{}}), "OffTheBoard R4.8b");
}

void tst_Fallback::r13_3f_whereNothingLeadsAwayItTakesAPoint()
{
    // Between two enemies every hex leads nearer to one of them, or no further away.
    const Position p = retreat(Table().rifles("u2", "E2"));

    HW_SAYS(where(p, "g1"), "E5");
    QCOMPARE(strength(p, "g1"), 3);
    HW_SAYS(markers(p, "g1"), "fallback");
    HW_SAYS(asks(p), "announce axis");
    // In the middle of the way as well: from E1 nothing leads on while points remain.
    Position q = retreat({}, "ger.rifles43", "E2");
    say(q, step(q, "g1", "E1"));
    QCOMPARE(strength(q, "g1"), 3);
}

void tst_Fallback::r13_3f_thatMayBeItsLast()
{
    Table table = Table()
                      .rifles("u2", "E2")
                      .rifles("g2", "L10")
                      .rifles("g1", "E5", {"suppressed", "dug_in"}, 3);
    table.rifles("u1", "E8");
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "g1"), "eliminated");
    QVERIFY(!p.isDugIn(at("E5"))); // [R9.8.1d]
}

void tst_Fallback::a_41_tooFewPointsForTheOnlyWayEndIt()
{
    // After two hexes a wood of two points all round, one point is left: it just stops.
    Table table;
    for (const char *hex : {"E2", "D2", "F2"})
        table.terrain(hex, "heavy_forest");
    Position p = retreat(table);
    say(p, step(p, "g1", "E4"));
    say(p, step(p, "g1", "E3"));

    HW_SAYS(where(p, "g1"), "E3");
    QCOMPARE(strength(p, "g1"), 4);
    QVERIFY(p.pending.question != Question::Fallback);
}

void tst_Fallback::a_41_harshTerrainAsTheFirstStepOnly()
{
    Position p = retreat(Table().terrain("E4", "heavy_forest", 1));
    HW_SAYS(ruled(p, step(p, "g1", "E4")), "yes");
    say(p, step(p, "g1", "E4"));
    HW_SAYS(where(p, "g1"), "E4");
    QVERIFY(p.pending.question != Question::Fallback); // its points are gone
    HW_SAYS(markers(p, "g1"), "fallback");

    Position q = retreat(Table().terrain("E3", "heavy_forest", 1));
    say(q, step(q, "g1", "E4"));
    HW_SAYS(ruled(q, step(q, "g1", "E3")), "HarshTerrain R9.5c");
}

void tst_Fallback::r9_8_1d_itLeavesItsHole()
{
    Table table = Table().rifles("g1", "E5", {"suppressed", "dug_in"}).rifles("u1", "E8");
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"X"});
    rolls(p);
    QVERIFY(p.isDugIn(at("E5"))); // as long as it is there

    say(p, step(p, "g1", "E4"));

    QVERIFY(!p.isDugIn(at("E5")));
}

void tst_Fallback::r8_4b_whoIsSuppressedOnTheWayStopsThere()
{
    Position p = retreat(Table().rifles("u2", "G8"));
    say(p, step(p, "g1", "E4"));
    say(p, React{id(p, "u2")});
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "g1"), "E4");
    HW_SAYS(markers(p, "g1"), "suppressed,fallback");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Fallback::r13_3i_aSecondFallbackEliminates()
{
    // Suppressed beside its fallback, one X more is a second fallback.
    Table table = Table()
                      .rifles("g1", "E5", {"suppressed", "fallback"})
                      .rifles("g2", "L10")
                      .rifles("u1", "E8")
                      .rifles("u2", "A10");
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "g1"), "eliminated");
}

void tst_Fallback::r13_3j_whoeverEntersItsHexEliminatesIt() // [R11.0f]
{
    Position p = Table()
                     .rifles("g1", "E6", {"fallback", "dug_in"})
                     .rifles("g2", "L10")
                     .rifles("g3", "E3")
                     .rifles("u1", "E7")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes");

    const auto events = say(p, step(p, "u1", "E6"));

    HW_SAYS(where(p, "g1"), "eliminated");
    QCOMPARE(count<CloseCombatBegan>(events), 0);
    QVERIFY(!p.isDugIn(at("E6")));
    HW_SAYS(asks(p), "react axis u1"); // it is a hex as any other
    say(p, Decline{});
    HW_SAYS(asks(p), "step allied u1"); // and the move goes on
}

void tst_Fallback::r9_0d_throughAFriendButNotOntoIt()
{
    Position p = retreat(Table().rifles("g2", "E4"));
    HW_SAYS(ruled(p, step(p, "g1", "E4")), "yes");
    // With friends as far as its points go there is no place to end.
    Table table;
    for (const char *hex :
         {"E4", "E3", "E2", "D4", "D3", "F4", "F3", "D2", "F2", "C3", "G3", "C2", "G2", "C4", "G4"})
        table.rifles("g" + std::string(hex), hex);
    const Position q = retreat(table);
    HW_SAYS(where(q, "g1"), "E5");
}

// u1 comes through E7, where u2 lies in its hole, and is driven out by g1 before it is past it.
static Position drivenBackInAFriendsHex(Table table, const char *from)
{
    table.rifles("g1", "E3").rifles("u1", from);
    table.rifles("u2", "E7", {"dug_in"});
    Position p = table.begin();
    say(p, announce(p, "u1", Action::FastMove));
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g1")});
    rolls(p, {"C"});
    rolls(p);
    rolls(p, {"CD"}); // the critical roll
    rolls(p);
    HW_EXPECTS(asks(p) == "fallback allied u1");
    return p;
}

void tst_Fallback::r9_8_1d_notTheHoleOfAFriendItFellBackIn()
{
    Position p = drivenBackInAFriendsHex({}, "E8");

    say(p, step(p, "u1", "E8"));

    QVERIFY(p.isDugIn(at("E7")));
}

void tst_Fallback::a_47_whoFallsBackInMidMoveGoesBackAlongItsWholeWay()
{
    // From F7 through E7; on its retreat it is stopped in u3's hex: F7 is where it last stood
    // alone.
    Table table = Table().rifles("u3", "E8").rifles("g2", "E2");
    Position p = drivenBackInAFriendsHex(table, "F7");
    say(p, step(p, "u1", "E8"));
    say(p, React{id(p, "g2")});
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "u1"), "F7");
}

// u1 and g1 both have to leave E6; of the hexes around it u1 alone has one that leads away.
static Position bothDrivenOut(Table table)
{
    table.rifles("g1", "E6").rifles("u1", "E7").unit("u9", "A10", "drill.porters");
    table.unit("g9", "L1", "drill.porters");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    declineAll(p);
    rolls(p, {"X", "X"}); // one of them is ignored
    rolls(p);
    rolls(p, {"X", "X"});
    rolls(p);
    return p;
}

void tst_Fallback::a_46_itMayStayWhereTheEnemyIsGone()
{
    // North of g1 stand enemies; u1 leaves first, and then it is alone in the hex.
    Table table = Table().rifles("u2", "E3").rifles("u3", "B5").rifles("u4", "H5");
    for (UnitSpec &unit : table.scenario.units)
        unit.activated = true;
    Position p = bothDrivenOut(table);
    HW_SAYS(asks(p), "fallback allied u1");
    while (p.pending.question == Question::Fallback && p.pending.unit == id(p, "u1")) {
        say(p, Assault::legalOrders(p)[0]);
        declineAll(p);
    }

    HW_SAYS(where(p, "g1"), "E6");
    QCOMPARE(strength(p, "g1"), 3); // [R13.3f]
    HW_SAYS(markers(p, "g1"), "fallback");
}

void tst_Fallback::a_15_aRetreatThatTurnsToAttackDiceMinus1BarsHaste()
{
    for (const bool german : {false, true}) { // G-13: only there it is turned
        Table table =
            Table().rifles("g1", "E2").rifles("u1", "E9", {"fallback"}).rifles("u2", "A9");
        if (german)
            table.german();
        Position p = table.begin();
        endTurn(p);
        HW_SAYS(markers(p, "u1"), german ? "attack_dice_minus_1" : "");
        HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)),
                german ? "NoFastActionTwice R9.2c" : "yes");
    }
}

void tst_Fallback::r8_2h_outOfACloseCombatItDrawsFire() // [R8.2f]
{
    Table table = Table().rifles("g2", "E2");
    table.rifles("g1", "E6").rifles("u1", "E7").unit("u9", "A10", "drill.porters");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    declineAll(p);
    rolls(p);
    rolls(p);
    rolls(p, {"X", "X"}); // the defence unit strikes
    rolls(p);
    HW_SAYS(asks(p), "fallback allied u1");

    say(p, step(p, "u1", "E7"));

    HW_SAYS(asks(p), "react axis u1");
}

HW_PLAIN_TEST(tst_Fallback)

} // namespace hexwerk::assault::tst_fallback

#include "tst_fallback.moc"
