#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "app/assault/page/play_page.h"
#include "app/basis/reading_dialog.h"
#include "app/basis/recent_files.h"
#include "app/basis/theme.h"
#include "app/editing/editor_page.h"
#include "app/editing/trial_dialog.h"
#include "app/files/changed_file_bar.h"
#include "app/files/compare_dialog.h"
#include "app/files/new_scenario_dialog.h"
#include "app/files/scenario_files.h"
#include "app/window/main_window.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/system_id.h"
#include "core/files/guide_reader.h"
#include "core/files/rulebook_reader.h"
#include "core/files/zip_archive.h"
#include "core/play/answerer.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/library/table_commands.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/course/status_board.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/library/card_form.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "editor/assault/text/card_text.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/played_cards.h"
#include "tests/window/window_checks.h"

#include <map>
#include <memory>

namespace hexwerk::assault::ui::tst_every_page {

using namespace editor;

// Start page, editor and play view with all their panels and dialogs, in both languages, light and
// dark, with fonts of 100 and 150 %, at 1280x800: everything can be read, seen and named.
// HEXWERK_PICTURES=FOLDER keeps a picture of each.
class tst_EveryPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void startPage_data() { everyLook(); }
    void startPage();
    void mapPage_data() { everyLook(); }
    void mapPage();
    void scenarioPage_data() { everyLook(); }
    void scenarioPage();
    void libraryPage_data() { everyLook(); }
    void libraryPage();
    void tablesPage_data() { everyLook(); }
    void tablesPage();
    void playView_data() { everyLook(); }
    void playView();
    void course_data() { everyLook(); }
    void course();
    void dialogs_data() { everyLook(); }
    void dialogs();
    void beginnings_data() { everyLook(); }
    void beginnings();
    void unsavedWork_data() { everyLook(); }
    void unsavedWork();
    void everyActionHasTextKeyAndTip();
    void aSwitchedWindowSaysTheSameAsAFreshOne_data();
    void aSwitchedWindowSaysTheSameAsAFreshOne();

private:
    void everyLook();
    void takeLook();
    void makeWindow();
    void check(const QString &where, QWidget *page = nullptr);
    void checkDialog(const QString &where, const std::function<void()> &open);
    QString bundle() const;
    void verifyNoFaults();
    void collectQuestions();
    void keep(const PlayGame &game, const Scenario &scenario);
    QStringList texts() const;
    QStringList settledTexts() const;
    void showLibrary();
    void goTo(const QString &state);
    void waitForPreview();

    QFont m_font;
    Languages m_languages;
    SharedLibrary m_library;
    Scenario m_training;
    Scenario m_everyKey; // one of everything
    QTemporaryDir m_folder;
    std::map<Question, QString> m_games; // saved where the question is open
    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;
};

static const QString kTraining = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");

void tst_EveryPage::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    QLocale::setDefault(QLocale::c());
    m_font = QApplication::font();
    m_library = window::livelyLibrary();
    m_training = loadScenario(kTraining.toStdString()).value.value().scenario;
    m_everyKey =
        loadScenario(HW_SOURCE_DIR "/tests/data/editor/every_key.toml").value.value().scenario;
    m_everyKey.units.front().card = "ger.rifles43";
    collectQuestions();
}

// Plays at random and keeps the game where each kind of question is asked first.
void tst_EveryPage::collectQuestions()
{
    Scenario scenario = m_training;
    scenario.firstSetup = scenario.firstPlayer = "roll"; // these questions too
    std::vector<window::LivelyGame> games = window::livelyGames();
    games.insert(games.begin(), {scenario, 1});
    for (const auto &[played, seed] : games) {
        PlayGame game(m_library);
        game.begin(played);
        play::RandomPlayer<Assault> player(seed);
        while (true) {
            const Question question = game.position().pending.question;
            if (!m_games.contains(question))
                keep(game, played);
            if (question == Question::Over)
                break;
            game.say(player.answer(game.position()), Origin::Mouse);
        }
    }
    QCOMPARE(m_games.size(), window::kQuestions);
}

