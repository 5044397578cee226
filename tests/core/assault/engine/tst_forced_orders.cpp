// What the rules refuse is done all the same, as far as a position can take it. Where things stand
// afterwards follows from the design: "with enforcement off a refused order may be forced".
#include <QTest>

#include "core/assault/game/box.h"
#include "tests/core/assault/formations.h"
#include "tests/core/assault/infantry_duel.h"
#include "tests/core/assault/set_up.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_forced_orders {

class tst_ForcedOrders final : public QObject
{
    Q_OBJECT

private slots:
    void aUnitActsASecondTime();
    void aUnitActsOutOfTurn();
    void asManyHexesAsItsPlayersLike();
    void intoTerrainThatIsClosed();
    void whoStopsOnAFriendGoesBack();
    void everyForcedHexMayDrawFire();
    void intoTheEnemy();
    void aVehicleGoesSideways();
    void aVehicleTurnsForNothing();
    void whoIsNotSeenIsFiredAt();
    void whoIsForcedToFireMayFindNobody();
    void whoHasActedReacts();
    void whoIsNotAskedReactsOnTheWay();
    void whoHasActedSupports();
    void aSetUpHexOutsideTheZone();
    void aMovementPhaseForTheMortar();
    void aDrawnCardIsNamedLater();
    void oneOfTwiceAsManyIsNamedLater();
    void whatCannotBe();
};

static std::vector<Event> force(Position &p, const Order &order)
{
    HW_EXPECTS(!Assault::query(p, order));
    const auto events = Assault::force(p, order);
    HW_EXPECTS(events);
    return *events;
}

static Table skirmish()
{
    return Table().rifles("g1", "E2").rifles("u1", "E7").rifles("u2", "H8");
}

void tst_ForcedOrders::aUnitActsASecondTime()
{
    Position p = skirmish().begin();
    walk(p, "u1", Action::NormalMove, {"E6"});
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");

    const auto events = force(p, announce(p, "u1", Action::NormalMove));

    QCOMPARE(count<UnitActivated>(events), 1);
    HW_SAYS(asks(p), "step allied u1");
    say(p, step(p, "u1", "E5"));
    declineAll(p);
    HW_SAYS(where(p, "u1"), "E5");
}

// The other side acts next, as after any action.
void tst_ForcedOrders::aUnitActsOutOfTurn()
{
    Position p = skirmish().begin();
    HW_SAYS(asks(p), "announce allied");
    HW_SAYS(ruled(p, announce(p, "g1", Action::DigIn)), "NotYourUnit R6.4a");
    force(p, announce(p, "g1", Action::DigIn));
    HW_SAYS(markers(p, "g1"), "digging_in");
    HW_SAYS(asks(p), "announce allied");
}

void tst_ForcedOrders::asManyHexesAsItsPlayersLike()
{
    Position p = Table().rifles("g1", "A1").rifles("u1", "L9").rifles("u2", "A9").begin();
    walk(p, "u1", Action::NormalMove, {"L8", "L7"}); // two points, and no more
    HW_SAYS(asks(p), "announce axis");

    const auto events = force(p, step(p, "u1", "L6"));
    force(p, step(p, "u1", "L5"));

    QCOMPARE(std::get<UnitMoved>(events.front().what).cost, 0);
    HW_SAYS(where(p, "u1"), "L5");
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(asks(p), "announce axis"); // whose turn it was
}

void tst_ForcedOrders::intoTerrainThatIsClosed()
{
    Position p = Table()
                     .terrain("E6", "heavy_forest")
                     .rifles("g1", "A1")
                     .unit("u1", "E7", "drill.lorry")
                     .facing(0)
                     .rifles("u2", "L9")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, step(p, "u1", "E6")).substr(0, 17), "ProhibitedTerrain");
    force(p, step(p, "u1", "E6"));
    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "step allied u1"); // its points are all there
}

void tst_ForcedOrders::whoStopsOnAFriendGoesBack()
{
    Position p = Table().rifles("g1", "A1").rifles("u1", "E8").rifles("u2", "E7").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    declineAll(p);
    QVERIFY(!Assault::query(p, Stop{}));
    force(p, Stop{});
    HW_SAYS(where(p, "u1"), "E8");
    HW_SAYS(asks(p), "announce axis");
}

void tst_ForcedOrders::everyForcedHexMayDrawFire()
{
    Position p = Table().rifles("g1", "E1").rifles("u1", "E9").rifles("u2", "L9").begin();
    walk(p, "u1", Action::NormalMove, {"E8", "E7"});
    declineAll(p);
    force(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "react axis u1");
}

void tst_ForcedOrders::intoTheEnemy()
{
    Position p = Table().rifles("g1", "E5").rifles("u1", "E8").rifles("u2", "L9").begin();
    walk(p, "u1", Action::NormalMove, {"E7", "E6"});
    declineAll(p);
    const auto events = force(p, step(p, "u1", "E5"));
    QCOMPARE(count<CloseCombatBegan>(events), 1);
    QVERIFY(p.pending.isChance());
}

