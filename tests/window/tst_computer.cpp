// The computer plays a side, or both.
#include <QAbstractButton>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QTemporaryDir>

#include "app/assault/answer/computer_dialog.h"
#include "app/assault/answer/computer_panel.h"
#include "app/assault/beside/notice_view.h"
#include "app/assault/game/computer_sides.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_computer {

using Hand = window::By;

class tst_Computer final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init()
    {
        begin();
        computer().setPace(0);
        computer().setOpponent({Level::Regular});
    }
    void cleanup() { closeWindow(); }
    void aGameIsPlayedToItsEnd();
    void itIsTickedInTheBriefingAndWaits();
    void nobodyElseAnswersForIt();
    void itWaitsAndGoesOnOneByOne();
    void itThinksOnWhileItWaits();
    void whatItLaysIsSeenByNobody();
    void itLeavesTimeToReadWhatAnAttackBrought();
    void itIsTakenBackWithTheOrderBefore();
    void aSavedGameKnowsWhoPlays();
    void itIsChosenInTheDialog();
    void itConcedesAndCanBePlayedOn();
    void r5_9b_nobodyIsAskedForCardsThatCannotBePlayed_data();
    void r5_9b_nobodyIsAskedForCardsThatCannotBePlayed();

private:
    ComputerSides &computer() { return m_window->playPage().computer(); }
    ComputerPanel &panel() { return *m_window->playPage().findChild<ComputerPanel *>(); }
    SideIndex askedSide() { return m_window->playPage().game().position().pending.side; }
    bool isChance() { return m_window->playPage().game().position().pending.isChance(); }
    // The computer waits until it is read.
    void playBriefed(const Scenario &scenario)
    {
        play(scenario);
        m_hands->press(Qt::Key_Escape);
    }
    // Rolls what is not the computer's.
    void rollOwn();
    // Passes and declines for the player.
    template<typename IsDone>
    void passUntil(const IsDone &isDone);
};

static Scenario twoPlatoons()
{
    assault::Table table;
    table.rifles("g1", "F3").rifles("g2", "G3").rifles("u1", "F7").rifles("u2", "G7");
    table.scenario.turns = 2;
    return table.scenario;
}

void tst_Computer::rollOwn()
{
    while (!computer().isToSpeak() && isChance())
        m_window->playPage().game().roll(Origin::Key);
}

