#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/assault/editing/editor_page.h"
#include "app/assault/files/scenario_files.h"
#include "app/basis/recent_files.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_editing {

using namespace editor;

// What a designer does in the whole window, with the mouse and with the keys alone.
class tst_Editing final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aUnitIsChosenMovedCopiedAndRemovedByMouse();
    void aUnitIsChosenMovedCopiedAndRemovedByKeys();
    void tilesMoveByTwoColumns();
    void whatIsChosenMayBeErasedWithAllAroundIt();
    void everythingLaidDownIsOneStepBack_data();
    void everythingLaidDownIsOneStepBack();
    void aDragIsCancelledAsIfItHadNotBeen_data();
    void aDragIsCancelledAsIfItHadNotBeen();
    void theTabKeyGoesThroughAllPanelsAndComesBack();
    void aPaletteIsChosenByKeys();
    void problemsAreLookedForWhileOneWorks();
    void aProblemLeadsToItsHexAndField_data();
    void aProblemLeadsToItsHexAndField();
    void aProblemWithoutHexLeadsToItsPage();
    void panelsThatWerePutAwayComeBack();
    void keysMeanTheEntryOfAListWhereTheMapIsNotSeen();

private:
    QPoint at(const char *hex) const;
    void click(const char *hex, Qt::KeyboardModifiers modifiers = {});
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    void moveCursorTo(const char *hex);
    MapCanvas &canvas() const { return m_window->editorPage().canvas(); }
    ScenarioDocument &document() const { return m_window->document(); }
    const Scenario &scenario() const { return document().scenario(); }
    Hex hexOfUnit(std::size_t place) const { return scenario().units.at(place).at.value(); }
    int steps() const { return document().undoStack().index(); }

    QTemporaryDir m_folder;
    Languages m_languages;
    SharedData m_library;
    Scenario m_training;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Editing::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    m_library = std::make_shared<const DataStore>(std::move(data.value.value()));
    m_training =
        loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value.value().scenario;
}

void tst_Editing::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_library, Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCoreApplication::processEvents();
}

void tst_Editing::cleanup()
{
    m_window.reset();
}

QPoint tst_Editing::at(const char *hex) const
{
    return canvas().viewRect(hexNamed(hex)).center();
}

void tst_Editing::click(const char *hex, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, modifiers, at(hex));
}

void tst_Editing::key(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
}

// With the arrows.
void tst_Editing::moveCursorTo(const char *name)
{
    const Hex goal = hexNamed(name);
    while (canvas().cursor().column() != goal.column())
        key(canvas().cursor().column() < goal.column() ? Qt::Key_Right : Qt::Key_Left);
    while (canvas().cursor().row() != goal.row())
        key(canvas().cursor().row() < goal.row() ? Qt::Key_Down : Qt::Key_Up);
}

void tst_Editing::aUnitIsChosenMovedCopiedAndRemovedByMouse()
{
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at("G5"));
    for (const char *hex : {"H5", "I4", "J4"})
        QTest::mouseMove(canvas().viewport(), at(hex));
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at("J4"));
    QVERIFY(hexOfUnit(0) == hexNamed("J4"));
    QCOMPARE(steps(), 1);

    key(Qt::Key_C, Qt::ControlModifier);
    click("K2");
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scenario().units.size(), m_training.units.size() + 1);
    QVERIFY(scenario().units.back().at == hexNamed("K2"));
    QVERIFY(scenario().units.back().id != scenario().units.front().id);
    QCOMPARE(steps(), 2);

    click("J4");
    key(Qt::Key_Delete);
    QCOMPARE(scenario().units.size(), m_training.units.size());
    QCOMPARE(steps(), 3);
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == m_training);
}

void tst_Editing::aUnitIsChosenMovedCopiedAndRemovedByKeys()
{
    canvas().setFocus();
    moveCursorTo("G5");
    key(Qt::Key_Return);
    key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(hexOfUnit(0) == hexNamed("H5"));
    key(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(hexOfUnit(0) == hexNamed("H4"));
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(hexOfUnit(0) == hexNamed("G5"));
    QCOMPARE(steps(), 4);
    QVERIFY(scenario() == m_training);

    key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(scenario().units.size(), m_training.units.size() - 1);
    moveCursorTo("C2");
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(scenario().units.back().at == hexNamed("C2"));
    moveCursorTo("H7");
    key(Qt::Key_Return);
    key(Qt::Key_Delete);
    QCOMPARE(scenario().units.size(), m_training.units.size() - 1);
    QCOMPARE(steps(), 7);
    while (document().undoStack().canUndo())
        key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == m_training);
    while (document().undoStack().canRedo())
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(steps(), 7);
}

void tst_Editing::tilesMoveByTwoColumns()
{
    m_window->editorPage().selection().set({{Table::Tile, 0, 0}});
    canvas().setFocus();
    key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(scenario().board.tiles[0].at == hexNamed("C1"));
}

