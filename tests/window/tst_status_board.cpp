#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

#include "app/assault/editing/editor_page.h"
#include "core/assault/files/readers/game_file.h"
#include "editor/assault/panels/course/dry_run_panel.h"
#include "editor/assault/panels/course/status_board.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/map/board_page.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_status_board {

using Hand = window::By;

// The Troop Status Board: beside the map, in the editor, and in a dry run.
class tst_StatusBoard final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void theBoardMovesWithTheGameAndSaysWhy();
    void r5_0b_aCorrectionIsLoggedAndTakenBack_data() { byMouseAndByKey(); }
    void r5_0b_aCorrectionIsLoggedAndTakenBack();
    void aCorrectionComesBackWithTheFile();
    void theMarkOfTheHouseRulesLeadsToThem();
    void aDryRunInTheMiddleOfAGameChangesNothing();
    void aDryRunTellsWhatMovesAndWhoWouldWin();
    void aDryRunFollowsTheScenario();
    void aDryRunSaysWhatItNeeds();

private:
    StatusBoard &board() { return *m_window->playPage().findChild<StatusBoard *>(); }
    void correct(Hand by, const QString &value);
    DryRunPanel &openDryRun();

    QTemporaryDir m_folder;
};

void tst_StatusBoard::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

static Scenario fearful()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("g1", "L10");
    Scenario &scenario = table.scenario;
    scenario.title = {{"en", "Fear"}};
    scenario.sides[0].name = {{"en", "Axis"}};
    scenario.sides[1].name = {{"en", "Allies"}};
    scenario.tracks = {{.id = "fear", .side = "axis", .name = {{"en", "Fear"}}, .max = 5}};
    scenario.tracks[0].thresholds = {{.at = 4, .effect = ThresholdEffect::Loses}};
    Trigger turn;
    turn.on = TriggerEvent::TurnEnd;
    turn.effects = {{.track = "fear", .add = 1}};
    Trigger lost;
    lost.on = TriggerEvent::UnitEliminated;
    lost.side = "axis";
    lost.effects = {{.track = "fear", .add = 3}};
    scenario.triggers = {turn, lost};
    scenario.victories = {
        {"axis", VictoryCheck::End, {TermKind::SideHasNoUnits, "allied", "", 0, {}}}};
    return scenario;
}

void tst_StatusBoard::theBoardMovesWithTheGameAndSaysWhy()
{
    play(fearful());
    QVERIFY(board().isVisible());
    QCOMPARE(board().tracks().front().value, 0);
    QVERIFY(board().view(0)->toolTip().contains(QStringLiteral("has not moved yet")));

    while (m_hands->position().turn == 1)
        m_hands->say(Pass{}, Hand::Key);

    QCOMPARE(board().tracks().front().value, 1);
    QCOMPARE(board().tracks().front().before, std::optional<int>(0));
    QVERIFY2(board().view(0)->toolTip().contains(
                 QStringLiteral("Last step: Fear: from 0 to 1 – A turn ends.")),
             qPrintable(board().view(0)->toolTip()));
    QCOMPARE(board().view(0)->accessibleName(), QStringLiteral("Axis – Fear: 1"));
    QVERIFY2(log().contains(QStringLiteral("Fear: from 0 to 1 – A turn ends.")), qPrintable(log()));

    m_hands->say(Pass{}, Hand::Key);
    QVERIFY(!board().tracks().front().before); // it stayed
    QVERIFY(board().view(0)->toolTip().contains(QStringLiteral("Last step:")));
    play(assault::Table().rifles("u1", "B2").rifles("g1", "L10").scenario);
    QVERIFY(!board().isVisible()); // nothing to show
}

// Of the only track.
void tst_StatusBoard::correct(Hand by, const QString &value)
{
    m_hands->onNext<QDialog>([&, value](QDialog &dialog) {
        auto *box = dialog.findChild<QSpinBox *>();
        if (!box)
            return false;
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, value);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        return !dialog.isVisible();
    });
    TrackView *track = board().view(0);
    if (by == Hand::Mouse)
        return QTest::mouseDClick(track, Qt::LeftButton);
    for (int i = 0; i < 50 && QApplication::focusWidget() != track; ++i)
        m_hands->press(Qt::Key_Tab);
    m_hands->press(Qt::Key_Return);
}

