// A position becomes a scenario, and that begins with the same position.
#include <QTest>

#include "core/assault/aside/position_scenario.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/game/view.h"
#include "core/play/answerer.h"
#include "tests/core/assault/supported.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_position_scenario {

class tst_PositionScenario final : public QObject
{
    Q_OBJECT

private slots:
    void unitsStandAsTheyStood();
    void turnsAndLossesCountOn();
    void whatCannotBeSaidIsTold();
    void r12_4_2a_artilleryThatHasFoundItsHex();
    void r9_6_4_1c_ofAViewItLeavesOutWhatLiesFaceDown();
    void aNewGameSaysAll();
    void randomGamesGoOn_data();
    void randomGamesGoOn();
};

static Position begun(const Table &table, const Scenario &scenario)
{
    Table again = table;
    again.scenario = scenario;
    return Assault::start(again.game());
}

// "g1 E6 3 regular firing +2", with all that a scenario says of a unit.
static std::string unitLine(const Position &p, const Unit &unit)
{
    const std::string &name = p.setting->unitName(unit.id);
    return name + " " + where(p, name) + " " + std::to_string(unit.strength) + " " +
           std::string(toString(p.experience(unit.id))) + " " + markers(p, name) + " +" +
           std::to_string(unit.facing) + (unit.activated ? " activated" : "") +
           (p.isDugIn(unit.at) ? " dug in" : "") + " " + std::to_string(unit.player);
}

static std::vector<std::string> unitLines(const Position &p)
{
    std::vector<std::string> lines;
    for (const Unit &unit : p.units)
        if (unit.inPlay() || unit.state == UnitState::Carried)
            lines.push_back(unitLine(p, unit));
    std::sort(lines.begin(), lines.end());
    return lines;
}

void tst_PositionScenario::unitsStandAsTheyStood()
{
    Table table;
    table.rifles("g1", "E6", {"firing"}, 1).unit("g2", "C2", "drill.carrier").facing(1);
    table.aboard("g3", "g2", "ger.rifles43").rifles("u1", "E7", {"suppressed"});
    table.smoke("G5", 2).mine("H5", MineKind::AntiTank, "axis", true).mine("H6", MineKind::Dummy);
    table.scenario.objectives = {{.id = "farm", .hex = at("E5"), .name = {}, .holder = "axis"}};
    table.scenario.tracks = {
        {.id = "morale", .side = "axis", .name = {}, .min = 0, .max = 6, .start = 4}};
    Position p = table.begin();
    for (const auto &[path, before, after] :
         std::vector<std::array<const char *, 3>>{{"unit.g1.strength", "3", "1"},
                                                  {"unit.u1.experience", "regular", "elite"},
                                                  {"dug_in.E7", "false", "true"},
                                                  {"unit.g2.facing", "1", "4"},
                                                  {"objective.farm.holder", "axis", "allied"},
                                                  {"track.morale", "4", "2"},
                                                  {"smoke.A1", "0", "1"}})
        say(p, Correct{path, before, after});

    const PositionScenario out = scenarioOf(p);
    const Position again = begun(table, out.scenario);

    QCOMPARE(unitLines(again), unitLines(p));
    QVERIFY(again.smoke == p.smoke && again.dugIn == p.dugIn && again.holders == p.holders &&
            again.tracks == p.tracks);
    QCOMPARE(again.minefields.size(), p.minefields.size());
    for (std::size_t i = 0; i < p.minefields.size(); ++i) {
        QVERIFY(again.minefields[i].hex == p.minefields[i].hex);
        QVERIFY(again.minefields[i].kind.value() == p.minefields[i].kind.value());
        QVERIFY(again.minefields[i].found == p.minefields[i].found);
    }
    QVERIFY(out.notSaid == std::vector{NotSaid::WithinTurn});
}

