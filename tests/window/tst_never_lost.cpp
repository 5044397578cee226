#include <QDir>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "app/assault/editing/editor_page.h"
#include "app/assault/files/compare_dialog.h"
#include "app/assault/page/play_page.h"
#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "app/files/changed_file_bar.h"
#include "app/files/recovery_dialog.h"
#include "app/table/game_files.h"
#include "core/assault/files/readers/game_file.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/text/languages.h"
#include "tests/core/assault/training.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/sample.h"
#include "tests/full_disk.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_never_lost {

using namespace editor;

// Work that was not saved comes back, and a file that another program wrote is noticed.
class tst_NeverLost final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void whatWasNotSavedIsRecovered();
    void aScenarioThatWasNeverSavedIsRecovered();
    void laterAsksAgain();
    void whatIsThrownAwayIsNotOfferedAgain();
    void aWindowThatClosesLeavesNothingBehind();
    void aGameThatWasNotSavedGoesOn();
    void theStartPageListsAGameThatWasNotSaved();
    void aGameThatIsThrownAwayIsNotOfferedAgain();
    void onAFullDiskRecoveringDestroysNothing();
    void onAFullDiskARecoveredGameStaysWhereItIs();
    void changesOfAnotherVersionAreNamed();
    void aFileThatAnotherProgramWroteIsLoaded();
    void whoKeepsHisOwnIsNotAskedAgain();
    void aScenarioIsComparedWithItsFile();
    void nothingIsSaidWhereNothingDiffers();
    void anotherFileIsNotReplacedUnasked();

private:
    // What a program leaves behind that is killed after it put smoke on A5.
    void beKilledWith(const FileState &file);
    // Presses the button of the next dialog that says this.
    void answer(const char *button);
    QPushButton *button(const QWidget &parent, const char *text) const;
    void write(const QByteArray &bytes);
    QStringList journals() const
    {
        return QDir(journalFolder()).entryList({QStringLiteral("*.journal")}, QDir::Files);
    }
    bool hasSmoke() const
    {
        const auto &smoke = document().scenario().board.smoke;
        return std::any_of(smoke.begin(), smoke.end(),
                           [](const Smoke &one) { return one.hex == hexNamed("A5"); });
    }
    // With two orders; its file.
    QString beKilledInAGame();
    QStringList games() const
    {
        return QDir(keptGamesFolder()).entryList({QStringLiteral("*.game.toml")}, QDir::Files);
    }
    void change();
    ScenarioDocument &document() const { return m_window->document(); }
    ChangedFileBar &bar() const { return *m_window->findChild<ChangedFileBar *>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Languages m_languages;
    EveryKey m_file;
    QString m_path;
    std::unique_ptr<MainWindow> m_window;
    QString m_offered;
};

void tst_NeverLost::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
    m_file = everyKey();
}

void tst_NeverLost::init()
{
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_path = m_folder->filePath(QStringLiteral("mine.toml"));
    write(m_file.text.toUtf8());
    m_window = std::make_unique<MainWindow>(sampleLibrary(), Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_NeverLost::write(const QByteArray &bytes)
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void tst_NeverLost::beKilledWith(const FileState &file)
{
    ScenarioDocument killed(sampleLibrary());
    const JournalKeeper keeper(killed, journalFolder());
    killed.reset(file.scenario, file.path, file.text);
    killed.push(std::make_unique<PlaceSmokeCommand>(killed, hexNamed("A5")));
}

void tst_NeverLost::change()
{
    document().push(std::make_unique<PlaceSmokeCommand>(document(), hexNamed("A5")));
}

QPushButton *tst_NeverLost::button(const QWidget &parent, const char *text) const
{
    for (auto *one : parent.findChildren<QPushButton *>())
        if (one->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text)))
            return one;
    return nullptr;
}

void tst_NeverLost::answer(const char *text)
{
    auto *look = new QTimer(m_window.get());
    connect(look, &QTimer::timeout, this, [this, look, text] {
        auto *dialog = qobject_cast<RecoveryDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        look->deleteLater();
        m_offered = dialog->findChild<QListWidget *>()->item(0)->text();
        button(*dialog, text)->click();
    });
    look->start(10);
}

void tst_NeverLost::whatWasNotSavedIsRecovered()
{
    beKilledWith({m_path, m_file.scenario, m_file.text.toStdString()});
    answer("Recover");
    m_window->offerRecovery();

    QVERIFY2(m_offered.contains(QLatin1String("mine.toml")), qPrintable(m_offered));
    QVERIFY2(m_offered.contains(QLatin1String("1 change")), qPrintable(m_offered));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QCOMPARE(document().path(), m_path);
    QVERIFY(hasSmoke());
    QVERIFY(document().isModified());
    QVERIFY(RecentFiles::all().isEmpty());
    QCOMPARE(journals().size(), 1); // it is safe again
    document().undoStack().undo();
    QVERIFY(document().scenario() == m_file.scenario);
    QVERIFY(!document().isModified());
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), m_file.text.toUtf8());
}