template<typename IsDone>
void tst_Computer::passUntil(const IsDone &isDone)
{
    const QDeadlineTimer late(120'000);
    while (!isDone() && !late.hasExpired()) {
        rollOwn();
        PlayGame &game = m_window->playPage().game();
        if (!computer().isToSpeak() && !isChance() && !game.position().pending.isOver() &&
            !game.say(Pass{}, Origin::Key))
            game.say(Assault::legalOrders(game.position()).back(), Origin::Key);
        QTest::qWait(1);
    }
}

void tst_Computer::aGameIsPlayedToItsEnd()
{
    playBriefed(twoPlatoons());
    computer().setPlayed({true, true});
    QTRY_VERIFY_WITH_TIMEOUT(m_window->playPage().isOver(), 60000);
    for (const play::Record &record : records())
        QVERIFY(!isOfPlayer(record));
}

void tst_Computer::itIsTickedInTheBriefingAndWaits()
{
    play(twoPlatoons());
    auto *notice = m_window->playPage().findChild<NoticeView *>();
    QVERIFY(notice->isVisible());
    for (QCheckBox *tick : notice->findChildren<QCheckBox *>())
        if (tick->text().startsWith(u"The computer plays"_qs))
            tick->click();
    QVERIFY((computer().played() == std::array<bool, 2>{true, true}));
    QTest::qWait(50);
    QVERIFY(records().empty());

    m_hands->press(Qt::Key_Escape);
    QTRY_VERIFY(records().size() > 3);
}

void tst_Computer::nobodyElseAnswersForIt()
{
    playBriefed(twoPlatoons());
    rollOwn();
    const SideIndex first = askedSide();
    computer().setPace(60000);
    computer().setPlayed({first == 0, first == 1});
    QVERIFY(computer().isToSpeak());
    QVERIFY(panel().isVisible());
    const std::size_t orders = records().size();

    QVERIFY(!m_window->playPage().game().say(Pass{}, Origin::Key));
    QCOMPARE(records().size(), orders);
    computer().setPlayed({});
    QVERIFY(!panel().isVisible());
    QVERIFY(m_window->playPage().game().say(Pass{}, Origin::Key));
}

void tst_Computer::itWaitsAndGoesOnOneByOne()
{
    playBriefed(twoPlatoons());
    computer().setPace(60000);
    computer().setPlayed({true, true});
    const std::size_t orders = records().size();
    m_hands->press(Qt::Key_P, Qt::ShiftModifier);
    QVERIFY(computer().isHeld());

    m_hands->press(Qt::Key_Return);
    QTRY_VERIFY(records().size() > orders);
    QVERIFY(computer().isHeld());
    const std::size_t one = records().size();
    QTest::qWait(50);
    QCOMPARE(records().size(), one);

    computer().setPace(0);
    m_hands->press(Qt::Key_P, Qt::ShiftModifier);
    QTRY_VERIFY(records().size() > one + 3);
}

// One thought about one question, whoever looks at something else meanwhile.
void tst_Computer::itThinksOnWhileItWaits()
{
    playBriefed(twoPlatoons());
    rollOwn();
    const auto thoughts = [this] { return computer().findChildren<QFutureWatcherBase *>().size(); };
    computer().setPace(60000);
    computer().setOpponent({Level::Elite});
    computer().setPlayed({true, true});
    QCOMPARE(thoughts(), 1);
    m_hands->press(Qt::Key_P, Qt::ShiftModifier);
    QVERIFY(computer().isHeld());
    m_hands->press(Qt::Key_P, Qt::ShiftModifier);
    QVERIFY(!computer().isHeld());
    QCOMPARE(thoughts(), 1);
    computer().hurry();
    QTRY_COMPARE(thoughts(), 0);
}

void tst_Computer::whatItLaysIsSeenByNobody()
{
    assault::Table table;
    table.zone("north", "axis", ZonePurpose::Mines, {"C3", "D3", "E3", "F3"});
    table.zone("south", "allied", ZonePurpose::Mines, {"C8", "D8", "E8", "F8"});
    table.scenario.mines = {{"axis", 1, 0, {"north"}}, {"allied", 1, 0, {"south"}}};
    table.rifles("g1", "F1").rifles("u1", "F10");
    playBriefed(table.scenario);
    QCOMPARE(asked(), QStringLiteral("lay_mine axis"));
    computer().setPlayed({askedSide() == 0, askedSide() == 1});

    QTRY_COMPARE(asked(), QStringLiteral("lay_mine allied"));
    QCOMPARE(m_window->playPage().canvas().scene().mines.size(), std::size_t{2});
    QCOMPARE(minesSeen(), std::size_t{0});
    QVERIFY(!shownButton(QStringLiteral("I am here"))); // nobody else is at the table
    m_hands->say(Lay{MineKind::AntiPersonnel, at("D8")}, Hand::Mouse);
    QCOMPARE(minesSeen(), std::size_t{1}); // one's own
}

// With what it answered: to where its opponent last decided.
// At any pace.
void tst_Computer::itLeavesTimeToReadWhatAnAttackBrought()
{
    assault::Table table(2);
    table.rifles("g1", "F3").rifles("g2", "G3").rifles("u1", "F6").rifles("u2", "G7");
    playBriefed(table.scenario);
    PlayGame &game = m_window->playPage().game();
    const Position &p = game.position();
    while (p.pending.question != Question::Announce)
        rollOwn();
    const SideIndex own = askedSide();
    computer().setPlayed({own == 1, own == 0});
    const UnitId shooter = assault::id(p, p.unit(assault::id(p, "u1")).side == own ? "u1" : "g1");
    QVERIFY(game.say(Announce{shooter, Action::Fire}, Origin::Key));
    QElapsedTimer since;
    std::size_t orders = 0;
    const QDeadlineTimer late(60'000);
    while (!late.hasExpired() && (orders == 0 || records().size() == orders)) {
        if (computer().isToSpeak() && p.pending.question == Question::Announce && orders == 0) {
            orders = records().size();
        } else if (!computer().isToSpeak() && orders == 0) {
            since.start(); // before the last one, after which the computer is asked
            if (isChance())
                rollOwn();
            else
                game.say(Assault::legalOrders(p).front(), Origin::Key);
        }
        QTest::qWait(1);
    }
    QVERIFY(orders > 0 && records().size() > orders);
    QVERIFY2(since.elapsed() >= 1400, qPrintable(QString::number(since.elapsed())));
}

void tst_Computer::itIsTakenBackWithTheOrderBefore()
{
    playBriefed(twoPlatoons());
    rollOwn();
    const SideIndex own = askedSide();
    computer().setPlayed({own != 0, own != 1});
    const std::size_t before = records().size();
    QVERIFY(m_window->playPage().game().say(Pass{}, Origin::Key));
    QTRY_VERIFY(!computer().isToSpeak() && records().size() > before + 1);

    m_window->playPage().game().takeBack(PlayGame::Behind::Anything);
    QCOMPARE(records().size(), before);
    QVERIFY(!computer().isToSpeak());
}

void tst_Computer::aSavedGameKnowsWhoPlays()
{
    playBriefed(twoPlatoons());
    rollOwn();
    const SideIndex own = askedSide();
    const std::array<bool, 2> played = {own != 0, own != 1};
    computer().setPlayed(played);
    QVERIFY(m_window->playPage().game().say(Pass{}, Origin::Key));
    QTRY_VERIFY(!computer().isToSpeak());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.toml"));
    QVERIFY(m_window->playPage().game().saveAs(path));

    computer().setPlayed({});
    const std::size_t orders = records().size();
    m_window->playPage().resume(path);
    QCOMPARE(records().size(), orders);
    QVERIFY(computer().played() == played);
}

void tst_Computer::itIsChosenInTheDialog()
{
    playBriefed(twoPlatoons());
    computer().setPace(60000);
    QTimer::singleShot(0, this, [this] {
        auto *dialog = m_window->findChild<ComputerDialog *>();
        QVERIFY(dialog);
        const auto choices = dialog->findChildren<QComboBox *>(); // sides, strength, style, pace
        QCOMPARE(choices.size(), 5);
        for (QComboBox *side : {choices[0], choices[1]})
            side->setCurrentIndex(1);
        choices[2]->setCurrentIndex(0);
        choices[3]->setCurrentIndex(1);
        choices[4]->setCurrentIndex(3);
        dialog->accept();
    });
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(u"Ctrl+Alt+Shift+J"_qs))
            action->trigger();
    QVERIFY((computer().played() == std::array<bool, 2>{true, true}));
    QVERIFY((computer().opponent() == Opponent{Level::Recruit, Temper::Bold}));
    QCOMPARE(computer().pace(), 0);
}

// The only objective is out of its reach.
void tst_Computer::itConcedesAndCanBePlayedOn()
{
    assault::Table table = farmTable("E9", 3);
    table.rifles("g1", "A1").rifles("u1", "E9").rifles("u2", "F9").rifles("u3", "D9");
    playBriefed(table.scenario);
    const SideIndex axis = m_window->playPage().game().position().setting->sideIndex("axis");
    computer().setPlayed({axis == 0, axis == 1});
    passUntil([this] { return computer().isConceding(); });
    QVERIFY(computer().isConceding());
    QCOMPARE(m_window->playPage().game().position().turn, 2);
    QVERIFY(panel().findChild<QLabel *>()->text().contains(u": the computer concedes. "_qs));

    m_hands->press(Qt::Key_P, Qt::ShiftModifier);
    QVERIFY(!computer().isHeld());
    passUntil([this] { return m_window->playPage().isOver(); });
    QVERIFY(m_window->playPage().isOver());
}

void tst_Computer::r5_9b_nobodyIsAskedForCardsThatCannotBePlayed_data()
{
    QTest::addColumn<bool>("isAlone");
    QTest::newRow("against the computer") << true;
    QTest::newRow("with another player") << false; // whom an answer at once would tell the hand
}

void tst_Computer::r5_9b_nobodyIsAskedForCardsThatCannotBePlayed()
{
    QFETCH(bool, isAlone);
    playBriefed(assault::carded(assault::rifleField(), {"ger.crest"}, {"us.ammunition"}).scenario);
    const SideIndex axis = m_window->playPage().game().position().setting->sideIndex("axis");
    if (isAlone)
        computer().setPlayed({axis == 0, axis == 1});
    bool isAskedInVain = false;
    passUntil([&] {
        const Position &p = m_window->playPage().game().position();
        if (!computer().isToSpeak() && p.pending.question == Question::PlayCard)
            isAskedInVain = isAskedInVain || Assault::legalOrders(p).size() == 1;
        return isAskedInVain || m_window->playPage().isOver() || p.turn > 2;
    });
    QCOMPARE(isAskedInVain, !isAlone);
}

HW_WINDOW_TEST(tst_Computer)

} // namespace hexwerk::assault::ui::tst_computer

#include "tst_computer.moc"
