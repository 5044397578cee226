#include <QAbstractButton>

#include "tests/test_program.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_hand_over {

using Hand = window::By;

// Questions that one side alone may see.
class tst_HandOver final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { closeWindow(); }
    void minesAreLaidUnseen_data() { byMouseAndByKey(); }
    void minesAreLaidUnseen();
    void anotherMomentShowsNoMines();
    void onePlayerNeedsNoHandOver();
};

// A choice of mines for both sides.
static Scenario mined()
{
    assault::Table table;
    table.zone("north", "axis", ZonePurpose::Mines, {"C3", "D3", "E3", "F3"});
    table.zone("south", "allied", ZonePurpose::Mines, {"C8", "D8", "E8", "F8"});
    table.scenario.mines = {{"axis", 1, 0, {"north"}}, {"allied", 1, 0, {"south"}}};
    table.rifles("g1", "F1").rifles("u1", "F10");
    return table.scenario;
}

void tst_HandOver::minesAreLaidUnseen()
{
    QFETCH(int, by);
    const auto here = [&] {
        QAbstractButton *button = shownButton(QStringLiteral("I am here"));
        QVERIFY(button);
        if (static_cast<Hand>(by) == Hand::Key)
            m_hands->press(Qt::Key_H);
        else
            QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!shownButton(QStringLiteral("I am here")));
    };
    play(mined());
    QCOMPARE(asked(), QStringLiteral("lay_mine axis"));
    const auto &lit = m_window->playPage().canvas().scene().highlights;
    QVERIFY(lit.empty());
    QVERIFY(!m_window->playPage().findChild<MinePanel *>()->isVisible());
    m_hands->hex(at("C3"), Hand::Mouse);
    QVERIFY(records().empty()); // nothing is laid before the side is there

    here();
    QCOMPARE(m_window->playPage().question().question(),
             QStringLiteral("axis: lay a mine marker. Others must look away."));
    QCOMPARE(lit.size(), std::size_t{4});
    m_hands->say(Lay{MineKind::AntiPersonnel, at("C3")}, static_cast<Hand>(by));
    QCOMPARE(records().size(), std::size_t{1});
    QCOMPARE(minesSeen(), std::size_t{1}); // its own
    m_hands->say(Lay{MineKind::Dummy, at("E3")}, static_cast<Hand>(by));

    QCOMPARE(asked(), QStringLiteral("lay_mine allied"));
    QCOMPARE(m_window->playPage().canvas().scene().mines.size(), std::size_t{2});
    QCOMPARE(minesSeen(), std::size_t{0});
    here();
    QCOMPARE(minesSeen(), std::size_t{0});
    m_hands->say(Lay{MineKind::Dummy, at("C8")}, static_cast<Hand>(by));
    m_hands->say(Lay{MineKind::AntiPersonnel, at("D8")}, static_cast<Hand>(by));

    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QCOMPARE(minesSeen(), std::size_t{0});
    QVERIFY(!shownButton(QStringLiteral("I am here"))); // nothing is secret in a turn
}

void tst_HandOver::anotherMomentShowsNoMines()
{
    play(mined());
    m_hands->press(Qt::Key_H);
    m_hands->say(Lay{MineKind::AntiPersonnel, at("C3")}, Hand::Mouse);
    m_hands->say(Lay{MineKind::Dummy, at("E3")}, Hand::Mouse);

    m_hands->press(Qt::Key_Left, Qt::AltModifier); // the axis laid its last one

    QVERIFY(m_window->playPage().moment() == std::size_t{1});
    QCOMPARE(m_window->playPage().canvas().scene().mines.size(), std::size_t{1});
    QCOMPARE(minesSeen(), std::size_t{0});
}

void tst_HandOver::onePlayerNeedsNoHandOver()
{
    play(mined());
    QVERIFY(shownButton(QStringLiteral("I am here")));
    action(Qt::Key_Y)->trigger();
    QVERIFY(!shownButton(QStringLiteral("I am here")));
    QCOMPARE(m_window->playPage().question().question(),
             QStringLiteral("axis: lay a mine marker."));

    m_hands->say(Lay{MineKind::AntiPersonnel, at("C3")}, Hand::Mouse);
    m_hands->say(Lay{MineKind::Dummy, at("E3")}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("lay_mine allied"));
    QCOMPARE(minesSeen(), std::size_t{0}); // of the axis
}

HW_WINDOW_TEST(tst_HandOver)

} // namespace hexwerk::assault::ui::tst_hand_over

#include "tst_hand_over.moc"