void tst_ForcedOrders::aVehicleGoesSideways()
{
    Position p = Table()
                     .rifles("g1", "A1")
                     .unit("u1", "E7", "drill.tank")
                     .facing(0)
                     .rifles("u2", "L9")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));
    int sideways = 0; // [R9.10b] two hexes lie neither ahead nor behind
    for (const Direction d : kAllDirections) {
        const Hex to = neighbour(at("E7"), d);
        const Order order = Step{id(p, "u1"), to};
        if (Assault::query(p, order))
            continue;
        HW_SAYS(ruled(p, order), "NotAhead R9.10b");
        Position there = p;
        force(there, order);
        QVERIFY(unit(there, "u1").at == to);
        QCOMPARE(int(unit(there, "u1").facing), 0);
        ++sideways;
    }
    QCOMPARE(sideways, 2);
}

void tst_ForcedOrders::aVehicleTurnsForNothing()
{
    Position p = Table()
                     .rifles("g1", "A1")
                     .unit("u1", "E7", "drill.tank")
                     .facing(0)
                     .rifles("u2", "L9")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));
    for (const char *hex : {"E6", "E5", "E4"})
        say(p, step(p, "u1", hex));
    HW_SAYS(asks(p), "step allied u1"); // one point is left
    QVERIFY(ruled(p, turn(p, "u1", 3)).starts_with("NotEnoughMovement"));
    force(p, turn(p, "u1", 3));
    QCOMPARE(int(unit(p, "u1").facing), 3);
    HW_SAYS(asks(p), "step allied u1"); // and is left still
}

void tst_ForcedOrders::whoIsNotSeenIsFiredAt()
{
    // Two hexes of wood between them block the sight.
    Position p = Table()
                     .terrain("E4", "heavy_forest")
                     .terrain("E5", "heavy_forest")
                     .rifles("g1", "E2")
                     .rifles("u1", "E7")
                     .rifles("u2", "L9")
                     .begin();
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "NotATarget R10.0a");
    force(p, announce(p, "u1", Action::Fire));
    HW_SAYS(asks(p), "target allied u1");
    HW_SAYS(ruled(p, Target{id(p, "g1")}), "SightBlocked R10.2b");
    const auto events = force(p, Target{id(p, "g1")});
    QCOMPARE(count<ShotFired>(events), 1);
    while (p.pending.isChance())
        rolls(p);
    HW_SAYS(markers(p, "u1"), "firing");
    HW_SAYS(asks(p), "announce axis");
}

void tst_ForcedOrders::whoIsForcedToFireMayFindNobody()
{
    Position p = Table().rifles("g1", "A1").rifles("u1", "L9").rifles("u2", "L7").begin();
    force(p, announce(p, "u1", Action::Fire));
    const auto offered = Assault::legalOrders(p);
    QCOMPARE(offered.size(), 1U);
    QVERIFY(offered.front() == Order(Decline{}));
    QVERIFY(!Assault::force(p, Target{id(p, "g1")})); // no die of its card reaches so far
    QVERIFY(!Assault::force(p, Target{id(p, "u2")}));
    say(p, Decline{});
    HW_SAYS(markers(p, "u1"), "firing");
    HW_SAYS(asks(p), "announce axis");
}

void tst_ForcedOrders::whoHasActedReacts()
{
    Position p =
        Table().rifles("g1", "E5").rifles("g2", "F3").rifles("u1", "E9").rifles("u2", "L9").begin();
    say(p, Pass{});
    say(p, announce(p, "g2", Action::DigIn));
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E8"));
    HW_SAYS(asks(p), "react axis u1");
    HW_SAYS(ruled(p, React{id(p, "g2")}), "AlreadyActivated R6.4e");
    const auto events = force(p, React{id(p, "g2")});
    QCOMPARE(count<ShotFired>(events), 1);
    QVERIFY(p.pending.isChance());
}

void tst_ForcedOrders::whoIsNotAskedReactsOnTheWay()
{
    Position p = Table()
                     .terrain("E5", "heavy_forest")
                     .terrain("E6", "heavy_forest")
                     .rifles("g1", "E4")
                     .rifles("u1", "E9")
                     .rifles("u2", "L9")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E8"));
    HW_SAYS(asks(p), "step allied u1"); // nobody sees it
    const auto events = force(p, React{id(p, "g1")});
    QCOMPARE(count<ShotFired>(events), 1);
    QVERIFY(unit(p, "g1").activated);
    while (p.pending.isChance())
        rolls(p);
    HW_SAYS(asks(p), "step allied u1");
}

void tst_ForcedOrders::whoHasActedSupports()
{
    Position p = assaulted(duel().rifles("u2", "F6").rifles("u3", "F9"));
    HW_SAYS(asks(p), "support allied u1");
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "NotAdjacent R11.1.1.1a");
    const auto events = force(p, Support{id(p, "u3")});
    QCOMPARE(count<SupportNamed>(events), 1);
    HW_SAYS(markers(p, "u3"), "firing");
    QVERIFY(p.pending.isChance());
}

