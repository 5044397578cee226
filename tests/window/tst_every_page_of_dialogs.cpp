#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

#include "app/assault/editing/editor_page.h"
#include "app/assault/editing/trial_dialog.h"
#include "app/assault/files/compare_dialog.h"
#include "app/assault/files/new_scenario_dialog.h"
#include "app/assault/files/scenario_files.h"
#include "app/assault/lab/balance_dialog.h"
#include "app/basis/reading_dialog.h"
#include "app/files/changed_file_bar.h"
#include "app/manual/manual_window.h"
#include "app/shortcuts/key_field.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "app/table/game_files.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/files/zip_archive.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/panels/course/status_board.h"
#include "editor/text/local_text.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui::tst_every_page_of_dialogs {

using namespace editor;
using window::kTraining;

// The dialogs of all pages, in every look.
class tst_EveryPageOfDialogs final : public window::EveryLook
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanup() { end(); }
    void dialogs_data() { everyLook(); }
    void dialogs();
    void beginnings_data() { everyLook(); }
    void beginnings();
    void unsavedWork_data() { everyLook(); }
    void unsavedWork();
    void paperAndHelp_data() { everyLook(); }
    void paperAndHelp();

private:
    void checkTabs(const QString &where, const char *keys);
    QString bundle() const;
};

// With something new, something that is the same here, and something that is different.
QString tst_EveryPageOfDialogs::bundle() const
{
    const QString path = m_folder.filePath(QStringLiteral("training.hexwerk"));
    QFile training(kTraining);
    QFile tile(QStringLiteral(HW_SOURCE_DIR "/resources/assault/tiles/T01A.toml"));
    QFile file(path);
    if (!training.open(QIODevice::ReadOnly) || !tile.open(QIODevice::ReadOnly) ||
        !file.open(QIODevice::WriteOnly))
        return {};
    const std::string same = tile.readAll().toStdString();
    const std::string head = "format = \"hexwerk.tile\"\nversion = 1\ncolumns = 4\nrows = 4\n";
    const std::string bytes = zipOf({{"scenario.toml", training.readAll().toStdString()},
                                     {"assault/tiles/a.toml", same},
                                     {"assault/tiles/b.toml", head + "id = \"T02A\"\n"},
                                     {"assault/tiles/c.toml", head + "id = \"my.valley\"\n"}});
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    return path;
}

void tst_EveryPageOfDialogs::dialogs()
{
    takeLook();
    m_window->document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    m_window->document().undoStack().push(new QUndoCommand(QStringLiteral("anything")));
    checkDialog(QStringLiteral("unsaved"), [this] { m_window->close(); });
    m_window->document().undoStack().setClean();
    checkDialog(QStringLiteral("about"), [this] {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Shift+F1")))
                action->trigger();
    });
    m_window->document().markSaved(m_folder.filePath(QStringLiteral("a.toml")), {});
    for (const char *keys : {"Ctrl+T", "Ctrl+B", "Ctrl+Shift+K", "Ctrl+Alt+P"})
        checkDialog(QString::fromLatin1(keys), [this, keys] {
            for (QAction *action : m_window->editorPage().toolActions())
                if (action->shortcut() == QKeySequence(QString::fromLatin1(keys)))
                    action->trigger();
        });
    const auto byKey = [this](const char *keys) {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(QString::fromLatin1(keys)))
                action->trigger();
    };
    for (const char *keys : {"Ctrl+Shift+N", "Ctrl+Shift+O", "Ctrl+Shift+E", "Ctrl+P"})
        checkDialog(QString::fromLatin1(keys), [&] { byKey(keys); });
    QFile broken(m_folder.filePath(QStringLiteral("broken.toml")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("format = \"hexwerk.scenario\"\nversion = 1\nturns = \"many\"\nlos_limit = -4\n");
    broken.close();
    checkDialog(QStringLiteral("broken file"), [&] { m_window->open(broken.fileName()); });
    checkDialog(QStringLiteral("import a map"), [&] {
        m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/tmx/valley.tmx"));
    });
    checkDialog(QStringLiteral("take in a bundle"), [&] { m_window->open(bundle()); });
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    checkDialog(QStringLiteral("find"),
                [this] { QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier); });
    checkDialog(QStringLiteral("refused map"), [&] {
        m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/tmx/meadow.tmx"));
    });
    m_window->document().reset({}); // without sides
    m_window->showMode(MainWindow::Mode::Edit);
    checkDialog(QStringLiteral("cannot be played"), [this] { m_window->play(); });
    m_window->document().reset(m_training);
    m_window->play();
    check(QStringLiteral("status board"));
    auto *board = m_window->playPage().findChild<StatusBoard *>();
    QVERIFY(board->isVisible());
    checkDialog(QStringLiteral("correct a track"), [board] { emit board->activated(0); });
    checkDialog(QStringLiteral("what if"), [board] { board->findChild<QPushButton *>()->click(); });
    const Hex place = m_window->playPage().game().position().units.front().at;
    checkDialog(QStringLiteral("correct a unit"),
                [&] { m_window->playPage().correct(UnitId{1}, place); });
    checkDialog(QStringLiteral("correct a hex"),
                [&] { m_window->playPage().correct({}, hexNamed("A1")); });
    for (const char *keys : {"Ctrl+Alt+H", "Ctrl+Alt+V"})
        checkDialog(QString::fromLatin1(keys), [&] { byKey(keys); });
    checkDialog(QStringLiteral("seed"), [this] { m_window->playPage().askForSeed(); });
    checkDialog(QStringLiteral("copy for one side"),
                [this] { m_window->playPage().saveSideCopy(); });
    m_window->open(m_games.at(Question::Over));
    for (const char *keys : {"Ctrl+Alt+H", "Ctrl+Alt+V"})
        checkDialog(QStringLiteral("%1 at the end").arg(QLatin1String(keys)), [&] { byKey(keys); });
    auto damaged = loadGame(m_games.at(Question::BattleDice).toStdString()).value->game;
    damaged.orders.front().json = R"({"order":"stop"})";
    damaged.data.rules = 1;
    const QString path = m_folder.filePath(QStringLiteral("damaged.toml"));
    QVERIFY(writeGame(path.toStdString(), damaged).has_value());
    checkDialog(QStringLiteral("damaged game"), [&] { m_window->open(path); });
    verifyNoFaults();
}

