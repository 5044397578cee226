// A game that was played is gone over.
#include "app/assault/analysis/analysis_dialog.h"
#include "app/assault/game/computer_sides.h"
#include "tests/test_program.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_game_analysis {

class tst_GameAnalysis final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { closeWindow(); }
    void aFinishedGameHasItsCurveAndItsMistakes();
    void itCanBeStopped();
    void itClosesWhenTheGameGoesOn();
    void aGameThatHasNotBegunHasNone();

private:
    QAction &analyse()
    {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(u"Ctrl+Alt+Shift+H"_qs))
                return *action;
        qFatal("There is no such action.");
    }
    AnalysisDialog *dialog() { return m_window->findChild<AnalysisDialog *>(); }
    bool isDone()
    {
        const auto *progress = dialog()->findChild<QProgressBar *>();
        return progress->value() == progress->maximum();
    }
    void playOut();
};

void tst_GameAnalysis::playOut()
{
    assault::Table table(2);
    table.scenario.objectives = {{.id = "farm", .hex = at("F5"), .name = {}, .holder = "axis"}};
    const Term control{.kind = TermKind::Control, .name = "farm"};
    table.scenario.victories = {{.side = "axis", .term = control},
                                {.side = "allied", .term = control}};
    table.rifles("g1", "F3").rifles("u1", "F7");
    play(table.scenario);
    m_hands->press(Qt::Key_Escape);
    ComputerSides &computer = m_window->playPage().computer();
    computer.setPace(0);
    computer.setOpponent({Level::Regular});
    computer.setPlayed({true, true});
    QTRY_VERIFY_WITH_TIMEOUT(m_window->playPage().isOver(), 60000);
    computer.setPlayed({});
}

void tst_GameAnalysis::aFinishedGameHasItsCurveAndItsMistakes()
{
    playOut();
    QVERIFY(analyse().isEnabled());
    analyse().trigger();
    QVERIFY(dialog() && dialog()->isVisible() && !dialog()->isModal());
    QTRY_VERIFY_WITH_TIMEOUT(isDone(), 60000);

    auto *rows = dialog()->findChild<QTreeWidget *>();
    QCOMPARE(rows->topLevelItemCount(), 3); // turning points, and the mistakes of both sides
    for (int i = 0; i < 3; ++i)
        QVERIFY(rows->topLevelItem(i)->childCount() > 0);
    auto *curve = dialog()->findChild<ChanceCurve *>();
    curve->setFocus();
    QTest::keyClick(curve, Qt::Key_Left);
    const auto last = m_window->playPage().moment();
    QVERIFY(last.has_value());
    QVERIFY(m_window->playPage().game().positionAt(*last).pending.question == Question::Announce);
    QTest::keyClick(curve, Qt::Key_Left);
    QVERIFY(*m_window->playPage().moment() < *last);
    const auto before = m_window->playPage().moment();
    QTest::mouseClick(curve, Qt::LeftButton, {}, {1, curve->height() / 2}); // the first of all
    QVERIFY(m_window->playPage().moment().has_value());
    QVERIFY(m_window->playPage().moment() <= before);
}

void tst_GameAnalysis::itCanBeStopped()
{
    playOut();
    analyse().trigger();
    auto *depth = dialog()->findChild<QComboBox *>();
    auto *toggle = dialog()->findChild<QPushButton *>();
    if (!isDone())
        toggle->click();
    QTRY_VERIFY_WITH_TIMEOUT(depth->isEnabled(), 20000);
    depth->setCurrentIndex(1);
    toggle->click();
    QVERIFY(!depth->isEnabled());
    toggle->click();
    QTRY_VERIFY_WITH_TIMEOUT(depth->isEnabled(), 20000);
    QVERIFY(dialog()->isVisible());
}

void tst_GameAnalysis::itClosesWhenTheGameGoesOn()
{
    playOut();
    analyse().trigger();
    QVERIFY(dialog());
    m_window->playPage().game().takeBack(PlayGame::Behind::Anything);
    QTRY_VERIFY(!dialog());
}

void tst_GameAnalysis::aGameThatHasNotBegunHasNone()
{
    play(window::oneTarget());
    m_window->playPage().game().takeBackTo(0);
    QVERIFY(records().empty());
    QVERIFY(!analyse().isEnabled());
}

HW_WINDOW_TEST(tst_GameAnalysis)

} // namespace hexwerk::assault::ui::tst_game_analysis

#include "tst_game_analysis.moc"