void tst_ForcedOrders::aSetUpHexOutsideTheZone()
{
    Table table = twoEach();
    table.scenario.firstSetup = "axis";
    Position p = table.begin();
    HW_SAYS(ruled(p, Place{id(p, "g1"), at("E9")}), "NotASetupHex R5.8c");
    force(p, Place{id(p, "g1"), at("E9")});
    HW_SAYS(where(p, "g1"), "E9");
    HW_SAYS(asks(p), "place allied");
    QVERIFY(!Assault::force(p, Place{id(p, "u1"), at("E9")})); // it is taken
}

void tst_ForcedOrders::aMovementPhaseForTheMortar()
{
    Position p =
        Table().rifles("g1", "E3").unit("u1", "E9", "drill.mortar").rifles("u2", "E5").begin();
    HW_SAYS(ruled(p, announce(p, "u1", Action::IndirectFire)), "NotInThisPhase R10.0b");
    force(p, announce(p, "u1", Action::IndirectFire));
    HW_SAYS(asks(p), "target allied u1");
}

// Both cards lie on the table; the program hears of one of them in the first turn.
void tst_ForcedOrders::aDrawnCardIsNamedLater()
{
    Position p = beginWithCards(taking(2, FormationMethod::Random));
    HW_SAYS(ruled(p, Draw{}), "NotThatChoice R5.6e");
    const auto events = force(p, Draw{});
    QCOMPARE(count<CardDrawn>(events), 1);
    say(p, Draw{"drill.f6"});
    HW_SAYS(asks(p), "place axis");
    QVERIFY(!Assault::force(p, Draw{"drill.f1"})); // first the units that are known
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
    QCOMPARE(waitingUnits(p, 0), 0);
    QVERIFY(p.pending.question == Question::Announce);
    QCOMPARE(unnamedDraws(p).size(), std::size_t{1});

    QVERIFY(!Assault::force(p, Draw{"drill.f6"})); // it is taken
    HW_SAYS(ruled(p, Draw{"drill.f1"}), "NotAsked R6.4a");
    force(p, Draw{"drill.f1"});
    QCOMPARE(waitingUnits(p, 0), 2);
    QVERIFY(p.pending.question == Question::Announce);
    QVERIFY(unnamedDraws(p).empty());
    QVERIFY(!Assault::force(p, Draw{"drill.f2"})); // there were two
}

// Of four that are drawn one is not named: it is the second of the two that the side keeps.
void tst_ForcedOrders::oneOfTwiceAsManyIsNamedLater()
{
    for (const bool keepsIt : {true, false}) {
        Position p = beginWithCards(taking(2, FormationMethod::DrawDouble));
        for (const char *card : {"drill.f6", "drill.f1", "drill.f2"})
            say(p, Draw{card});
        force(p, Draw{});
        QVERIFY(p.pending.question == Question::Formation);
        say(p, Choose{"drill.f6"});
        say(p, keepsIt ? Order(Decline{}) : Order(Choose{"drill.f1"}));
        while (p.pending.question == Question::Place)
            say(p, Assault::legalOrders(p).front());
        QVERIFY(p.pending.question == Question::Announce);
        QCOMPARE(unnamedDraws(p).size(), std::size_t{keepsIt ? 1U : 0U});
        if (keepsIt)
            force(p, Draw{"drill.f3"});
        QVERIFY(unnamedDraws(p).empty());
        QVERIFY(!Assault::force(p, Draw{"drill.f4"}));
    }
}

// What no position could hold: a hex off the map, a unit that is gone, dice that nobody rolls.
void tst_ForcedOrders::whatCannotBe()
{
    Position p = skirmish().begin();
    const Position before = p;
    const UnitId u1 = id(p, "u1");
    const Order orders[] = {Announce{UnitId{99}, Action::NormalMove},
                            Announce{u1, Action::Dismount},
                            Announce{u1, Action::Load},
                            Announce{u1, Action::IndirectFire},
                            step(p, "u1", "E5"),
                            Step{u1, {}},
                            Step{u1, Hex::at(-1, 0)},
                            TurnTo{u1, 2},
                            Stop{},
                            Target{id(p, "g1")},
                            Support{u1},
                            React{id(p, "g1")},
                            Decline{},
                            Withdraw{},
                            Stay{},
                            Reroll{1},
                            Keep{},
                            Place{u1, at("A1")},
                            Lay{MineKind::Dummy, at("A1")},
                            TurnWork{at("A1")},
                            Choose{"axis"},
                            d6({1}),
                            roll({"D"}),
                            Draw{"ger.rifle_platoon"}};
    for (const Order &order : orders) {
        const auto refusal = Assault::query(p, order);
        QVERIFY(!refusal);
        const auto forced = Assault::force(p, order);
        QVERIFY(!forced);
        QVERIFY(forced.error() == refusal.error());
        QVERIFY(p == before);
    }
    say(p, announce(p, "u1", Action::NormalMove));
    QVERIFY(!Assault::force(p, step(p, "u2", "H7"))); // another one is on its way
}

HW_PLAIN_TEST(tst_ForcedOrders)

} // namespace hexwerk::assault::tst_forced_orders

#include "tst_forced_orders.moc"
