#include <QDockWidget>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoView>

#include "app/assault/editing/editor_page.h"
#include "app/assault/page/play_page.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/main_window.h"

#include <memory>
#include <random>

namespace hexwerk::assault::ui::tst_layout {

using namespace editor;

// The panels of the editor: where they lie, from one start to the next; the history.
class tst_Layout final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void panelsComeBackWhereTheyWere();
    void aPageThatNobodySawComesAsAtTheFirstStart();
    void theWindowComesBackAsLargeAsItWas();
    void thePlayViewComesBackAsItWas();
    void theLayoutIsResetByKey();
    void whatIsJumpedToShowsItsProperties();
    void whatIsBrokenDoesNoHarm_data();
    void whatIsBrokenDoesNoHarm();
    void aLayoutOfOtherPanelsIsNone();
    void aClickInTheHistoryGoesThere();
    void theHistoryIsWalkedByKeys();
    void theHistoryMarksWhatIsSaved();
    void everyTabHasItsOwnHistory();

private:
    void open();
    void closeAndOpen();
    void push(const char *hex);
    QDockWidget *dock(const char *name) const;
    QUndoView *history() const { return m_window->findChild<QUndoView *>(); }
    QModelIndex row(int step) const { return history()->model()->index(step, 0); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

// With it the map has half of the window although all panels are there.
static constexpr QSize kRoomForAll(1920, 1080);

void tst_Layout::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
}

void tst_Layout::init()
{
    QSettings().clear();
    open();
}

void tst_Layout::open()
{
    m_window = std::make_unique<MainWindow>(sampleLibrary(), Rulebook{}, m_languages);
    m_window->show();
    m_window->document().reset(sampleScenario());
    m_window->showMode(MainWindow::Mode::Edit);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCoreApplication::processEvents();
}

void tst_Layout::closeAndOpen()
{
    m_window->document().undoStack().setClean();
    m_window->close();
    m_window.reset();
    open();
}

void tst_Layout::push(const char *hex)
{
    ScenarioDocument &document = m_window->document();
    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed(hex)));
}

QDockWidget *tst_Layout::dock(const char *name) const
{
    return m_window->findChild<QDockWidget *>(QString::fromLatin1(name));
}

void tst_Layout::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    m_window->activateWindow(); // a panel that floated was a window too
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), key, modifiers);
    QCoreApplication::processEvents();
}

void tst_Layout::panelsComeBackWhereTheyWere()
{
    EditorPage &editor = m_window->editorPage();
    dock("minimap")->hide();
    editor.addDockWidget(Qt::LeftDockWidgetArea, dock("history"));
    dock("tray")->setFloating(true);
    editor.resizeDocks({dock("problems")}, {260}, Qt::Vertical);
    QTest::qWait(50);
    const int height = dock("problems")->height();

    closeAndOpen();

    QVERIFY(dock("minimap")->isHidden());
    QVERIFY(dock("tray")->isFloating());
    QCOMPARE(m_window->editorPage().dockWidgetArea(dock("history")), Qt::LeftDockWidgetArea);
    QTRY_COMPARE(dock("problems")->height(), height);
}

void tst_Layout::aPageThatNobodySawComesAsAtTheFirstStart()
{
    const QSize palette = dock("palette")->size();
    const QSize properties = dock("properties")->size();
    m_window.reset();
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(sampleLibrary(), Rulebook{}, m_languages);
    m_window->show(); // the first page alone
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    closeAndOpen();
    QCOMPARE(m_window->editorPage().tabifiedDockWidgets(dock("properties")).size(), 3);
    QTRY_COMPARE(dock("palette")->size(), palette);
    QTRY_COMPARE(dock("properties")->size(), properties);
}

void tst_Layout::theWindowComesBackAsLargeAsItWas()
{
    m_window->resize(1100, 790);
    closeAndOpen();
    QCOMPARE(m_window->size(), QSize(1100, 790));
}

void tst_Layout::thePlayViewComesBackAsItWas()
{
    auto *halves =
        m_window->playPage().findChild<QSplitter *>(QString(), Qt::FindDirectChildrenOnly);
    m_window->showMode(MainWindow::Mode::Play);
    QTest::qWait(20);
    halves->setSizes({500, 700});
    const QList<int> sizes = halves->sizes();
    closeAndOpen();
    halves = m_window->playPage().findChild<QSplitter *>(QString(), Qt::FindDirectChildrenOnly);
    m_window->showMode(MainWindow::Mode::Play);
    QTest::qWait(20);
    QCOMPARE(halves->sizes(), sizes);
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(halves->sizes() != sizes);
}

void tst_Layout::theLayoutIsResetByKey()
{
    m_window->resize(kRoomForAll);
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    const QSize palette = dock("palette")->size();
    const QSize problems = dock("problems")->size();
    for (const char *name : {"palette", "properties", "problems", "history"})
        dock(name)->hide();
    dock("layers")->setFloating(true);
    m_window->editorPage().addDockWidget(Qt::LeftDockWidgetArea, dock("minimap"));
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    for (QDockWidget *each : m_window->findChildren<QDockWidget *>()) {
        QVERIFY2(!each->isHidden(), qPrintable(each->objectName()));
        QVERIFY(!each->isFloating());
    }
    QCOMPARE(m_window->editorPage().dockWidgetArea(dock("minimap")), Qt::RightDockWidgetArea);
    QVERIFY(!dock("properties")->visibleRegion().isEmpty()); // in front of the others
    QTRY_COMPARE(dock("palette")->size(), palette);
    QTRY_COMPARE(dock("problems")->size(), problems);

    m_window->editorPage().showScenario();
    dock("problems")->hide();
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!m_window->editorPage().canvas().isVisible()); // the page stays
    QTRY_VERIFY(dock("problems")->isVisible());
    QVERIFY(!dock("palette")->isVisible());
}

