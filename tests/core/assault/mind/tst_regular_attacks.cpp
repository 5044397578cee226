// How Regular attacks and keeps out of fire: assaults, several units together, riders.
#include <QTest>

#include "core/assault/mind/regular.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

#include <string>

namespace hexwerk::assault::tst_regular_attacks {

class tst_RegularAttacks final : public QObject
{
    Q_OBJECT

private slots:
    void anAssaultThatHasLostItsPointIsCalledOff_data();
    void anAssaultThatHasLostItsPointIsCalledOff();
    void whoIsAskedHalfwayStartsNoHopelessAssault();
    void r10_10_1a_whoRidesIsFiredAt();
    void r10_10_1a_whoCarriesRidersKeepsOutOfSight();
    void r9_10_1a_whatTheGroundMayDoCounts();
    void anAttackWaitsUntilItIsStrongEnough_data();
    void anAttackWaitsUntilItIsStrongEnough();
    void fireGoesToWhoThreatensMost();
};

void tst_RegularAttacks::anAssaultThatHasLostItsPointIsCalledOff_data()
{
    QTest::addColumn<bool>("isHit");
    QTest::newRow("hit on the way") << true;
    QTest::newRow("missed") << false;
}

// u1 is to assault the machine guns from E6. What is left of it would lose far more than they do.
void tst_RegularAttacks::anAssaultThatHasLostItsPointIsCalledOff()
{
    QFETCH(bool, isHit);
    Table table(3);
    table.unit("g1", "E5", "ger.hmg42").rifles("g2", "E3").rifles("u1", "E7");
    Position p = table.begin();
    const UnitId u1 = id(p, "u1");
    Regular regular(p.setting, 1);
    regular.follow({.kind = PlanKind::Storm,
                    .first = announce(p, "u1", Action::NormalMove),
                    .unit = u1,
                    .way = {step(p, "u1", "E6"), step(p, "u1", "E5")},
                    .target = id(p, "g1")});
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, regular.answer(Assault::viewFor(p, p.pending.side)));
    say(p, React{id(p, "g2")});
    if (isHit)
        rolls(p, {"D", "D"});
    else
        rolls(p);
    while (p.pending.question != Question::Step)
        if (p.pending.isChance())
            rolls(p);
        else
            say(p, Decline{});
    QCOMPARE(p.isHalf(p.unit(u1)), isHit);
    QVERIFY(regular.answer(Assault::viewFor(p, p.pending.side)) ==
            (isHit ? Order(Stop{}) : Order(step(p, "u1", "E5"))));
}

// As for a hint: u1, at half strength, has come next to machine guns before the farm.
void tst_RegularAttacks::whoIsAskedHalfwayStartsNoHopelessAssault()
{
    Table table = farmTable("E4", 3);
    table.scenario.objectives[0].holder = "axis";
    table.unit("g1", "E5", "ger.hmg42").rifles("g2", "E3").rifles("u1", "E7");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g2")});
    rolls(p, {"D", "D"});
    while (p.pending.question != Question::Step)
        if (p.pending.isChance())
            rolls(p);
        else
            say(p, Decline{});
    QVERIFY(p.isHalf(p.unit(id(p, "u1"))));
    QVERIFY(Assault::query(p, step(p, "u1", "E5")));
    QVERIFY(Regular(p.setting, 1).answer(Assault::viewFor(p, p.pending.side)) !=
            Order(step(p, "u1", "E5")));
    // The first player is as it was.
    QVERIFY(Regular(p.setting, 1, {.weights = kFirstWeights})
                .answer(Assault::viewFor(p, p.pending.side)) == Order(step(p, "u1", "E5")));
}

// Rifles can do nothing to a heavy tank, but much to those who ride on it.
static Table ride(const char *tank, int facing)
{
    Table table(4);
    return table.rifles("g1", "E3")
        .rifles("g2", "J1")
        .unit("u1", tank, "drill.heavy_tank")
        .facing(facing)
        .aboard("u2", "u1", "us.rifles43")
        .rifles("u9", "A10");
}

void tst_RegularAttacks::r10_10_1a_whoRidesIsFiredAt()
{
    Position p = ride("E8", 0).begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    HW_SAYS(asks(p), "react axis u1");
    Regular regular(p.setting, 1);
    const Order reaction = regular.answer(Assault::viewFor(p, p.pending.side));
    QVERIFY(reaction == Order(React{id(p, "g1")}));
    say(p, reaction);
    QVERIFY(regular.answer(Assault::viewFor(p, p.pending.side)) == Order(Target{id(p, "u2")}));
    // The first player is as it was.
    Position first = ride("E8", 0).begin();
    say(first, announce(first, "u1", Action::NormalMove));
    say(first, step(first, "u1", "E7"));
    QVERIFY(Regular(first.setting, 1, {.weights = kFirstWeights})
                .answer(Assault::viewFor(first, first.pending.side)) == Order(Decline{}));
}

