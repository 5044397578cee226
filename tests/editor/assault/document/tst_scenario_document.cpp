#include <QSignalSpy>
#include <QTest>

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_scenario_document {

class tst_ScenarioDocument final : public QObject
{
    Q_OBJECT

private slots:
    void aNewScenarioHasNothingToUndoAndNothingToSave();
    void paintingTellsOnlyWhatChanged();
    void aStrokeIsOneStep();
    void aStrokeThatEndsWhereItBeganLeavesNoStep();
    void anEditThatChangesNothingLeavesNoStep();
    void forgottenStepsCannotBeDoneAgain();
    void everySheetHasItsOwnStepsAndFile();
    void savingMakesItCleanAndUndoMakesItModifiedAgain();
};

static std::unique_ptr<PaintTerrainCommand> paint(ScenarioDocument &document, const char *hex,
                                                  const char *terrain, QString stroke = {})
{
    return std::make_unique<PaintTerrainCommand>(document, std::vector{hexNamed(hex)}, terrain,
                                                 std::move(stroke));
}

void tst_ScenarioDocument::aNewScenarioHasNothingToUndoAndNothingToSave()
{
    ScenarioDocument document(sampleLibrary());
    QSignalSpy replaced(&document, &ScenarioDocument::replaced);
    document.reset(sampleScenario(), QStringLiteral("/tmp/a.toml"), "text");
    QCOMPARE(replaced.count(), 1);
    QVERIFY(!document.isModified());
    QVERIFY(!document.undoStack().canUndo());
    QCOMPARE(document.path(), QStringLiteral("/tmp/a.toml"));
    QVERIFY(document.saved() == sampleScenario());
    QCOMPARE(document.source(), std::string("text"));
}

void tst_ScenarioDocument::paintingTellsOnlyWhatChanged()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    std::vector<Table> tables;
    std::vector<Hex> hexes;
    int whole = 0;
    connect(&document, &ScenarioDocument::changed, this,
            [&](Table table) { tables.push_back(table); });
    connect(&document, &ScenarioDocument::hexesChanged, this,
            [&](const std::vector<Hex> &changed) { hexes = changed; });
    connect(&document, &ScenarioDocument::boardReplaced, this, [&] { ++whole; });

    document.push(paint(document, "J9", "heavy_forest"));

    QVERIFY(tables == std::vector{Table::Patch});
    QVERIFY(hexes == std::vector{hexNamed("J9")});
    QCOMPARE(whole, 0);
}

void tst_ScenarioDocument::aStrokeIsOneStep()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    const QString stroke = document.nextGesture();
    for (const char *hex : {"I8", "I9", "J9", "J8"})
        document.push(paint(document, hex, "heavy_forest", stroke));
    document.push(paint(document, "A9", "heavy_forest", document.nextGesture()));

    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(document.scenario() == sampleScenario());
}

void tst_ScenarioDocument::aStrokeThatEndsWhereItBeganLeavesNoStep()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    const QString stroke = document.nextGesture();
    document.push(paint(document, "I8", "heavy_forest", stroke));
    document.push(paint(document, "I8", "clear", stroke));
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(document.scenario() == sampleScenario());
}

void tst_ScenarioDocument::anEditThatChangesNothingLeavesNoStep()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    document.push(paint(document, "C5", "heavy_forest"));  // it is heavy forest
    document.push(paint(document, "ZZ1", "heavy_forest")); // off the board
    QCOMPARE(document.undoStack().count(), 0);
}

void tst_ScenarioDocument::savingMakesItCleanAndUndoMakesItModifiedAgain()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    document.push(paint(document, "I8", "heavy_forest"));
    QVERIFY(document.isModified());
    document.markSaved(QStringLiteral("/tmp/b.toml"), "new text");
    QVERIFY(!document.isModified());
    QVERIFY(document.saved() == document.scenario());
    document.undoStack().undo();
    QVERIFY(document.isModified());
    QVERIFY(document.saved() != document.scenario());
}

void tst_ScenarioDocument::forgottenStepsCannotBeDoneAgain()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario());
    document.push(paint(document, "J9", "heavy_forest"));
    const Scenario before = document.scenario();
    document.push(paint(document, "J8", "heavy_forest"));
    document.push(paint(document, "J7", "heavy_forest"));

    document.forgetSteps(1);

    QVERIFY(document.scenario() == before);
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo(); // and steps that are undone may be done again, as ever
    QVERIFY(document.undoStack().canRedo());
}

void tst_ScenarioDocument::everySheetHasItsOwnStepsAndFile()
{
    ScenarioDocument document(sampleLibrary());
    document.reset(sampleScenario(), QStringLiteral("/tmp/a.toml"), "text");
    document.push(paint(document, "J9", "heavy_forest"));
    const Scenario first = document.scenario();
    QSignalSpy discarded(&document, &ScenarioDocument::discarded);

    auto waiting = document.exchange(document.newSheet({{}, Scenario(), {}}));
    QVERIFY(document.scenario() == Scenario() && document.path().isEmpty());
    QVERIFY(!document.isModified());
    const int second = document.sheet().number;
    document.discard(document.exchange(std::move(waiting)));

    QVERIFY(document.scenario() == first && document.isModified());
    QCOMPARE(document.path(), QStringLiteral("/tmp/a.toml"));
    QCOMPARE(discarded.count(), 1);
    QCOMPARE(discarded[0][0].toInt(), second);
    document.undoStack().undo();
    QVERIFY(document.scenario() == sampleScenario());
}

HW_WINDOW_TEST(tst_ScenarioDocument)

} // namespace hexwerk::assault::ui::tst_scenario_document

#include "tst_scenario_document.moc"
