#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "app/assault/editing/editor_page.h"
#include "app/assault/page/play_page.h"
#include "app/basis/reading_dialog.h"
#include "app/rulebook/rulebook_window.h"
#include "app/table/rule_view.h"
#include "app/window/search_dialog.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/models/selection.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_find {

using namespace editor;

// One field finds everything, by keys alone.
class tst_Find final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void whatIsTypedIsReached_data();
    void whatIsTypedIsReached();
    void arrowsChooseAmongWhatIsFound();
    void escapeChangesNothing();
    void germanNamesAreFoundInGerman();
    void aRuleIsRead();
    void inPlayUnitsObjectivesAndRulesAreFound();
    void atTheStartThereAreOnlyActionsFilesAndRules();

private:
    using Look = std::function<void(SearchDialog &)>;
    void find(const QString &typed, const Look &look = {});
    static QTreeWidget *list(SearchDialog &dialog) { return dialog.findChild<QTreeWidget *>(); }
    EditorPage &editor() { return m_window->editorPage(); }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Find::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
}

void tst_Find::init()
{
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->document().reset(
        loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml").value.value().scenario);
    m_window->showMode(MainWindow::Mode::Edit);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCoreApplication::processEvents();
}

void tst_Find::cleanup()
{
    if (m_window)
        m_window->document().undoStack().setClean();
    m_window.reset();
}

// Ctrl+F, the text, Enter; `look` sees the dialog before Enter.
void tst_Find::find(const QString &typed, const Look &look)
{
    bool seen = false;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<SearchDialog *>(QApplication::activeModalWidget());
        if (!dialog || seen)
            return;
        seen = true;
        auto *field = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(field, typed);
        if (look)
            look(*dialog);
        if (dialog->isVisible())
            QTest::keyClick(field, Qt::Key_Return);
        if (dialog->isVisible()) // nothing was found
            dialog->reject();
    });
    hands.start(5);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(seen);
}

void tst_Find::whatIsTypedIsReached_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("table"); // of what is chosen then
    QTest::addColumn<QString>("hex");
    const auto row = [](const char *name, const char *typed, Table table, const char *hex) {
        QTest::newRow(name) << QString::fromLatin1(typed) << static_cast<int>(table)
                            << QString::fromLatin1(hex);
    };
    row("a hex", "H11", Table::Scenario, "H11");
    row("a hex in small letters", "h11", Table::Scenario, "H11");
    const Scenario scenario =
        loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml").value.value().scenario;
    for (const UnitSpec &unit : scenario.units)
        if (unit.at) {
            row("a unit by its id", unit.id.c_str(), Table::Unit, toString(*unit.at).c_str());
            break;
        }
    const Objective &last = scenario.objectives.back();
    row("an objective", textIn(last.name, "en").data(), Table::Objective,
        toString(last.hex).c_str());
}

void tst_Find::whatIsTypedIsReached()
{
    QFETCH(QString, typed);
    QFETCH(int, table);
    QFETCH(QString, hex);
    find(typed);
    QVERIFY(editor().canvas().cursor() == hexNamed(hex.toStdString()));
    if (static_cast<Table>(table) == Table::Scenario)
        return;
    QCOMPARE(editor().selection().items().size(), std::size_t{1});
    QCOMPARE(static_cast<int>(editor().selection().items().front().table), table);
}

void tst_Find::arrowsChooseAmongWhatIsFound()
{
    QString second;
    find(QStringLiteral("zoom"), [&](SearchDialog &dialog) {
        QTreeWidget *rows = list(dialog);
        QVERIFY(rows->topLevelItemCount() >= 2);
        QVERIFY(rows->currentItem() == rows->topLevelItem(0));
        QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Down);
        QVERIFY(rows->currentItem() == rows->topLevelItem(1));
        second = rows->currentItem()->text(0);
        QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Up);
        QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Down);
    });
    QVERIFY(!second.isEmpty());

    // an action, a card in the hand, a page
    const int pixels = editor().canvas().pixelsPerHex();
    find(QStringLiteral("zoom in"));
    QVERIFY(editor().canvas().pixelsPerHex() > pixels);
    find(QStringLiteral("us.bazooka"));
    QCOMPARE(editor().palette().choices().card, std::string("us.bazooka"));
    QCOMPARE(editor().tools().current(), ToolId::Unit);
    find(QStringLiteral("victory"));
    QVERIFY(!editor().canvas().isVisible());
}

void tst_Find::escapeChangesNothing()
{
    const Hex before = editor().canvas().cursor();
    find(QStringLiteral("H11"), [](SearchDialog &dialog) {
        QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Escape);
    });
    QVERIFY(editor().canvas().cursor() == before);
    find(QStringLiteral("xqzxqzxqz")); // Enter goes nowhere
    QVERIFY(editor().canvas().cursor() == before);
}

void tst_Find::germanNamesAreFoundInGerman()
{
    m_languages.speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    find(QStringLiteral("schliessen"), [](SearchDialog &dialog) {
        QCOMPARE(list(dialog)->topLevelItem(0)->text(0), QString::fromUtf8("Schließen"));
        dialog.reject();
    });
}

void tst_Find::aRuleIsRead()
{
    find(QStringLiteral("R9.10c"));
    const auto *book = m_window->findChild<RulebookWindow *>();
    QVERIFY(book && book->isVisible());
    QCOMPARE(book->rule(), QStringLiteral("R9.10c"));
    find(QStringLiteral("us.rifle_platoon"));
    auto *dialog = m_window->findChild<ReadingDialog *>();
    QVERIFY(dialog && dialog->findChild<QTextBrowser *>()->toPlainText().contains(u'×'));
    delete dialog;
}

void tst_Find::inPlayUnitsObjectivesAndRulesAreFound()
{
    m_window->play();
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    PlayPage &page = m_window->playPage();
    const Position &position = page.game().position();
    const auto placed = std::find_if(position.units.begin(), position.units.end(),
                                     [](const auto &unit) { return !unit.at.isNowhere(); });
    QVERIFY(placed != position.units.end());
    find(PlayText::unitAndHex(position, placed->id));
    QVERIFY(page.canvas().cursor() == placed->at);
    find(QStringLiteral("K5"));
    QVERIFY(page.canvas().cursor() == hexNamed("K5"));
    find(QStringLiteral("R9.10c"));
    QVERIFY(page.findChild<RuleView *>()->toPlainText().contains(QLatin1String("R9.10c")));
    find(QStringLiteral("edit"), [](SearchDialog &dialog) {
        for (int i = 0; i < list(dialog)->topLevelItemCount(); ++i)
            QVERIFY(list(dialog)->topLevelItem(i)->text(0) != QLatin1String("Trial run..."));
    });
}

void tst_Find::atTheStartThereAreOnlyActionsFilesAndRules()
{
    m_window->showMode(MainWindow::Mode::Start);
    find(QStringLiteral("H11"), [](SearchDialog &dialog) {
        for (int i = 0; i < list(dialog)->topLevelItemCount(); ++i)
            QVERIFY(list(dialog)->topLevelItem(i)->text(1) != QLatin1String("Hex"));
        dialog.reject();
    });
}

HW_WINDOW_TEST(tst_Find)

} // namespace hexwerk::assault::ui::tst_find

#include "tst_find.moc"