void tst_StatusBoard::r5_0b_aCorrectionIsLoggedAndTakenBack()
{
    QFETCH(int, by);
    play(fearful());
    const std::size_t orders = m_window->playPage().game().game().log().size();

    correct(static_cast<Hand>(by), QStringLiteral("2"));

    QCOMPARE(m_hands->position().tracks, std::vector<int>{2});
    QCOMPARE(board().tracks().front().value, 2);
    QVERIFY2(log().contains(QStringLiteral("Referee: Fear from “0” to “2”.")), qPrintable(log()));
    const auto &said = m_window->playPage().game().game().log();
    QCOMPARE(said.size(), orders + 1);
    QVERIFY((std::get<Correct>(said.back().order) == Correct{"track.fear", "0", "2"}));

    m_window->playPage().takeBack();
    QCOMPARE(m_hands->position().tracks, std::vector<int>{0});
    QCOMPARE(board().tracks().front().value, 0);
    QVERIFY(!log().contains(QStringLiteral("Referee")));
}

void tst_StatusBoard::aCorrectionComesBackWithTheFile()
{
    play(fearful());
    correct(Hand::Mouse, QStringLiteral("4"));
    const QString path = m_folder.filePath(QStringLiteral("corrected.toml"));
    QVERIFY(m_window->playPage().game().saveAs(path).has_value());

    play(fearful());
    QCOMPARE(board().tracks().front().value, 0);
    m_window->open(path);

    QCOMPARE(board().tracks().front().value, 4);
    QVERIFY(log().contains(QStringLiteral("Referee: Fear")));
    while (!m_hands->position().pending.isOver())
        m_hands->say(Pass{}, Hand::Key);
    QCOMPARE(m_hands->position().winner, SideIndex{1}); // it stands on the threshold
    QCOMPARE(m_hands->position().turn, 2);
}

void tst_StatusBoard::theMarkOfTheHouseRulesLeadsToThem()
{
    play(fearful());
    emit board().ruleWanted(QStringLiteral("H4.10a"));
    QVERIFY2(shown().contains(QStringLiteral("[house rule]")), qPrintable(shown()));
}

