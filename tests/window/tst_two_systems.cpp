#include <QInputDialog>
#include <QListWidget>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/assault/editing/editor.h"
#include "app/assault/kit.h"
#include "app/assault/page/play_page.h"
#include "app/basis/file_path.h"
#include "app/editing/sheet_tabs.h"
#include "app/files/recovery_dialog.h"
#include "app/window/main_window.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/text/languages.h"
#include "tests/core/assault/training.h"
#include "tests/core/system/toy_rules.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"
#include "tests/window/toy_kit.h"

#include <memory>

namespace hexwerk::tst_two_systems {

using toy::ToyEditor;
using toy::ToyKit;
using toy::ToyPlay;

// A window with two systems that can be edited and a third that cannot: ASSAULT first, and toys.
class tst_TwoSystems final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void tabsOfBothLieSideBySide();
    void eachKeepsItsPageAndView();
    void undoAndSaveAreThoseOfTheTabInFront();
    void actionsOfASystemAreSeenWithItsTabs();
    void gamesOfBothWaitForEachOther();
    void aGameGoesOnFromItsFile();
    void theScenarioOfAGameIsEdited();
    void whatHasNoEditorIsPlayedAtOnce();
    void whatWasNotSavedComesBackInItsOwnSystem();
    void closingATabLeavesTheOtherSystemAlone();
    void closingTheWindowAsksAboutBoth();
    void newAsksForTheSystemAndRemembersIt();
    void dataAreReadWhenTheyAreFirstWanted();
    void aSystemThatIsNotAtHandIsNamed();
    void panelsLieAsTheyDidInEachSystem();

private:
    void open();
    QString copyOf(const char *toy) const;
    ToyEditor &toyEditor() { return static_cast<ToyEditor &>(m_window->editing()); }
    ToyPlay &toyPlay() { return static_cast<ToyPlay &>(m_window->playView()); }
    SheetTabs &tabs() { return m_window->tabs(); }
    QAction *action(const char *name) const
    {
        return m_window->findChild<QAction *>(QString::fromLatin1(name));
    }
    // The action with that text of a toy.
    QAction *actionOf(const char *system) const;
    void sayFirst();
    void openBoth();

    std::unique_ptr<QTemporaryDir> m_folder;
    editor::Languages m_languages;
    std::unique_ptr<assault::ui::Kit> m_assault;
    std::unique_ptr<ToyKit> m_line;
    std::unique_ptr<ToyKit> m_squares;
    std::unique_ptr<ToyKit> m_table;
    std::unique_ptr<MainWindow> m_window;
    QString m_ambush;
    QString m_ditch;
};

void tst_TwoSystems::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
}

