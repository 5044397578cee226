#include <QFile>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/beside/guide_panel.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/guide_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"

namespace hexwerk::assault::ui::tst_every_page_of_play {

using namespace editor;

// The play view with all its questions and panels, in every look.
class tst_EveryPageOfPlay final : public window::EveryLook
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanup() { end(); }
    void playView_data() { everyLook(); }
    void playView();
    void course_data() { everyLook(); }
    void course();
};

void tst_EveryPageOfPlay::playView()
{
    takeLook();
    for (const auto &[question, path] : m_games) {
        m_window->open(path);
        QVERIFY(m_window->mode() == MainWindow::Mode::Play);
        check(QStringLiteral("question %1").arg(static_cast<int>(question)));
    }
    m_window->open(m_games.at(Question::Announce));
    MapCanvas &canvas = m_window->playPage().canvas();
    const Position &position = m_window->playPage().game().position(); // of the open game
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
        canvas.setCursor(game.position().units.front().at);
        check(QStringLiteral("Shift+%1").arg(QChar(key)));
    }
    for (const Qt::Key key : {Qt::Key_W, Qt::Key_C}) // as it was
        QTest::keyClick(&canvas, key, Qt::ShiftModifier);
    verifyNoFaults();
}

// Every explanation, as if all came up at once.
void tst_EveryPageOfPlay::course()
{
    takeLook();
    Guide guide =
        loadGuide({{HW_SOURCE_DIR "/resources"}}, kSystemId, kRuleGrammar, "training-infantry");
    const Guide more =
        loadGuide({{HW_SOURCE_DIR "/resources"}}, kSystemId, kRuleGrammar, "training-command");
    guide.lessons.insert(guide.lessons.end(), more.lessons.begin(), more.lessons.end());
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

HW_WINDOW_TEST(tst_EveryPageOfPlay)

} // namespace hexwerk::assault::ui::tst_every_page_of_play

#include "tst_every_page_of_play.moc"
