// [R4.10a] What triggers do beside moving markers.
#include <QTest>

#include "core/assault/aside/position_scenario.h"
#include "core/play/answerer.h"
#include "tests/core/assault/promises.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_trigger_effects {

class tst_TriggerEffects final : public QObject
{
    Q_OBJECT

private slots:
    void h4_10b_aUnitLeavesWhenTheActionIsOver();
    void h4_10b_whoIsAboardLeavesToo();
    void h4_10b_changedGroundIsSeenAndCrossedAsSuch();
    void h4_10b_anObjectiveChangesHands();
    void h4_10b_theGameEndsWithItsWinner_data();
    void h4_10b_theGameEndsWithItsWinner();
    void h4_10b_unitsComeOnceWithTheReinforcements();
    void h4_10b_aTextIsSaidToAll();
    void h4_10b_whatIsDueHappensInItsOrder();
    void aScenarioOfAPositionDoesNotBringThemTwice();
    void aGameWithoutThemKeepsItsHash();
    void randomGamesKeepEveryPromise();
};

// Whoever enters A9 sets it off.
static Table board(std::vector<TriggerEffect> effects)
{
    Table table(3);
    table.rifles("g1", "E3").rifles("g2", "C1").rifles("u1", "E8").rifles("u2", "A10");
    table.zone("gate", "", ZonePurpose::Victory, {"A9"});
    table.zone("north", "axis", ZonePurpose::Entry, {"L1", "L2"});
    table.scenario.objectives = {{.id = "farm", .hex = at("F5"), .name = {}, .holder = "axis"}};
    table.scenario.triggers = {{.on = TriggerEvent::ZoneEntered,
                                .side = "allied",
                                .zone = "gate",
                                .effects = std::move(effects)}};
    return table;
}

// u2 goes on through the gate: the action is not over there.
static Position enterGate(const Table &table)
{
    Position p = table.begin();
    say(p, announce(p, "u2", Action::NormalMove));
    say(p, step(p, "u2", "A9"));
    declineAll(p);
    HW_EXPECTS(p.pending.question == Question::Step);
    return p;
}

static std::vector<Event> stop(Position &p)
{
    return say(p, Stop{});
}

void tst_TriggerEffects::h4_10b_aUnitLeavesWhenTheActionIsOver()
{
    // The mover itself, and one that looks on.
    for (const char *name : {"u2", "g1"}) {
        Position p = enterGate(board({{.kind = EffectKind::Remove, .unit = name}}));
        QVERIFY(unit(p, name).inPlay());
        const auto events = stop(p);
        QCOMPARE(where(p, name), std::string("left"));
        QCOMPARE(count<TriggerWorked>(events), 1);
        QCOMPARE(count<UnitLeftMap>(events), 1);
        QCOMPARE(asks(p), std::string("announce axis"));
        QVERIFY(p.due.empty());
    }
}

void tst_TriggerEffects::h4_10b_whoIsAboardLeavesToo()
{
    Table table = board({{.kind = EffectKind::Remove, .unit = "g3"}});
    table.unit("g3", "H3", "ger.truck").facing(0).aboard("g4", "g3", "ger.rifles43");
    Position p = enterGate(table);
    stop(p);
    QCOMPARE(where(p, "g3"), std::string("left"));
    QCOMPARE(where(p, "g4"), std::string("left"));
}