void tst_Layout::whatIsJumpedToShowsItsProperties()
{
    dock("properties")->hide();
    m_window->editorPage().showPlace(ItemRef{Table::Unit, 0}, "card", {}, Table::Unit);
    QTRY_VERIFY(dock("properties")->isVisible());
    QTRY_VERIFY(dock("properties")->isAncestorOf(QApplication::focusWidget()));
}

void tst_Layout::whatIsBrokenDoesNoHarm_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::addRow("%d", seed) << seed;
}

// Bytes that were changed, cut off, or never were a layout.
void tst_Layout::whatIsBrokenDoesNoHarm()
{
    QFETCH(int, seed);
    m_window->document().undoStack().setClean();
    m_window->close();
    m_window.reset();
    std::mt19937 random(static_cast<unsigned>(seed));
    const auto place = [&](qsizetype size) {
        return std::uniform_int_distribution<qsizetype>(0, size - 1)(random);
    };
    const auto broken = [&](QByteArray bytes) {
        if (seed % 3 == 0)
            return bytes.left(place(bytes.size() + 1));
        if (seed % 3 == 1)
            bytes = QByteArray(300, '\0');
        for (int i = 0; i < 8; ++i)
            bytes[place(bytes.size())] = static_cast<char>(random());
        return bytes;
    };
    {
        QSettings settings;
        for (const char *name : {"window/geometry", "assault/panels"})
            settings.setValue(QLatin1String(name),
                              broken(settings.value(QLatin1String(name)).toByteArray()));
        settings.setValue(QStringLiteral("assault/play"), QStringLiteral("nonsense"));
    }
    open();
    m_window->resize(kRoomForAll);
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    for (const char *name : {"palette", "properties", "problems"})
        QVERIFY2(dock(name)->isVisible(), name);
    QVERIFY(m_window->editorPage().canvas().isVisible());
}

void tst_Layout::aLayoutOfOtherPanelsIsNone()
{
    dock("palette")->hide();
    const QByteArray other = m_window->editorPage().saveState(1); // of another version
    closeAndOpen();
    QVERIFY(dock("palette")->isHidden());
    m_window->editorPage().restorePanels(other);
    QVERIFY(dock("palette")->isVisible());
}

void tst_Layout::aClickInTheHistoryGoesThere()
{
    const std::size_t before = m_window->document().scenario().board.smoke.size();
    for (const char *hex : {"A5", "B5", "C5"})
        push(hex);
    dock("history")->raise();
    QCoreApplication::processEvents();
    QCOMPARE(history()->model()->rowCount(), 4); // with the beginning
    for (const int step : {1, 3, 0, 2}) {
        QTest::mouseClick(history()->viewport(), Qt::LeftButton, {},
                          history()->visualRect(row(step)).center());
        QCOMPARE(m_window->document().scenario().board.smoke.size(),
                 before + static_cast<std::size_t>(step));
        QCOMPARE(m_window->document().undoStack().index(), step);
    }
    QVERIFY(!row(2).data().toString().isEmpty());
    QCOMPARE(row(0).data().toString(), QStringLiteral("As opened"));
}

void tst_Layout::theHistoryIsWalkedByKeys()
{
    for (const char *hex : {"A5", "B5", "C5"})
        push(hex);
    dock("history")->raise();
    QCoreApplication::processEvents();
    history()->setFocus();
    QTest::keyClick(history(), Qt::Key_Up);
    QCOMPARE(m_window->document().undoStack().index(), 2);
    QTest::keyClick(history(), Qt::Key_Home);
    QCOMPARE(m_window->document().undoStack().index(), 0);
    QTest::keyClick(history(), Qt::Key_End);
    QCOMPARE(m_window->document().undoStack().index(), 3);
}

void tst_Layout::theHistoryMarksWhatIsSaved()
{
    const auto isMarked = [this](int step) {
        return !row(step).data(Qt::DecorationRole).value<QIcon>().isNull();
    };
    push("A5");
    push("B5");
    QVERIFY(isMarked(0) && !isMarked(2));
    m_window->document().undoStack().setClean();
    QVERIFY(!isMarked(0) && !isMarked(1) && isMarked(2));
    push("C5");
    QVERIFY(isMarked(2) && !isMarked(3));
}

void tst_Layout::everyTabHasItsOwnHistory()
{
    push("A5");
    QCOMPARE(history()->model()->rowCount(), 2);
    m_window->newScenario();
    QCOMPARE(history()->model()->rowCount(), 1);
    m_window->document().undoStack().setClean();
    key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(history()->model()->rowCount(), 2);
    m_window->document().undoStack().setClean();
}

HW_WINDOW_TEST(tst_Layout)

} // namespace hexwerk::assault::ui::tst_layout

#include "tst_layout.moc"
