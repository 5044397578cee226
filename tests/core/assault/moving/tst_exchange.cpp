// [R9.8.2] [D9.8.2] Two infantry units change places.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_exchange {

class tst_Exchange final : public QObject
{
    Q_OBJECT

private slots:
    void r9_8_2a_twoAdjacentUnitsChangePlacesAtOnce();
    void r9_8_2a_notWithGunsStrangersOrUnitsFarAway();
    void r9_8_2a_notWithWhoHasActed();
    void r9_8_2a_whoHasNoPartnerDoesNotAnnounceIt();
    void d9_8_2a_theGermanEditionHasAnotherName();
    void r9_8_2b_bothAreActivatedAndMarked();
    void d9_8_2b_bothAreActivatedAndMarked();
    void r9_8_2c_bothNeedThePointsForIt();
    void d9_8_2c_bothNeedThePointsForIt();
    void r9_6_3_2f_aSteepSlopeDelaysBoth();
    void r9_8_2d_bothMayDrawFire();
    void d9_8_2d_bothMayDrawFire();
    void r9_8_1d_theDugInMarkerStays();
    void d9_8_2e_theDugInMarkerStays();
    void r9_8_1d_unlessItsNewUnitDiesInIt();
    void r9_6_4_2d_intoAMinefield();
    void r8_4b_whoFallsBackLeavesTheOtherWhereItIs();
};

// u1 and u2 side by side; nobody sees them.
static Table pair()
{
    return Table().unit("g1", "L1", "drill.porters").rifles("u1", "E6").rifles("u2", "E7");
}

static std::vector<Event> exchange(Position &p, Action action = Action::Detach)
{
    std::vector<Event> events = say(p, announce(p, "u1", action));
    for (Event &event : say(p, Support{id(p, "u2")}))
        events.push_back(std::move(event));
    return events;
}

void tst_Exchange::r9_8_2a_twoAdjacentUnitsChangePlacesAtOnce()
{
    Position p = pair().begin();

    const auto events = exchange(p);

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(where(p, "u2"), "E6");
    QCOMPARE(count<UnitsSwapped>(events), 1);
    HW_SAYS(asks(p), "announce axis");
}

void tst_Exchange::r9_8_2a_notWithGunsStrangersOrUnitsFarAway()
{
    Position p = pair().unit("u3", "D6", "drill.gun").rifles("u4", "E9").rifles("g2", "E5").begin();
    HW_SAYS(ruled(p, announce(p, "u3", Action::Detach)), "NotThisAction R9.8.2a");
    say(p, announce(p, "u1", Action::Detach));
    HW_SAYS(asks(p), "partner allied u1");

    HW_SAYS(ruled(p, Support{id(p, "u3")}), "NotThisAction R9.8.2a");
    HW_SAYS(ruled(p, Support{id(p, "u4")}), "NotAdjacent R9.8.2a");
    HW_SAYS(ruled(p, Support{id(p, "g2")}), "NotYourUnit R6.4a");
    HW_SAYS(ruled(p, Support{id(p, "u1")}), "NotThisUnit R9.8.2a");
    HW_SAYS(ruled(p, Decline{}), "NotAsked R6.4a");
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{1});
}

void tst_Exchange::r9_8_2a_notWithWhoHasActed()
{
    Table table = pair();
    table.rifles("u3", "D6");
    table.last().activated = true;
    Position p = table.begin();
    say(p, announce(p, "u1", Action::Detach));
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "AlreadyActivated R6.4e");
}

void tst_Exchange::r9_8_2a_whoHasNoPartnerDoesNotAnnounceIt()
{
    const Position p = pair().rifles("u3", "A9").begin();
    HW_SAYS(ruled(p, announce(p, "u3", Action::Detach)), "NoPartner R9.8.2a");
    HW_SAYS(ruled(p, announce(p, "u1", Action::Detach)), "yes");
}

void tst_Exchange::d9_8_2a_theGermanEditionHasAnotherName()
{
    const Position english = pair().begin();
    HW_SAYS(ruled(english, announce(english, "u1", Action::Reinforce)), "NotThisAction D9.8.2a");
    Position german = pair().german().begin();
    HW_SAYS(ruled(german, announce(german, "u1", Action::Detach)), "NotThisAction D9.8.2a");

    exchange(german, Action::Reinforce);

    HW_SAYS(where(german, "u1"), "E7");
    HW_SAYS(where(german, "u2"), "E6");
}

static void bothAreMarked(Position p, Action action)
{
    const auto events = exchange(p, action);
    for (const char *name : {"u1", "u2"}) {
        HW_SAYS(markers(p, name), "normal_action");
        QVERIFY(unit(p, name).activated);
    }
    QCOMPARE(count<UnitActivated>(events), 2);
}

void tst_Exchange::r9_8_2b_bothAreActivatedAndMarked()
{
    bothAreMarked(pair().begin(), Action::Detach);
}

