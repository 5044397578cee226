#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/assault/editing/editor_page.h"
#include "app/editing/sheet_tabs.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/models/property.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_tabs {

using namespace editor;

// Several scenarios, each in its tab.
class tst_Tabs final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyScenarioHasATabWithNameAndMark();
    void aFileThatIsOpenIsOpenedOnce();
    void eachHasItsOwnStepsAndView();
    void unitsAreCopiedFromOneToTheOther();
    void aTabAsksBeforeItCloses();
    void theWindowAsksForEveryScenarioThatIsUnsaved();
    void theHistorySpeaksTheLanguageOfTheWindow();
    void tabsMayBeMoved();
    void withTheLastTabTheStartPageComesBack();

private:
    QString copyAs(const char *name);
    void change();
    void key(int key, Qt::KeyboardModifiers modifiers);
    void answer(QMessageBox::StandardButton button);
    ScenarioDocument &document() const { return m_window->document(); }
    SheetTabs &tabs() const { return m_window->tabs(); }
    std::size_t smoke() const { return document().scenario().board.smoke.size(); }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_asked;
};

void tst_Tabs::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
}

void tst_Tabs::init()
{
    m_asked.clear();
    m_window = std::make_unique<MainWindow>(sampleLibrary(), Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QString tst_Tabs::copyAs(const char *name)
{
    const QString copy = m_folder.filePath(QString::fromLatin1(name));
    QFile::remove(copy);
    QFile::copy(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"), copy);
    return copy;
}

void tst_Tabs::change()
{
    document().push(std::make_unique<PlaceSmokeCommand>(document(), hexNamed("A5")));
}

void tst_Tabs::key(int key, Qt::KeyboardModifiers modifiers)
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), modifiers);
}

void tst_Tabs::answer(QMessageBox::StandardButton button)
{
    auto *look = new QTimer(m_window.get());
    connect(look, &QTimer::timeout, this, [this, look, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        look->deleteLater();
        m_asked << box->text();
        box->button(button)->click();
    });
    look->start(10);
}

void tst_Tabs::everyScenarioHasATabWithNameAndMark()
{
    QVERIFY(!tabs().isVisible());
    m_window->open(copyAs("one.toml"));
    m_window->newScenario();
    QCOMPARE(tabs().count(), 2);
    QVERIFY(tabs().isVisible());
    QCOMPARE(tabs().tabText(0), QStringLiteral("one.toml"));
    QCOMPARE(tabs().tabText(1), QStringLiteral("New scenario"));
    change();
    QCOMPARE(tabs().tabText(1), QStringLiteral("New scenario *"));
    key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs().currentIndex(), 0);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().startsWith(QLatin1String("one.toml")));
    key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tabs().currentIndex(), 1);
    QVERIFY(m_window->isWindowModified());
    document().undoStack().undo();
    QCOMPARE(tabs().tabText(1), QStringLiteral("New scenario"));
}

void tst_Tabs::aFileThatIsOpenIsOpenedOnce()
{
    const QString one = copyAs("one.toml");
    m_window->open(one);
    change();
    m_window->open(copyAs("two.toml"));
    QCOMPARE(tabs().count(), 2);
    const QString link = m_folder.filePath(QStringLiteral("link.toml"));
    QFile::remove(link);
    QVERIFY(QFile::link(one, link));
    for (const QString &path : {one, link}) {
        tabs().show(1);
        m_window->open(path);
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(document().path(), one);
        QVERIFY(document().isModified());
    }
    document().undoStack().setClean();
}