void tst_EveryPage::keep(const PlayGame &game, const Scenario &scenario)
{
    const Question question = game.position().pending.question;
    const QString path =
        m_folder.filePath(QStringLiteral("question%1.toml").arg(static_cast<int>(question)));
    PlayGame copy(m_library);
    copy.begin(scenario);
    for (const auto &entry : game.game().log())
        copy.say(entry.order, Origin::Mouse);
    QVERIFY(copy.saveAs(path));
    m_games[question] = path;
}

void tst_EveryPage::cleanup()
{
    m_window.reset();
    QApplication::setFont(m_font);
}

void tst_EveryPage::everyLook()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("percent");
    for (const char *language : {"en", "de"})
        for (const Theme theme : {Theme::Light, Theme::Dark})
            for (const int percent : {100, 150}) {
                // Under the sanitizers each size in each theme and in each language, not in both.
                if (HW_SHARE > 1 &&
                    (*language == 'd') != ((theme == Theme::Dark) != (percent == 150)))
                    continue;
                QTest::addRow("%s, %s, %d %%", language, theme == Theme::Dark ? "dark" : "light",
                              percent)
                    << QString::fromLatin1(language) << static_cast<int>(theme) << percent;
            }
}

void tst_EveryPage::takeLook()
{
    QFETCH(QString, language);
    QFETCH(int, theme);
    QFETCH(int, percent);
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    applyTheme(static_cast<Theme>(theme));
    m_languages.speak(language);
    m_faults.clear();
    makeWindow();
}

void tst_EveryPage::makeWindow()
{
    DataPaths paths;
    paths.folders = {HW_SOURCE_DIR "/resources"};
    m_window = std::make_unique<MainWindow>(m_library, *loadRulebook(paths, kSystemId).value,
                                            m_languages, QStringList{kTraining});
    paths.folders.insert(paths.folders.begin(), m_folder.path().toStdString() + "/hexwerk");
    m_window->setDataPaths(paths);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void tst_EveryPage::check(const QString &where, QWidget *page)
{
    QWidget *root = page ? page : m_window.get();
    QStringList faults;
    for (const int pause : {10, 50, 200, 1000}) { // layouts settle
        QTest::qWait(pause);
        faults = window::faultsOfLayout(root);
        if (faults.isEmpty())
            break;
    }
    for (const QString &fault : faults)
        m_faults << where + QStringLiteral(": ") + fault;
    if (!page && m_window->size() != QSize(1280, 800))
        m_faults << where + QStringLiteral(": the window grew to %1 x %2")
                                .arg(m_window->width())
                                .arg(m_window->height());
    if (const QString folder = qEnvironmentVariable("HEXWERK_PICTURES"); !folder.isEmpty())
        root->grab().save(QStringLiteral("%1/%2 %3 %4.png")
                              .arg(folder, QLatin1String(QTest::currentTestFunction()),
                                   QString::fromLatin1(QTest::currentDataTag()), where));
}

void tst_EveryPage::verifyNoFaults()
{
    m_window->document().undoStack().setClean(); // nothing to ask about at the end
    m_faults.removeDuplicates();
    for (const QString &fault : m_faults)
        qWarning("%s", qPrintable(fault));
    QVERIFY2(m_faults.isEmpty(), qPrintable(QString::number(m_faults.size())));
}

void tst_EveryPage::startPage()
{
    QSettings().clear();
    takeLook();
    check(QStringLiteral("only the training scenario"));
    m_window.reset();
    for (const auto &[question, path] : m_games)
        RecentFiles::add(path);
    makeWindow();
    waitForPreview();
    check(QStringLiteral("files"));
    verifyNoFaults();
}

void tst_EveryPage::mapPage()
{
    takeLook();
    m_window->document().reset(m_everyKey);
    m_window->showMode(MainWindow::Mode::Edit);
    EditorPage &editor = m_window->editorPage();
    editor.problems().lookNow();
    editor.canvas().setCursor(Hex::at(5, 5));
    for (int i = 0; i < kTools; ++i) {
        editor.tools().take(static_cast<ToolId>(i));
        QTest::keyClick(&editor.canvas(), Qt::Key_Return); // fills the history
        check(ToolBox::info(static_cast<ToolId>(i)).text);
    }
    const Scenario &scenario = m_window->document().scenario();
    for (const Table table :
         {Table::Tile, Table::Road, Table::Hexside, Table::Overlay, Table::Smoke, Table::Minefield,
          Table::Label, Table::Zone, Table::Objective, Table::Unit}) // what lies on the map
        for (std::size_t i = 0; i < itemCount(scenario, table); ++i) {
            editor.selection().set({{table, i, 0}});
            check(QStringLiteral("properties %1 %2").arg(static_cast<int>(table)).arg(i));
        }
    editor.selection().set({{Table::Unit, 0, 0}, {Table::Unit, 1, 0}});
    check(QStringLiteral("properties of two units"));
    editor.selection().clear();
    for (auto *docks : editor.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
        for (int tab = docks->count(); tab-- > 0;) { // properties and history, time line and points
            docks->setCurrentIndex(tab);
            check(docks->tabText(tab));
        }
    m_window->document().undoStack().setClean(); // nothing to ask about
    m_window->newScenario();
    editor.problems().lookNow();
    check(QStringLiteral("new scenario"));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/resources/assault/tiles/T01A.toml"));
    editor.problems().lookNow();
    check(QStringLiteral("a tile"));
    verifyNoFaults();
}

void tst_EveryPage::scenarioPage()
{
    takeLook();
    m_window->showMode(MainWindow::Mode::Edit);
    ScenarioPage &pages = m_window->editorPage().scenarioPage();
    for (const auto &[name, scenario] : {std::pair(QStringLiteral("every key"), m_everyKey),
                                         std::pair(QStringLiteral("training"), m_training)}) {
        m_window->document().reset(scenario);
        m_window->editorPage().showScenario();
        for (int page = 0; page < pages.pageCount(); ++page) {
            pages.showPage(page);
            check(name + QLatin1Char(' ') + pages.titleOf(page));
        }
    }
    verifyNoFaults();
}

void tst_EveryPage::showLibrary()
{
    m_window->open(kTraining);
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_3))
            action->trigger();
}