void tst_Editing::whatIsChosenMayBeErasedWithAllAroundIt()
{
    click("M6"); // a machine gun in a pillbox with its label
    QVERIFY(!m_window->editorPage().selection().isEmpty());
    for (const Table table : {Table::Label, Table::Overlay, Table::Unit}) {
        const Scenario before = scenario();
        std::size_t place = 0;
        while (hexOf(scenario(), {table, place}) != hexNamed("M6"))
            ++place;
        m_window->editorPage().selection().set({{table, place, 0}});
        QTest::keyClicks(&canvas(), QStringLiteral("X"));
        m_window->editorPage().selection().set({{table, place, 0}});
        click("M6");
        QVERIFY(scenario() != before);
        QVERIFY(m_window->editorPage().selection().isEmpty());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(scenario() == before);
    }
}

void tst_Editing::everythingLaidDownIsOneStepBack_data()
{
    QTest::addColumn<int>("tool");
    // From terrain to eraser: those before and behind choose, copy and measure.
    for (int tool = static_cast<int>(ToolId::Terrain); tool <= static_cast<int>(ToolId::Eraser);
         ++tool)
        QTest::newRow(qPrintable(ToolBox::info(static_cast<ToolId>(tool)).text)) << tool;
}

// A stroke of the mouse, and the same tool by key: each is one step.
void tst_Editing::everythingLaidDownIsOneStepBack()
{
    QFETCH(int, tool);
    const auto id = static_cast<ToolId>(tool);
    if (id == ToolId::Zone) {
        Scenario bare = m_training;
        bare.zones.clear();
        document().reset(bare);
    }
    const Scenario before = scenario();
    QTest::keyClicks(&canvas(), ToolBox::info(id).shortcut);
    QVERIFY(m_window->editorPage().tools().current() == id);

    const QPoint east(5, 0); // sandbags stand in N8 that look west; no mines may lie there
    const char *first = id == ToolId::Mines ? "P7" : "N8";
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(first) + east);
    if (id != ToolId::Tile)
        for (const char *hex : {"O8", "P7"})
            QTest::mouseMove(canvas().viewport(), at(hex));
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at("P7"));
    QVERIFY(scenario() != before);
    QCOMPARE(steps(), 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == before);

    key(Qt::Key_Escape);
    QTest::keyClicks(&canvas(), ToolBox::info(id).shortcut);
    // A unit and an objective, for the eraser.
    canvas().setCursor(hexNamed(id == ToolId::Mines ? "K6" : "I6"));
    key(Qt::Key_Return);
    if (id == ToolId::Road) { // a road goes from hex to hex
        moveCursorTo("K6");
        key(Qt::Key_Return);
    }
    QVERIFY(scenario() != before);
    QCOMPARE(steps(), 1);
}

void tst_Editing::aDragIsCancelledAsIfItHadNotBeen_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<int>("key");
    for (const ToolId id : {ToolId::Select, ToolId::Terrain, ToolId::Level, ToolId::Road,
                            ToolId::Hexside, ToolId::Zone, ToolId::Eraser})
        for (const int key : {Qt::Key_Z, Qt::Key_Escape})
            QTest::addRow("%s %s", qPrintable(ToolBox::info(id).text),
                          key == Qt::Key_Z ? "Ctrl+Z" : "Esc")
                << static_cast<int>(id) << key;
}

void tst_Editing::aDragIsCancelledAsIfItHadNotBeen()
{
    QFETCH(int, tool);
    QFETCH(int, key);
    ToolBox &tools = m_window->editorPage().tools();
    tools.take(ToolId::Smoke);
    click("C9"); // something before
    const Scenario before = scenario();
    tools.take(static_cast<ToolId>(tool));
    const QPoint from = canvas().viewRect(hexOfUnit(0)).center();

    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, from);
    for (const char *hex : {"F9", "G9", "H9"})
        QTest::mouseMove(canvas().viewport(), at(hex));
    QVERIFY(scenario() != before);
    QTest::keyClick(&canvas(), static_cast<Qt::Key>(key),
                    key == Qt::Key_Z ? Qt::ControlModifier : Qt::NoModifier);
    QVERIFY(scenario() == before);
    QTest::mouseMove(canvas().viewport(), at("K9")); // the button is still held
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at("K9"));

    QVERIFY(scenario() == before);
    QCOMPARE(steps(), 1);
    QVERIFY(!document().undoStack().canRedo()); // nothing of it stays
    QTest::keyClick(&canvas(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(steps(), 0);
    document().undoStack().setClean();
}

void tst_Editing::theTabKeyGoesThroughAllPanelsAndComesBack()
{
    QTest::keyClicks(&canvas(), QStringLiteral("T"));
    m_window->editorPage().selection().set({{Table::Unit, 0, 0}});
    QCoreApplication::processEvents();
    QStringList visited;
    for (int i = 0; i < 80; ++i) {
        key(Qt::Key_Tab);
        visited << QApplication::focusWidget()->accessibleName();
        if (QApplication::focusWidget() == &canvas())
            break;
    }
    const QString way = visited.join(QStringLiteral(", "));
    QVERIFY2(QApplication::focusWidget() == &canvas(), qPrintable(way));
    for (const char *name : {"Terrain", "Paint 1 hex at once", "Experience", "Markers"})
        QVERIFY2(visited.contains(QString::fromLatin1(name)), qPrintable(way));
    QVERIFY(!visited.contains(QLatin1String("History"))); // it lies behind the properties
}

void tst_Editing::aPaletteIsChosenByKeys()
{
    QTest::keyClicks(&canvas(), QStringLiteral("T"));
    for (int i = 0;
         i < 80 && QApplication::focusWidget()->accessibleName() != QLatin1String("Terrain"); ++i)
        key(Qt::Key_Tab);
    key(Qt::Key_Home);
    key(Qt::Key_Down);
    key(Qt::Key_Down);                   // clear, light forest, heavy forest
    key(Qt::Key_1, Qt::ControlModifier); // back to the map
    QVERIFY(QApplication::focusWidget() == &canvas());
    moveCursorTo("C2");
    key(Qt::Key_Return);
    QCOMPARE(scenario().board.patches.back().terrain, std::optional<std::string>("heavy_forest"));
}

void tst_Editing::problemsAreLookedForWhileOneWorks()
{
    ProblemsPanel &panel = m_window->editorPage().problems();
    QTRY_VERIFY(panel.problems().empty());
    click("G5");
    key(Qt::Key_C, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier); // two units in a hex
    QTRY_COMPARE(panel.problems().size(), std::size_t{1});
    QVERIFY(panel.problems()[0].code == ContentProblem::HexTaken);
    auto *list = panel.findChild<QListWidget *>();
    QCOMPARE(list->count(), 1);
    QVERIFY2(list->item(0)->text().contains(QLatin1String("Rifles 43")),
             qPrintable(list->item(0)->text()));
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(panel.problems().empty());
}

void tst_Editing::aProblemLeadsToItsHexAndField_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("mouse") << false;
    QTest::newRow("key") << true;
}