void tst_NeverLost::aScenarioThatWasNeverSavedIsRecovered()
{
    beKilledWith({{}, sampleScenario(), {}});
    answer("Recover");
    m_window->offerRecovery();
    QVERIFY2(m_offered.startsWith(QLatin1String("Sample")), qPrintable(m_offered));
    QVERIFY(document().path().isEmpty());
    QVERIFY(hasSmoke());
    document().undoStack().setClean();
}

void tst_NeverLost::laterAsksAgain()
{
    beKilledWith({m_path, m_file.scenario, m_file.text.toStdString()});
    for (int i = 0; i < 2; ++i) {
        m_offered.clear();
        answer("Later");
        m_window->offerRecovery();
        QVERIFY(!m_offered.isEmpty());
        QCOMPARE(m_window->tabs().count(), 0);
    }
}

void tst_NeverLost::whatIsThrownAwayIsNotOfferedAgain()
{
    beKilledWith({m_path, m_file.scenario, m_file.text.toStdString()});
    answer("Discard");
    m_window->offerRecovery();
    QVERIFY(journals().isEmpty());
    m_window->offerRecovery(); // no dialog
}

void tst_NeverLost::aWindowThatClosesLeavesNothingBehind()
{
    m_window->open(m_path);
    change();
    document().undoStack().setClean();
    m_window->close();
    m_window.reset();
    QVERIFY(journals().isEmpty());
}

QString tst_NeverLost::beKilledInAGame()
{
    const QString folder = m_folder->filePath(QStringLiteral("elsewhere"));
    m_window->playPage().setLibrary(window::shippedLibrary());
    PlayGame game(window::shippedLibrary());
    HW_EXPECTS(!hasErrors(game.begin(assault::trainingScenario())));
    game.keepIn(folder);
    play::RandomPlayer<Assault> player(1);
    for (int i = 0; i < 2; ++i)
        game.say(player.answer(game.position()), Origin::Mouse);
    QDir().mkpath(keptGamesFolder());
    const QString left = QDir(keptGamesFolder()).filePath(QStringLiteral("killed-1.game.toml"));
    QFile::copy(QDir(folder).entryInfoList({QStringLiteral("*.toml")}).value(0).filePath(), left);
    return left;
}

void tst_NeverLost::aGameThatWasNotSavedGoesOn()
{
    const QString left = beKilledInAGame();
    answer("Recover");
    m_window->offerRecovery();

    QVERIFY2(m_offered.contains(QLatin1String("an unsaved game")), qPrintable(m_offered));
    QVERIFY2(m_offered.contains(QLatin1String("2 orders")), qPrintable(m_offered));
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    PlayGame &game = m_window->playPage().game();
    QCOMPARE(game.game().log().size(), std::size_t{2});
    QVERIFY(game.isUnsaved() && game.path().isEmpty());
    QVERIFY(RecentFiles::all().isEmpty());
    QVERIFY(!QFile::exists(left));
    QCOMPARE(games().size(), 1); // it is safe again
    QVERIFY(game.saveAs(m_folder->filePath(QStringLiteral("game.toml"))));
    QVERIFY(games().isEmpty());
}

void tst_NeverLost::theStartPageListsAGameThatWasNotSaved()
{
    const QString left = beKilledInAGame();
    m_window->showMode(MainWindow::Mode::Edit);
    m_window->showMode(MainWindow::Mode::Start);
    auto *files = m_window->findChild<QListWidget *>(QStringLiteral("files"));
    QCOMPARE(files->count(), 1);
    QVERIFY2(files->item(0)->text().contains(QLatin1String("Unsaved game")),
             qPrintable(files->item(0)->text()));
    emit files->itemClicked(files->item(0));

    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QCOMPARE(m_window->playPage().game().game().log().size(), std::size_t{2});
    QVERIFY(!QFile::exists(left));
    QVERIFY(RecentFiles::all().isEmpty());
    m_window.reset(); // ends as it should
    QVERIFY(games().isEmpty());
}

void tst_NeverLost::aGameThatIsThrownAwayIsNotOfferedAgain()
{
    beKilledInAGame();
    answer("Discard");
    m_window->offerRecovery();
    QVERIFY(games().isEmpty());
    m_window->offerRecovery(); // no dialog
}

void tst_NeverLost::onAFullDiskRecoveringDestroysNothing()
{
    beKilledWith({m_path, m_file.scenario, m_file.text.toStdString()});
    const QStringList before = journals();
    {
        const testing::FullDisk full;
        answer("Recover");
        m_window->offerRecovery();
        QVERIFY(hasSmoke());
        QCOMPARE(journals(), before);
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
    }
    QCOMPARE(LeftJournals(journalFolder()).entries().size(), std::size_t{1});
    document().push(std::make_unique<PlaceSmokeCommand>(document(), hexNamed("A6")));
    QTRY_COMPARE(journals().size(), 2); // there is room again
    document().undoStack().setClean();
}

