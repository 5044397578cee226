#include <QTest>

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_validation {

// What the editor asks while a scenario is worked on: no file, so key paths and hexes.
class tst_Validation final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theShippedScenarioIsValid();
    void withoutAFileAProblemHasItsHex();
    void r9_4b_aVehicleMayNotStandInHeavyForestUnlessOnARoad();
    void artilleryHasAFacing();
    void theProfileDecidesTheChart();
    void r9_11c_aTransportIsNotOverloaded();
    void r9_11a_onlyTransportsCarry();
    void nearIdsAreNamed();
    void whatIsDoubtfulIsSaid_data();
    void whatIsDoubtfulIsSaid();
    void r6_6a_conditionsOfObjectivesThatBothSidesMeetAreSaid_data();
    void r6_6a_conditionsOfObjectivesThatBothSidesMeetAreSaid();
    void r6_6a_whatIsWonFromTheStartIsSaid_data();
    void r6_6a_whatIsWonFromTheStartIsSaid();

private:
    std::vector<Problem> errors(const Scenario &scenario) const
    {
        std::vector<Problem> found;
        for (const Problem &problem : validateScenario(scenario, m_data))
            if (problem.severity() == Severity::Error)
                found.push_back(problem);
        return found;
    }

    DataStore m_data;
    Scenario m_scenario;
};

void tst_Validation::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_data = *data.value;
    UnitCard truck;
    truck.id = "test.truck";
    truck.type = UnitType::Vehicle;
    truck.movementType = MovementType::Mechanized;
    m_data.cards.units["test.truck"] = truck;
    UnitCard gun;
    gun.id = "test.gun";
    gun.type = UnitType::Artillery;
    gun.movementType = MovementType::Artillery;
    m_data.cards.units["test.gun"] = gun;
    m_scenario = loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value->scenario;
}

void tst_Validation::theShippedScenarioIsValid()
{
    QVERIFY(validateScenario(m_scenario, m_data).empty());
}

void tst_Validation::withoutAFileAProblemHasItsHex() // [R4.8c]
{
    Scenario scenario = m_scenario;
    scenario.units[1].at = scenario.units[0].at;
    const auto problems = errors(scenario);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].code == ContentProblem::HexTaken);
    QVERIFY(problems[0].place == toString(*scenario.units[0].at));
    QCOMPARE(problems[0].key, "unit." + scenario.units[1].id + ".at");
    QCOMPARE(problems[0].line, 0);
    QVERIFY(problems[0].file.empty());
}

void tst_Validation::r9_4b_aVehicleMayNotStandInHeavyForestUnlessOnARoad()
{
    Scenario scenario = m_scenario;
    const Hex hex = *hexFromString("R9");
    scenario.units[0].card = "test.truck";
    scenario.units[0].at = hex;
    const auto problems = errors(scenario);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].code == ContentProblem::ProhibitedTerrain);
    QCOMPARE(problems[0].values, std::vector<std::string>{"heavy_forest"});
    scenario.board.roads.push_back({RoadKind::NarrowRoad, {hex, neighbour(hex, Direction::N)}});
    QVERIFY(errors(scenario).empty());
}

void tst_Validation::artilleryHasAFacing()
{
    Scenario scenario = m_scenario;
    scenario.units[0].facing = 2;
    QVERIFY(errors(scenario).at(0).code == ContentProblem::FacingOnInfantry);
    scenario.units[0].card = "test.gun";
    QVERIFY(errors(scenario).empty());
}

void tst_Validation::theProfileDecidesTheChart()
{
    Scenario scenario = m_scenario;
    scenario.profile = "gela-de";
    QVERIFY(validateScenario(scenario, m_data).empty());
    scenario.profile = "gela";
    QVERIFY(errors(scenario).at(0).expected == ContentExpectation::Profile);
}

// Aboard a truck with room for six: a unit of four, and another one.
static Scenario loaded(Scenario scenario, const std::string &carrier, bool half)
{
    UnitSpec truck{.id = "truck", .card = carrier, .side = scenario.units[0].side};
    truck.zone = scenario.units[0].zone;
    truck.at = scenario.units[0].at;
    for (const char *id : {"first", "second"}) {
        UnitSpec rider{.id = id, .card = "ger.rifles43", .side = truck.side};
        rider.on = "truck";
        rider.half = half && rider.id == "second";
        scenario.units.push_back(rider);
    }
    scenario.units[0] = truck;
    return scenario;
}