void tst_Editing::aProblemLeadsToItsHexAndField()
{
    QFETCH(bool, byKey);
    Scenario wrong = m_training;
    wrong.units[1].at = wrong.units[0].at; // H7 to G5
    document().reset(wrong);
    EditorPage &editor = m_window->editorPage();
    editor.problems().lookNow();
    editor.showProblems();
    canvas().setPixelsPerHex(192);
    canvas().centreOn(hexNamed("T12"));
    auto *list = editor.problems().findChild<QListWidget *>();
    if (byKey) {
        list->setFocus();
        list->setCurrentRow(0);
        key(Qt::Key_Return);
    } else {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(0)).center());
    }

    QVERIFY(canvas().cursor() == hexNamed("G5"));
    QVERIFY(canvas().viewport()->rect().contains(canvas().viewRect(hexNamed("G5")).center()));
    QVERIFY((editor.selection().items() == std::vector<ItemRef>{{Table::Unit, 1, 0}}));
    QTRY_COMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Hex"));
}

void tst_Editing::aProblemWithoutHexLeadsToItsPage()
{
    Scenario wrong = m_training;
    wrong.victories.clear();
    document().reset(wrong);
    EditorPage &editor = m_window->editorPage();
    editor.problems().lookNow();
    editor.showProblems();
    auto *list = editor.problems().findChild<QListWidget *>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->item(0)).center());
    QVERIFY(editor.scenarioPage().isVisible());
    QCOMPARE(editor.scenarioPage().titleOf(editor.scenarioPage().currentPage()),
             QStringLiteral("Victory"));
}

void tst_Editing::panelsThatWerePutAwayComeBack()
{
    EditorPage &editor = m_window->editorPage();
    const auto shown = [&] {
        std::vector<bool> panels;
        for (const QAction *action : editor.panelActions())
            panels.push_back(action->isChecked());
        return panels;
    };
    editor.panelActions()[2]->trigger(); // no history
    const std::vector<bool> before = shown();
    key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(shown() != before);
    key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(shown() == before);
}

void tst_Editing::keysMeanTheEntryOfAListWhereTheMapIsNotSeen()
{
    click("G5"); // a unit is chosen on the map
    EditorPage &editor = m_window->editorPage();
    editor.showScenario();
    editor.scenarioPage().showItem({Table::Victory, 1, 0});
    QListView *list = nullptr;
    for (auto *one : editor.scenarioPage().findChildren<QListView *>())
        if (one->accessibleName() == QLatin1String("Victory"))
            list = one;
    QVERIFY(list);
    editor.scenarioPage().setFocus(); // the list of pages
    key(Qt::Key_Delete);
    QVERIFY(scenario() == m_training);

    list->setFocus();
    key(Qt::Key_C, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scenario().victories.size(), std::size_t{3});
    QVERIFY(scenario().victories[2] == m_training.victories[1]);
    QCOMPARE(list->currentIndex().row(), 2);
    list->setFocus();
    key(Qt::Key_Delete);
    QVERIFY(scenario() == m_training);
    QCOMPARE(steps(), 2);
}

HW_WINDOW_TEST(tst_Editing)

} // namespace hexwerk::assault::ui::tst_editing

#include "tst_editing.moc"
