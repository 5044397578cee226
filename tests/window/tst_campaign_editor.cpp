// Campaigns as their designers make them: every key by mouse and keyboard, and the chart.
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "app/assault/campaign_editing/campaign_trial_dialog.h"
#include "app/assault/campaign_editing/new_campaign_dialog.h"
#include "app/editing/sheet_tabs.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "tests/test_program.h"
#include "tests/window/campaign_designer.h"
#include "tests/window/hands.h"

#include <memory>

namespace hexwerk::assault::ui::tst_campaign_editor {

class tst_CampaignEditor final : public CampaignDesigner
{
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }
    void everyKeyIsSetAndFoundInTheFile();
    void battlesAreAddedLinkedAndMovedByKeys();
    void battlesAreDraggedAndLinkedByMouse();
    void aProblemIsMendedAtAClick();
    void cardsBecomeCoreUnits();
    void trialCampaignsAreShownOnTheChart();
    void trialCampaignsAreCalledOff();
    void templatesOnlyLackTheirScenarios();
    void anUntouchedFileStaysAsItIs();
    void scenariosComeAlongToAnotherFolder();

private:
    CampaignTrialDialog *openTrialCampaigns();
};

void tst_CampaignEditor::everyKeyIsSetAndFoundInTheFile()
{
    const Campaign wanted = loadCampaign(m_roads.toStdString()).value.value().campaign;
    QTemporaryDir folder;
    for (const char *name : {"outpost", "crossing", "hill"})
        QVERIFY(QFile::copy(QFileInfo(m_roads).path() + QLatin1Char('/') + QLatin1String(name) +
                                QStringLiteral(".toml"),
                            folder.filePath(QLatin1String(name) + QStringLiteral(".toml"))));
    beginEmpty();
    editor().document().setFolder(folder.path());

    // Battles first: others name them. Ids follow from titles, or are typed.
    for (std::size_t i = 0; i < wanted.battles.size(); ++i) {
        chart().choose(std::nullopt);
        chart().setFocus();
        QTest::keyClick(&chart(), Qt::Key_Insert);
        window::Hands::settle();
        QCOMPARE(chart().chosen(), std::optional(i));
        set(page().battlePanel().form(), CampaignTable::Battle, {CampaignTable::Battle, i}, wanted);
        // In steps of 20 and 10 pixels, by keys and the mouse: the rest is the same signal.
        emit chart().moveWanted(i, wanted.battles[i].place.value(), 0);
    }
    show("campaign");
    addAll(page().campaignPanel().sides(), {CampaignTable::Side}, wanted);
    addAll(page().campaignPanel().tracks(), {CampaignTable::Track}, wanted, [&](std::size_t i) {
        addAll(page().campaignPanel().thresholds(), {CampaignTable::Threshold, i}, wanted);
    });
    set(page().campaignPanel().form(), CampaignTable::Campaign, {}, wanted);
    show("units");
    addAll(page().unitsPanel().cores(), {CampaignTable::Core}, wanted);
    addAll(page().unitsPanel().reserves(), {CampaignTable::Reserve}, wanted);
    show("carry_over");
    set(page().carryOverPanel().form(), CampaignTable::CarryOver, {CampaignTable::CarryOver},
        wanted);
    addAll(page().carryOverPanel().gains(), {CampaignTable::Gain}, wanted);
    addAll(page().carryOverPanel().medals(), {CampaignTable::Medal}, wanted);
    for (std::size_t i = 0; i < wanted.battles.size(); ++i) {
        chart().choose(i);
        show("slots");
        addAll(page().slotsPanel().items(), {CampaignTable::Slot, i}, wanted);
        show("battle");
        BattlePanel &panel = page().battlePanel();
        const auto &results = wanted.battles[i].results;
        for (std::size_t r = 0; r < results.size(); ++r) {
            pressAdd(panel.results());
            QCOMPARE(campaign().battles[i].results.size(), r + 1);
            panel.chooseResult(r);
            window::Hands::settle();
            if (results[r].when)
                addCondition(panel.condition(), conditionOf(*results[r].when));
            QVERIFY(campaign().battles[i].results[r].when == results[r].when);
            set(panel.results().form(), CampaignTable::Result, {CampaignTable::Result, i, r},
                wanted);
            addAll(panel.effects(), {CampaignTable::Effect, i, r}, wanted);
        }
    }
    QVERIFY(campaign() == wanted);

    window::Hands hands(*m_window);
    const QString path = folder.filePath(QStringLiteral("made.toml"));
    hands.saveAs(path);
    QTRY_VERIFY(QFile::exists(path));
    const auto read = loadCampaign(path.toStdString());
    QVERIFY(read);
    QVERIFY(read.value->campaign == wanted);
    QVERIFY(!editor().document().isModified());

    // All the way back and forth.
    QUndoStack &stack = editor().undoStack();
    const int steps = stack.index();
    while (stack.canUndo())
        stack.undo();
    QVERIFY(campaign() == emptyCampaign());
    stack.setIndex(steps);
    QVERIFY(campaign() == wanted);
}

