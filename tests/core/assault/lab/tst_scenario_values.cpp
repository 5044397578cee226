// The numbers of a scenario that a study turns.
#include <QTest>

#include "core/assault/lab/scenario_values.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::tst_scenario_values {

class tst_ScenarioValues final : public QObject
{
    Q_OBJECT

private slots:
    void allNumbersAreFound();
    void eachIsTurnedAlone_data();
    void eachIsTurnedAlone();
    void termsThatSayTheSameAreOne();
    void unitsAreLeftOutOrDoubled();
    void whoIsNamedStays();
};

static ScenarioValue valueCalled(const Scenario &scenario, const std::string &name)
{
    for (const ScenarioValue &value : valuesOf(scenario))
        if (value.name == name)
            return value;
    qFatal("%s", name.c_str());
}

// As gela-road.toml has them.
void tst_ScenarioValues::allNumbersAreFound()
{
    const Scenario scenario = shippedScenario("gela-road");
    const auto numberOf = [&](const char *name) { return valueCalled(scenario, name).now; };
    QCOMPARE(numberOf("turns"), 9);
    QCOMPARE(numberOf("track.pressure.start"), 6);
    QCOMPARE(numberOf("track.pressure.wins"), 0);
    QCOMPARE(numberOf("track.pressure.wins.2"), 12);
    QCOMPARE(numberOf("track.losses-axis.loses"), 10);
    QCOMPARE(numberOf("reinforcement.4.turn"), 5);
    QCOMPARE(numberOf("reinforcement.4.ger.tiger_e"), 1);
    QCOMPARE(numberOf("reinforcement.5.us.m4a1"), 2);
    QCOMPARE(numberOf("unit.us1"), 1);
}

void tst_ScenarioValues::eachIsTurnedAlone_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"gela-road", "training-infantry", "training-vehicles", "port-of-gela"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_ScenarioValues::eachIsTurnedAlone()
{
    QFETCH(QString, name);
    const Scenario scenario = shippedScenario(name.toStdString());
    const std::vector<ScenarioValue> values = valuesOf(scenario);
    std::set<std::string> names;
    for (const ScenarioValue &value : values) {
        QVERIFY2(names.insert(value.name).second, value.name.c_str());
        QVERIFY(withValue(scenario, value, value.now) == scenario);
        for (const int number : {value.least, value.most}) {
            const Scenario turned = withValue(scenario, value, number);
            QVERIFY(number == value.now || turned != scenario);
            if (value.kind == ValueKind::Unit)
                continue; // there are more of them, or fewer
            for (const ScenarioValue &other : valuesOf(turned))
                for (const ScenarioValue &before : values)
                    if (before.name == other.name)
                        QCOMPARE(other.now, other.name == value.name ? number : before.now);
        }
    }
}

// The losses that win for one side are those that the other may not have.
void tst_ScenarioValues::termsThatSayTheSameAreOne()
{
    const Scenario scenario = shippedScenario("training-vehicles");
    const ScenarioValue losses = valueCalled(scenario, "victory.axis.losses");
    const std::vector<ScenarioValue> values = valuesOf(scenario);
    QVERIFY(std::none_of(values.begin(), values.end(), [](const ScenarioValue &value) {
        return value.name == "victory.allied.losses";
    }));
    const Scenario turned = withValue(scenario, losses, losses.now + 2);
    QCOMPARE(turned.victories[0].term.terms[1].number, losses.now + 2);
    QCOMPARE(turned.victories[1].term.terms[1].terms[0].number, losses.now + 2);
}

void tst_ScenarioValues::unitsAreLeftOutOrDoubled()
{
    const Scenario scenario = trainingScenario();
    const auto inZone = std::find_if(scenario.units.begin(), scenario.units.end(),
                                     [](const UnitSpec &unit) { return unit.zone.has_value(); });
    QVERIFY(inZone != scenario.units.end());
    const ScenarioValue value = valueCalled(scenario, "unit." + inZone->id);
    QCOMPARE(value.least, 0);
    QCOMPARE(value.most, 2);
    const Scenario without = withValue(scenario, value, 0);
    QCOMPARE(without.units.size(), scenario.units.size() - 1);
    QVERIFY(std::none_of(without.units.begin(), without.units.end(),
                         [&](const UnitSpec &unit) { return unit.id == inZone->id; }));
    const Scenario with = withValue(scenario, value, 2);
    QCOMPARE(with.units.size(), scenario.units.size() + 1);
    const UnitSpec &another = with.units[value.place[0] + 1];
    QCOMPARE(another.card, inZone->card);
    QVERIFY(another.id != inZone->id);
    beginShipped(with);
    beginShipped(without);
}

// A carrier with somebody aboard, and the howitzer that a trigger asks for.
void tst_ScenarioValues::whoIsNamedStays()
{
    const Scenario scenario = shippedScenario("gela-road");
    const std::vector<ScenarioValue> values = valuesOf(scenario);
    const auto canGo = [&](const std::string &unit) {
        return std::any_of(values.begin(), values.end(), [&](const ScenarioValue &value) {
            return value.name == "unit." + unit && value.least == 0;
        });
    };
    QVERIFY(!canGo("us12"));
    for (const UnitSpec &unit : scenario.units)
        if (unit.on)
            QVERIFY(!canGo(*unit.on));
    QVERIFY(canGo("us1"));
}

HW_PLAIN_TEST(tst_ScenarioValues)

} // namespace hexwerk::assault::tst_scenario_values

#include "tst_scenario_values.moc"