void tst_Tabs::eachHasItsOwnStepsAndView()
{
    m_window->open(copyAs("one.toml"));
    const std::size_t before = smoke();
    MapCanvas &canvas = m_window->editorPage().canvas();
    canvas.setPixelsPerHex(100);
    canvas.setCursor(hexNamed("C4"));
    m_window->editorPage().selection().set({{Table::Unit, 0, 0}});
    change();
    m_window->open(copyAs("two.toml"));
    QVERIFY(!document().undoStack().canUndo());
    QVERIFY(m_window->editorPage().selection().isEmpty());
    canvas.setPixelsPerHex(40);
    m_window->editorPage().showScenario();

    tabs().show(0);
    QCOMPARE(smoke(), before + 1);
    QCOMPARE(canvas.pixelsPerHex(), 100);
    QVERIFY(canvas.cursor() == hexNamed("C4"));
    QVERIFY(m_window->editorPage().selection().contains({Table::Unit, 0, 0}));
    QVERIFY(canvas.isVisible());
    QTest::keyClick(&canvas, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(smoke(), before);

    tabs().show(1);
    QCOMPARE(canvas.pixelsPerHex(), 40);
    QVERIFY(!canvas.isVisible());
    QCOMPARE(smoke(), before);
}

void tst_Tabs::unitsAreCopiedFromOneToTheOther()
{
    m_window->open(copyAs("one.toml"));
    MapCanvas &canvas = m_window->editorPage().canvas();
    m_window->editorPage().selection().set({{Table::Unit, 0, 0}});
    QTest::keyClick(&canvas, Qt::Key_C, Qt::ControlModifier);
    m_window->newScenario();
    canvas.setCursor(hexNamed("H8"));
    QTest::keyClick(&canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().scenario().units.size(), std::size_t{1});
    QVERIFY(document().scenario().units[0].at == hexNamed("H8"));
    document().undoStack().undo();
}

void tst_Tabs::aTabAsksBeforeItCloses()
{
    m_window->open(copyAs("one.toml"));
    change();
    m_window->open(copyAs("two.toml"));
    answer(QMessageBox::Cancel);
    emit tabs().tabCloseRequested(0);
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(tabs().currentIndex(), 0); // one sees what is asked about
    answer(QMessageBox::Discard);
    emit tabs().tabCloseRequested(0);
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(tabs().tabText(0), QStringLiteral("two.toml"));
    QVERIFY(document().path().endsWith(QLatin1String("two.toml")));
    QCOMPARE(m_asked.size(), 2);
    QVERIFY(m_asked[0].contains(QLatin1String("one.toml")));
}

void tst_Tabs::theWindowAsksForEveryScenarioThatIsUnsaved()
{
    for (const char *name : {"one.toml", "two.toml", "three.toml"}) {
        m_window->open(copyAs(name));
        if (name != std::string("two.toml"))
            change();
    }
    answer(QMessageBox::Discard);
    answer(QMessageBox::Discard);
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(m_asked.size(), 2);
    QVERIFY(m_asked[0].contains(QLatin1String("three.toml")));
    QVERIFY(m_asked[1].contains(QLatin1String("one.toml")));
}

// Every step, also those of a tab that is not seen.
void tst_Tabs::theHistorySpeaksTheLanguageOfTheWindow()
{
    m_window->open(copyAs("one.toml"));
    change();
    const Properties properties(document().library());
    document().push(std::make_unique<ChangePropertyCommand>(
        document(), *properties.find(Table::Scenario, "turns"), std::vector{ItemRef{}},
        PropertyValue(8)));
    m_window->open(copyAs("two.toml"));
    change();
    const auto words = [](const QUndoStack &stack) {
        QStringList all;
        for (int i = 0; i < stack.count(); ++i)
            all << stack.text(i);
        return all.join(u'|');
    };
    const QString english = words(tabs().sheet(0).undoStack);
    QCOMPARE(english, QStringLiteral("Place smoke|Change \"Turns\""));
    m_languages.speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(words(tabs().sheet(0).undoStack), QStringLiteral("Rauch setzen|„Runden“ ändern"));
    QCOMPARE(words(document().undoStack()), QStringLiteral("Rauch setzen"));
    m_languages.speak(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(words(tabs().sheet(0).undoStack), english);
    for (int tab = 0; tab < 2; ++tab) {
        tabs().show(tab);
        document().undoStack().setClean();
    }
}

void tst_Tabs::tabsMayBeMoved()
{
    for (const char *name : {"one.toml", "two.toml", "three.toml"})
        m_window->open(copyAs(name));
    tabs().moveTab(2, 0);
    for (const auto &[tab, name] :
         {std::pair(0, "three"), std::pair(1, "one"), std::pair(2, "two")}) {
        tabs().show(tab);
        QVERIFY(document().path().endsWith(QString::fromLatin1(name) + QLatin1String(".toml")));
        QVERIFY(tabs().tabText(tab).startsWith(QString::fromLatin1(name)));
    }
}

void tst_Tabs::withTheLastTabTheStartPageComesBack()
{
    m_window->open(copyAs("one.toml"));
    m_window->newScenario();
    key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(m_window->mode() == MainWindow::Mode::Start);
    QCOMPARE(tabs().count(), 0);
    m_window->newScenario();
    QCOMPARE(tabs().count(), 1);
}

HW_WINDOW_TEST(tst_Tabs)

} // namespace hexwerk::assault::ui::tst_tabs

#include "tst_tabs.moc"