void tst_CampaignEditor::battlesAreAddedLinkedAndMovedByKeys()
{
    beginEmpty();
    window::Hands hands(*m_window);
    chart().setFocus();
    hands.press(Qt::Key_Insert);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Landing"));
    chart().setFocus();
    hands.press(Qt::Key_Insert); // follows the first one, and is linked to it
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Inland"));
    QCOMPARE(campaign().battles.size(), std::size_t(2));
    QCOMPARE(campaign().battles[0].title.at("en"), std::string("Landing"));
    QCOMPARE(campaign().start, campaign().battles[0].id);
    QCOMPARE(campaign().battles[0].results.size(), std::size_t(1));
    QCOMPARE(campaign().battles[0].results[0].next,
             std::vector<std::string>{campaign().battles[1].id});
    // Back from the second to the first.
    chart().setFocus();
    QCOMPARE(chart().chosen(), std::optional<std::size_t>(1));
    hands.press(Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(chart().isLinking());
    hands.press(Qt::Key_Return);
    QCOMPARE(campaign().battles[1].results[0].next,
             std::vector<std::string>{campaign().battles[0].id});
    hands.press(Qt::Key_Left);
    QCOMPARE(chart().chosen(), std::optional<std::size_t>(0));
    const ChartPlace before = campaign().battles[0].place.value();
    hands.press(Qt::Key_Down, Qt::ControlModifier);
    hands.press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(campaign().battles[0].place.value().y, before.y + 40);
    QCOMPARE(campaign().battles[0].place.value().x, before.x);
    hands.press(Qt::Key_F2); // its name
    QVERIFY(page().battlePanel().form().isAncestorOf(QApplication::focusWidget()));
    chart().setFocus();
    hands.press(Qt::Key_Delete);
    QCOMPARE(campaign().battles.size(), std::size_t(1));
    QVERIFY(campaign().battles[0].results[0].next.empty());
    QCOMPARE(campaign().start, campaign().battles[0].id);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(campaign().battles.size(), std::size_t(2));
}

void tst_CampaignEditor::battlesAreDraggedAndLinkedByMouse()
{
    m_window->open(m_roads);
    editor().page().tidy();
    window::Hands::settle();
    QWidget *view = chart().viewport();
    const int steps = editor().undoStack().index();
    const auto middle = [&](std::size_t battle) {
        return chart().onScreen(chart().shape().boxes[battle].center());
    };
    const ChartPlace before = campaign().battles[1].place.value();
    const QPoint from = middle(1);
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(view, from + QPoint(0, 20 * i));
    QTest::mouseRelease(view, Qt::LeftButton, {}, from + QPoint(0, 100));
    const ChartPlace after = campaign().battles[1].place.value();
    QCOMPARE(after.x, before.x);
    QVERIFY(std::abs(after.y - before.y - 100 / chart().zoom()) <= 10);
    QCOMPARE(editor().undoStack().index(), steps + 1); // one step
    editor().undoStack().undo();
    QVERIFY(campaign().battles[1].place.value() == before);

    // From the handle of the hill to the crossing: one way more.
    const auto ways = [&] {
        std::size_t count = 0;
        for (const BattleResult &result : campaign().battles[2].results)
            count += result.next.size();
        return count;
    };
    const std::size_t had = ways();
    QTest::mouseClick(view, Qt::LeftButton, {}, middle(2));
    const QPoint handle = chart().onScreen(chart().shape().handle(2));
    QTest::mousePress(view, Qt::LeftButton, {}, handle);
    QTest::mouseMove(view, middle(0));
    QTest::mouseRelease(view, Qt::LeftButton, {}, middle(0));
    QVERIFY(ways() >= had);
    // A click on the ground chooses nothing, and a wheel changes nothing.
    const Campaign kept = campaign();
    QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(4, view->height() - 4));
    QVERIFY(!chart().chosen());
    QVERIFY(campaign() == kept);
}

void tst_CampaignEditor::aProblemIsMendedAtAClick()
{
    m_window->open(m_roads);
    editor().document().edit([] { return QStringLiteral("break"); },
                             [](Campaign &broken) {
                                 broken.battles[1].results.pop_back();
                                 broken.start = "nowhere";
                             });
    page().problems().lookNow();
    page().showProblems();
    window::Hands::settle();
    const auto count = page().problems().problems().size();
    QVERIFY(count >= 2);
    for (int i = 0; i < 10 && !page().problems().problems().empty(); ++i) {
        const auto buttons = page().problems().findChildren<QPushButton *>();
        const auto shown = std::find_if(buttons.begin(), buttons.end(),
                                        [](QPushButton *one) { return one->isVisible(); });
        QVERIFY2(shown != buttons.end(), page().problems().problems().front().key.c_str());
        QTest::mouseClick(*shown, Qt::LeftButton);
        page().problems().lookNow();
        window::Hands::settle();
    }
    QVERIFY(page().problems().problems().empty());
    QCOMPARE(campaign().start, campaign().battles.front().id);
}