void tst_Validation::r9_11c_aTransportIsNotOverloaded()
{
    const int strength = m_data.cards.units.at("ger.rifles43").strength;
    m_data.cards.units["test.truck"].transport = 2 * strength - 1;
    const auto found = errors(loaded(m_scenario, "test.truck", false));
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].code == ContentProblem::Overloaded);
    QCOMPARE(found[0].key, std::string("unit.second.on"));
    QCOMPARE(found[0].values, (std::vector<std::string>{std::to_string(2 * strength),
                                                        std::to_string(2 * strength - 1)}));
    QVERIFY(errors(loaded(m_scenario, "test.truck", true)).empty()); // the half side is small
}

void tst_Validation::r9_11a_onlyTransportsCarry()
{
    m_data.cards.units["test.truck"].transport = 0;
    const auto found = errors(loaded(m_scenario, "test.truck", false));
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(found[0].code == ContentProblem::CannotCarry);
}

void tst_Validation::nearIdsAreNamed()
{
    Scenario scenario = m_scenario;
    scenario.units[0].card = "us.rifels43";
    const Problem problem = errors(scenario).at(0);
    QVERIFY(problem.expected == ContentExpectation::Card);
    QCOMPARE(problem.values.front(), std::string("us.rifles43"));
    scenario.units[0].card = "zzzzzzzzzzzzzzzzzz";
    QVERIFY(errors(scenario).at(0).values.empty());
}

using Spoil = void (*)(Scenario &);

void tst_Validation::whatIsDoubtfulIsSaid_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("units of another nation") << Spoil([](Scenario &s) {
        s.sides[0].nations = {"us"};
        s.sides[1].nations = {"us"};
    }) << QStringList{QStringLiteral("foreign-units side.axis.nations ger")};
    static const FormationChoice kForeign{.from = {"ita.rifle_platoon"}};
    QTest::newRow("a formation card of another nation") << Spoil([](Scenario &s) {
        s.sides[0].nations = {"us"};
        s.sides[0].formations = {kForeign};
    }) << QStringList{QStringLiteral("foreign-units side.allied.nations ita")};
    QTest::newRow("a formation card of another nation that comes later") << Spoil([](Scenario &s) {
        s.sides[1].nations = {"ger"};
        s.reinforcements = {{2, "axis", "axis-entry", {}, kForeign, {}}};
    }) << QStringList{QStringLiteral("foreign-units side.axis.nations ita")};
    QTest::newRow("units of another nation that a trigger brings") << Spoil([](Scenario &s) {
        s.sides[1].nations = {"ger"};
        Trigger relief{.on = TriggerEvent::TurnEnd};
        relief.effects = {{.kind = EffectKind::Spawn,
                           .card = "ita.rifles43",
                           .count = 2,
                           .zone = "axis-entry",
                           .side = "axis"}};
        s.triggers = {relief};
    }) << QStringList{QStringLiteral("foreign-units side.axis.nations ita")};
    QTest::newRow("cards of its nations, named or not") << Spoil([](Scenario &s) {
        s.sides[1].nations = {"ger"};
        s.sides[1].formations = {{.from = {"ger.rifle_platoon"}}, {}};
        s.sides[1].additional = {AdditionalForce{}};
        Trigger relief{.on = TriggerEvent::TurnEnd};
        relief.effects = {{.kind = EffectKind::Spawn,
                           .card = "us.rifles43",
                           .zone = "axis-entry",
                           .side = "allied"}}; // who may have all
        s.triggers = {relief};
    }) << QStringList();
    QTest::newRow("a side without units") << Spoil([](Scenario &s) {
        std::erase_if(s.units, [](const UnitSpec &unit) { return unit.side == "allied"; });
        std::erase_if(s.reinforcements, [](const Reinforcement &r) { return r.side == "allied"; });
    }) << QStringList{QStringLiteral("side-without-units side.allied allied")};
    QTest::newRow("command points that nothing brings") << Spoil([](Scenario &s) {
        s.options["command_points"] = true;
        for (SideSpec &side : s.sides) {
            side.commandPoints = 0;
            side.formations.clear();
        }
        s.sides[0].commandPoints = 5;
    }) << QStringList{QStringLiteral("no-command-points side.axis.command_points axis")};
    QTest::newRow("command points that a formation card brings, now or later")
        << Spoil([](Scenario &s) {
               static const FormationChoice kPlatoon{.from = {"ger.rifle_platoon"}};
               static const FormationChoice kRifles{.from = {"us.rifle_platoon"}};
               s.options["command_points"] = true;
               for (SideSpec &side : s.sides)
                   side.commandPoints = 0;
               s.sides[0].formations = {kRifles};
               s.reinforcements = {{2, "axis", "axis-entry", {}, kPlatoon, {}}};
           })
        << QStringList();
    QTest::newRow("points of a side whose formation cards bring their own")
        << Spoil([](Scenario &s) {
               s.options["command_points"] = true;
               std::erase_if(s.units,
                             [&s](const UnitSpec &unit) { return unit.side == s.sides[0].id; });
               s.sides[0].nations = {"us"};
               s.sides[0].formations = {{.from = {"us.rifle_platoon"}}};
               s.sides[0].commandPoints = 6;
               s.sides[1].commandPoints = 6; // its units are listed
           })
        << QStringList{QStringLiteral("points-without-units side.allied.command_points allied")};
    QTest::newRow("points of units that come later, or are chosen singly")
        << Spoil([](Scenario &s) {
               s.options["command_points"] = true;
               for (SideSpec &side : s.sides) {
                   std::erase_if(s.units,
                                 [&](const UnitSpec &unit) { return unit.side == side.id; });
                   side.nations = {side.id == "axis" ? "ger" : "us"};
                   side.formations = {{.from = {side.nations.front() + ".rifle_platoon"}}};
                   side.commandPoints = 6;
               }
               s.sides[0].additional = {AdditionalForce{}};
               s.reinforcements = {{2, "axis", "axis-entry", {{"ger.rifles43", 2}}, {}, {}}};
           })
        << QStringList();
    QTest::newRow("support is played, but never comes")
        << Spoil([](Scenario &s) { s.options["support"] = true; })
        << QStringList{QStringLiteral("no-support-cards options.support ")};
    QTest::newRow("no command points where nobody plays with them") << Spoil([](Scenario &s) {
        s.options["command_points"] = false;
        for (SideSpec &side : s.sides)
            side.commandPoints = 0;
    }) << QStringList();
    QTest::newRow("a reinforcement of nothing") << Spoil([](Scenario &s) {
        s.reinforcements = {{2, "axis", s.zones[0].id, {}, {}, {}}};
        s.zones[0].side.clear();
    }) << QStringList{QStringLiteral("nothing-arrives reinforcement.0 ")};
    QTest::newRow("a threshold without its text") << Spoil([](Scenario &s) {
        Track track;
        track.id = "morale";
        track.side = "axis";
        track.thresholds = {{3, ThresholdEffect::Message, {}, {}},
                            {4, ThresholdEffect::Wins, {}, {}},
                            {5, ThresholdEffect::Message, {}, {{"en", "They waver."}}}};
        s.tracks.push_back(track);
    }) << QStringList{QStringLiteral("nothing-said track.morale.threshold.0.text ")};
}