void tst_PositionScenario::turnsAndLossesCountOn()
{
    Table table(5);
    table.rifles("g1", "E6").rifles("g2", "B2").rifles("u1", "E9");
    table.zone("edge", "axis", ZonePurpose::Entry, {"A1", "B1"});
    table.scenario.reinforcements = {
        {.turn = 2, .side = "axis", .zone = "edge", .units = {{"ger.rifles43", 1}}},
        {.turn = 4, .side = "axis", .zone = "edge", .units = {{"ger.rifles43", 2}}}};
    table.scenario.victories = {{"allied",
                                 VictoryCheck::EveryTurn,
                                 {.kind = TermKind::All,
                                  .terms = {{.kind = TermKind::Losses, .name = "axis", .number = 3},
                                            {.kind = TermKind::Turn, .number = 4}}}},
                                {"axis",
                                 VictoryCheck::EveryTurn,
                                 {.kind = TermKind::Losses, .name = "allied", .number = 1}}};
    table.scenario.triggers.resize(1);
    table.scenario.triggers[0] = {.on = TriggerEvent::UnitEliminated, .unit = "g1"};
    Position p = table.begin();
    say(p, Correct{"unit.g1.at", "E6", "off"});
    say(p, Correct{"turn", "1", "3"});

    const PositionScenario out = scenarioOf(p);

    QCOMPARE(out.scenario.turns, 3);
    QCOMPARE(out.scenario.id, std::string("table-turn-3"));
    QCOMPARE(out.scenario.reinforcements.size(), std::size_t(1));
    QCOMPARE(out.scenario.reinforcements[0].turn, 2);
    const auto &terms = out.scenario.victories[0].term.terms;
    QCOMPARE(terms[0].number, 2);
    QCOMPARE(terms[1].number, 2);
    QCOMPARE(out.scenario.victories[1].term.number, 1);
    QVERIFY(out.scenario.triggers.empty());
    QVERIFY(out.notSaid == (std::vector{NotSaid::WithinTurn, NotSaid::LostUnit}));
    const Position again = begun(table, out.scenario);
    // The one that should have come waits to be set up.
    HW_SAYS(where(again, "r2-1"), "waiting");
    HW_SAYS(asks(again), "place axis");
}

void tst_PositionScenario::whatCannotBeSaidIsTold()
{
    Table table;
    table.rifles("g1", "E6").rifles("u1", "E9");
    const auto tells = [&](const Correct &order, NotSaid what) {
        Position p = table.begin();
        say(p, order);
        const auto all = scenarioOf(p).notSaid;
        return std::find(all.begin(), all.end(), what) != all.end();
    };
    QVERIFY(tells({"unit.g1.was_fast", "false", "true"}, NotSaid::FastLastTurn));
    QVERIFY(tells({"dug_in.A1", "false", "true"}, NotSaid::DugInHex));
    QVERIFY(tells({"unit.g1.markers", "", "firing"}, NotSaid::ActionMarker));
    QVERIFY(!tells({"unit.g1.markers", "", "suppressed"}, NotSaid::ActionMarker));
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    QVERIFY(scenarioOf(p).notSaid.front() == NotSaid::ActionUnderWay);
}

void tst_PositionScenario::r12_4_2a_artilleryThatHasFoundItsHex()
{
    const auto madeOf = [](bool isGerman) {
        Table table(3);
        table.rifles("g1", "F3").rifles("u1", "F6").rifles("u2", "A10");
        if (isGerman)
            table.german();
        Position p = Assault::start(withSupport(table, {"us.howitzers105"}).game());
        request(p, {"us.howitzers105"});
        sayAll(p, {CallIn{"us.howitzers105"}, Support{id(p, "u1")}, Target{{}, at("F3")}});
        if (!isGerman)
            sayAll(p, {Choose{"fire_support"}, d6({6})});
        else
            rolls(p, {"D"});
        while (p.batteries.empty())
            rolls(p);
        return scenarioOf(p);
    };
    for (const bool isGerman : {false, true}) {
        const PositionScenario out = madeOf(isGerman);
        QVERIFY(std::find(out.notSaid.begin(), out.notSaid.end(), NotSaid::Batteries) !=
                out.notSaid.end());
        // In the English edition it has fired once, and its card is gone.
        QCOMPARE(out.scenario.supports.empty(), !isGerman);
        if (isGerman)
            QVERIFY(out.scenario.supports[0].cards ==
                    (std::vector<std::string>{"us.howitzers105"}));
    }
}