// The steps of a new scenario, a template of one's own, a trial run with its figures, a text to
// read.
void tst_EveryPageOfDialogs::beginnings()
{
    takeLook();
    DataPaths paths;
    paths.folders = {HW_SOURCE_DIR "/resources"};
    m_window->setDataPaths(paths);
    m_window->document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    NewScenarioDialog beginning(TemplateLibrary(paths).read(), m_window->systemKit(), m_library,
                                m_window.get());
    beginning.show();
    auto *templates = beginning.findChild<QListWidget *>();
    for (int step = 1; step <= 3; ++step) {
        for (int row = 0; row < (step == 1 ? templates->count() : 1); ++row) {
            templates->setCurrentRow(row);
            check(QStringLiteral("begin %1 %2").arg(step).arg(row), &beginning);
        }
        QTest::keyClick(beginning.focusWidget(), Qt::Key_Return);
    }
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    checkDialog(QStringLiteral("keep as template"), [this] {
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    });
    m_window->tryOut();
    auto *trial = m_window->findChild<TrialDialog *>();
    check(QStringLiteral("before a trial"), trial);
    trial->findChild<QSpinBox *>()->setValue(12);
    trial->findChild<QPushButton *>()->click();
    auto *figures = trial->findChild<QTextBrowser *>();
    QTRY_VERIFY_WITH_TIMEOUT(figures->toPlainText().contains(QLatin1String("12")), 30'000);
    check(QStringLiteral("after a trial"), trial);
    delete trial;
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
    auto *balance = m_window->findChild<BalanceDialog *>();
    check(QStringLiteral("before a study"), balance);
    balance->findChild<QSpinBox *>(QStringLiteral("pairs"))->setValue(5);
    balance->findChild<QPushButton *>(QStringLiteral("begin"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(balance->report().total.finished() > 0, 30'000);
    auto *pages = balance->findChild<QTabWidget *>();
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        check(QStringLiteral("after a study %1").arg(page), balance);
    }
    for (auto *choice : balance->findChildren<QComboBox *>()) // both players
        if (const int random = choice->findData(static_cast<int>(Level::Random)); random >= 0)
            choice->setCurrentIndex(random);
    auto *versions = balance->findChild<VersionsPage *>();
    balance->findChild<QPushButton *>(QStringLiteral("begin-versions"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(!versions->isRunning(), 60'000);
    check(QStringLiteral("after versions"), balance);
    delete balance;
    ReadingDialog reading(
        QStringLiteral("R9.10c"),
        QStringLiteral("<h3>R9.10c</h3><p>%1</p>").arg(inWindowLanguage(m_training.briefing)),
        m_window.get());
    reading.show();
    check(QStringLiteral("a text to read"), &reading);
    verifyNoFaults();
}

// What is asked about work that was left unsaved, and about a file that another program wrote.
void tst_EveryPageOfDialogs::unsavedWork()
{
    takeLook();
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    const QString path = m_folder.filePath(QStringLiteral("a-long-name-for-a-scenario.toml"));
    const std::string text = freshScenarioText(m_training);
    const auto write = [&](const std::string &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(bytes));
    };
    write(text);
    for (const FileState &file :
         {FileState{path, m_training, text}, FileState{{}, m_training, {}}}) {
        ScenarioDocument killed(m_library);
        const JournalKeeper keeper(killed, journalFolder());
        killed.reset(file.scenario, file.path, file.text);
        killed.push(std::make_unique<PlaceSmokeCommand>(killed, hexNamed("A5")));
    }
    QDir().mkpath(keptGamesFolder());
    QFile::copy(m_games.begin()->second,
                QDir(keptGamesFolder()).filePath(QStringLiteral("killed-1.game.toml")));
    checkDialog(QStringLiteral("recovery"), [this] { m_window->offerRecovery(); });

    m_window->open(path);
    ScenarioDocument &document = m_window->document();
    document.push(
        std::make_unique<ReplaceScenarioCommand>(document, m_everyKey, ReplacedBy::Recovered));
    write(text + "# theirs\n");
    auto *bar = m_window->findChild<ChangedFileBar *>();
    bar->look();
    check(QStringLiteral("a changed file"));
    emit bar->compareWanted();
    auto *comparison = m_window->findChild<CompareDialog *>();
    check(QStringLiteral("comparison"), comparison);
    delete comparison;
    verifyNoFaults();
}

// Each page of the dialog that the keys open.
void tst_EveryPageOfDialogs::checkTabs(const QString &where, const char *keys)
{
    int pages = 1;
    for (int page = 0; page < pages; ++page) {
        QTimer turn;
        connect(&turn, &QTimer::timeout, this, [&] {
            const QWidget *dialog = QApplication::activeModalWidget();
            auto *tabs = dialog ? dialog->findChild<QTabWidget *>() : nullptr;
            pages = tabs ? tabs->count() : 1;
            if (tabs)
                tabs->setCurrentIndex(page);
        });
        turn.start(1);
        checkDialog(QStringLiteral("%1 %2").arg(where).arg(page), [&] {
            const QList<QAction *> actions = m_window->findChildren<QAction *>();
            const auto wanted = std::find_if(actions.begin(), actions.end(), [&](QAction *action) {
                return action->shortcut() == QKeySequence(QString::fromLatin1(keys));
            });
            QVERIFY2(wanted != actions.end(), keys);
            (*wanted)->trigger();
        });
    }
}

// What goes onto paper and to other programs, the keys, a report of a problem, and the manual,
// which stands beside the window.
void tst_EveryPageOfDialogs::paperAndHelp()
{
    takeLook();
    m_window->document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    m_window->document().markSaved(m_folder.filePath(QStringLiteral("a.toml")), {});
    checkTabs(QStringLiteral("export"), "Ctrl+Shift+E");
    checkTabs(QStringLiteral("print"), "Ctrl+P");
    checkTabs(QStringLiteral("sheets"), "Ctrl+Alt+Shift+K");
    checkTabs(QStringLiteral("vassal"), "Ctrl+Alt+Shift+V");
    checkTabs(QStringLiteral("report"), "Ctrl+Alt+Shift+P");
    checkTabs(QStringLiteral("shortcuts"), "Ctrl+?");
    ShortcutsDialog keys(m_window.get());
    keys.show();
    auto *tree = keys.findChild<QTreeWidget *>();
    tree->setCurrentItem(tree->topLevelItem(0)->child(0));
    auto *field = keys.findChildren<KeyField *>().last();
    field->setFocus();
    check(QStringLiteral("a key to be pressed"), &keys);
    QTest::keyClick(field, Qt::Key_O, Qt::ControlModifier);
    check(QStringLiteral("a key of another action"), &keys);
    keys.close();
    for (const char *section : {"start#window", "designers#board", "players#table", "keys#file",
                                "files#commands", "trouble#crash"}) {
        QVERIFY(m_window->showInManual(QString::fromLatin1(section)));
        check(QStringLiteral("manual ") + QString::fromLatin1(section).replace(u'#', u' '),
              m_window->findChild<ManualWindow *>());
    }
    verifyNoFaults();
}

HW_WINDOW_TEST(tst_EveryPageOfDialogs)

} // namespace hexwerk::assault::ui::tst_every_page_of_dialogs

#include "tst_every_page_of_dialogs.moc"