// Each kind of card, and what is said of one that contradicts itself; two cards beside each other.
void tst_EveryPage::libraryPage()
{
    takeLook();
    showLibrary();
    LibraryPage &page = *m_window->editorPage().libraryPage();
    CardsPage &units = page.cards(CardKind::Unit);
    for (const char *id : {"ger.rifles43", "us.m7", "ger.truck", "ger.mortar81"}) {
        units.showCard({CardKind::Unit, id});
        check(QString::fromLatin1(id));
        units.form().focusKey("abilities"); // scrolls
        check(QString::fromLatin1(id) + QStringLiteral(", below"));
    }
    units.duplicate();
    const CardRef mine = *units.chosen();
    page.document().push(std::make_unique<ChangeCardCommand>(
        page.document(), mine, *findProperty(CardKind::Unit, "half_strength"), 19));
    units.rename(mine, "us.rifles43");
    check(QStringLiteral("faults"));
    auto *table = units.findChild<QTableView *>();
    table->selectionModel()->select(units.filter().indexOf({CardKind::Unit, "us.m7"}),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    check(QStringLiteral("comparison"));
    page.showCards(CardKind::Formation);
    page.cards(CardKind::Formation).showCard({CardKind::Formation, "ger.grenadier_platoon"});
    check(QStringLiteral("formation"));
    for (const AnyCard &card : {AnyCard(window::orderCard()), AnyCard(window::barrageCard())}) {
        page.document().push(std::make_unique<AddCardCommand>(page.document(), card));
        page.showCards(kindOf(card));
        page.cards(kindOf(card)).showCard(refOf(card));
        check(CardText::name(card));
        page.cards(kindOf(card)).form().focusKey("text"); // scrolls
        check(CardText::name(card) + QStringLiteral(", below"));
    }
    page.showCards(CardKind::Formation);
    const QString other = m_folder.filePath(QStringLiteral("other.csv"));
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id,name.en,name.de,nation,type,command_points,units,source\n"
               "my.platoon,A new platoon,Ein neuer Zug,ger,infantry,2,ger.rifles43:3,G\n"
               "ger.grenadier_platoon,A platoon with another name,Ein Zug mit anderem Namen,ger,"
               "infantry,9,ger.rifles43:3; ger.mortar81:1,T\n");
    file.close();
    page.exportCards(m_folder.filePath(QStringLiteral("cards.csv")));
    check(QStringLiteral("exported"));
    checkDialog(QStringLiteral("import"), [&] { page.importCards(other); });
    page.importCards(QStringLiteral(HW_SOURCE_DIR "/tests/data/bad/cards_unknown_column.csv"));
    check(QStringLiteral("bad table"));
    page.document().undoStack().clear();
    verifyNoFaults();
}

