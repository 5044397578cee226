// The lines of the set-up sheet: all that a scenario has lies on the table in the end.
#include "app/assault/assistant/setup_lines.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/test_program.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_setup_lines {

class tst_SetupLines final : public window::TrackedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void hexesAreNamedColumnByColumn();
    void whatTheTilesDoNotHave();
    void forcesThatAreChosenOrComeLater();
    void whereUnitsAreSetUp();
    void minesStayFaceDown();

private:
    static std::vector<std::vector<SetupLine>> linesOf(const Scenario &scenario)
    {
        const SharedData library = window::shippedLibrary();
        const TableRules rules{library->system, library->cards, scenario.profile, scenario.options};
        return SetupLines(scenario, *library, rules).all();
    }
    static Scenario shipped(const char *name)
    {
        return loadScenario(scenario(name).toStdString()).value->scenario;
    }
    // "Tile T01A: its upper left hex is A1"
    static QStringList wordsOf(const Scenario &scenario, std::size_t step)
    {
        QStringList words;
        const auto steps = linesOf(scenario);
        for (const SetupLine &line : steps[step])
            words << line.text + QStringLiteral(": ") + line.where;
        return words;
    }
};

void tst_SetupLines::hexesAreNamedColumnByColumn()
{
    const auto at = [](const char *name) { return *hexFromString(name); };
    QCOMPARE(rangesOf({at("C5"), at("D9"), at("C3"), at("C4"), at("D7")}),
             QStringLiteral("C3–C5, D7, D9"));
    QCOMPARE(rangesOf({}), QString());
}

void tst_SetupLines::whatTheTilesDoNotHave()
{
    const QStringList training = wordsOf(shipped("training-infantry"), 0);
    for (const char *line : {"Tile T01A: its upper left hex is A1", "Barbed wire: M8, North-west",
                             "Barbed wire: M8, South-west", "Pillbox: M6, front to the left"})
        QVERIFY2(training.contains(QString::fromUtf8(line)),
                 qPrintable(training.join(QLatin1Char('\n'))));

    Scenario scenario = shipped("training-infantry");
    scenario.board.patches = {{.hexes = {*hexFromString("B2"), *hexFromString("B3")},
                               .terrain = "light_forest",
                               .level = 1}};
    scenario.board.smoke = {{*hexFromString("F5"), 2}};
    const QStringList changed = wordsOf(scenario, 0);
    QVERIFY(changed.contains(QStringLiteral("Light forest, level 1: B2–B3")));
    QVERIFY(changed.contains(QStringLiteral("2 smoke markers: F5")));
    scenario.board.tiles.clear(); // then it is the map itself
    QCOMPARE(wordsOf(scenario, 0).size(), 1 + 1 + static_cast<int>(scenario.board.overlays.size()));
}

// A line for each of its groups; the mines with the dummies that go with them. [R9.6.4.1b]
void tst_SetupLines::forcesThatAreChosenOrComeLater()
{
    const Scenario scenario = shipped("gela-road");
    const QStringList counters = wordsOf(scenario, 1);
    QVERIFY(counters.contains(
        QStringLiteral("Mines: 3 anti-personnel, 3 anti-tank: with the same number of dummies")));
    std::size_t later = 0;
    std::size_t chosen = 0;
    for (const QString &line : counters) {
        later += line.contains(QStringLiteral("set aside for turn")) ? 1 : 0;
        chosen += line.contains(QStringLiteral("chosen from the cards")) ? 1 : 0;
    }
    QCOMPARE(later, scenario.reinforcements.size());
    std::size_t additional = 0;
    for (const SideSpec &side : scenario.sides)
        additional += side.additional.size();
    QCOMPARE(chosen, additional);
    QVERIFY(additional > 0);
}

void tst_SetupLines::whereUnitsAreSetUp()
{
    const QStringList lines = wordsOf(shipped("training-infantry"), 2);
    QVERIFY2(
        lines.contains(QStringLiteral("Set-up area: Allied set-up area: C3–C10, D3–D10, E3–E10, "
                                      "F3–F10")),
        qPrintable(lines.join(QLatin1Char('\n'))));
    Scenario vehicles = shipped("training-vehicles");
    int facing = 0;
    for (const UnitSpec &unit : vehicles.units)
        facing += unit.at && unit.facing ? 1 : 0;
    QVERIFY(facing > 0);
    QCOMPARE(wordsOf(vehicles, 2).filter(QStringLiteral("front to the")).size(), facing);
}

void tst_SetupLines::minesStayFaceDown()
{
    Scenario scenario = shipped("training-infantry");
    scenario.board.minefields = {{*hexFromString("F5"), MineKind::AntiTank, "axis", false}};
    const QStringList hidden = wordsOf(scenario, 0);
    scenario.board.minefields.front().kind = MineKind::Dummy;
    QCOMPARE(wordsOf(scenario, 0), hidden);
    QVERIFY(hidden.contains(QStringLiteral("Minefield marker of Axis, face down: F5")));
}

HW_WINDOW_TEST(tst_SetupLines)

} // namespace hexwerk::assault::ui::tst_setup_lines

#include "tst_setup_lines.moc"
