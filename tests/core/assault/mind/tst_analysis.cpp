// A game that was played, decision by decision.
#include <QTest>

#include "core/assault/mind/analysis.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::assault::tst_analysis {

class tst_Analysis final : public QObject
{
    Q_OBJECT

private slots:
    void aPlanIsReadOffTheOrders();
    void theNextActionEndsIt();
    void whoeverWaitsHasNoUnit();
    void gamesOutweighTheValue();
    void largestSwingsInTheOrderOfTheGame();
    void whatIsSureToCostMost();
};

void tst_Analysis::aPlanIsReadOffTheOrders()
{
    Table table;
    table.rifles("g1", "E3").rifles("u1", "E9");
    const Position p = table.begin();
    const std::vector<Order> orders = {announce(p, "u1", Action::MoveAndFire),
                                       step(p, "u1", "E8"),
                                       React{id(p, "g1")},
                                       Target{id(p, "u1"), {}},
                                       step(p, "u1", "E7"),
                                       Stop{},
                                       Target{id(p, "g1"), {}},
                                       roll({"D"}),
                                       Decline{}};

    const Plan plan = planDone(p, orders);

    QCOMPARE(plan.kind, PlanKind::MoveAndFire);
    QCOMPARE(plan.unit, id(p, "u1"));
    QVERIFY((plan.way == std::vector<Order>{step(p, "u1", "E8"), step(p, "u1", "E7")}));
    QCOMPARE(plan.target, id(p, "g1")); // not its own side, at which the reaction fired
}

void tst_Analysis::theNextActionEndsIt()
{
    Table table;
    table.rifles("g1", "E3").rifles("u1", "E9");
    const Position p = table.begin();
    const std::vector<Order> orders = {announce(p, "u1", Action::NormalMove), step(p, "u1", "E8"),
                                       Stop{}, Pass{}, step(p, "u1", "E7")};
    QCOMPARE(planDone(p, orders).way.size(), std::size_t{1});
}

void tst_Analysis::whoeverWaitsHasNoUnit()
{
    Table table;
    table.rifles("g1", "E3").rifles("u1", "E9");
    const Plan plan = planDone(table.begin(), std::vector<Order>{Pass{}});
    QCOMPARE(plan.kind, PlanKind::Wait);
    QCOMPARE(plan.unit, UnitId{});
}

// By its side, with the chance of that side before it, what it did instead of a best plan, and how
// far that may be off.
static Judged judged(SideIndex side, double now, double best, double done, double error = 0.01)
{
    Judged one{.side = side};
    one.advice.byValue = one.advice.now = now;
    one.advice.best.chance = best;
    one.advice.done = done;
    one.advice.doneError = error;
    one.advice.games = 20;
    return one;
}

void tst_Analysis::gamesOutweighTheValue()
{
    Judged one{.side = 0};
    one.advice.byValue = 0.2;
    one.advice.now = 0.8;
    QCOMPARE(one.chance(), 0.2);
    one.advice.games = 8;
    QVERIFY(std::abs(one.chance() - 0.5) < 1e-9);
    one.advice.games = 100000;
    QVERIFY(one.chance() > 0.799);
    one.side = 1;
    QVERIFY(one.chance() < 0.201); // of side 0
}

void tst_Analysis::largestSwingsInTheOrderOfTheGame()
{
    const std::vector<Judged> decisions = {judged(0, 0.5, 0.6, 0.6),   // nothing
                                           judged(0, 0.52, 0.6, 0.35), // gives a lot away
                                           judged(1, 0.7, 0.7, 0.7),  // side 0 has 0.3 and is lucky
                                           judged(1, 0.4, 0.4, 0.4)}; // side 0 has 0.6

    const std::vector<Swing> swings = turningPoints(decisions, 0.63, 5);

    QCOMPARE(swings.size(), std::size_t{2});
    QCOMPARE(swings[0].place, std::size_t{1});
    QVERIFY(swings[0].isDecision);
    QVERIFY(std::abs(swings[0].before - 0.52) < 1e-9 && std::abs(swings[0].after - 0.3) < 1e-9);
    QCOMPARE(swings[1].place, std::size_t{2});
    QVERIFY(!swings[1].isDecision);
    QCOMPARE(turningPoints(decisions, 0.63, 1).front().place, std::size_t{2});
}

void tst_Analysis::whatIsSureToCostMost()
{
    const std::vector<Judged> decisions = {
        judged(0, 0.5, 0.6, 0.5),        // 10 points
        judged(0, 0.5, 0.6, 0.3, 0.4),   // 30, or nothing
        judged(1, 0.5, 0.9, 0.1),        // of the other side
        judged(0, 0.5, 0.6, 0.4),        // 20
        judged(0, 0.5, 0.6, 0.61),       // better than what was thought of
        judged(0, 0.5, 0.6, 0.59, 0.001) // too little to speak of
    };
    QVERIFY((worstOf(decisions, 0, 3) == std::vector<std::size_t>{3, 0}));
    QVERIFY((worstOf(decisions, 0, 1) == std::vector<std::size_t>{3}));
    QVERIFY((worstOf(decisions, 1, 3) == std::vector<std::size_t>{2}));
    QCOMPARE(decisions[4].cost(), 0.0);
}

HW_PLAIN_TEST(tst_Analysis)

} // namespace hexwerk::assault::tst_analysis

#include "tst_analysis.moc"