// Every table, a value of each kind, the list of corrections, and what is refused.
void tst_EveryPage::tablesPage()
{
    takeLook();
    showLibrary();
    LibraryPage &page = *m_window->editorPage().libraryPage();
    page.showTables();
    SystemTablesPage &tables = page.tables();
    for (const SystemTable &table : systemTables()) {
        tables.showTable(table);
        check(QString::fromLatin1(table.id));
    }
    for (const ValuePath &path :
         {ValuePath{"dice", "A", "red", "5"}, ValuePath{"terrain", "brush_trees_craters", "name"},
          ValuePath{"terrain", "heavy_forest", "bonus", "infantry"},
          ValuePath{"terrain", "craters", "crater"},
          ValuePath{"fortification", "gun_position", "holds"},
          ValuePath{"marker", "normal_action", "group"}}) {
        tables.showValue(path);
        check(toQString(hexwerk::toString(path)));
    }
    emit tables.form().field()->edited(PropertyValue(std::string("yellow")));
    check(QStringLiteral("refusal"));
    page.document().push(std::make_unique<ChangeTableValueCommand>(
        page.document(), ValuePath{"terrain", "brush", "cost", "track"}, TomlValue(3)));
    tables.checkAgainstCopy(true);
    check(QStringLiteral("check against the copy"));
    tables.checkAgainstCopy(false);
    tables.showCorrections();
    check(QStringLiteral("corrections"));
    const QString other = m_folder.filePath(QStringLiteral("other.toml"));
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\n"
               "[terrain.brush]\ncost = { foot = 2, track = 2 }\n[terrain.ruins]\nheight = 1\n");
    file.close();
    checkDialog(QStringLiteral("import"), [&] { tables.importFrom(other); });
    page.document().undoStack().undo();
    page.document().flush();
    page.document().undoStack().clear();
    verifyNoFaults();
}

// Every explanation, as if all came up at once.
void tst_EveryPage::course()
{
    takeLook();
    Guide guide = loadGuide({{HW_SOURCE_DIR "/resources"}}, kSystemId, "training-infantry");
    for (Lesson &lesson : guide.lessons)
        lesson.on = {.question = "place"};
    const std::size_t lessons = guide.lessons.size();
    m_window->playPage().start(m_training);
    m_window->showMode(MainWindow::Mode::Play);
    m_window->playPage().teach(std::move(guide));
    auto *panel = m_window->playPage().findChild<GuidePanel *>();
    for (std::size_t i = 0; i < lessons; ++i) {
        QCOMPARE(panel->lessons().at(), i);
        check(QStringLiteral("explanation %1").arg(i));
        panel->findChildren<QPushButton *>().at(1)->click();
    }
    verifyNoFaults();
}