QString tst_TwoSystems::copyOf(const char *toy) const
{
    const QString copy = m_folder->filePath(QString::fromLatin1(toy));
    QFile::copy(QStringLiteral(HW_SOURCE_DIR "/tests/data/toys/") + QString::fromLatin1(toy), copy);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

void tst_TwoSystems::init()
{
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_ambush = m_folder->filePath(QStringLiteral("ambush.toml"));
    QFile::copy(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"), m_ambush);
    QFile::setPermissions(m_ambush, QFile::ReadOwner | QFile::WriteOwner);
    m_ditch = copyOf("ditch.toml");
    open();
}

void tst_TwoSystems::open()
{
    m_window.reset();
    const auto toys = toy::toys();
    m_assault = std::make_unique<assault::ui::Kit>(assault::ui::window::shippedLibrary());
    m_line = std::make_unique<ToyKit>(*toys[0], ToyKit::Editing::Yes);
    m_squares = std::make_unique<ToyKit>(*toys[1], ToyKit::Editing::Yes);
    m_table = std::make_unique<ToyKit>(*toys[2], ToyKit::Editing::No);
    m_window = std::make_unique<MainWindow>(
        std::vector<SystemKit *>{m_assault.get(), m_line.get(), m_squares.get(), m_table.get()},
        Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QAction *tst_TwoSystems::actionOf(const char *system) const
{
    for (QAction *one : m_window->findChildren<QAction *>())
        if (one->text() == QStringLiteral("Action of ") + QString::fromLatin1(system))
            return one;
    return nullptr;
}

void tst_TwoSystems::openBoth()
{
    m_window->open(m_ambush);
    m_window->open(m_ditch);
}

// The first answer of the question that is open.
void tst_TwoSystems::sayFirst()
{
    auto *answer = toyPlay().findChild<QPushButton *>(QStringLiteral("answer"));
    QVERIFY(answer);
    answer->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void tst_TwoSystems::tabsOfBothLieSideBySide()
{
    openBoth();
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(tabs().tabText(0), QStringLiteral("ambush.toml"));
    QCOMPARE(tabs().tabText(1), QStringLiteral("ditch.toml"));
    QVERIFY(toyEditor().page().isVisible());
    QCOMPARE(m_window->windowTitle(), QStringLiteral("ditch.toml[*]"));
    tabs().show(0);
    QVERIFY(qobject_cast<assault::ui::Editor *>(&m_window->editing()));
    QVERIFY(m_window->editing().page().isVisible());
    QCOMPARE(m_window->windowTitle(), QStringLiteral("ambush.toml[*]"));
    action("Next scenario")->trigger();
    QVERIFY(toyEditor().page().isVisible());
    // A file that is open is not opened twice.
    m_window->open(m_ambush);
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(tabs().currentIndex(), 0);
}

void tst_TwoSystems::eachKeepsItsPageAndView()
{
    openBoth();
    const QString second = m_folder->filePath(QStringLiteral("second.toml"));
    QFile::copy(m_ditch, second);
    toyEditor().canvas().zoom = 3;
    tabs().show(0);
    m_window->open(second);
    QCOMPARE(toyEditor().canvas().zoom, 0); // as a new one
    QCOMPARE(tabs().tabText(1), QStringLiteral("ditch.toml"));
    tabs().show(0);
    tabs().show(1);
    QCOMPARE(toyEditor().canvas().zoom, 3);
    QCOMPARE(toyEditor().document().path(), m_ditch);
    action("Zoom in")->trigger();
    QCOMPARE(toyEditor().canvas().zoom, 4);
    QCOMPARE(QVariant(action("Map")->isChecked()), QVariant(true));
}

void tst_TwoSystems::undoAndSaveAreThoseOfTheTabInFront()
{
    openBoth();
    toyEditor().document().setTurns(5);
    QCOMPARE(tabs().tabText(1), QStringLiteral("ditch.toml *"));
    QVERIFY(m_window->isWindowModified());
    tabs().show(0);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(!action("Undo")->isEnabled());
    auto &editor = static_cast<assault::ui::Editor &>(m_window->editing());
    editor.document().push(
        std::make_unique<assault::ui::PlaceSmokeCommand>(editor.document(), *hexFromString("A5")));
    QVERIFY(action("Undo")->isEnabled());
    tabs().show(1);
    action("Undo")->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(tabs().tabText(1), QStringLiteral("ditch.toml"));
    QCOMPARE(tabs().tabText(0), QStringLiteral("ambush.toml *"));
    action("Redo")->trigger();
    action("Save")->trigger();
    QVERIFY(textOfFile(m_ditch).find("turns = 5") != std::string::npos);
    tabs().show(0);
    QVERIFY(m_window->isWindowModified());
}

void tst_TwoSystems::actionsOfASystemAreSeenWithItsTabs()
{
    openBoth();
    QVERIFY(actionOf("toy_line")->isVisible());
    QVERIFY(!actionOf("toy_squares")->isVisible());
    QVERIFY(!action("Export map...")->isVisible());
    QVERIFY(!action("Export map...")->isEnabled());
    QVERIFY(!action("Cut")->isEnabled()); // the toy has no use for it
    action("Map")->trigger();
    QCOMPARE(toyEditor().performed, std::vector{Act::MapPage});
    const auto tools = [this] {
        for (const QAction *menu : m_window->menuBar()->actions())
            if (menu->text() == QLatin1String("&Tools"))
                return menu->isVisible();
        return false;
    };
    QVERIFY(!tools());
    tabs().show(0);
    QVERIFY(!actionOf("toy_line")->isVisible());
    QVERIFY(action("Export map...")->isEnabled());
    QVERIFY(action("Cut")->isEnabled());
    QVERIFY(tools());
}

void tst_TwoSystems::gamesOfBothWaitForEachOther()
{
    openBoth();
    m_window->play();
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    sayFirst();
    QCOMPARE(toyPlay().match().records().size(), std::size_t{1});
    QVERIFY(action("Undo")->isEnabled());
    action("End or deselect")->trigger();
    QCOMPARE(toyPlay().cancelled, 1);
    action("Edit")->trigger();
    tabs().show(0);
    m_window->play();
    auto &page = static_cast<assault::ui::PlayPage &>(m_window->playView());
    QVERIFY(page.isRunning());
    QVERIFY(actionOf("toy_line") && !actionOf("toy_line")->isVisible());
    QVERIFY(action("Bookmark...")->isVisible());
    action("Edit")->trigger();
    // The one that was seen last.
    tabs().show(1);
    action("Back to the game")->trigger();
    QCOMPARE(&m_window->playView(), &page);
    action("Edit")->trigger();
    tabs().show(1);
    m_window->play();
    QCOMPARE(toyPlay().match().records().size(), std::size_t{0}); // another one
    QVERIFY(page.isRunning());
    QVERIFY(!action("Bookmark...")->isVisible());
}

void tst_TwoSystems::aGameGoesOnFromItsFile()
{
    const auto &rules = m_line->rules();
    const auto head = rules.readHead({"ditch.toml", textOfFile(m_ditch)});
    const auto data = rules.load(DataPaths{});
    const QString path = m_folder->filePath(QStringLiteral("mine.game.toml"));
    QVERIFY(writeGame(toPath(path), newGame(*head.value, **data.value)).has_value());
    m_window->open(m_ambush);
    m_window->open(path);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    while (!toyPlay().isOver())
        sayFirst();
    const std::uint64_t hash = toyPlay().match().hash();
    QVERIFY(m_window->isWindowModified());
    action("Save")->trigger();
    QVERIFY(!m_window->isWindowModified());
    open();
    m_window->open(path);
    QVERIFY(toyPlay().isOver());
    QCOMPARE(toyPlay().match().hash(), hash);
}

void tst_TwoSystems::theScenarioOfAGameIsEdited()
{
    aGameGoesOnFromItsFile();
    QCOMPARE(tabs().count(), 0);
    action("Edit")->trigger();
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(tabs().tabText(0), QStringLiteral("ditch"));
    QVERIFY(toyEditor().page().isVisible());
}

void tst_TwoSystems::whatHasNoEditorIsPlayedAtOnce()
{
    m_window->open(m_ambush);
    m_window->open(copyOf("range.toml"));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QCOMPARE(toyPlay().scenarioId(), std::string("range"));
    QVERIFY(!action("Edit")->isVisible());
    QCOMPARE(tabs().count(), 1);
    m_window->open(m_ambush);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    action("Back to the game")->trigger();
    QCOMPARE(toyPlay().scenarioId(), std::string("range"));
}

void tst_TwoSystems::whatWasNotSavedComesBackInItsOwnSystem()
{
    {
        // A program that is killed: its journals stay.
        toy::ToyDocument killed;
        const editor::JournalKeeper keeper(killed, editor::journalFolder());
        killed.discard(killed.exchange(killed.newSheet(m_ditch, textOfFile(m_ditch))));
        killed.setTurns(9);
        assault::ui::ScenarioDocument other(assault::ui::sampleLibrary());
        const editor::JournalKeeper otherKeeper(other, editor::journalFolder());
        other.push(std::make_unique<assault::ui::PlaceSmokeCommand>(other, *hexFromString("A5")));
    }
    QStringList offered;
    assault::ui::window::onNextDialog(*m_window, [&](QDialog *dialog) {
        if (!qobject_cast<RecoveryDialog *>(dialog))
            return false;
        const auto *list = dialog->findChild<QListWidget *>();
        for (int row = 0; row < list->count(); ++row)
            offered << list->item(row)->text();
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == QLatin1String("&Recover"))
                button->click();
        return true;
    });
    m_window->offerRecovery();
    QCOMPARE(offered.size(), 2);
    QCOMPARE(tabs().count(), 2);
    int toys = 0;
    for (int tab = 0; tab < tabs().count(); ++tab) {
        QVERIFY(!tabs().sheet(tab).undoStack.isClean());
        auto *editor = qobject_cast<ToyEditor *>(&tabs().editor(tab));
        if (!editor)
            continue;
        ++toys;
        QVERIFY(editor->document().sheet().text.find("turns = 9") != std::string::npos);
        QCOMPARE(tabs().tabText(tab), QStringLiteral("ditch.toml *"));
        // Undo leads back to the file.
        editor->undoStack().undo();
        QCOMPARE(editor->document().sheet().text, textOfFile(m_ditch));
    }
    QCOMPARE(toys, 1);
}

void tst_TwoSystems::closingATabLeavesTheOtherSystemAlone()
{
    openBoth();
    const QString second = m_folder->filePath(QStringLiteral("second.toml"));
    QFile::copy(m_ditch, second);
    m_window->open(second);
    emit tabs().tabCloseRequested(1); // the first of the toy
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(tabs().currentIndex(), 0);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("ambush.toml[*]"));
    tabs().show(1);
    QCOMPARE(toyEditor().document().path(), second);
    emit tabs().tabCloseRequested(1);
    QCOMPARE(tabs().count(), 1);
    QVERIFY(qobject_cast<assault::ui::Editor *>(&m_window->editing()));
    emit tabs().tabCloseRequested(0);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Start);
    m_window->open(m_ditch);
    QCOMPARE(tabs().tabText(0), QStringLiteral("ditch.toml"));
}

void tst_TwoSystems::closingTheWindowAsksAboutBoth()
{
    openBoth();
    toyEditor().document().setTurns(5);
    tabs().show(0);
    auto &editor = static_cast<assault::ui::Editor &>(m_window->editing());
    editor.document().push(
        std::make_unique<assault::ui::PlaceSmokeCommand>(editor.document(), *hexFromString("A5")));
    QStringList asked;
    assault::ui::window::onNextDialog(*m_window, [&asked](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box || box->objectName() != QLatin1String("unsaved-changes"))
            return false;
        asked << box->text();
        const bool isFirst = asked.size() == 1;
        box->button(isFirst ? QMessageBox::Discard : QMessageBox::Cancel)->click();
        return !isFirst;
    });
    QVERIFY(!m_window->close());
    QCOMPARE(asked.size(), 2);
    QVERIFY(asked[0].startsWith(QLatin1String("ambush.toml")));
    QVERIFY(asked[1].startsWith(QLatin1String("ditch.toml")));
    QVERIFY(m_window->isVisible());
    QCOMPARE(tabs().count(), 2);
}

void tst_TwoSystems::newAsksForTheSystemAndRemembersIt()
{
    const auto choose = [this](const QString &name, QString &offered) {
        assault::ui::window::onNextDialog(*m_window, [name, &offered](QDialog *dialog) {
            auto *input = qobject_cast<QInputDialog *>(dialog);
            if (!input)
                return false;
            offered = input->textValue();
            input->setTextValue(name);
            input->accept();
            return true;
        });
    };
    QString offered;
    choose(QStringLiteral("toy_squares"), offered);
    action("New...")->trigger();
    QCOMPARE(offered, QStringLiteral("ASSAULT"));
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(&toyEditor().document(), &tabs().editor(0).document());
    QVERIFY(toyEditor().document().sheet().text.find("toy_squares") != std::string::npos);
    choose(QStringLiteral("toy_line"), offered);
    action("New...")->trigger();
    QCOMPARE(offered, QStringLiteral("toy_squares"));
    QCOMPARE(tabs().count(), 2);
    QVERIFY(toyEditor().document().sheet().text.find("toy_line") != std::string::npos);
}

void tst_TwoSystems::dataAreReadWhenTheyAreFirstWanted()
{
    m_window->open(m_ambush);
    QCOMPARE(m_line->loads, 0);
    m_window->open(m_ditch);
    m_window->open(m_ambush);
    m_window->open(m_ditch);
    QCOMPARE(m_line->loads, 1);
    QCOMPARE(m_squares->loads, 0);
}

void tst_TwoSystems::aSystemThatIsNotAtHandIsNamed()
{
    const QString path = m_folder->filePath(QStringLiteral("strange.toml"));
    QVERIFY(
        writeFile(toPath(path), "format = \"hexwerk.scenario\"\nversion = 1\nsystem = \"chess\"\n")
            .has_value());
    QString said;
    assault::ui::window::onNextDialog(*m_window, [&said](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        said = box->informativeText();
        box->accept();
        return true;
    });
    m_window->open(path);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Start);
    QVERIFY2(said.contains(QLatin1String("chess")) && said.contains(QLatin1String("toy_line")),
             qPrintable(said));
}

void tst_TwoSystems::panelsLieAsTheyDidInEachSystem()
{
    openBoth();
    QAction *history = toyEditor().page().panelActions().front();
    QVERIFY(history->isChecked());
    history->trigger();
    m_window->close();
    open();
    openBoth();
    QTRY_VERIFY(!toyEditor().page().panelActions().front()->isChecked());
    tabs().show(0);
    QVERIFY(m_window->editing().page().panelActions()[2]->isChecked()); // its own history
}

HW_WINDOW_TEST(tst_TwoSystems)

} // namespace hexwerk::tst_two_systems

#include "tst_two_systems.moc"