void tst_PositionScenario::r9_6_4_1c_ofAViewItLeavesOutWhatLiesFaceDown()
{
    Table table = Table().rifles("g1", "F2").rifles("u1", "F8");
    table.mine("C4", MineKind::AntiTank).mine("D4", MineKind::AntiPersonnel, "axis", true);
    table.mine("E4", MineKind::Dummy, "allied");
    const Position p = table.begin();

    const PositionScenario seen = scenarioOf(viewFor(p, 1));

    QCOMPARE(seen.scenario.board.minefields.size(), std::size_t{2});
    QVERIFY(seen.scenario.board.minefields[0].hex == at("D4"));
    QVERIFY(seen.scenario.board.minefields[1].hex == at("E4"));
    QVERIFY(seen.notSaid == (std::vector{NotSaid::HiddenMines, NotSaid::WithinTurn}) ||
            seen.notSaid == (std::vector{NotSaid::WithinTurn, NotSaid::HiddenMines}));
    QCOMPARE(scenarioOf(viewFor(p, kNobody)).scenario.board.minefields.size(), std::size_t{1});
    QCOMPARE(scenarioOf(p).scenario.board.minefields.size(), std::size_t{3});
}

void tst_PositionScenario::aNewGameSaysAll()
{
    const Scenario training = trainingScenario();
    const PositionScenario out = scenarioOf(beginShipped(training));
    QVERIFY(out.notSaid.empty());
    QCOMPARE(out.scenario.turns, training.turns);
    QCOMPARE(out.scenario.units.size(), training.units.size());
    QVERIFY(out.scenario.victories == training.victories);
    QVERIFY(out.scenario.triggers == training.triggers);
}

void tst_PositionScenario::randomGamesGoOn_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("games");
    QTest::newRow("training") << "training-infantry" << 6;
    QTest::newRow("vehicles") << "training-vehicles" << 6;
    QTest::newRow("gela road") << "gela-road" << 3;
    QTest::newRow("port of gela") << "port-of-gela" << 3;
}

void tst_PositionScenario::randomGamesGoOn()
{
    QFETCH(QString, name);
    QFETCH(int, games);
    const Scenario scenario = shippedScenario(name.toStdString());
    for (int seed = 1; seed <= games; ++seed) {
        Position p = beginShipped(scenario);
        play::RandomPlayer<Assault> player(static_cast<std::uint64_t>(seed));
        for (int orders = 0; !Assault::isOver(p); ++orders) {
            if (p.stack.size() == 1 && orders % 7 == 0) {
                const PositionScenario out = scenarioOf(p);
                const auto problems = setUpGame(out.scenario, shippedData()).problems;
                for (const Problem &problem : problems)
                    QVERIFY2(
                        problem.severity() != Severity::Error,
                        (std::string(problem.code.name()) + " " + std::to_string(orders)).c_str());
                const Position again = beginShipped(out.scenario);
                const bool isPassenger = std::find(out.notSaid.begin(), out.notSaid.end(),
                                                   NotSaid::Passenger) != out.notSaid.end();
                if (!isPassenger)
                    QCOMPARE(unitLines(again), unitLines(p));
                QVERIFY(again.smoke == p.smoke && again.holders == p.holders &&
                        again.tracks == p.tracks);
                QCOMPARE(again.minefields.size(), p.minefields.size());
                QVERIFY(!Assault::legalOrders(again).empty() || again.pending.isChance() ||
                        Assault::isOver(again));
            }
            say(p, player.answer(p));
        }
        QVERIFY(scenarioOf(p).notSaid.front() == NotSaid::GameOver);
    }
}

HW_PLAIN_TEST(tst_PositionScenario)

} // namespace hexwerk::assault::tst_position_scenario

#include "tst_position_scenario.moc"