void tst_EveryPage::playView()
{
    takeLook();
    for (const auto &[question, path] : m_games) {
        m_window->open(path);
        QVERIFY(m_window->mode() == MainWindow::Mode::Play);
        check(QStringLiteral("question %1").arg(static_cast<int>(question)));
    }
    m_window->open(m_games.at(Question::Announce));
    const Position &position = m_window->playPage().game().position();
    MapCanvas &canvas = m_window->playPage().canvas();
    for (const Unit &unit : position.units)
        if (unit.side == position.pending.side && unit.inPlay()) {
            canvas.centreOn(unit.at);
            QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {},
                              canvas.viewRect(unit.at).center());
            check(QStringLiteral("unit %1").arg(unit.id.value()));
            const auto &marks = canvas.scene().highlights;
            if (marks.empty())
                continue;
            canvas.setCursor(marks.back().hex);
            check(QStringLiteral("way of unit %1").arg(unit.id.value()));
        }
    m_window->open(m_games.at(Question::LayMine));
    m_window->playPage().findChild<HandOverPanel *>()->findChild<QPushButton *>()->click();
    check(QStringLiteral("mines are laid"));
    const QString copy = m_folder.filePath(QStringLiteral("reactions.toml")); // it is played on
    QFile::remove(copy);
    QVERIFY(QFile::copy(m_games.at(Question::React), copy));
    m_window->open(copy);
    checkDialog(QStringLiteral("reactions"), [this] {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Alt+W")))
                action->trigger();
    });
    PlayGame &game = m_window->playPage().game();
    ReactionPolicy policy{.side = game.position().pending.side,
                          .ask = ReactionPolicy::Ask::Units,
                          .until = ReactionPolicy::Until::TurnEnds,
                          .turn = game.position().turn,
                          .units = reactorsNow(game.position())};
    game.setPolicy(policy);
    check(QStringLiteral("asked for some units"));
    policy.ask = ReactionPolicy::Ask::Never;
    game.setPolicy(policy);
    check(QStringLiteral("never asked"));
    for (auto *tabs : m_window->playPage().findChildren<QTabWidget *>())
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            check(QStringLiteral("tab %1").arg(tab));
        }
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_S, Qt::Key_V, Qt::Key_W, Qt::Key_O}) {
        canvas.setFocus();
        QTest::keyClick(&canvas, key, Qt::ShiftModifier);
        canvas.setCursor(position.units.front().at);
        check(QStringLiteral("Shift+%1").arg(QChar(key)));
    }
    for (const Qt::Key key : {Qt::Key_W, Qt::Key_C}) // as it was
        QTest::keyClick(&canvas, key, Qt::ShiftModifier);
    verifyNoFaults();
}

void tst_EveryPage::checkDialog(const QString &where, const std::function<void()> &open)
{
    bool seen = false;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || seen)
            return;
        seen = true;
        check(where, dialog);
        dialog->reject();
    });
    look.start(10);
    open();
    QVERIFY2(seen, qPrintable(where));
}

// With something new, something that is the same here, and something that is different.
QString tst_EveryPage::bundle() const
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