void tst_Validation::whatIsDoubtfulIsSaid()
{
    QFETCH(Spoil, spoil);
    QFETCH(QStringList, said);
    Scenario scenario = m_scenario;
    spoil(scenario);
    QStringList found;
    for (const Problem &problem : validateScenario(scenario, m_data)) {
        QVERIFY(problem.severity() == Severity::Warning);
        found << QString::fromStdString(std::string(problem.code.name()) + ' ' + problem.key + ' ' +
                                        problem.found);
    }
    QCOMPARE(found, said);
}

void tst_Validation::r6_6a_conditionsOfObjectivesThatBothSidesMeetAreSaid_data()
{
    QTest::addColumn<Term>("axis");
    QTest::addColumn<Term>("allied");
    QTest::addColumn<bool>("bothCan"); // of three objectives a, b, c
    const auto number = [](int n) { return Term{TermKind::ControlsAtLeast, "", "", n, {}}; };
    const auto held = [](const char *id) { return Term{TermKind::Control, id, "", 0, {}}; };
    const auto of = [](TermKind kind, std::vector<Term> terms) {
        return Term{kind, "", "", 0, std::move(terms)};
    };
    const Term most{TermKind::ControlsMajority, "", "", 0, {}};
    QTest::newRow("one and one") << number(1) << number(1) << true;
    QTest::newRow("one and two") << number(1) << number(2) << true;
    QTest::newRow("two and two") << number(2) << number(2) << false;
    QTest::newRow("most and most") << most << most << false;
    QTest::newRow("most and one") << most << number(1) << true;
    QTest::newRow("the same one") << held("a") << held("a") << false;
    QTest::newRow("different ones") << held("a") << held("b") << true;
    QTest::newRow("one's own by name")
        << held("a") << Term{TermKind::Control, "a", "axis", 0, {}} << true;
    QTest::newRow("two by name, two by number")
        << of(TermKind::All, {held("a"), held("b")}) << number(2) << false;
    QTest::newRow("one of two, the third and another")
        << of(TermKind::Any, {held("a"), held("b")}) << of(TermKind::All, {held("c"), number(2)})
        << true;
    QTest::newRow("not two") << of(TermKind::Not, {number(2)}) << number(2) << true;
    QTest::newRow("turns too") << of(TermKind::All, {number(1), {TermKind::Turn, "", "", 3, {}}})
                               << number(1) << false; // nothing can be said
}

