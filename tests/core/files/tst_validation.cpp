#include <QTest>

#include "core/files/scenario_reader.h"
#include "core/files/validation.h"

using namespace hexwerk;

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
    QVERIFY(problems[0].code == ProblemCode::HexTaken);
    QVERIFY(problems[0].hex == scenario.units[0].at);
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
    QVERIFY(problems[0].code == ProblemCode::ProhibitedTerrain);
    QCOMPARE(problems[0].values, std::vector<std::string>{"heavy_forest"});
    scenario.board.roads.push_back({RoadKind::NarrowRoad, {hex, neighbour(hex, Direction::N)}});
    QVERIFY(errors(scenario).empty());
}

void tst_Validation::artilleryHasAFacing()
{
    Scenario scenario = m_scenario;
    scenario.units[0].facing = 2;
    QVERIFY(errors(scenario).at(0).code == ProblemCode::FacingOnInfantry);
    scenario.units[0].card = "test.gun";
    QVERIFY(errors(scenario).empty());
}

void tst_Validation::theProfileDecidesTheChart()
{
    Scenario scenario = m_scenario;
    scenario.profile = "gela-de";
    QVERIFY(validateScenario(scenario, m_data).empty());
    scenario.profile = "gela";
    QVERIFY(errors(scenario).at(0).expected == Expectation::Profile);
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
    QVERIFY(found[0].code == ProblemCode::Overloaded);
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
    QVERIFY(found[0].code == ProblemCode::CannotCarry);
}

void tst_Validation::nearIdsAreNamed()
{
    Scenario scenario = m_scenario;
    scenario.units[0].card = "us.rifels43";
    const Problem problem = errors(scenario).at(0);
    QVERIFY(problem.expected == Expectation::Card);
    QCOMPARE(problem.values.front(), std::string("us.rifles43"));
    scenario.units[0].card = "zzzzzzzzzzzzzzzzzz";
    QVERIFY(errors(scenario).at(0).values.empty());
}

QTEST_APPLESS_MAIN(tst_Validation)
#include "tst_validation.moc"