void tst_NeverLost::onAFullDiskARecoveredGameStaysWhereItIs()
{
    const QString left = beKilledInAGame();
    {
        const testing::FullDisk full;
        answer("Recover");
        m_window->offerRecovery();
        QCOMPARE(m_window->playPage().game().game().log().size(), std::size_t{2});
        QVERIFY(QFile::exists(left));
    }
    QCOMPARE(loadGame(left.toStdString()).value->game.orders.size(), std::size_t{2});
}

void tst_NeverLost::changesOfAnotherVersionAreNamed()
{
    beKilledWith({m_path, m_file.scenario, m_file.text.toStdString()});
    QFile journal(QDir(journalFolder()).filePath(journals().value(0)));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QByteArray text = journal.readAll();
    text.replace("\"version\":1", "\"version\":2");
    journal.seek(0);
    journal.write(text);
    journal.close();
    answer("Later");
    m_window->offerRecovery();
    QVERIFY2(m_offered.contains(QLatin1String("another version")), qPrintable(m_offered));
    QCOMPARE(journals().size(), 1);
}

void tst_NeverLost::aFileThatAnotherProgramWroteIsLoaded()
{
    m_window->open(m_path);
    QVERIFY(bar().isHidden());
    change();
    const Scenario mine = document().scenario();
    QByteArray theirs = m_file.text.toUtf8();
    theirs.replace("turns = ", "turns = 1");
    write(theirs);
    QTRY_VERIFY(bar().isVisible());

    button(bar(), "Reload")->click();
    QVERIFY(bar().isHidden());
    QVERIFY(!hasSmoke());
    QCOMPARE(document().source(), theirs.toStdString());
    QVERIFY(!document().isModified());
    document().undoStack().undo();
    QVERIFY(document().scenario() == mine);
    QVERIFY(document().isModified());
    document().undoStack().setClean();
}

void tst_NeverLost::whoKeepsHisOwnIsNotAskedAgain()
{
    m_window->open(m_path);
    write(m_file.text.toUtf8() + "# theirs\n");
    QTRY_VERIFY(bar().isVisible());
    m_window->newScenario();
    QVERIFY(bar().isHidden()); // it speaks of the other one
    m_window->tabs().show(0);
    QVERIFY(bar().isVisible());
    button(bar(), "Keep mine")->click();
    QVERIFY(bar().isHidden());
    QVERIFY(m_window->isWindowModified());

    QTest::keyClick(&m_window->editorPage().canvas(), Qt::Key_S, Qt::ControlModifier);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), m_file.text.toUtf8());
    QVERIFY(!m_window->isWindowModified());
    QTest::qWait(300);
    QVERIFY(bar().isHidden());
}

void tst_NeverLost::aScenarioIsComparedWithItsFile()
{
    m_window->open(m_path);
    change();
    write(m_file.text.toUtf8() + "# theirs\n");
    QTRY_VERIFY(bar().isVisible());
    button(bar(), "Compare")->click();
    auto *dialog = m_window->findChild<CompareDialog *>();
    QVERIFY(dialog);
    auto *rows = dialog->findChild<QTreeWidget *>();
    QCOMPARE(rows->topLevelItemCount(), 1); // smoke
    QTreeWidgetItem *row = rows->topLevelItem(0)->child(0);
    QCOMPARE(row->text(1), QStringLiteral("present"));
    QCOMPARE(row->text(2), QStringLiteral("missing"));
    emit rows->itemActivated(row, 0);
    QVERIFY(m_window->editorPage().canvas().cursor() == hexNamed("A5"));
    document().undoStack().setClean();
}

void tst_NeverLost::nothingIsSaidWhereNothingDiffers()
{
    m_window->open(m_path);
    write(m_file.text.toUtf8() + "# theirs\n");
    QTRY_VERIFY(bar().isVisible());
    button(bar(), "Compare")->click();
    auto *rows = m_window->findChild<CompareDialog *>()->findChild<QTreeWidget *>();
    QCOMPARE(rows->topLevelItemCount(), 0);
}

// Also where the ending is left to the program.
void tst_NeverLost::anotherFileIsNotReplacedUnasked()
{
    const QString taken = m_folder->filePath(QStringLiteral("taken"));
    QFile file(taken + QStringLiteral(".toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("another scenario");
    file.close();
    m_window->open(m_path);
    window::answerFileDialog(*m_window, taken);
    QString question;
    window::onNextDialog(*m_window, [&question](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        question = box->text();
        box->button(QMessageBox::No)->click();
        return true;
    });
    window::onNextDialog(*m_window, [&question](QDialog *dialog) {
        if (question.isEmpty() || !qobject_cast<QFileDialog *>(dialog))
            return false;
        dialog->reject();
        return true;
    });
    QVERIFY(!m_window->editing().saveAs());
    QVERIFY2(question.contains(QStringLiteral("taken.toml")), qPrintable(question));
    QCOMPARE(textOfFile(file.fileName()), std::string("another scenario"));
}

HW_WINDOW_TEST(tst_NeverLost)

} // namespace hexwerk::assault::ui::tst_never_lost

#include "tst_never_lost.moc"