void tst_Validation::r6_6a_conditionsOfObjectivesThatBothSidesMeetAreSaid()
{
    QFETCH(Term, axis);
    QFETCH(Term, allied);
    QFETCH(bool, bothCan);
    Scenario scenario = m_scenario;
    scenario.objectives.clear();
    for (const char *id : {"a", "b", "c"})
        scenario.objectives.push_back({id, Hex::at(4, 4), {}, {}});
    scenario.victories = {{"axis", VictoryCheck::End, axis}, {"allied", VictoryCheck::End, allied}};
    const auto isSaid = [&] {
        const auto problems = validateScenario(scenario, m_data);
        return std::any_of(problems.begin(), problems.end(), [](const Problem &problem) {
            return problem.code == ContentProblem::BothCanWin &&
                   problem.key.starts_with("victory.1.");
        });
    };
    QCOMPARE(isSaid(), bothCan);
    scenario.victories[0].check = VictoryCheck::EveryTurn; // who is first wins
    QVERIFY(!isSaid());
}

void tst_Validation::r6_6a_whatIsWonFromTheStartIsSaid_data()
{
    QTest::addColumn<Term>("axis");
    QTest::addColumn<Term>("allied");
    QTest::addColumn<QStringList>(
        "holders"); // of the objectives a, b, c; "zone": who sets up there
    QTest::addColumn<QStringList>("said");
    const auto number = [](int n) { return Term{TermKind::ControlsAtLeast, "", "", n, {}}; };
    const auto held = [](const char *id) { return Term{TermKind::Control, id, "", 0, {}}; };
    const auto list = [](const char *words) {
        return QString::fromLatin1(words).split(QLatin1Char(' '));
    };
    const Term most{TermKind::ControlsMajority, "", "", 0, {}};
    QTest::newRow("the same one") << held("a") << held("a") << list("axis allied allied")
                                  << list("victory.0.check");
    QTest::newRow("the same one, which is nobody's")
        << held("a") << held("a") << list("- axis allied") << QStringList();
    QTest::newRow("most") << most << most << list("axis allied allied") << list("victory.1.check");
    QTest::newRow("most, one is nobody's")
        << most << most << list("axis - allied") << QStringList();
    QTest::newRow("one each") << number(1) << number(1) << list("axis - allied")
                              << list("victory.0.check victory.1.check");
    QTest::newRow("two that each has to take")
        << held("b") << held("a") << list("axis allied -") << QStringList();
    QTest::newRow("by the set-up area")
        << held("b") << held("a") << list("- zone -") << list("victory.0.check");
    QTest::newRow("turns too")
        << Term{TermKind::All, "", "", 0, {held("a"), {TermKind::Turn, "", "", 3, {}}}} << held("c")
        << list("axis - -") << QStringList();
}

void tst_Validation::r6_6a_whatIsWonFromTheStartIsSaid() // of two that exclude each other too
{
    QFETCH(Term, axis);
    QFETCH(Term, allied);
    QFETCH(QStringList, holders);
    QFETCH(QStringList, said);
    Scenario scenario = m_scenario;
    scenario.objectives.clear();
    scenario.zones.push_back({"mine", "axis", ZonePurpose::Setup, {*hexFromString("A1")}});
    for (const char *id : {"a", "b", "c"}) {
        const QString holder = holders[static_cast<int>(scenario.objectives.size())];
        const bool isSide = holder == u"axis" || holder == u"allied";
        scenario.objectives.push_back(
            {id,
             holder == u"zone" ? *hexFromString("A1") : *hexFromString("I6"),
             {},
             isSide ? holder.toStdString() : std::string()});
    }
    scenario.victories = {{"axis", VictoryCheck::EveryTurn, axis},
                          {"allied", VictoryCheck::EveryTurn, allied}};
    const auto found = [&] {
        QStringList keys;
        for (const Problem &problem : validateScenario(scenario, m_data))
            if (problem.code == ContentProblem::WonFromStart)
                keys << QString::fromStdString(problem.key);
        return keys;
    };
    QCOMPARE(found(), said);
    for (Victory &victory : scenario.victories)
        victory.check = VictoryCheck::End;
    QVERIFY(found().isEmpty());
}

HW_PLAIN_TEST(tst_Validation)

} // namespace hexwerk::assault::tst_validation

#include "tst_validation.moc"