void tst_CampaignEditor::cardsBecomeCoreUnits()
{
    m_window->open(m_roads);
    show("units");
    QTest::keyClicks(&page().unitsPanel().filter(), QStringLiteral("us.rangers43"));
    QListWidget &cards = page().unitsPanel().cards();
    QCOMPARE(cards.count(), 1);
    cards.setCurrentRow(0);
    cards.setFocus();
    QTest::keyClick(&cards, Qt::Key_Return);
    QCOMPARE(campaign().cores.back().card, std::string("us.rangers43"));
    QCOMPARE(campaign().cores.back().side, std::string("allied")); // where the nation fights
    QCOMPARE(campaign().cores.size(), std::size_t(8));
}

CampaignTrialDialog *tst_CampaignEditor::openTrialCampaigns()
{
    m_window->open(m_roads);
    editor().page().setFocus();
    window::Hands(*m_window).press(Qt::Key_F5, Qt::ControlModifier);
    return m_window->findChild<CampaignTrialDialog *>();
}

void tst_CampaignEditor::trialCampaignsAreShownOnTheChart()
{
    CampaignTrialDialog *dialog = openTrialCampaigns();
    dialog->findChild<QSpinBox *>()->setValue(12);
    for (QComboBox *player : dialog->findChildren<QComboBox *>()) {
        QCOMPARE(player->currentData().toInt(), static_cast<int>(Level::Regular));
        player->setCurrentIndex(player->findData(static_cast<int>(Level::Recruit)));
    }
    QTest::mouseClick(dialog->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(dialog->figures().campaigns, 12, 60000);
    QCOMPARE(dialog->figures().reached.front(), 12);
    // Of 12 the exact interval goes down to 0.025 to the power of 1/12: 73.5 percent.
    QTRY_VERIFY(dialog->findChild<editor::TextBrowser *>()->toPlainText().contains(
        QLatin1String("100 % (74 to 100)")));
    dialog->close();
}

// With the next order, even in the first battle.
void tst_CampaignEditor::trialCampaignsAreCalledOff()
{
    CampaignTrialDialog *dialog = openTrialCampaigns();
    for (QComboBox *player : dialog->findChildren<QComboBox *>())
        player->setCurrentIndex(player->findData(static_cast<int>(Level::Veteran)));
    auto *run = dialog->findChild<QPushButton *>();
    QTest::mouseClick(run, Qt::LeftButton);
    QVERIFY(run->text().contains(QStringLiteral("Cancel")));
    QTest::mouseClick(run, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(run->text().contains(QStringLiteral("Start")), 20000);
    QVERIFY(dialog->figures().campaigns < 100);
    dialog->close();
}

void tst_CampaignEditor::templatesOnlyLackTheirScenarios()
{
    beginEmpty();
    NewCampaignDialog dialog(window::shippedPaths(), m_window.get());
    auto *list = dialog.findChild<QListWidget *>();
    QCOMPARE(list->count(), 4); // an empty one, ladder, series, tree
    for (int row = 1; row < list->count(); ++row) {
        list->setCurrentRow(row);
        const Campaign made = dialog.campaign();
        for (const Problem &problem :
             checkCampaign(made, BattleGrounds(), *window::shippedLibrary()).problems)
            QCOMPARE(std::string(problem.code.name()), std::string("scenario-missing"));
        QVERIFY(made.battles.size() >= 4);
    }
}

void tst_CampaignEditor::anUntouchedFileStaysAsItIs()
{
    const QString path = m_folder.filePath(QStringLiteral("same.toml"));
    QFile::remove(path);
    QVERIFY(QFile::copy(m_roads, path));
    m_window->open(path);
    editor().document().edit([] { return QStringLiteral("title"); },
                             [](Campaign &c) { c.title["en"] = "Three roads"; });
    QVERIFY(editor().save());
    const auto text = readTextFile(path.toStdString());
    const auto before = readTextFile(m_roads.toStdString());
    QString expected = QString::fromStdString(*before.value);
    expected.replace(QLatin1String("Two roads\""), QLatin1String("Three roads\""));
    QCOMPARE(QString::fromStdString(*text.value), expected);
}

void tst_CampaignEditor::scenariosComeAlongToAnotherFolder()
{
    QTemporaryDir folder;
    m_window->open(m_roads);
    window::Hands hands(*m_window);
    hands.saveAs(folder.filePath(QStringLiteral("copy.toml")),
                 Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(folder.filePath(QStringLiteral("copy.toml"))));
    for (const char *name : {"outpost.toml", "crossing.toml", "hill.toml"})
        QVERIFY(QFile::exists(folder.filePath(QLatin1String(name))));
    page().problems().lookNow();
    QVERIFY(page().problems().problems().empty());
}

HW_WINDOW_TEST(tst_CampaignEditor)

} // namespace hexwerk::assault::ui::tst_campaign_editor

#include "tst_campaign_editor.moc"