void tst_TriggerEffects::h4_10b_changedGroundIsSeenAndCrossedAsSuch()
{
    const std::vector<Hex> wood = {at("E5"), at("E6")};
    Position p =
        enterGate(board({{.kind = EffectKind::Terrain, .terrain = "heavy_forest", .hexes = wood}}));
    const auto status = [&p] {
        return p.setting->sight.status({at("E3"), UnitType::Infantry}, {at("E8"), {}}, p.smoke);
    };
    QVERIFY(status() == SightStatus::Clear);
    const std::uint64_t before = Assault::hash(p);
    stop(p);
    QVERIFY(status() == SightStatus::Blocked);
    QVERIFY(Assault::hash(p) != before);
    // A scenario that begins with that ground has the same board and sees the same.
    Table same = board({});
    same.terrain("E5", "heavy_forest").terrain("E6", "heavy_forest");
    const Position painted = same.begin();
    QVERIFY(p.setting->board == painted.setting->board);
    for (std::size_t i = 0; i < p.board().size(); ++i)
        if (const Hex to = p.board().hexAt(i); to != at("E3"))
            QVERIFY(p.setting->sight.status({at("E3"), {}}, {to, {}}, p.smoke) ==
                    painted.setting->sight.status({at("E3"), {}}, {to, {}}, p.smoke));
    const Scenario written = scenarioOf(p).scenario;
    const Position again = [&] {
        Table table = same;
        table.scenario = written;
        return Assault::start(table.game());
    }();
    QVERIFY(again.setting->board == painted.setting->board);
}

void tst_TriggerEffects::h4_10b_anObjectiveChangesHands()
{
    for (const auto &[side, holder] :
         {std::pair(std::string("allied"), SideIndex{1}), std::pair(std::string(), kNobody)}) {
        Table table = board({{.kind = EffectKind::Objective, .objective = "farm", .side = side}});
        // It sets off no other trigger.
        table.scenario.triggers.push_back({.on = TriggerEvent::ObjectiveTaken,
                                           .objective = "farm",
                                           .effects = {{.kind = EffectKind::End}}});
        Position p = enterGate(table);
        QCOMPARE(p.holders.front(), SideIndex{0});
        stop(p);
        QCOMPARE(p.holders.front(), holder);
        QVERIFY(p.phase == Phase::Action);
    }
}

void tst_TriggerEffects::h4_10b_theGameEndsWithItsWinner_data()
{
    QTest::addColumn<QString>("side");
    QTest::addColumn<int>("winner");
    QTest::newRow("axis") << QStringLiteral("axis") << 0;
    QTest::newRow("allied") << QStringLiteral("allied") << 1;
    QTest::newRow("draw") << QString() << int(kNobody);
}

void tst_TriggerEffects::h4_10b_theGameEndsWithItsWinner()
{
    QFETCH(QString, side);
    QFETCH(int, winner);
    Position p = enterGate(board({{.kind = EffectKind::End, .side = side.toStdString()}}));
    const auto events = stop(p);
    QVERIFY(p.pending.isOver());
    QVERIFY(p.phase == Phase::Over);
    QCOMPARE(int(p.winner), winner);
    QCOMPARE(count<GameEnded>(events), 1);
    QVERIFY(Assault::legalOrders(p).empty());
}

void tst_TriggerEffects::h4_10b_unitsComeOnceWithTheReinforcements()
{
    Table table = board({{.kind = EffectKind::Spawn,
                          .card = "ger.rifles43",
                          .count = 2,
                          .zone = "north",
                          .side = "axis"}});
    QCOMPARE(where(table.begin(), "t1-1"), std::string("in box"));
    Position p = table.begin(); // nobody enters: nobody comes
    endTurn(p);
    QCOMPARE(asks(p), std::string("announce allied"));

    p = enterGate(table);
    stop(p);
    QCOMPARE(where(p, "t1-1"), std::string("waiting"));
    endTurn(p);
    QCOMPARE(asks(p), std::string("place axis"));
    say(p, Place{id(p, "t1-2"), at("L1")});
    say(p, Place{id(p, "t1-1"), at("L2")});
    QCOMPARE(where(p, "t1-2"), std::string("L1"));
    passSupport(p);
    walk(p, "u2", Action::NormalMove, {"A10"});
    endTurn(p);
    passSupport(p);
    walk(p, "u2", Action::NormalMove, {"A9"}); // again
    QCOMPARE(where(p, "t1-1"), std::string("L2"));
    endTurn(p);
    QVERIFY(p.pending.isOver());
}

void tst_TriggerEffects::h4_10b_aTextIsSaidToAll()
{
    Position p = enterGate(board({{.kind = EffectKind::Say, .text = {{"en", "Run!"}}}}));
    int said = 0;
    for (const Event &event : stop(p))
        if (const auto *worked = std::get_if<TriggerWorked>(&event.what)) {
            ++said;
            QCOMPARE(worked->effect, std::size_t{0});
            QCOMPARE(event.audience, kNobody); // for everyone
        }
    QCOMPARE(said, 1);
}