void tst_StatusBoard::aDryRunInTheMiddleOfAGameChangesNothing()
{
    play(fearful());
    const Position before = m_hands->position();
    QString outcome;
    m_hands->onNext<QDialog>([&](QDialog &dialog) {
        auto *run = dialog.findChild<DryRunPanel *>();
        if (!run)
            return false;
        for (auto *button : run->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Try it"))
                QTest::mouseClick(button, Qt::LeftButton);
        outcome = run->findChild<QListWidget *>()->item(0)->text();
        dialog.reject();
        return true;
    });
    for (auto *button : m_window->playPage().findChildren<QPushButton *>())
        if (button->text() == QStringLiteral("What if..."))
            QTest::mouseClick(button, Qt::LeftButton);

    QVERIFY2(outcome.contains(QStringLiteral("is eliminated")), qPrintable(outcome));
    QVERIFY(m_hands->position() == before);
}

DryRunPanel &tst_StatusBoard::openDryRun()
{
    m_window->showMode(MainWindow::Mode::Edit);
    m_window->editorPage().showScenario();
    auto &pages = m_window->editorPage().scenarioPage();
    for (int page = 0; page < pages.pageCount(); ++page)
        if (pages.titleOf(page) == QStringLiteral("Dry run"))
            pages.showPage(page);
    window::Hands::settle();
    return *pages.findChild<DryRunPanel *>();
}

static QStringList linesOf(const DryRunPanel &run)
{
    QStringList lines;
    const auto *list = run.findChild<QListWidget *>();
    for (int row = 0; row < list->count(); ++row)
        lines << list->item(row)->text();
    return lines;
}

template<typename Widget>
static Widget *named(const DryRunPanel &run, const char *name)
{
    for (auto *each : run.findChildren<Widget *>())
        if (each->accessibleName() == QLatin1String(name))
            return each;
    return nullptr;
}

static void press(const DryRunPanel &run, const char *text)
{
    for (auto *button : run.findChildren<QPushButton *>())
        if (button->text() == QLatin1String(text))
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL(text);
}

static bool says(const DryRunPanel &run, const QString &sentence)
{
    for (const auto *label : run.findChildren<QLabel *>())
        if (label->isVisible() && label->text() == sentence)
            return true;
    return false;
}

void tst_StatusBoard::aDryRunTellsWhatMovesAndWhoWouldWin()
{
    m_window->document().reset(fearful());
    DryRunPanel &run = openDryRun();
    const StatusBoard &board = *run.findChild<StatusBoard *>();
    QCOMPARE(board.tracks().front().value, 0);
    QVERIFY(says(run, QStringLiteral("If turn 1 ended now, the game would go on.")));

    // By keys alone: the unit of the axis, then let it happen.
    auto *who = named<QComboBox>(run, "Which unit");
    who->setFocus();
    for (int i = 0; i < who->count() && !who->currentText().contains(QStringLiteral("(g1)")); ++i)
        QTest::keyClick(who, Qt::Key_Down);
    QTest::keyClick(who, Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);

    QCOMPARE(board.tracks().front().value, 3);
    QCOMPARE(board.tracks().front().before, std::optional<int>(0));
    QVERIFY2(linesOf(run).contains(
                 QStringLiteral("Fear: from 0 to 3 – A unit is eliminated: Rifles 43 (g1).")),
             qPrintable(linesOf(run).join(u'\n')));
    QVERIFY(says(run, QStringLiteral("If turn 1 ended now: The winner is: Allies. Because of: Fear "
                                     "at 4.")));
    auto *what = named<QComboBox>(run, "What happens");
    what->setCurrentIndex(what->count() - 1); // a turn ends
    press(run, "Try it");
    QCOMPARE(board.tracks().front().value, 4);
    QVERIFY(linesOf(run).filter(QStringLiteral("Fear at 4.")).size() >= 1);
    QVERIFY(linesOf(run).last().startsWith(QStringLiteral("The winner is: Allies.")));

    press(run, "Take back");
    QCOMPARE(board.tracks().front().value, 3);
    press(run, "Start over");
    QCOMPARE(board.tracks().front().value, 0);
    QVERIFY(linesOf(run).isEmpty());
    QVERIFY(m_window->document().scenario() == fearful());
}

void tst_StatusBoard::aDryRunFollowsTheScenario()
{
    m_window->document().reset(fearful());
    DryRunPanel &run = openDryRun();
    press(run, "Try it"); // the first unit is eliminated
    const auto lines = linesOf(run);
    Scenario other = fearful();
    other.tracks[0].start = 1;
    m_window->document().reset(other);
    QTRY_COMPARE(run.findChild<StatusBoard *>()->tracks().front().track.start, 1);
    QCOMPARE(linesOf(run), lines);
    m_window->document().undoStack().setClean();
}

void tst_StatusBoard::aDryRunSaysWhatItNeeds()
{
    Scenario none = fearful();
    none.tracks.clear();
    none.triggers.clear();
    m_window->document().reset(none);
    DryRunPanel &run = openDryRun();
    QVERIFY(says(run, QStringLiteral("The scenario has no tracks yet: add one on the previous "
                                     "page.")));
    Scenario broken = fearful();
    broken.triggers[0].effects[0].track = "hope";
    m_window->document().reset(broken);
    QTRY_VERIFY(
        says(run, QStringLiteral("A dry run needs a scenario without errors; this one has 1.")));
}

HW_WINDOW_TEST(tst_StatusBoard)

} // namespace hexwerk::assault::ui::tst_status_board

#include "tst_status_board.moc"
