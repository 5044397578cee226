#include <QTest>

#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/differences.h"
#include "editor/assault/text/difference_text.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <functional>

namespace hexwerk::assault::ui::tst_differences {

using Edit = std::function<void(Scenario &)>;
// What differs between two scenarios is found, and told in words.
class tst_Differences final : public QObject
{
    Q_OBJECT

private slots:
    void aScenarioDoesNotDifferFromItself();
    void oneChangeIsOneDifference_data();
    void oneChangeIsOneDifference();
    void whereThePictureLiesIsCompared();
    void anotherOrderIsNoDifference();
    void terrainIsComparedByHexesHoweverItWasPainted();

private:
    std::vector<Difference> differences(const Scenario &here, const Scenario &there) const
    {
        return differencesBetween(here, there, m_properties, *m_library);
    }

    SharedData m_library = sampleLibrary();
    Properties m_properties{*m_library};
};

void tst_Differences::aScenarioDoesNotDifferFromItself()
{
    QVERIFY(differences(sampleScenario(), sampleScenario()).empty());
    const Scenario every = everyKey().scenario;
    QVERIFY(differences(every, every).empty());
}

void tst_Differences::oneChangeIsOneDifference_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("hex");
    QTest::addColumn<QStringList>("texts"); // here, there
    const auto row = [](const char *name, DifferenceKind kind, const char *hex, QStringList texts,
                        Edit edit) {
        QTest::newRow(name) << std::move(edit) << static_cast<int>(kind) << QString::fromLatin1(hex)
                            << std::move(texts);
    };
    const auto text = [](const char *one, const char *two) {
        return QStringList{QString::fromLatin1(one), QString::fromLatin1(two)};
    };
    row("turns", DifferenceKind::Key, "", text("6", "9"), [](Scenario &s) { s.turns = 9; });
    row("title", DifferenceKind::Key, "", text("de: Muster\nen: Sample", "en: Other"),
        [](Scenario &s) {
            s.title = {{"en", "Other"}};
        });
    row("a unit moved", DifferenceKind::Key, "D5", text("D5", "E5"),
        [](Scenario &s) { s.units[1].at = hexNamed("E5"); });
    row("a unit more", DifferenceKind::OnlyThere, "", text("missing", "present"),
        [](Scenario &s) { s.units.push_back(unitOf("g9", "ger.rifles43", "axis")); });
    row("a unit less", DifferenceKind::OnlyHere, "F6", text("present", "missing"),
        [](Scenario &s) { s.units.erase(s.units.begin()); });
    row("a side's name", DifferenceKind::Key, "", text("en: Axis", "en: Italy"), [](Scenario &s) {
        s.sides[0].name = {{"en", "Italy"}};
    });
    row("a formation less", DifferenceKind::OnlyHere, "", text("present", "missing"),
        [](Scenario &s) { s.sides[0].formations.clear(); });
    row("terrain", DifferenceKind::Terrain, "D5", text("light_forest", "clear"),
        [](Scenario &s) { s.board.patches[1].terrain = "clear"; });
    row("level", DifferenceKind::Level, "F6", text("2", "1"),
        [](Scenario &s) { s.board.patches[2].level = 1; });
    row("a picture below", DifferenceKind::Key, "", text("not set", "south.png"), [](Scenario &s) {
        s.board.underlay = Underlay{"south.png", {}, 100};
    });
    row("overlay", DifferenceKind::Key, "F6", text("facing", "facing"),
        [](Scenario &s) { s.board.overlays[0].facing = 3; });
}

void tst_Differences::oneChangeIsOneDifference()
{
    QFETCH(Edit, edit);
    QFETCH(int, kind);
    QFETCH(QString, hex);
    QFETCH(QStringList, texts);
    const Scenario here = sampleScenario();
    Scenario there = here;
    edit(there);

    const std::vector<Difference> found = differences(here, there);

    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(found[0].kind), kind);
    QCOMPARE(found[0].hex ? QString::fromStdString(toString(*found[0].hex)) : QString(), hex);
    const Scenario &owner = found[0].kind == DifferenceKind::OnlyThere ? there : here;
    QVERIFY(!DifferenceText::subject(found[0], owner, *m_library).isEmpty());
    if (texts[0] != QLatin1String("facing")) {
        QCOMPARE(DifferenceText::here(found[0], here, *m_library), texts[0]);
        QCOMPARE(DifferenceText::there(found[0], there, *m_library), texts[1]);
    }
    QCOMPARE(differences(there, here).size(), std::size_t{1});
}

void tst_Differences::whereThePictureLiesIsCompared()
{
    const Scenario here = everyKey().scenario;
    Scenario there = here;
    there.board.underlay->points[1].x = 541;
    there.board.underlay->opacity = 100;
    const std::vector<Difference> found = differences(here, there);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(DifferenceText::here(found[0], here, *m_library), QStringLiteral("60"));
    QCOMPARE(DifferenceText::there(found[0], there, *m_library), QStringLiteral("not set"));
    QCOMPARE(DifferenceText::there(found[1], there, *m_library),
             QStringLiteral("A1 60 50, K1 541 50, A9 60 430"));
}

void tst_Differences::anotherOrderIsNoDifference()
{
    Scenario there = sampleScenario();
    std::swap(there.units[0], there.units[1]);
    std::swap(there.sides[0], there.sides[1]);
    Scenario here = sampleScenario();
    here.zones[0].hexes = {hexNamed("A1"), hexNamed("B1")};
    there.zones[0].hexes = {hexNamed("B1"), hexNamed("A1")};
    QVERIFY(differences(here, there).empty());
}

void tst_Differences::terrainIsComparedByHexesHoweverItWasPainted()
{
    Scenario there = sampleScenario();
    there.board.patches.insert(there.board.patches.begin(),
                               Patch{{hexNamed("C5")}, "light_forest", {}}); // painted over
    QVERIFY(differences(sampleScenario(), there).empty());
}

HW_CORE_TEST(tst_Differences)

} // namespace hexwerk::assault::ui::tst_differences

#include "tst_differences.moc"