// Of all places of the tank, the fire of g1 at its riders tells which are better.
void tst_RegularAttacks::r10_10_1a_whoCarriesRidersKeepsOutOfSight()
{
    const Position p = ride("E8", 0).begin();
    const auto danger = [&p](const Weights &weights, const char *hex) {
        Appraisal appraisal(p.setting, {.weights = weights});
        appraisal.weigh(p);
        Position there = p;
        for (const char *unit : {"u1", "u2"})
            there.unit(id(p, unit)).at = at(hex);
        return appraisal.danger(there, there.unit(id(p, "u1")));
    };
    QVERIFY(danger({}, "E5") > danger({}, "E8")); // in a better band of its range
    QVERIFY(danger({}, "E8") > 0);
    QCOMPARE(danger(kFirstWeights, "E5"), 0.0);
}

// Through the wood E6 or along the road through it.
void tst_RegularAttacks::r9_10_1a_whatTheGroundMayDoCounts()
{
    const auto reasonFor = [](Table table, const char *hex, const Weights &weights) {
        table.unit("g1", "L1", "ger.hmg42").unit("u1", "E7", "drill.tank").facing(0);
        table.terrain("E6", "heavy_forest");
        const Position p = table.begin();
        Regular regular(p.setting, 1, {.weights = weights});
        Reason found;
        for (const Plan &plan : regular.plans(p))
            if (plan.kind == PlanKind::Move && !plan.way.empty() &&
                plan.way.back() == Order(step(p, "u1", hex)))
                for (const Reason &reason : regular.explained(p, plan).reasons)
                    if (reason.id == ReasonId::Rough)
                        found = reason;
        return found;
    };
    const Reason wood = reasonFor(farmTable("E6", 3), "E6", {});
    QVERIFY(wood.amount < 0);
    HW_SAYS(toString(wood.hex), "E6");
    Table road = farmTable("E6", 3);
    road.road(RoadKind::MainRoad, {"E7", "E6", "E5"});
    QCOMPARE(reasonFor(road, "E6", {}).amount, 0.0);
    QCOMPARE(reasonFor(farmTable("E6", 3), "E6", kFirstWeights).amount, 0.0);
}

void tst_RegularAttacks::anAttackWaitsUntilItIsStrongEnough_data()
{
    QTest::addColumn<int>("attackers");
    QTest::addColumn<int>("turns");
    QTest::addColumn<QString>("player");
    QTest::addColumn<bool>("waits");
    QTest::newRow("one against two") << 1 << 5 << QString() << true;
    QTest::newRow("one against two, and two far behind") << -3 << 5 << QString() << true;
    QTest::newRow("three against two") << 3 << 5 << QString() << false;
    QTest::newRow("one against two, late in the game") << 1 << 2 << QString() << false;
    QTest::newRow("one who never waits") << 1 << 5 << u"+mass=0"_qs << false;
}

// Before a farm that two units hold, no hex within the reach of a turn or so is better than
// another.
void tst_RegularAttacks::anAttackWaitsUntilItIsStrongEnough()
{
    QFETCH(int, attackers);
    QFETCH(int, turns);
    QFETCH(QString, player);
    QFETCH(bool, waits);
    Table table = farmTable("F9", turns);
    table.rifles("u1", "F9").rifles("u2", "G9").rifles("g1", "F7");
    const auto others = attackers < 0 ? std::array{"A1", "B1"} : std::array{"E7", "G7"};
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(std::abs(attackers)); ++i)
        table.rifles("g" + std::to_string(i + 2), others[i]);
    const Position p = table.begin();
    Appraisal appraisal(p.setting, {.weights = *weightsChanged(player.toStdString())});
    appraisal.weigh(p);
    const Unit &attacker = unit(p, "g1");
    const auto reach = [&](const char *hex) {
        return appraisal.reachOfGoals(appraisal.needs(p, attacker), attacker, at(hex));
    };
    QVERIFY(reach("F7") > reach("F1")); // it comes as far as that
    QCOMPARE(reach("F8") == reach("F7"), waits);
    QVERIFY(reach("F8") >= reach("F7"));
    // Who holds the farm stays there.
    const Unit &defender = unit(p, "u1");
    const std::vector<double> needs = appraisal.needs(p, defender);
    QVERIFY(appraisal.reachOfGoals(needs, defender, at("F9")) >
            appraisal.reachOfGoals(needs, defender, at("F10")));
}

// Of two at which the odds are the same, at the one with a better target itself.
void tst_RegularAttacks::fireGoesToWhoThreatensMost()
{
    const Position p = Table(4)
                           .rifles("g1", "B5")
                           .rifles("g2", "J5")
                           .rifles("u1", "F5")
                           .rifles("u2", "J6")
                           .begin();
    const auto scoreOf = [&p](const char *target, const Weights &weights) {
        for (const Plan &plan : Regular(p.setting, 1, {.weights = weights}).plans(p))
            if (plan.kind == PlanKind::Fire && plan.unit == id(p, "u1") &&
                plan.target == id(p, target))
                return plan.score;
        return -1.0;
    };
    Weights alike;
    alike.relief = 0;
    QVERIFY(scoreOf("g1", alike) > 0);
    QCOMPARE(scoreOf("g1", alike), scoreOf("g2", alike));
    QVERIFY(scoreOf("g2", {}) > scoreOf("g1", {}));
    QCOMPARE(scoreOf("g1", kFirstWeights), scoreOf("g2", kFirstWeights));
}

HW_PLAIN_TEST(tst_RegularAttacks)

} // namespace hexwerk::assault::tst_regular_attacks

#include "tst_regular_attacks.moc"