void tst_TriggerEffects::h4_10b_whatIsDueHappensInItsOrder()
{
    Position p = enterGate(board({{.kind = EffectKind::Say, .text = {{"en", "1"}}},
                                  {.kind = EffectKind::End, .side = "axis"},
                                  {.kind = EffectKind::Remove, .unit = "g1"}}));
    stop(p);
    QCOMPARE(int(p.winner), 0);
    QVERIFY(unit(p, "g1").inPlay()); // after the end nothing happens
}

void tst_TriggerEffects::aScenarioOfAPositionDoesNotBringThemTwice()
{
    Table table =
        board({{.kind = EffectKind::Spawn, .card = "ger.rifles43", .zone = "north", .side = "axis"},
               {.kind = EffectKind::Remove, .unit = "g1"},
               {.kind = EffectKind::Say, .text = {{"en", "1"}}}});
    Position p = enterGate(table);
    stop(p);
    const Scenario scenario = scenarioOf(p).scenario;
    QCOMPARE(scenario.triggers.front().effects.size(), std::size_t{1});
    QVERIFY(scenario.triggers.front().effects.front().kind == EffectKind::Say);
    const auto comes = [](const UnitSpec &one) { return one.id == "t1-1"; };
    QCOMPARE(std::count_if(scenario.units.begin(), scenario.units.end(), comes), 1);
}

// The recorded games hold the hashes; here only that what waits is a part of it.
void tst_TriggerEffects::aGameWithoutThemKeepsItsHash()
{
    Position p = enterGate(board({{.kind = EffectKind::Say, .text = {{"en", "1"}}}}));
    QCOMPARE(p.due.size(), std::size_t{1});
    Position other = p;
    other.due.clear();
    QVERIFY(Assault::hash(p) != Assault::hash(other));
    QVERIFY(!(p == other));
}

void tst_TriggerEffects::randomGamesKeepEveryPromise()
{
    Table table = board({});
    using E = TriggerEvent;
    const auto hexes = [](std::initializer_list<const char *> names) {
        std::vector<Hex> all;
        for (const char *name : names)
            all.push_back(at(name));
        return all;
    };
    table.scenario.triggers = {
        {.on = E::UnitDamaged,
         .effects = {{.kind = EffectKind::Terrain,
                      .terrain = "heavy_forest",
                      .hexes = hexes({"E5", "D4", "F6"})},
                     {.kind = EffectKind::Remove, .unit = "g2"}}},
        {.on = E::ZoneEntered,
         .zone = "gate",
         .effects = {{.kind = EffectKind::Spawn,
                      .card = "ger.rifles43",
                      .count = 2,
                      .zone = "north",
                      .side = "axis"}}},
        {.on = E::TurnEnd,
         .once = true,
         .effects = {{.kind = EffectKind::Objective, .objective = "farm", .side = "allied"}}},
        {.on = E::UnitEliminated, .effects = {{.kind = EffectKind::End, .side = "axis"}}}};
    int ended = 0;
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        Position p = table.begin();
        play::RandomPlayer<Assault> player(seed);
        std::vector<Order> orders;
        while (!p.pending.isOver()) {
            QCOMPARE(brokenUnits(p), std::string());
            QCOMPARE(brokenOffers(p), std::string());
            QCOMPARE(brokenStillness(p), std::string());
            QCOMPARE(brokenQuestion(p), std::string());
            orders.push_back(player.answer(p));
            say(p, orders.back());
        }
        ended += p.turn <= table.scenario.turns;
        Position again = table.begin(); // taken back and played again
        for (const Order &order : orders)
            say(again, order);
        QVERIFY(again == p);
        QCOMPARE(Assault::hash(again), Assault::hash(p));
    }
    QVERIFY(ended > 0);
}

HW_PLAIN_TEST(tst_TriggerEffects)

} // namespace hexwerk::assault::tst_trigger_effects

#include "tst_trigger_effects.moc"