void tst_Exchange::d9_8_2b_bothAreActivatedAndMarked()
{
    bothAreMarked(pair().german().begin(), Action::Reinforce);
}

static void needsPoints(const Table &table, Action action)
{
    // The wood on the hill costs three.
    Table harsh = table;
    harsh.terrain("E6", "heavy_forest", 1);
    const Position p = harsh.begin();
    HW_SAYS(ruled(p, announce(p, "u1", action)), "NoPartner R9.8.2a");
    HW_SAYS(ruled(p, announce(p, "u2", action)), "NoPartner R9.8.2a");
    Table wood = table;
    wood.terrain("E6", "heavy_forest");
    const Position q = wood.begin();
    HW_SAYS(ruled(q, announce(q, "u1", action)), "yes");
}

void tst_Exchange::r9_8_2c_bothNeedThePointsForIt()
{
    needsPoints(pair(), Action::Detach);
}

void tst_Exchange::d9_8_2c_bothNeedThePointsForIt()
{
    needsPoints(pair().german(), Action::Reinforce);
}

void tst_Exchange::r9_6_3_2f_aSteepSlopeDelaysBoth()
{
    Position p = pair().side(HexsideKind::SteepSlope, "E6", Direction::S).begin();
    exchange(p);
    HW_SAYS(markers(p, "u1"), "delayed_action");
    HW_SAYS(markers(p, "u2"), "delayed_action");
}

static void drawsFireTwice(Table table, Action action) // [R8.2g]
{
    Position p = table.rifles("g2", "E2").rifles("g3", "D2").begin();
    exchange(p, action);

    HW_SAYS(asks(p), "react axis u1");
    say(p, React{id(p, "g2")});
    while (p.pending.isChance())
        rolls(p);
    HW_SAYS(asks(p), "react axis u2");
    HW_SAYS(ruled(p, React{id(p, "g2")}), "AlreadyActivated R6.4e");
    say(p, React{id(p, "g3")});
    while (p.pending.isChance())
        rolls(p);
    HW_SAYS(asks(p), "announce axis");
}

void tst_Exchange::r9_8_2d_bothMayDrawFire()
{
    drawsFireTwice(pair(), Action::Detach);
}

void tst_Exchange::d9_8_2d_bothMayDrawFire()
{
    drawsFireTwice(pair().german(), Action::Reinforce);
}

static void theHoleStays(Table table, Action action)
{
    table.last().markers = {"dug_in"};
    Position p = table.begin();
    const auto events = exchange(p, action);
    QVERIFY(p.isDugIn(at("E7")));
    QCOMPARE(count<DugInMarkerRemoved>(events), 0);
    endTurn(p);
    QVERIFY(p.isDugIn(at("E7")));
}

void tst_Exchange::r9_8_1d_theDugInMarkerStays()
{
    theHoleStays(pair(), Action::Detach);
}

void tst_Exchange::d9_8_2e_theDugInMarkerStays()
{
    theHoleStays(pair().german(), Action::Reinforce);
}

void tst_Exchange::r9_8_1d_unlessItsNewUnitDiesInIt()
{
    Table table = pair();
    table.last().markers = {"dug_in"};
    table.scenario.units[1].damage = 3;
    Position p = table.rifles("g2", "E4").begin();
    exchange(p);
    say(p, React{id(p, "g2")});
    rolls(p, {"D"});
    rolls(p);

    HW_SAYS(where(p, "u1"), "eliminated");
    QVERIFY(!p.isDugIn(at("E7")));
}

void tst_Exchange::r9_6_4_2d_intoAMinefield()
{
    Position p = pair().mine("E6", MineKind::AntiPersonnel, "axis", true).begin();
    exchange(p);
    HW_SAYS(asks(p), "mine_detection 1d6"); // u1 leaves it
    say(p, d6({6}));
    HW_SAYS(asks(p), "mine_detection 1d6"); // u2 enters it
    HW_SAYS(p.setting->unitName(p.pending.unit), "u2");
    say(p, d6({6}));
    HW_SAYS(asks(p), "announce axis");
}

void tst_Exchange::r8_4b_whoFallsBackLeavesTheOtherWhereItIs()
{
    Position p = pair().rifles("g2", "E4").rifles("g3", "D4").begin();
    exchange(p);
    say(p, React{id(p, "g2")});
    rolls(p, {"C"}); // D is a point, C falls back
    rolls(p);
    rolls(p, {"CD"});
    rolls(p);
    while (p.pending.question == Question::Fallback)
        say(p, Assault::legalOrders(p).front());
    declineAll(p);
    HW_SAYS(where(p, "u2"), "E6");
}

HW_PLAIN_TEST(tst_Exchange)

} // namespace hexwerk::assault::tst_exchange

#include "tst_exchange.moc"
