#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/report_dialog.h"
#include "app/assault/campaign_editing/campaign_editor.h"
#include "app/assault/campaign_editing/campaign_trial_dialog.h"
#include "app/assault/editing/editor_page.h"
#include "app/assault/page/play_page.h"
#include "app/basis/reading_dialog.h"
#include "app/basis/recent_files.h"
#include "core/assault/mind/level.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/library/table_commands.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/library/card_form.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "editor/assault/text/card_text.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"
#include "tests/window/played_cards.h"

#include <memory>

namespace hexwerk::assault::ui::tst_every_page {

using namespace editor;
using window::kTraining;

// The start page and the editor with all their panels, in every look.
class tst_EveryPage final : public window::EveryLook
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanup() { end(); }
    void startPage_data() { everyLook(); }
    void startPage();
    void campaignPage_data() { everyLook(); }
    void campaignPage();
    void campaignInPlay_data() { everyLook(); }
    void campaignInPlay();
    void mapPage_data() { everyLook(); }
    void mapPage();
    void scenarioPage_data() { everyLook(); }
    void scenarioPage();
    void libraryPage_data() { everyLook(); }
    void libraryPage();
    void tablesPage_data() { everyLook(); }
    void tablesPage();
};

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

void tst_EveryPage::campaignPage()
{
    takeLook();
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml"));
    auto &editor = static_cast<CampaignEditor &>(m_window->editing());
    CampaignEditorPage &page = editor.page();
    page.problems().lookNow();
    check(QStringLiteral("chart"));
    for (std::size_t battle = 0; battle < 3; ++battle) {
        page.chart().choose(battle);
        for (std::size_t result = 0; result < 4; ++result) {
            page.battlePanel().chooseResult(result);
            check(QStringLiteral("battle %1 result %2").arg(battle).arg(result));
        }
    }
    for (auto *docks : page.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
        for (int tab = docks->count(); tab-- > 0;) {
            docks->setCurrentIndex(tab);
            check(docks->tabText(tab));
        }
    editor.document().edit([] { return QString(); }, [](Campaign &c) { c.battles.pop_back(); });
    page.showProblems();
    page.problems().lookNow();
    check(QStringLiteral("problems of a campaign"));
    editor.document().undoStack().undo();
    page.setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ControlModifier);
    auto *trial = m_window->findChild<CampaignTrialDialog *>();
    check(QStringLiteral("before trial campaigns"), trial);
    for (QComboBox *player : trial->findChildren<QComboBox *>())
        player->setCurrentIndex(player->findData(static_cast<int>(Level::Random)));
    trial->findChild<QSpinBox *>()->setValue(3);
    trial->findChild<QPushButton *>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(trial->figures().campaigns, 3, 60'000);
    check(QStringLiteral("after trial campaigns"), trial);
    trial->close();
    editor.document().undoStack().setClean();
    editor.begin();
    check(QStringLiteral("empty campaign"));
    m_window->open(kTraining);
    verifyNoFaults();
}

void tst_EveryPage::campaignInPlay()
{
    takeLook();
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml"));
    m_window->play();
    auto &page = *m_window->findChild<CampaignPage *>();
    auto &roster = *page.findChild<QTableWidget *>(QStringLiteral("roster"));
    auto &views = *page.findChild<QTabWidget *>(QStringLiteral("campaign-views"));
    const auto press = [&](const char *name) {
        page.findChild<QPushButton *>(QString::fromLatin1(name))->click();
    };
    const auto lookAround = [&](const QString &when) {
        for (int view = 0; view < views.count(); ++view) {
            views.setCurrentIndex(view);
            check(when + QStringLiteral(", ") + views.tabText(view));
        }
        views.setCurrentIndex(0);
    };
    lookAround(QStringLiteral("first battle"));
    checkDialog(QStringLiteral("plan"), [&] { press("decide"); });
    page.session().say(planOf(page.session().position(), 0, {}));
    lookAround(QStringLiteral("a battle is fought"));
    checkDialog(QStringLiteral("result"), [&] { press("tell-result"); });
    page.session().say(ReportBattle{ReportDialog(page.session().position(), &page).report()});
    lookAround(QStringLiteral("between battles"));
    roster.selectRow(0);
    check(QStringLiteral("unit"));
    checkDialog(QStringLiteral("rename"), [&] { press("rename"); });
    checkDialog(QStringLiteral("report"), [&] { press("save-report"); });
    checkDialog(QStringLiteral("players"), [&] { press("players"); });
    checkDialog(QStringLiteral("covered plan"), [&] { press("decide"); });
    m_window->open(kTraining);
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

HW_WINDOW_TEST(tst_EveryPage)

} // namespace hexwerk::assault::ui::tst_every_page

#include "tst_every_page.moc"