void tst_EveryPage::dialogs()
{
    takeLook();
    m_window->document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    m_window->document().undoStack().push(new QUndoCommand(QStringLiteral("anything")));
    checkDialog(QStringLiteral("unsaved"), [this] { m_window->close(); });
    m_window->document().undoStack().setClean();
    checkDialog(QStringLiteral("about"), [this] {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(Qt::Key_F1))
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
void tst_EveryPage::beginnings()
{
    takeLook();
    DataPaths paths;
    paths.folders = {HW_SOURCE_DIR "/resources"};
    m_window->setDataPaths(paths);
    m_window->document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    NewScenarioDialog beginning(TemplateLibrary(paths).read(), m_library, m_window.get());
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
    ReadingDialog reading(
        QStringLiteral("R9.10c"),
        QStringLiteral("<h3>R9.10c</h3><p>%1</p>").arg(inWindowLanguage(m_training.briefing)),
        m_window.get());
    reading.show();
    check(QStringLiteral("a text to read"), &reading);
    verifyNoFaults();
}

// What is asked about work that was left unsaved, and about a file that another program wrote.
void tst_EveryPage::unsavedWork()
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

void tst_EveryPage::everyActionHasTextKeyAndTip()
{
    for (const char *language : {"en", "de"}) {
        m_languages.speak(QString::fromLatin1(language));
        makeWindow();
        QStringList faults = window::faultyActions(m_window.get());
        m_window->open(kTraining);
        faults += window::faultyActions(m_window.get());
        showLibrary();
        faults += window::faultyActions(m_window.get());
        for (const auto &[question, path] : m_games) {
            m_window->open(path);
            faults += window::faultyActions(m_window.get());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
}

// All texts of the window that are seen or belong to an action.
QStringList tst_EveryPage::texts() const
{
    QStringList texts;
    for (const QObject *object : m_window->findChildren<QObject *>()) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        if (widget ? !window::isSeen(widget) : !qobject_cast<const QAction *>(object))
            continue;
        for (const char *name : {"text", "title", "windowTitle", "toolTip", "statusTip",
                                 "accessibleName", "placeholderText", "specialValueText", "html"})
            if (const QVariant value = object->property(name); value.isValid())
                texts << value.toString();
        if (const auto *combo = qobject_cast<const QComboBox *>(object))
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i);
        if (const auto *list = qobject_cast<const QAbstractItemView *>(object);
            list && list->model())
            for (int row = 0; row < list->model()->rowCount(list->rootIndex()); ++row)
                texts << list->model()->index(row, 0, list->rootIndex()).data().toString();
        if (const auto *tabs = qobject_cast<const QTabBar *>(object))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
    }
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

// When nothing changes any more.
QStringList tst_EveryPage::settledTexts() const
{
    QStringList now = texts();
    for (QStringList before; before != now; now = texts()) {
        before = now;
        QTest::qWait(50);
    }
    return now;
}

void tst_EveryPage::aSwitchedWindowSaysTheSameAsAFreshOne_data()
{
    QTest::addColumn<QString>("state");
    for (const char *state :
         {"start", "map", "unit", "scenario", "library", "place", "announce", "react", "dice"})
        QTest::newRow(state) << QString::fromLatin1(state);
}

// The start page draws its pictures in the background.
void tst_EveryPage::waitForPreview()
{
    const QString title = inWindowLanguage(m_training.title);
    auto *files = m_window->findChild<QListWidget *>(QStringLiteral("files"));
    QTRY_VERIFY(files->item(files->count() - 1)->text().startsWith(title));
}

void tst_EveryPage::goTo(const QString &state)
{
    const std::map<QString, Question> questions = {{QStringLiteral("place"), Question::Place},
                                                   {QStringLiteral("announce"), Question::Announce},
                                                   {QStringLiteral("react"), Question::React},
                                                   {QStringLiteral("dice"), Question::BattleDice}};
    if (state == QLatin1String("start"))
        return waitForPreview();
    if (const auto question = questions.find(state); question != questions.end()) {
        m_window->open(m_games.at(question->second));
        return m_window->playPage().game().seedDice(1); // every game has its own
    }
    m_window->open(kTraining);
    EditorPage &editor = m_window->editorPage();
    editor.problems().lookNow();
    if (state == QLatin1String("unit"))
        editor.selection().set({{Table::Unit, 0, 0}});
    if (state == QLatin1String("scenario"))
        editor.showScenario();
    if (state == QLatin1String("library"))
        showLibrary();
}

void tst_EveryPage::aSwitchedWindowSaysTheSameAsAFreshOne()
{
    QFETCH(QString, state);
    QSettings().clear(); // the training scenario alone stands on the start page
    m_languages.speak(QStringLiteral("de"));
    makeWindow();
    goTo(state);
    const QStringList german = settledTexts();
    m_languages.speak(QStringLiteral("en"));
    makeWindow();
    goTo(state);
    const QStringList english = settledTexts();

    m_languages.speak(QStringLiteral("de"));
    if (state == QLatin1String("start"))
        waitForPreview();
    const QStringList switched = settledTexts();

    QVERIFY(english != german);
    for (const QString &text : switched)
        QVERIFY2(german.contains(text), qPrintable(text));
    for (const QString &text : german)
        QVERIFY2(switched.contains(text), qPrintable(text));
}

HW_WINDOW_TEST(tst_EveryPage)

} // namespace hexwerk::assault::ui::tst_every_page

#include "tst_every_page.moc"
